"""What each discard leaves: its score now, and what to expect of it after one more draw."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from tictimes.arithmetic.cards import HAND_SIZE, PACK, Card, read_card
from tictimes.arithmetic.naming import named, tic
from tictimes.arithmetic.options import Level, check_level
from tictimes.arithmetic.tally import best_score
from tictimes.errors import NotationError
from tictimes.sayings import Saying, Sum


@dataclass(frozen=True, slots=True)
class Outlook:
    """A card that may be thrown, the best score without it, and the exact mean one draw later."""

    card: Card
    score: int
    expected: Fraction

    @property
    def says(self) -> Saying:
        """What throwing the card leaves, in words; the teacher hears the exact mean.

        >>> from tictimes.arithmetic.cards import read_card
        >>> from tictimes.sayings import say
        >>> one = Outlook(read_card("4-circle-cyan"), 21, Fraction(2532, 119))
        >>> say(one.says)
        'Without the cyan circle 4 your hand is worth 21. One more card makes it about 21.3.'
        """
        exact = f"{self.expected.numerator}/{self.expected.denominator}"
        return tic(
            "outlook",
            card=named(self.card),
            score=self.score,
            about=Sum(f"{float(self.expected):.1f}"),
            exact=Sum(exact),
        )


def outlooks(
    cards: Iterable[Card | str], level: Level = 2, seen: Iterable[Card | str] = ()
) -> tuple[Outlook, ...]:
    """For each of six different cards in turn, what throwing it would leave.

    One more card is drawn from those that are neither in hand nor among `seen`, and then the worst
    of six is thrown. Raises `NotationError` unless the cards are six different ones, or where all
    others are seen.

    >>> six = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-moon-yellow 1-square-cyan".split()
    >>> best = max(outlooks(six), key=lambda one: one.expected)
    >>> print(best.card, best.score, best.expected)
    4-circle-cyan 21 2532/119
    """
    six, level = tuple(map(read_card, cards)), check_level(level)
    if len(set(six)) != HAND_SIZE + 1 or len(six) != HAND_SIZE + 1:
        raise NotationError("those are not six cards", f"{HAND_SIZE + 1} different cards")
    unseen = set(PACK) - set(six) - set(map(read_card, seen))
    if not unseen:
        raise NotationError("no card is left to draw", "some card not seen yet")
    found = []
    for thrown in six:
        kept = tuple(card for card in six if card != thrown)
        now = best_score(kept, level)
        four = [tuple(card for card in kept if card != other) for other in kept]
        later = sum(
            max(now, *(best_score((*some, card), level) for some in four)) for card in unseen
        )
        found.append(Outlook(thrown, now, Fraction(later, len(unseen))))
    return tuple(found)
