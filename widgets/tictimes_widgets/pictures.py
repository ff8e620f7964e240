"""Pictures on the page: each shows a scene, as an anywidget, and reads what is asked of it."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from tictimes.arithmetic import Card
from tictimes.arithmetic.options import Level
from tictimes.arithmetic.scenes import chances_of, hands
from tictimes.game import Json
from tictimes.happy_times.scenes import tables_map
from tictimes.icons import STEERING
from tictimes.numbers.reading import read_number
from tictimes.numbers.scenes import (
    FactorTreeScene,
    NumberScene,
    RectanglesScene,
    number_grid,
    number_line,
)
from tictimes.numbers.scenes.number_grid import Use
from tictimes.print_edition import static_svg
from tictimes.sayings import Saying, Voice, say
from tictimes.scene import Ask, Scene, asked
from tictimes.step_scene import ShownCard, StepScene
from tictimes.steps import Expr, Num, Op, Step, as_text
from tictimes.sums import cards_in, cards_of
from tictimes.translations import read_language
from tictimes_widgets.board_json import as_json
from tictimes_widgets.steps_json import chip_svg, game_of, steps_json
from tictimes_widgets.words_around import tongue

STATIC = Path(__file__).parent / "static"
LONGEST = 200


class PictureWidget(anywidget.AnyWidget):
    """A picture on the page; `FactorTree`, `Rectangles`, `Steps` and the others are pictures.

    `scene` is its state, to be observed or set from Python; `picture` what the page draws of it,
    replaced whole. The page sets neither: it asks, by messages.
    """

    _esm = STATIC / "pictures.js"
    _css = STATIC / "pictures.css"
    kind = traitlets.Unicode().tag(sync=True)
    picture = traitlets.Dict().tag(sync=True)
    icons = traitlets.Dict(dict(STEERING)).tag(sync=True)
    scene = traitlets.Instance("tictimes.scene.Scene")

    def __init__(
        self,
        scene: Scene,
        *,
        voice: Voice = "young",
        language: str = "en",
        made_by: str = "",
    ) -> None:
        self._voice, self._language = voice, read_language(language)
        self._made_by, self._count = made_by, 0
        super().__init__(kind=_kebab(type(self).__name__), scene=scene)
        self.on_msg(self._asked)

    @property
    def svg(self) -> str:
        """The print edition: all that the picture can show, as one SVG that stands alone."""
        picture = self.scene.whole.picture
        return static_svg(picture, self._voice, self._language, chip_svg)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Nothing: no trait is the page's to set, whatever it sends."""

    def __repr__(self) -> str:
        return self._made_by

    def _repr_mimebundle_(self, **options: Any) -> Any:  # as IPython calls it
        """The widget, and for places without a kernel its print edition."""
        bundle = super()._repr_mimebundle_(**options)
        data = bundle[0] if isinstance(bundle, tuple) else bundle
        if data is not None:
            data["image/svg+xml"] = self.svg
        return bundle

    @traitlets.observe("scene")
    def _show(self, _change: object) -> None:
        self._count += 1
        self.picture = picture_json(self.scene, self._count, self._voice, self._language)

    def _asked(self, _widget: object, content: object, _buffers: object) -> None:
        """Answers one message of the page; whatever it is, the page hears that it was read."""
        try:
            ask = read_ask(content, self._count)
            if ask is not None:
                self.scene = _safely(self.scene, ask)
        finally:
            self.send({"answered": True})


class NumberPicture(PictureWidget):
    """A picture of one number, which Python may set and observe: `widget.number = 36`.

    Raises `NotationError` for what is no whole number from 0 to 999,999,999,999.
    """

    number = traitlets.Any()

    @traitlets.validate("number")
    def _read(self, proposal: dict[str, object]) -> int:
        return read_number(proposal["value"])

    @traitlets.observe("number")
    def _begin(self, change: dict[str, Any]) -> None:
        assert isinstance(self.scene, NumberScene)
        if self.scene.number != change["new"]:
            self.scene = self.scene.again(change["new"])

    @traitlets.observe("scene")
    def _follow(self, _change: object) -> None:
        assert isinstance(self.scene, NumberScene)
        self.number = self.scene.number


class FactorTree(NumberPicture):
    """The factor tree of a number, to be built or watched.

    >>> FactorTree(60)
    FactorTree(60)
    """

    def __init__(self, number: int = 60, **options: Any) -> None:
        super().__init__(FactorTreeScene(number), made_by=f"FactorTree({number})", **options)


class Rectangles(NumberPicture):
    """All rectangles that a number of counters makes.

    >>> Rectangles(12)
    Rectangles(12)
    """

    def __init__(self, number: int = 12, **options: Any) -> None:
        super().__init__(RectanglesScene(number), made_by=f"Rectangles({number})", **options)


class NumberGrid(PictureWidget):
    """The numbers 1 to `highest` in rows: a sieve, tables and what they share, counting in steps.

    `use` is `"primes"`, `"tables"` or `"jumps"`; `tables` are those to begin with.

    >>> NumberGrid(100), NumberGrid(144, 12, use="tables", tables=(4, 6))
    (NumberGrid(100, 10), NumberGrid(144, 12))
    """

    def __init__(
        self,
        highest: int = 100,
        columns: int = 10,
        *,
        use: Use = "primes",
        tables: Iterable[int] = (),
        **options: Any,
    ) -> None:
        scene = number_grid(highest, columns, use, tables)
        super().__init__(scene, made_by=f"NumberGrid({highest}, {columns})", **options)


class NumberLine(PictureWidget):
    """Jumps on a number line from `start`, one for each of `moves`; or those of a whole sum.

    >>> NumberLine(16, -21)
    NumberLine(16, -21)
    >>> import tictimes as tt
    >>> hand = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split()
    >>> NumberLine(tt.arithmetic.best_group(hand).expression)
    NumberLine(2 * (5 + 4 + 3) - (4 + 2))
    """

    def __init__(self, start: int | Expr = 16, *moves: int, **options: Any) -> None:
        is_sum = isinstance(start, Num | Op)
        if not (is_sum or moves):
            moves = (-21,)
        expr = start if isinstance(start, Num | Op) else Num(0)
        cards = tuple(_little(card) for card in cards_of(expr))
        told = as_text(expr) if is_sum else ", ".join(map(str, (start, *moves)))
        scene = number_line(start, *moves, cards=cards)
        super().__init__(scene, made_by=f"NumberLine({told})", **options)


class Steps(PictureWidget):
    """An explanation, one step at a time, with the cards that stand in its sums.

    >>> import tictimes as tt
    >>> Steps(tt.numbers.why_prime(13))
    Steps(4 steps)
    """

    def __init__(self, steps: Iterable[Step], **options: Any) -> None:
        told = tuple(steps)
        cards = tuple(_shown(card) for card in cards_in(told))
        super().__init__(StepScene(told, cards), made_by=f"Steps({len(told)} steps)", **options)


class TablesMap(PictureWidget):
    """Which tables share which cards of a pack, and in how many sets each card is.

    >>> TablesMap(), TablesMap(36, odds=True)
    (TablesMap(16), TablesMap(36))
    """

    def __init__(
        self, highest: int = 16, *, primes: bool = False, odds: bool = False, **options: Any
    ) -> None:
        scene = tables_map(highest, primes=primes, odds=odds)
        super().__init__(scene, made_by=f"TablesMap({highest})", **options)


class Hands(PictureWidget):
    """All scoring groups of five cards side by side, and which is worth most.

    >>> Hands("5-star-red 4-star-red 3-star-red 4-circle-cyan 2-moon-yellow".split(), level=2)
    Hands('5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow', level=2)
    """

    def __init__(self, cards: Iterable[Card | str], level: Level = 1, **options: Any) -> None:
        scene = hands(cards, level)
        told = " ".join(map(str, scene.hand))
        super().__init__(scene, made_by=f"Hands({told!r}, level={level})", **options)


class Chances(PictureWidget):
    """How many of all hands have each best score, and how lucky `score` is, or the hand `cards`.

    >>> Chances(), Chances(2, 18)
    (Chances(1), Chances(2, 18))
    """

    def __init__(
        self,
        level: Level = 1,
        score: int | None = None,
        *,
        cards: Iterable[Card | str] | None = None,
        **options: Any,
    ) -> None:
        scene = chances_of(level, score, cards)
        told = f"{level}" if scene.score is None else f"{level}, {scene.score}"
        super().__init__(scene, made_by=f"Chances({told})", **options)


def read_ask(message: object, seen: int) -> Ask | None:
    """What the page asks; `None` where it had not seen the newest picture.

    >>> read_ask({"do": "split", "value": "3", "seen": 7}, 7)
    Ask(do='split', value='3')
    >>> read_ask({"do": "split", "value": "3", "seen": 6}, 7) is None
    True
    >>> read_ask(["gibberish"], 7)
    Ask(do='', value='')
    """
    if not isinstance(message, dict):
        return Ask("")
    do, value = message.get("do"), message.get("value", "")
    if message.get("seen") != seen:
        return None
    if not (isinstance(do, str) and isinstance(value, str) and len(do + value) <= LONGEST):
        return Ask("")
    return Ask(do, value)


def picture_json(scene: Scene, count: int, voice: Voice, language: str) -> dict[str, Json]:
    """A scene as the page gets it; `seen` grows with each, so that a late click is known.

    `aloud` is what a screen reader says of it: the answer, or what is new.
    """
    picture = scene.picture
    shown = as_json(replace(picture, steps=()), voice, language)
    assert isinstance(shown, dict)
    told = say(scene.told, voice, language) if scene.told else ""
    steps = steps_json(picture.steps, voice, language)
    lines = [say(saying, voice, language) for saying in picture.says]
    newest = [say(step.change, voice, language) for step in picture.steps[-1:]]
    new = (picture.aloud,) if picture.aloud else (picture.asks, picture.shows)
    heard = [say(one, voice, language) for one in new if one]
    if told and heard:
        aloud = " ".join((told, *lines, *newest))
    elif picture.aloud:
        aloud = heard[0]
    else:
        aloud = told or " ".join((*heard, *lines, *newest))
    said: dict[str, Json] = {"told": told, "aloud": aloud, "explained": steps}
    return {**shown, **tongue(language), "seen": count, **said}


def _safely(scene: Scene, ask: Ask) -> Scene:
    """The scene after `ask`; a mistake in the program is kept for the log, and said kindly."""
    try:
        return asked(scene, ask)
    except Exception:
        logging.getLogger(__name__).exception("a picture could not answer %r", ask)
        return scene.tell(Saying.of("common.picture-stuck"))


def _shown(card: str) -> ShownCard:
    game = game_of(card)
    return ShownCard(card, game.card_name(card), game.face(card))


def _little(card: str) -> ShownCard:
    return ShownCard(card, game_of(card).card_name(card), chip_svg(card))


def _kebab(name: str) -> str:
    """`FactorTree` as `factor-tree`.

    >>> _kebab("FactorTree")
    'factor-tree'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
