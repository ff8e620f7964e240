"""What follows from a plan: the link for the class, the prints, and the answer key."""

from __future__ import annotations

from dataclasses import dataclass, replace
from urllib.parse import quote, urlencode

from tictimes.answer_keys import HandKey
from tictimes.game import Json
from tictimes.play.players import ANIMALS, PERSON, bot_level
from tictimes.prints.order import Order
from tictimes.sayings import Saying
from tictimes_widgets.plan_form import Choices


@dataclass(frozen=True, slots=True)
class SeatKey:
    """The answer key to the hand of one seat."""

    name: Saying
    key: HandKey


@dataclass(frozen=True, slots=True)
class Print:
    """A print, and how many copies of it a class needs."""

    label: Saying
    order: Order
    copies: int

    @property
    def says(self) -> Saying:
        """How much paper it takes."""
        sheets = self.order.sheets
        each = Saying.of("plan.sheets", count=sheets)
        return Saying.of("plan.for-all", sheets=each, copies=self.copies, all=sheets * self.copies)


def link(choices: Choices) -> str:
    """The address that deals these cards, as seen from the folder of the lessons.

    It names what is not as usual in that lesson, and nothing else; empty where there is no lesson.
    """
    page = choices.page
    if not page.path:
        return ""
    asked = {"seed": choices.word}
    levels = [level for name in page.seats if (level := bot_level(name))]
    if (choices.children, [choices.bots_level] * choices.bots) != (
        len(page.seats) - len(levels),
        levels,
    ):
        asked["names"] = ",".join((PERSON, *ANIMALS)[: choices.children])
        if choices.bots:
            asked["bots"] = ",".join([choices.bots_level] * choices.bots)
        else:
            asked["players"] = str(choices.children)
    changed = _changed(choices.options.json, page.options)
    return f"{quote(page.path)}?{urlencode(asked | changed | dict(choices.settings), safe=',')}"


def prints(choices: Choices) -> tuple[Print, ...]:
    """Everything that can be printed for these choices, with as many copies as the class needs."""
    game = choices.page.game
    order = Order("rules", game, choices.options, choices.paper, low_ink=choices.low_ink)
    deal = replace(order, seed=choices.word, players=choices.players)
    people = choices.on_carpet
    wanted = (
        (replace(order, kind="cards", packs=game.paper.packs(people)), choices.tables),
        (order, choices.tables),
        (replace(order, kind="score-sheet", players=people), choices.tables),
        (replace(order, kind="take-home"), choices.class_size),
        (replace(deal, kind="worksheet"), choices.class_size),
        (replace(deal, kind="answers"), 1),
    )
    return tuple(
        Print(Saying.of(f"plan.{one.kind}", word=choices.word), one, copies)
        for one, copies in wanted
    )


def keys(choices: Choices) -> tuple[tuple[SeatKey, ...], str]:
    """The answer key to every hand of the deal, and the card that is turned up first."""
    game = choices.page.game
    dealt = game.dealt(game.deal(choices.word, choices.players, choices.options))
    hands, discard = dealt["hands"], dealt["discard"]
    assert isinstance(hands, list)
    assert isinstance(discard, list)
    found = []
    for seat, hand in enumerate(hands):
        assert isinstance(hand, list)
        who = "child" if seat < choices.children else "bot"
        key = game.answer_key(tuple(map(str, hand)), choices.options)
        found.append(SeatKey(Saying.of(f"plan.{who}", number=seat + 1), key))
    return tuple(found), str(discard[-1])


def _changed(options: dict[str, Json], usual: dict[str, Json]) -> dict[str, str]:
    return {
        name: ("yes" if value else "no") if isinstance(value, bool) else str(value)
        for name, value in options.items()
        if value != usual[name]
    }
