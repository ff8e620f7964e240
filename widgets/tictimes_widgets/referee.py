"""The referee on the page: for real cards on the carpet."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

from tictimes.arithmetic.cards import HAND_SIZE, read_card, read_hand
from tictimes.arithmetic.options import check_level
from tictimes.arithmetic.scenes import HandReferee
from tictimes.errors import NotationError, quoted
from tictimes.game import Json
from tictimes.games import GAMES
from tictimes.happy_times.cards import read_card as read_number
from tictimes.happy_times.options import read_options
from tictimes.happy_times.scenes import SetReferee
from tictimes.happy_times.sets import SIZE
from tictimes.referee import Referee as RefereeScene
from tictimes.sayings import Voice
from tictimes.translations import read_language
from tictimes_widgets.page_options import read_page
from tictimes_widgets.quizzes import QuizPicture

CHOICES = {"happy-times": ("highest", "primes", "odds"), "arithmetic": ("level",)}
"""What of each game's options matters to its referee."""


class Referee(QuizPicture):
    """Judges three cards of Happy Times, or five of ArithmeTic, once a child has said what is so.

    `cards` are those that lie there already; `options` are `highest`, `primes` and `odds`, or
    `level`. Raises `NotationError` for another game, card or option.

    >>> Referee("happy-times"), Referee("arithmetic", level=2)
    (Referee('happy-times'), Referee('arithmetic', level=2))
    >>> Referee("happy-times", [4, 8, 12]).scene.full
    True
    """

    def __init__(
        self,
        game: str = "happy-times",
        cards: Iterable[object] = (),
        *,
        voice: Voice = "young",
        language: str = "en",
        **options: Json,
    ) -> None:
        for name in options:
            if name not in CHOICES.get(game, ()):
                raise NotationError(
                    f"{quoted(name)} is no option", ", ".join(CHOICES.get(game, ()))
                )
        told = "".join(f", {name}={value!r}" for name, value in options.items())
        scene = _scene(game, tuple(cards), options, read_language(language))
        super().__init__(scene, voice=voice, language=language, made_by=f"Referee({game!r}{told})")

    @classmethod
    def from_page(cls, game: str = "happy-times", **options: Any) -> Referee:
        """The referee that the address of the page asks for; the rest is as given here.

        What the address says and cannot be is named in one line on the page.
        """
        page = read_page(os.environ.get("QUERY_STRING", ""), GAMES[game])
        asked: dict[str, Any] = {"voice": page.voice, "language": page.language}
        if page.game is GAMES[game]:
            asked |= {name: page.options.get(name) for name in CHOICES[game]}
        given = {name: value for name, value in asked.items() if value is not None}
        made = cls(game, **{**options, **given})
        if page.notice is not None:
            made.scene = made.scene.tell(page.notice)
        return made


def _scene(
    game: str, cards: tuple[object, ...], options: dict[str, Json], language: str
) -> RefereeScene:
    if game == "happy-times":
        chosen = read_options(options)
        numbers = tuple(str(read_number(card, chosen.highest)) for card in cards)
        if len(numbers) > SIZE:
            raise NotationError(f"{len(numbers)} cards are too many", f"up to {SIZE}")
        return SetReferee(numbers, options=chosen, language=language)
    if game == "arithmetic":
        hand = read_hand(cards) if len(cards) >= HAND_SIZE else tuple(map(read_card, cards))
        level = check_level(options.get("level", 1))
        return HandReferee(tuple(dict.fromkeys(map(str, hand))), level, language=language)
    raise NotationError(f"{quoted(game)} has no referee", " or ".join(CHOICES))
