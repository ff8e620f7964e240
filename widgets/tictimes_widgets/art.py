"""The pictures that a table sends once: every card of the pack, its back, and the icons."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, get_args

from tictimes.comic import talkers
from tictimes.errors import NotationError, quoted
from tictimes.game import Json
from tictimes.games import GAMES
from tictimes.icons import ICONS
from tictimes.play.portraits import portraits
from tictimes.sayings import called, say
from tictimes_widgets.steps_json import chip_json

Pictures = Literal["shown", "after", "hidden"]
"""Whether cards bear the small pictures that help: always, once they are laid down, or never."""


def read_pictures(value: str) -> Pictures:
    """`value` as one of the three; raises `NotationError` for any other.

    >>> read_pictures("After")
    'after'
    """
    for name in get_args(Pictures):
        if value.lower() == name:
            return name  # type: ignore[no-any-return]  # it is one of the arguments
    raise NotationError(f"{quoted(value)} is no value of pictures", "shown, after or hidden")


@lru_cache(maxsize=8)
def art_of(
    game: str, pack: tuple[str, ...], language: str = "en", pictures: Pictures = "shown"
) -> dict[str, Json]:
    """The pictures of one pack, and the icons; never changed, so tables may share them.

    `laid` holds the cards as they lie once they are laid down, where that is another picture.
    What a screen reader says names the small pictures where they are seen, and only there.

    >>> art_of("happy-times", ("12",), pictures="after")["cards"]["12"]["name"]
    '12'
    """
    this = GAMES[game]
    whole: dict[str, Json] = {
        card: {"svg": this.face(card), "name": say(this.card_name(card), language=language)}
        for card in pack
    }
    bare: dict[str, Json] = {
        card: {
            "svg": this.help.bare_face(card),
            "name": say(this.help.bare_name(card), language=language),
        }
        for card in (pack if pictures != "shown" else ())
    }
    icons: dict[str, Json] = {**ICONS, "talkers": talkers()}
    laid: dict[str, Json] = {"laid": whole} if pictures == "after" else {}
    return {"cards": bare or whole, **laid, "back": this.back(), "icons": icons}


@lru_cache(maxsize=4)
def chips_of(pack: tuple[str, ...], language: str = "en") -> dict[str, Json]:
    """The little cards of a pack, as they stand in sums; never changed, so tables may share them.

    >>> chips_of(("5-star-red",))["5-star-red"]["name"]
    'red star 5'
    """
    return {card: chip_json(card, language=language) for card in pack}


def faces_of(names: Iterable[str], language: str = "en") -> dict[str, str]:
    """The faces of players, by their names and by what these are called in `language`.

    >>> sorted(faces_of(["Fox", "Ana"], "de"))
    ['Fox', 'Fuchs']
    """
    drawn = portraits(names)
    return drawn | {called(name, language): face for name, face in drawn.items()}
