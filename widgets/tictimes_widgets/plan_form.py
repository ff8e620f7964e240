"""What a planner asks, and what was chosen: the lesson, the class, the deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import get_args

from tictimes.deal_words import forgiven
from tictimes.errors import NotationError
from tictimes.form import NO, YES, Field, Form, Part, Pick, number_picks, read_field
from tictimes.game import Json, Level, Options
from tictimes.play.players import bot_level
from tictimes.prints.paper_sizes import PaperName
from tictimes.sayings import Fact, Saying
from tictimes.shuffle import LONGEST_SEED, check_seed
from tictimes_widgets.answers import Answers
from tictimes_widgets.table_pages import TablePage

LARGEST_CLASS, MOST_OFFERED = 60, 4
ON_THE_PAGE = ("voice", "pictures", "help", "lang")
"""The settings of a table that its address may name."""


@dataclass(frozen=True, slots=True)
class Choices:
    """What was chosen: everything that the link, the prints and the answer key follow from.

    `settings` are those of the page that are not as usual there.
    """

    page: TablePage
    word: str
    class_size: int
    children: int
    bots: int
    bots_level: Level
    options: Options
    paper: PaperName
    low_ink: bool
    settings: Mapping[str, str]

    @property
    def players(self) -> int:
        """How many sit at a table."""
        return self.children + self.bots

    @property
    def on_carpet(self) -> int:
        """How many play with real cards at one table: who plays bots on a tablet needs somebody."""
        return max(self.page.game.fewest, self.children)

    @property
    def tables(self) -> int:
        """How many tables the class needs with real cards."""
        return -(-self.class_size // self.on_carpet)


def filled(pages: Sequence[TablePage], answers: Answers) -> tuple[Form, Choices | None]:
    """The form with these `answers` in it, and what they choose: `None` while one cannot be.

    Nothing is refused: a field whose answer cannot be bears the reason.

    >>> from tictimes_widgets.table_pages import table_pages
    >>> from pathlib import Path
    >>> pages = table_pages(Path("nowhere"))
    >>> filled(pages, {"page": "arithmetic", "seed": "Otter 42"})[1].word
    'otter-42'
    >>> form, choices = filled(pages, {"seed": "otter-42", "children": "1", "bots": "0"})
    >>> choices, [field.problem.code for field in form.fields if field.problem]
    (None, ['plan.seats'])
    """
    page = next((one for one in pages if one.key == answers.get("page")), pages[0])
    asked = (
        ("what", (_pages(pages, page), *_options(page))),
        ("class", _seats(page)),
        ("deal", (_word(),)),
        ("more", (*_settings(page), *_paper())),
    )
    parts = tuple(
        Part(name, _says(name), tuple(_answered(field, answers) for field in fields))
        for name, fields in asked
    )
    chosen = {
        field.name: value
        for part in parts
        for field in part.fields
        if not isinstance(value := read_field(field, field.value), Saying)
    }
    problems = dict(_problems(page, chosen))
    parts = tuple(replace(part, fields=tuple(_marked(part.fields, problems))) for part in parts)
    form = Form(_says("title"), parts, _says("copy"), _says("small"), Saying.of("play.new-word"))
    fine = not any(field.problem for field in form.fields)
    return form, _choices(page, chosen) if fine else None


def _choices(page: TablePage, chosen: Mapping[str, Json]) -> Choices:
    options = {
        name: int(str(chosen[name])) if type(usual) is int else chosen[name]
        for name, usual in page.options.items()
    }
    usual_settings = {field.name: field.value for field in _settings(page)}
    return Choices(
        page,
        forgiven(str(chosen["seed"])),
        int(str(chosen["class_size"])),
        int(str(chosen["children"])),
        int(str(chosen["bots"])),
        next(level for level in get_args(Level) if level == chosen["bots_level"]),
        page.game.read_options(options),
        next(name for name in get_args(PaperName) if name == chosen["paper"]),
        chosen["low_ink"] is True,
        {
            name: str(chosen[name])
            for name, usual in usual_settings.items()
            if chosen[name] != usual
        },
    )


def _problems(page: TablePage, chosen: Mapping[str, Json]) -> dict[str, Saying]:
    """What cannot be, though each answer alone could."""
    problems: dict[str, Saying] = {}
    sitting = [chosen.get(name) for name in ("children", "bots")]
    together = sum(count for count in sitting if isinstance(count, int))
    fewest, most = page.game.fewest, page.game.most
    if None not in sitting and not fewest <= together <= most:
        problems["bots"] = _says("seats", fewest=fewest, most=most)
    if "seed" in chosen:
        try:
            check_seed(forgiven(str(chosen["seed"])))
        except NotationError:
            problems["seed"] = _says("no-word")
    return problems


def _marked(fields: tuple[Field, ...], problems: Mapping[str, Saying]) -> tuple[Field, ...]:
    return tuple(replace(one, problem=one.problem or problems.get(one.name)) for one in fields)


def _answered(field: Field, answers: Answers) -> Field:
    value = answers.get(field.name, field.value)
    read = read_field(field, value)
    return replace(field, value=value, problem=read if isinstance(read, Saying) else None)


def _pages(pages: Sequence[TablePage], page: TablePage) -> Field:
    picks = tuple(
        Pick(
            one.key,
            Saying.of("common.name", name=f"{one.path[:2]} {one.title}")
            if one.title
            else _says(one.game.name),
        )
        for one in pages
    )
    return Field("page", "pick", _says("page"), page.key, picks)


def _options(page: TablePage) -> tuple[Field, ...]:
    usual = page.options
    return tuple(replace(field, value=_written(usual[field.name])) for field in page.game.room.form)


def _seats(page: TablePage) -> tuple[Field, ...]:
    levels = [level for name in page.seats if (level := bot_level(name))]
    people, most = len(page.seats) - len(levels), page.game.most
    picks = tuple(Pick(each, _says(f"level-{each}")) for each in get_args(Level))
    return (
        Field("class_size", "number", _says("class-size"), "30", least=1, most=LARGEST_CLASS),
        Field(
            "children",
            "number",
            _says("children"),
            str(people),
            number_picks(*range(1, MOST_OFFERED + 1)),
            least=1,
            most=most,
            help=_says("about-children"),
        ),
        Field(
            "bots",
            "number",
            _says("bots"),
            str(len(levels)),
            number_picks(*range(MOST_OFFERED)),
            least=0,
            most=most - 1,
        ),
        Field("bots_level", "pick", _says("level"), levels[0] if levels else "medium", picks),
    )


def _word() -> Field:
    return Field(
        "seed", "text", Saying.of("play.deal-word"), most=LONGEST_SEED, help=_says("about-deal")
    )


def _settings(page: TablePage) -> tuple[Field, ...]:
    return tuple(
        replace(field, rare=True)
        for field in page.settings.fields(page.game)
        if field.name in ON_THE_PAGE
    )


def _paper() -> tuple[Field, ...]:
    names = tuple(Pick(each, _says(f"paper-{each}")) for each in get_args(PaperName))
    return (
        Field("paper", "pick", _says("paper"), "a4", names, rare=True),
        Field("low_ink", "switch", _says("low-ink"), YES, rare=True),
    )


def _written(value: Json) -> str:
    if isinstance(value, bool):
        return YES if value else NO
    return str(value)


def _says(code: str, **facts: Fact) -> Saying:
    return Saying.of(f"plan.{code}", **facts)
