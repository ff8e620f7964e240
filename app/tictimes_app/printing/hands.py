"""The hands of an order's deal: those that `tictimes deal` shows for the same arguments."""

from __future__ import annotations

from tictimes.prints.order import Order


def hands_of(order: Order) -> tuple[tuple[str, ...], ...]:
    """Every seat's cards, in the order in which they came.

    >>> from tictimes.prints.reading import read_order
    >>> hands_of(read_order("worksheet", {"game": "happy-times", "seed": "otter-42"}))[0]
    ('10', '6', '1', '4', '11', '16')
    """
    state = order.game.deal(order.seed, order.players, order.options)
    hands = order.game.dealt(state)["hands"]
    assert isinstance(hands, list)
    return tuple(tuple(map(str, hand)) for hand in hands if isinstance(hand, list))
