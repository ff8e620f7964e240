"""What a game gives to paper: the blanks of a worksheet, a score sheet, a game to take home.

Plain data for every game; each makes its own in `on_paper.py`. A rule sheet shows the pictures of
its room, an answer key is `answer_key`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from tictimes.sayings import Saying

O_contra = TypeVar("O_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Blank:
    """A line to fill in: what to write, `boxes` for cards or numbers, and then a rule if `line`.

    Where the label has `____`, a number is to be written into it.
    """

    label: Saying
    boxes: int = 0
    line: bool = True


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a score sheet: its head, how wide it is beside the others, boxes in each cell."""

    label: Saying
    share: float
    boxes: int = 0


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """A score sheet of one player: how to keep it, its columns, a row for each of `rows`.

    `last` is what the line beneath is for.
    """

    says: Saying
    columns: tuple[Column, ...]
    rows: tuple[Saying, ...]
    last: Saying


@dataclass(frozen=True, slots=True)
class TakeHome:
    """A game on one sheet: its cards, and how it is played, sentence by sentence."""

    cards: tuple[str, ...]
    rules: tuple[Saying, ...]


@dataclass(frozen=True, slots=True)
class Paper(Generic[O_contra]):
    """What a game gives to paper.

    `title` is its name. `packs(players)` are the packs that so many players need. `asks(options)`
    says what to do with the hands of a worksheet, `blanks(options)` are filled in beneath each.
    So many `keys_on_a_page` have room in an answer key.
    `scores(options)` is the score sheet, `also(options)` what a rule sheet says beside its
    pictures, `take_home(options)` the game on one sheet. `unfinished(card)` is a face on which
    children draw what is missing.
    """

    title: Saying
    packs: Callable[[int], int]
    asks: Callable[[O_contra], tuple[Saying, ...]]
    blanks: Callable[[O_contra], tuple[Blank, ...]]
    keys_on_a_page: int
    scores: Callable[[O_contra], ScoreTable]
    also: Callable[[O_contra], tuple[Saying, ...]]
    take_home: Callable[[O_contra], TakeHome]
    unfinished: Callable[[str], str]
