"""What every game gives to the rest of the kit: one record of its types and functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Literal, Protocol, Self, TypeAlias, TypeVar

from tictimes.answer_keys import HandKey
from tictimes.board import Board, LogLine
from tictimes.form import Field, RulePicture
from tictimes.mixups import Diagnosis
from tictimes.notes import Note
from tictimes.panels import Ending, Hint, Question, Strength, Telling
from tictimes.paper import Paper
from tictimes.sayings import Saying
from tictimes.sheets import Desk, Reply, SheetPage

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Level = Literal["easy", "medium", "hard"]


class Move(Protocol):
    """A move is a small hashable value that prints as its own notation."""

    @property
    def json(self) -> list[Any]:  # JSON is as deep as it likes; the notation is RULES section 4
        """The move in the notation of match files, such as `["draw", "deck"]`."""
        ...


class View(Protocol):
    """What one seat may know of a state; a type of its own in each game."""

    @property
    def seat(self) -> int:
        """Whose eyes these are."""
        ...

    @property
    def turn(self) -> int:
        """Whose go it is."""
        ...


M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)


V_co = TypeVar("V_co", bound=View, covariant=True)


class State(Protocol[M, V_co]):
    """A position of a match: frozen, hashable, and all that the rules need to go on."""

    @property
    def turn(self) -> int:
        """The seat whose go it is; means nothing once the match is over."""
        ...

    @property
    def phase(self) -> Literal["draw", "discard", "score"]:
        """What that seat is to do next."""
        ...

    @property
    def over(self) -> bool:
        """Whether the match is decided."""
        ...

    @property
    def winners(self) -> tuple[int, ...]:
        """Every winning seat, ascending; empty until the match is over."""
        ...

    @property
    def moves(self) -> tuple[M, ...]:
        """Every move made so far."""
        ...

    @property
    def legal_moves(self) -> Sequence[M]:
        """Every move the rules allow now; none once it is over or nothing can be drawn."""
        ...

    def why_not(self, move: M) -> Saying | None:
        """What to tell a child whose `move` the rules forbid now; `None` if they allow it."""
        ...

    def play(self, move: M) -> Self:
        """The position after `move`; raises `RuleError` where `why_not` has an answer."""
        ...

    def view(self, seat: int) -> V_co:
        """What `seat` may know."""
        ...


S = TypeVar("S", bound=State[Any, Any])  # its moves and views are M and V of the same Game


class Options(Protocol):
    """A game's options: a frozen dataclass with defaults, checked when it is made."""

    @property
    def json(self) -> dict[str, Json]:
        """All options, in the notation of match files."""
        ...


O = TypeVar("O", bound=Options)  # noqa: E741  # beside S, M and V


@dataclass(frozen=True, slots=True)
class Help(Generic[S, M, V]):
    """What a game does to teach; nothing of it knows more than those who are told.

    `hint(view, strength)` helps with the next move, of a seat whose go it is. `question(view,
    move)` is what a child says first once a move of that kind has missed; `None` for moves that
    ask for no mathematics. `diagnose(view, move)` are the mistakes that fit a miss.
    `explain(before, move, seat)` tells `seat` (`None`: an onlooker) why a move is right, or counts
    as it does; `explains(move)` is whether there is anything to explain. `review(states, moves,
    seats, names)` looks back at the round just finished for those `seats`, on request;
    `review_label` is what the button says. `ending(state, seat, names)` is said when it is over,
    `seat` being the only person. `bare_face` and `bare_name` are a card without the small pictures
    that help, where it has any.
    """

    hint: Callable[[V, Strength], Hint]
    question: Callable[[V, M], Question | None]
    diagnose: Callable[[V, M], Sequence[Diagnosis]]
    explains: Callable[[M], bool]
    explain: Callable[[S, M, int | None], Telling]
    review: Callable[[Sequence[S], Sequence[M], tuple[int, ...], tuple[str, ...]], Telling]
    review_label: Saying
    ending: Callable[[S, int | None, tuple[str, ...]], Ending]
    bare_face: Callable[[str], str]
    bare_name: Callable[[str], Saying]


@dataclass(frozen=True, slots=True)
class Room(Generic[S, O]):
    """What a game gives to a room full of children.

    `form` asks for its options, by their names; `seating` says who sits first; `rules(options)`
    are pictures that explain it without words. `round_of(state)` is the round that is being played,
    from 1: after it a match can stop, and every seat has had as many goes. `shortened(options,
    rounds)` are the options of a match of so many rounds; `None` where its rules know none.
    `counted(total)` names what a seat has in the end: its points, its sets.
    """

    form: tuple[Field, ...]
    seating: Saying
    rules: Callable[[O], tuple[RulePicture, ...]]
    round_of: Callable[[S], int]
    shortened: Callable[[O, int], O | None]
    counted: Callable[[int], Saying]


@dataclass(frozen=True, slots=True)
class Sheet(Generic[S]):
    """How a game lets children count for themselves; all of it follows from what was written.

    `page(state, notes, desk)` is the sheet to draw, and what it asks next. `reply` makes a note of
    an answer to that (`RuleError` where it is none), and `heard` is what to say once it is written,
    and the cards it is about. `covered` is the board without what is still to be found.
    `claims(state, desk, rng)` are what the bots write when a round is over.
    """

    page: Callable[[S, tuple[Note, ...], Desk], SheetPage]
    reply: Callable[[S, tuple[Note, ...], Desk, Reply], Note]
    heard: Callable[[S, tuple[Note, ...], Desk], tuple[Saying | None, tuple[str, ...]]]
    covered: Callable[[Board, S, tuple[Note, ...], Desk], Board]
    claims: Callable[[S, Desk, Random], tuple[Note, ...]]


@dataclass(frozen=True, slots=True)
class Game(Generic[S, M, V, O]):
    """A game, as the rest of the kit sees it; `games.py` lists them all.

    `deal(seed, players, options)` deals a match of that many players; `read_options` and
    `read_move` read JSON (`NotationError` where it cannot be read). `snapshot` is the state as
    `tictimes replay` prints it, `dealt` the deal as `tictimes deal` does.
    `bot(level)` is a player: from a view and a generator of its own it makes a move and says why.
    `board(view, names)` is the view ready to draw; `result(state, names)` the round just finished,
    for all to see. `narrate(before, move, after, seat, names)` tells what a move did, as `seat`
    may know it (`None`: an onlooker). `reveals(before, move, after)` is true where the move showed
    somebody a hidden card, so that it cannot be taken back; `open_hands(state)` while every hand
    is shown to all; `round_over(before, after)` where that move ended a round.
    `pack(options)` are all different cards in notation, `face` a card's picture as SVG, `chip` the
    little card that it is in a sum, `back` its back, `card_name` what a screen reader says;
    `face`, `chip` and `card_name` raise `ValueError` or `KeyError` for another game's card.
    `cards_of(move)` are the cards that a move names. `answer_key(cards, options)` is the key to a
    hand in notation: all that is in it, and likely wrong answers. `paper` is what it gives to
    paper, `help` how it teaches, `room` what it gives to a room full of children, `sheet` its
    score sheet, if it has one.
    """

    name: str
    fewest: int
    most: int
    read_options: Callable[[Mapping[str, object]], O]
    read_move: Callable[[object], M]
    deal: Callable[[str, int, O], S]
    snapshot: Callable[[S], dict[str, Json]]
    dealt: Callable[[S], dict[str, Json]]
    bot: Callable[[Level], Callable[[V, Random], tuple[M, Saying]]]
    board: Callable[[V, tuple[str, ...]], Board]
    result: Callable[[S, tuple[str, ...]], Board]
    narrate: Callable[[S, M, S, int | None, tuple[str, ...]], LogLine]
    reveals: Callable[[S, M, S], bool]
    open_hands: Callable[[S], bool]
    round_over: Callable[[S, S], bool]
    pack: Callable[[O], tuple[str, ...]]
    face: Callable[[str], str]
    chip: Callable[[str], str]
    back: Callable[[], str]
    card_name: Callable[[str], Saying]
    room: Room[S, O]
    cards_of: Callable[[M], tuple[str, ...]]
    answer_key: Callable[[Sequence[str], O], HandKey]
    paper: Paper[O]
    help: Help[S, M, V]
    sheet: Sheet[S] | None = None
