"""A row of drawn cards for a worked example: plain HTML, so that it needs no widget."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TypeAlias

from tictimes.arithmetic import Card
from tictimes.arithmetic.cards import read_card
from tictimes.errors import NotationError, quoted
from tictimes.sayings import Saying, Voice, say
from tictimes.translations import read_language
from tictimes_widgets.steps_json import game_of
from tictimes_widgets.words_around import tongue

AnyCard: TypeAlias = int | str | Card
"""A card of either game, as a value or in its notation."""

MOST = 36
"""So many cards lie in a row at most."""

GAP, LIFT = 10, 12
"""In pixels: the room between two cards, and how far a chosen one is lifted."""

WIDTH = "clamp(56px,19vw,84px)"
"""Four of them stand side by side on a telephone."""

ROW = (
    f"display:flex;flex-wrap:wrap;gap:{LIFT + 4}px {GAP}px;"
    f"margin:{LIFT + 10}px 0 0.5rem;padding:4px"
)
LIFTED = f"transform:translateY(-{LIFT}px);border-radius:10px;outline:4px solid var(--go, #1c6b4a)"


class Cards:
    """Cards of either game in a row; those of them that are `chosen` are lifted and ringed.

    `bare` leaves the small pictures of the tables away. Raises `NotationError` for what is no card,
    for more than 36 cards, and for a chosen card that is not there.

    >>> Cards([3, 4, 8, 12], chosen=[4, 8, 12])
    Cards('3 4 8 12')
    >>> Cards(["5-Moon-red"])
    Cards('5-crescent-red')
    >>> Cards([3, "seven"])
    Traceback (most recent call last):
    tictimes.errors.NotationError: 'seven' is no card (12, or 5-star-red)
    """

    def __init__(
        self,
        cards: Iterable[AnyCard],
        chosen: Iterable[AnyCard] = (),
        *,
        bare: bool = False,
        voice: Voice = "young",
        language: str = "en",
    ) -> None:
        self._cards, self._chosen = _read(cards), _read(chosen)
        if len(self._cards) > MOST:
            raise NotationError(f"{len(self._cards)} cards are too many", f"up to {MOST}")
        for card in self._chosen:
            if card not in self._cards:
                raise NotationError(f"{quoted(card)} is not in the row", ", ".join(self._cards))
        self._bare, self._voice, self._language = bare, voice, read_language(language)

    def __repr__(self) -> str:
        return f"Cards({' '.join(self._cards)!r})"

    def _repr_html_(self) -> str:
        """The row; each card is a picture with a name of its own."""
        way = tongue(self._language)
        shown = "".join(map(self._one, self._cards))
        return (
            f'<div class="tictimes-cards" role="list" lang="{way["lang"]}" dir="{way["dir"]}"'
            f' style="{ROW}">{shown}</div>'
        )

    def _one(self, card: str) -> str:
        game = game_of(card)
        called, face = game.card_name, game.face
        if self._bare:
            called, face = game.help.bare_name, game.help.bare_face
        lifted, name = "", called(card)
        if card in self._chosen:
            lifted, name = f";{LIFTED}", Saying.of("common.card-chosen", card=name)
        heard = escape(say(name, self._voice, self._language))
        return (
            f'<div role="listitem"><div role="img" aria-label="{heard}"'
            f' style="width:{WIDTH};line-height:0{lifted}">{face(card)}</div></div>'
        )


def _read(cards: Iterable[AnyCard]) -> tuple[str, ...]:
    """Each card in the first form of its notation."""
    return tuple(map(_read_one, cards))


def _read_one(card: AnyCard) -> str:
    written = str(card).strip().lower()
    try:
        game_of(written).face(written)
    except KeyError:
        raise NotationError(f"{quoted(card)} is no card", "12, or 5-star-red") from None
    return written if written.isdecimal() else str(read_card(written))
