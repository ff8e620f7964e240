"""The planner on the page: a lesson, a class and a deal become a link, prints and an answer key."""

from __future__ import annotations

import logging
import os
import re
from dataclasses import replace
from io import BytesIO
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import anywidget
import segno
import traitlets

from tictimes.game import Json
from tictimes.games import AnyGame
from tictimes.icons import ICONS
from tictimes.sayings import Saying, Voice, say
from tictimes.translations import language_of, read_language
from tictimes_widgets.answers import Answers, read_answers
from tictimes_widgets.board_json import as_json
from tictimes_widgets.keeping import new_word
from tictimes_widgets.plan_form import Choices, filled
from tictimes_widgets.planning import Print, keys, link, prints
from tictimes_widgets.steps_json import chip_json
from tictimes_widgets.table_pages import TablePage, table_pages
from tictimes_widgets.words_around import words_around

STATIC = Path(__file__).parent / "static"
ADDRESS = "TICTIMES_ADDRESS"
"""The variable in which a server tells where others reach it; empty where nobody does."""

LONGEST_PLACE = 400
PLACE = re.compile(r"https?://[\w.:\[\]-]+/[\w./~%-]*", re.ASCII)
KEPT = ("page", "class_size", "seed", "paper", "low_ink")
"""Answers that another lesson leaves as they are."""

VOICE: Voice = "teacher"
WORDS = (
    "link", "about-link", "qr", "copy", "copied", "large", "small", "prints", "key", "about-key",
    "found", "wrong", "answer", "means", "mend",
)  # fmt: skip


class Planner(anywidget.AnyWidget):
    """A planner for the lessons of `folder`: by default those beside the folder it is in.

    `plan` is what the page draws, replaced whole; `icons` are sent once. The page sets neither: it
    asks, by messages, and tells its own address, from which links are made. It speaks the language
    that is chosen for the class.

    >>> Planner()
    Planner()
    """

    _esm = STATIC / "planner.js"
    _css = STATIC / "planner.css"
    kind = traitlets.Unicode("planner").tag(sync=True)
    plan = traitlets.Dict().tag(sync=True)
    icons = traitlets.Dict().tag(sync=True)

    def __init__(self, folder: str | Path = "..", *, language: str = "en") -> None:
        self._pages = table_pages(Path(folder))
        self._usual = self._language = read_language(language)
        asked = dict(parse_qsl(os.environ.get("QUERY_STRING", "")[:2_000]))
        self._answers: Answers = read_answers(asked) or {}
        if "seed" not in self._answers:
            self._answers = {**self._answers, "seed": new_word()}
        self._place, self._count = "", 0
        super().__init__(icons={name: ICONS[name] for name in ("hint", "save", "print", "reveal")})
        self._show()
        self.on_msg(self._asked)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Nothing: no trait is the page's to set, whatever it sends."""

    def __repr__(self) -> str:
        return "Planner()"

    def _asked(self, _widget: object, content: object, _buffers: object) -> None:
        """Answers one message of the page; whatever it is, the page hears that it was read."""
        try:
            match content:
                case {"do": "here", "place": str(place)}:
                    self._place = read_place(place)
                case {"do": "fill" | "new-word" as wish, "values": values}:
                    answers = read_answers(values)
                    if answers is not None:
                        anew = {"seed": new_word()} if wish == "new-word" else {}
                        self._fill({**answers, **anew})
            self._show()
        except Exception:
            logging.getLogger(__name__).exception("the planner could not answer")
        finally:
            self.send({"answered": True})

    def _fill(self, answers: Answers) -> None:
        """Take the answers; another lesson brings its own seats and options."""
        if answers.get("page") != self._answers.get("page", self._pages[0].key):
            answers = {name: answers[name] for name in KEPT if name in answers}
        self._answers = answers

    def _show(self) -> None:
        self._language = language_of(self._answers.get("lang", "")) or self._usual
        form, choices = filled(self._pages, self._answers)
        self._count += 1
        shown = {"form": as_json(form, VOICE, self._language), "words": self._words(choices)}
        made = self._made(choices) if choices else {}
        self.plan = {**shown, "number": self._count, **made}

    def _made(self, choices: Choices) -> dict[str, Json]:
        """All that follows from the choices."""
        seats, turned_up = keys(choices)
        lesson = link(choices)
        address = address_of(lesson, self._place) if lesson else ""
        hands = [card for seat in seats for card in seat.key.cards]
        return {
            "link": address,
            "note": self._note(choices.page, address),
            "qr": qr_code(address) if address else "",
            "prints": [self._print(one) for one in prints(choices)],
            "keys": [as_json(seat, VOICE, self._language) for seat in seats],
            "turned_up": turned_up,
            "turned_up_says": self._say(
                Saying.of("plan.turned-up", card=choices.page.game.card_name(turned_up))
            ),
            "cards": faces(choices.page.game, (*hands, turned_up), self._language),
            "chips": {card: chip_json(card, VOICE, self._language) for card in hands},
        }

    def _print(self, one: Print) -> dict[str, Json]:
        order = replace(one.order, language=self._language)
        return {
            "kind": order.kind,
            "label": self._say(one.label),
            "address": f"{root_of(self._place)}{order.address}" if self._place else "",
            "sheets": self._say(one.says),
        }

    def _note(self, page: TablePage, address: str) -> str:
        """What stands in the way of the link, where something does."""
        if not page.path:
            return self._say(Saying.of("plan.no-lesson"))
        if not address:
            return self._say(Saying.of("plan.no-server"))
        return self._say(Saying.of("plan.here-only")) if is_here_only(address) else ""

    def _words(self, choices: Choices | None) -> dict[str, str]:
        word = choices.word if choices else ""
        said = {code: self._say(Saying.of(f"plan.{code}", word=word)) for code in WORDS}
        return words_around(VOICE, self._language) | said

    def _say(self, saying: Saying) -> str:
        return say(saying, VOICE, self._language)


def read_place(place: str) -> str:
    """The address at which the page says it is, without what it asks for; empty for any other text.

    >>> read_place("http://192.168.1.7:8866/voila/render/teacher/planner.ipynb")
    'http://192.168.1.7:8866/voila/render/teacher/planner.ipynb'
    >>> read_place("http://127.0.0.1:8888/lab/tree/planner.ipynb"), read_place("javascript:1")
    ('', '')
    """
    fits = len(place) <= LONGEST_PLACE and PLACE.fullmatch(place)
    return place if fits and "/voila/render/" in place else ""


def address_of(lesson: str, place: str) -> str:
    """Where the class finds `lesson`, given as seen from the folder above the page's own.

    On the teacher's own machine the address is the one that the server tells others, if it does.

    >>> address_of("04-play.ipynb?seed=x", "http://192.168.1.7/voila/render/teacher/planner.ipynb")
    'http://192.168.1.7/voila/render/04-play.ipynb?seed=x'
    """
    if not place:
        return ""
    outside, inside = os.environ.get(ADDRESS, ""), root_of(place)
    above = place.rsplit("/", 2)[0]
    if outside and is_here_only(place):
        above = outside + above.removeprefix(inside)
    return f"{above}/{lesson}"


def root_of(place: str) -> str:
    """The server's first page, for a page at `place`.

    >>> root_of("http://192.168.1.7/maths/voila/render/teacher/planner.ipynb")
    'http://192.168.1.7/maths/'
    """
    return place.partition("voila/render/")[0]


def is_here_only(address: str) -> bool:
    """Whether `address` means each machine itself.

    >>> is_here_only("http://127.0.0.1:8866/"), is_here_only("http://192.168.1.7:8866/")
    (True, False)
    """
    host = urlsplit(address).hostname or ""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def qr_code(address: str) -> str:
    """`address` as a QR code, dark on light whatever the page is, as SVG.

    >>> qr_code("http://192.168.1.7:8866/")[:4]
    '<svg'
    """
    drawn = BytesIO()
    segno.make(address, error="m", micro=False).save(
        drawn, kind="svg", xmldecl=False, svgclass=None, lineclass=None, omitsize=True,
        dark="#2b2a33", light="#ffffff",
    )  # fmt: skip
    return drawn.getvalue().decode()


def faces(game: AnyGame, cards: tuple[str, ...], language: str) -> dict[str, Json]:
    """The pictures of these cards, and what a screen reader says of each."""
    return {
        card: {"svg": game.face(card), "name": say(game.card_name(card), VOICE, language)}
        for card in cards
    }
