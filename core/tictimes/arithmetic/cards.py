"""The TIC cards: 125 different ones, a number, a shape and a colour on each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias, get_args

from tictimes.errors import NotationError, quoted

Shape: TypeAlias = Literal["circle", "crescent", "triangle", "square", "star"]
Colour: TypeAlias = Literal["violet", "cyan", "yellow", "orange", "red"]
Property: TypeAlias = Literal["number", "shape", "colour"]

NUMBERS = (1, 2, 3, 4, 5)
SHAPES: tuple[Shape, ...] = get_args(Shape)
COLOURS: tuple[Colour, ...] = get_args(Colour)
PROPERTIES: tuple[Property, ...] = get_args(Property)

HAND_SIZE = 5
ALLOWED = "such as 5-star-red: a number 1 to 5, a shape, a colour"


class Card(NamedTuple):
    """One card of the TIC pack; it prints as its notation.

    >>> print(Card(5, "star", "red"))
    5-star-red
    """

    number: int
    shape: Shape
    colour: Colour

    def __str__(self) -> str:
        return f"{self.number}-{self.shape}-{self.colour}"


Hand: TypeAlias = tuple[Card, ...]

PACK: Hand = tuple(
    Card(number, shape, colour) for number in NUMBERS for shape in SHAPES for colour in COLOURS
)
"""The pack before the shuffle: number by number, then shape, then colour."""

BY_NOTATION = {str(card): card for card in PACK}
"""Every card by its first form."""

_OTHER_NAMES = {"moon": "crescent", "purple": "violet", "blue": "cyan"}


def read_card(notation: object) -> Card:
    """The card that `notation` means: a card, or its text in any case.

    `moon`, `purple` and `blue` are read as well. Raises `NotationError` for anything else.

    >>> read_card("5-star-red")
    Card(number=5, shape='star', colour='red')
    >>> print(read_card("3-Moon-PURPLE"))
    3-crescent-violet
    >>> read_card("6-star-red")
    Traceback (most recent call last):
    tictimes.errors.NotationError: '6-star-red' is no card (such as 5-star-red: a number 1 to 5, \
a shape, a colour)
    """
    # a Card that was made by hand need not be in the pack, so it is looked up as well
    text = str(notation) if isinstance(notation, str | Card) else ""
    card = BY_NOTATION.get(text) or BY_NOTATION.get(_first_form(text))
    if card is None:
        raise NotationError(f"{quoted(notation)} is no card", ALLOWED)
    return card


def read_hand(cards: Iterable[object]) -> Hand:
    """Five different cards, in the order given.

    Raises `NotationError` where they are not five, or one stands twice.

    >>> len(read_hand("5-star-red 4-star-red 3-star-red 4-circle-cyan 2-moon-yellow".split()))
    5
    >>> read_hand(["5-star-red"] * 5)
    Traceback (most recent call last):
    tictimes.errors.NotationError: 5-star-red stands twice in the hand (5 different cards)
    >>> read_hand(["5-star-red"])
    Traceback (most recent call last):
    tictimes.errors.NotationError: a hand of 1 (5 different cards)
    """
    hand = tuple(map(read_card, cards))
    if len(hand) != HAND_SIZE:
        raise NotationError(f"a hand of {len(hand)}", f"{HAND_SIZE} different cards")
    for place, card in enumerate(hand):
        if card in hand[:place]:
            raise NotationError(f"{card} stands twice in the hand", f"{HAND_SIZE} different cards")
    return hand


def without(hand: Hand, card: Card) -> Hand:
    """The other cards of `hand`, in their order.

    >>> without(PACK[:2], PACK[0]) == without(PACK[1:2], PACK[0]) == PACK[1:2]
    True
    """
    return tuple(other for other in hand if other != card)


def _first_form(text: str) -> str:
    return "-".join(_OTHER_NAMES.get(part, part) for part in text.lower().split("-"))
