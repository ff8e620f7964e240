"""What things are called in ArithmeTic: cards, groups, and the sum that a group makes."""

from __future__ import annotations

from tictimes.arithmetic.cards import Card, Hand, read_card
from tictimes.arithmetic.options import Level
from tictimes.arithmetic.scoring import Group, expression, total
from tictimes.sayings import Fact, Saying, Sum
from tictimes.steps import Expr, as_text


def tic(code: str, **facts: Fact) -> Saying:
    """A saying of this game."""
    return Saying.of(f"arithmetic.{code}", **facts)


def named(card: Card) -> Saying:
    """What a card is called.

    >>> from tictimes.sayings import say
    >>> say(named(Card(5, "crescent", "red")))
    'red moon 5'
    """
    return tic("card", number=card.number, shape=tic(card.shape), colour=tic(card.colour))


def card_name(card: str) -> Saying:
    """What a screen reader says of a card in notation."""
    return named(read_card(card))


def group_name(group: Group, level: Level) -> Saying:
    """What a group is called: what its cards share and, where both kinds are played, its kind.

    >>> from tictimes.arithmetic.scoring import best_group
    >>> from tictimes.sayings import say
    >>> hand = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-moon-yellow".split()
    >>> say(group_name(best_group(hand, 2), 2)), say(group_name(best_group(hand, 1), 1))
    ('Tic: red stars', 'red stars')
    """
    return tic(group.kind, shares=what_is_shared(group)) if level == 2 else what_is_shared(group)


def what_is_shared(group: Group) -> Saying:
    """What all cards of a group are, such as red stars."""
    card = group.cards[0]
    return tic(
        f"share-{'-'.join(group.shared)}",
        number=card.number,
        shapes=tic(f"{card.shape}s"),
        shape=tic(card.shape),
        colour=tic(card.colour),
    )


def working(hand: Hand, group: Group | None) -> Saying:
    """How the score of a hand comes about, each number from the cards in their order.

    >>> from tictimes.arithmetic.scoring import best_group
    >>> from tictimes.arithmetic.cards import read_hand
    >>> from tictimes.sayings import say
    >>> hand = read_hand("5-star-red 4-star-red 3-star-red 4-circle-cyan 2-moon-yellow".split())
    >>> say(working(hand, best_group(hand, 2)))
    '5 + 4 + 3 = 12. Doubled: 24. Left over: 4 + 2 = 6. 24 − 6 = 18.'
    >>> say(working(hand, best_group(hand, 2)), "older")
    '2 × (5 + 4 + 3) − (4 + 2) = 18.'
    >>> say(working(hand, None))
    'No group, so every card counts against you: −(5 + 4 + 3 + 4 + 2) = −18.'
    """
    whole = in_print(expression(hand, group))
    if group is None:
        return tic("worth-nothing", whole=whole, score=-total(hand))
    worth = sum(part.points for part in group.parts if part.reason != "leftovers")
    return tic(
        f"worth-{group.kind}{'' if group.leftovers else '-of-all'}",
        sum=_summed(group.cards),
        worth=worth,
        left=_summed(group.leftovers),
        taken=total(group.leftovers),
        whole=whole,
        score=group.score,
    )


def in_print(expr: Expr) -> Sum:
    """A sum as it is printed, with real signs."""
    return Sum(as_text(expr).replace("*", "×").replace("-", "−"))


def _summed(cards: Hand) -> Saying:
    """`4 + 2 = 6`, or a single card's number alone."""
    numbers = Sum(" + ".join(str(card.number) for card in cards))
    if len(cards) < 2:
        return Saying.of("common.name", name=numbers)
    return tic("sum", sum=numbers, total=total(cards))
