"""The card table: a match on the page, as an anywidget. It shows boards and reads what is asked."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import anywidget
import traitlets

from tictimes.board import Board
from tictimes.errors import RuleError, StoreError
from tictimes.form import Form, RulePicture
from tictimes.game import Json
from tictimes.games import GAMES
from tictimes.play.live_match import LiveMatch
from tictimes.play.match import Setup
from tictimes.play.players import seat_names
from tictimes.play.sitting import Sitting
from tictimes.sayings import Saying, Voice
from tictimes.sheets import Counting, HelpWhen, Reply, read_help
from tictimes.translations import read_language
from tictimes_widgets.art import Pictures, art_of, chips_of, faces_of, read_pictures
from tictimes_widgets.asides import Ask, file_of, grant
from tictimes_widgets.board_json import as_json
from tictimes_widgets.keeping import (
    back_to,
    forgotten,
    key_wished,
    lasting_key,
    new_word,
    store_here,
    without_names,
)
from tictimes_widgets.messages import Play, Stale, Wish, read
from tictimes_widgets.page_options import Page, read_page
from tictimes_widgets.set_up import Ready, SetUp, names_offered, names_shown, prepared
from tictimes_widgets.settings import Settings
from tictimes_widgets.words_around import words_around

STATIC = Path(__file__).parent / "static"
PACE = 600


class CardTable(anywidget.AnyWidget):
    """A table at which a match of one game is played; `HappyTimes` and `Arithmetic` are the tables.

    `board` is what the page draws, replaced whole at every change; `art` holds the faces of the
    pack, sent once; `form` what is asked before a new game, while it is asked; `rules` the
    pictures that explain the game, once they were wished for; `words` the few words around the
    board; `match_key` the id by which a page that is loaded anew may ask for its match, where that
    is kept; `pace` the pause before a bot's move, in milliseconds. The page sets none of them: it
    asks, by messages. With `set_up` it first asks who plays, and what.
    """

    game: ClassVar[str]

    _esm = STATIC / "table.js"
    _css = STATIC / "table.css"
    kind = traitlets.Unicode("card-table").tag(sync=True)
    board = traitlets.Dict().tag(sync=True)
    art = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    form = traitlets.Dict().tag(sync=True)
    rules: traitlets.List[dict[str, Json]] = traitlets.List().tag(sync=True)
    portraits = traitlets.Dict().tag(sync=True)
    chips = traitlets.Dict().tag(sync=True)
    pace = traitlets.Int(PACE).tag(sync=True)
    match_key = traitlets.Unicode("").tag(sync=True)

    def __init__(
        self,
        players: int | Sequence[str] = 2,
        seed: str | None = None,
        *,
        voice: Voice = "young",
        language: str = "en",
        help: HelpWhen | str | bool = "two-tries",
        bots_slip: bool = False,
        count_for_me: bool = False,
        pictures: Pictures | str = "shown",
        set_up: bool = False,
        pace: int = PACE,
        notice: Saying | None = None,
        **options: Json,
    ) -> None:
        names = seat_names(players)
        setup = Setup.of(self.game, new_word() if seed is None else seed, names, options)
        self._made_by = _call(type(self).__name__, players=players, seed=seed, **options)
        counting = None if count_for_me else Counting(read_help(help), bots_slip)
        settings = Settings(voice, read_language(language), read_pictures(pictures), counting)
        self._settings = settings
        self._setup = setup
        self._known = ""  # the deal word, where the page itself has named it
        self._on_a_page = False  # one that has an address of its own
        self._set_up = self._blank_form() if set_up else None
        self._sitting = self._sit_down()
        if not self._sitting.live.is_kept:
            notice = notice or Saying.of("play.not-kept")
        if notice is not None:
            self._sitting = self._sitting.told(notice)
        super().__init__(art=self._art(setup), pace=pace)
        self.words = words_around(voice, settings.language)
        self._show()
        self.on_msg(self._asked)

    @classmethod
    def from_page(
        cls,
        players: int | Sequence[str] = 2,
        seed: str | None = None,
        *,
        voice: Voice = "young",
        language: str = "en",
        help: HelpWhen | str | bool = "two-tries",
        bots_slip: bool = False,
        count_for_me: bool = False,
        pictures: Pictures | str = "shown",
        set_up: bool = False,
        pace: int = PACE,
        **options: Json,
    ) -> CardTable:
        """The table that the address of the page asks for; what it leaves open is as given here.

        It is one of another game where the address names that.

        What the address says and cannot be is named in one line on the page.
        """
        page = read_page(os.environ.get("QUERY_STRING", ""), GAMES[cls.game])
        table_of = _table_of(page, cls)
        usual = seat_names(players)
        table = table_of(
            page.seats(usual[: GAMES[table_of.game].most]),
            page.seed or seed,
            voice=page.voice or voice,
            language=page.language or language,
            help=page.help or help,
            bots_slip=bots_slip,
            count_for_me=count_for_me,
            pictures=page.pictures or pictures,
            set_up=set_up,
            pace=pace,
            notice=page.notice,
            **(page.options if table_of is not cls else {**options, **page.options}),
        )
        table._known = page.seed or ""
        table._on_a_page = "QUERY_STRING" in os.environ
        return table

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Nothing: no trait is the page's to set, whatever it sends."""

    def __repr__(self) -> str:
        return self._made_by

    def _asked(self, _widget: object, content: object, _buffers: object) -> None:
        """Answers one message of the page; whatever it is, the page hears that it was read."""
        try:
            was_kept = self._sitting.live.is_kept
            self._sitting = self._answer(content)
            if was_kept and not self._sitting.live.is_kept:
                self._sitting = self._sitting.told(Saying.of("play.not-kept"))
            self._show()
        finally:
            self.send({"answered": True})

    def _answer(self, content: object) -> Sitting:
        sitting = self._sitting
        key = key_wished(content)
        if key is not None:
            return self._come_back(key)
        try:
            match read(content, self._shown, self._setup.game.read_move):
                case Saying() as saying:
                    return sitting.told(saying)
                case Play(move):
                    return sitting.tried(move)
                case Ask() as ask:
                    return self._help(ask)
                case Wish() as wish:
                    return self._grant(wish)
                case Reply() as reply:
                    return sitting.write(reply)
                case Stale():
                    return sitting
        except RuleError as refusal:
            return sitting.told(refusal.saying)
        except StoreError:  # another page has this match, and has gone on with it
            return sitting.told(Saying.of("play.gone-on-elsewhere"))

    def _sit_down(self) -> Sitting:
        return Sitting.at(LiveMatch.start(self._setup, store_here()), self._settings.counting)

    def _come_back(self, key: str) -> Sitting:
        """The match that this page had before it was loaded anew, if it is kept."""
        live = back_to(key, self._sitting.live)
        if live is self._sitting.live:
            return self._sitting
        self._setup = live.folded.setup
        return Sitting.at(live, self._settings.counting)

    def _help(self, ask: Ask) -> Sitting:
        if ask.name == "save":
            self.send({"file": file_of(self._sitting)})
        return grant(ask, self._sitting)

    def _grant(self, wish: Wish) -> Sitting:
        sitting = self._sitting
        match wish.name:
            case "next":
                return sitting.next()
            case "undo":
                return sitting.undo()
            case "reveal":
                return sitting.reveal()
            case "next-round":
                return sitting.next_round()
            case "hand-over":
                return sitting if wish.seat is None else sitting.hand_over(wish.seat)
            case "pause" | "resume":
                return sitting.pause(wish.name == "pause")
            case "last-round":
                return sitting.last_round()
            case "how-to-play":
                self._explain_rules()
                return sitting
            case "new-game" | "fill" | "new-word" | "back":
                return self._prepare(wish)
            case "start-again":
                forgotten(sitting.live)
                return self._sit_down()
            case "forget":
                return self._forget()

    def _forget(self) -> Sitting:
        """Another deal for players without names; of this match nothing is kept."""
        is_gone = forgotten(self._sitting.live)
        self._setup = without_names(self._setup)
        self._known, self._set_up, self._made_by = "", None, _call(type(self).__name__)
        sitting = self._sit_down()
        return sitting.told(Saying.of("play.forgotten")) if is_gone else sitting

    def _prepare(self, wish: Wish) -> Sitting:
        """The form before a new game goes on; once it is done with, the new game."""
        found = prepared(self._set_up, wish, self._blank_form)
        if not isinstance(found, Ready):
            self._set_up = found
            return self._sitting
        self._set_up = None
        self._setup, self._known = found.setup, found.known
        self._settings = self._settings.answered(found.settings)
        self.words = words_around(self._settings.voice, self._settings.language)
        self.rules = []
        return self._sit_down()

    def _blank_form(self) -> SetUp:
        fields = self._settings.fields(self._setup.game)
        return SetUp.opened(self._setup, fields, known=self._known, shareable=self._on_a_page)

    def _art(self, setup: Setup) -> dict[str, Json]:
        pack = setup.game.pack(setup.options)
        return art_of(self.game, pack, self._settings.language, self._settings.pictures)

    def _explain_rules(self) -> None:
        pictures = self._setup.game.room.rules(self._setup.options)
        self.rules = [self._json(picture) for picture in pictures]

    def _show(self) -> None:
        self._shown: Board = self._sitting.board()
        replay = self._sitting.aside.replay
        self.art = self._art(self._setup if replay is None else replay.setup)
        faces = names_shown(self._sitting.live.players)
        if self._set_up is None:
            self.form = {}
        else:
            self._shown = replace(self._shown, waiting=False)
            faces |= names_offered(self._set_up.read)
            self.form = self._json(self._set_up.form)
        self.portraits = faces_of(faces, self._settings.language)
        self._show_chips()
        self.match_key = lasting_key(self._sitting.live)
        self.board = self._json(self._shown)

    def _show_chips(self) -> None:
        """The little cards of the sums on the score sheet: all of them, once one is needed."""
        if self._shown.sheet is not None and self._shown.sheet.lines:
            pack = self._setup.game.pack(self._setup.options)
            self.chips = chips_of(pack, self._settings.language)

    def _json(self, shown: Board | Form | RulePicture) -> dict[str, Json]:
        content = as_json(shown, self._settings.voice, self._settings.language)
        assert isinstance(content, dict)
        return content


def _table_of(page: Page, usual: type[CardTable]) -> type[CardTable]:
    """The table for the game that an address asks for."""
    if page.game is None or page.game.name == usual.game:
        return usual
    wanted = page.game.name
    return next((kind for kind in CardTable.__subclasses__() if kind.game == wanted), usual)


def _call(name: str, **arguments: object) -> str:
    """The call that made a widget: the same each time, and so without what was left to chance."""
    given = (f"{key}={value!r}" for key, value in arguments.items() if value is not None)
    return f"{name}({', '.join(given)})"
