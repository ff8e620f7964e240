"""The page in another language: nothing on it is left in English, and it says what it is in."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

import tictimes as tt
from tictimes_widgets import Arithmetic, CardTable, HappyTimes

from .conftest import CHANGING, TableOnPage

Sit = Callable[..., TableOnPage]

PEOPLE = ["Ω", "Ж"]
TABLES = {
    "happy-times": lambda language: HappyTimes(
        2, "otter-42", language=language, pace=10**6, primes=True
    ),
    "happy-times, two people": lambda language: HappyTimes(
        PEOPLE, "otter-7", language=language, pace=10**6, goal=1, highest=60
    ),
    "arithmetic": lambda language: Arithmetic(
        [PEOPLE[0], "Ψ (hard bot)"], "otter-42", language=language, pace=10**6, level=2, rounds=2
    ),
    "arithmetic, two people": lambda language: Arithmetic(
        PEOPLE, "otter-7", language=language, pace=10**6, rounds=1, count_for_me=True
    ),
}
tables = pytest.mark.parametrize("make", TABLES.values(), ids=TABLES)
SHOWN = """root => {
  const found = [];
  const walk = node => {
    if (node.nodeType === 3) { if (node.data.trim()) found.push(node.data.trim()); return; }
    if (node.nodeType !== 1 || ["svg", "SCRIPT", "STYLE"].includes(node.tagName)) return;
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description"])
      if (node.getAttribute(name)) found.push(node.getAttribute(name));
    for (const child of node.childNodes) walk(child);
  };
  walk(root);
  return found;
}"""
ENOUGH = 24
PASTIMES = ("hint", "hint", "hint", "pause", "resume", "how-to-play", "undo", "last-round")
ENDINGS = ("why", "review", "look-back", "replay")


def ask(widget: CardTable, do: str, **more: object) -> None:
    seen = {"move": widget.board["moves"], "entry": widget.board["entry"]}
    widget._handle_custom_msg({"do": do, **seen, **more}, [])


def hand(table: CardTable) -> list[str]:
    hands = [pile["cards"] for pile in table.board["piles"] if pile["kind"] == "hand"]
    return hands[0] if hands else []


def left_in_english(shown: TableOnPage) -> list[str]:
    """Every text of the page with a letter that has no accent."""
    known = re.compile(r"English|otter-\d+")
    texts = shown.root.evaluate(SHOWN)
    assert len(texts) > 2
    return [text for text in texts if re.search("[A-Za-z]", known.sub("", text))]


def show(shown: TableOnPage) -> None:
    """What the widget has now, on the page."""
    traits = {name: getattr(shown.widget, name) for name in CHANGING}
    shown.page.evaluate("all => Object.entries(all).forEach(one => model.set(...one))", traits)


def go_on(table: CardTable) -> None:
    """One move of whoever's go it is, sometimes after one that the rules forbid."""
    board, cards = table.board, hand(table)
    if board["waiting"]:
        ask(table, "next")
    elif board["phase"] == "score":
        ask(table, "score", cards=cards[:2])
        ask(table, "score", cards=[])
    elif board["phase"] == "discard":
        ask(table, "declare", cards=cards[:3], table="3")
        ask(table, "discard", card=cards[-1])
    else:
        enough = ("knock",) if board["moves"] > ENOUGH else ()
        for do in ("reveal", "next-round", *enough, "draw-deck"):
            ask(table, do)


@tables
def test_nothing_of_a_game_is_left_in_english(
    make: Callable[[str], CardTable], sit: Sit, page: Page, pseudo: str
) -> None:
    page.emulate_media(reduced_motion="reduce")
    table = make(pseudo)
    shown = sit(table)
    assert left_in_english(shown) == []
    for move in range(200):
        if table.board["phase"] == "over":
            break
        go_on(table)
        if move < 12 or move % 9 == 0:
            for do in PASTIMES if move == 5 else ():
                ask(table, do)
                show(shown)
                assert left_in_english(shown) == [], do
            show(shown)
            assert left_in_english(shown) == []
    for do in ENDINGS:
        ask(table, do)
        show(shown)
        assert left_in_english(shown) == [], do


@tables
def test_no_answer_and_no_menu_is_left_in_english(
    make: Callable[[str], CardTable], sit: Sit, page: Page, pseudo: str
) -> None:
    """Every button is pressed once, also those that may not be; then the form of a new game."""
    page.emulate_media(reduced_motion="reduce")
    table = make(pseudo)
    shown = sit(table)
    pressed: set[str] = set()
    for _ in range(60):
        buttons = shown.root.locator("button:visible")
        names = buttons.evaluate_all("all => all.map(one => one.innerText || one.ariaLabel)")
        fresh = [i for i, name in enumerate(names) if name not in pressed]
        if not fresh:
            break
        pressed.add(names[fresh[0]])
        buttons.nth(fresh[0]).click(force=True)
        assert left_in_english(shown) == [], names[fresh[0]]
    assert len(pressed) > 8
    ask(table, "new-game")
    show(shown)
    assert left_in_english(shown) == []


@pytest.mark.parametrize(("language", "tag"), [("en", "en"), ("de", "de"), ("DE-at", "de")])
def test_the_page_says_its_language(sit: Sit, language: str, tag: str) -> None:
    shown = sit(HappyTimes(seed="otter-42", language=language))
    assert shown.root.get_attribute("lang") == tag
    assert shown.root.get_attribute("dir") == "ltr"


def test_a_language_from_right_to_left(sit: Sit, pseudo: str) -> None:
    table = HappyTimes(seed="otter-42", language=pseudo)
    table.words = {**table.words, "dir": "rtl"}
    assert sit(table).root.get_attribute("dir") == "rtl"


def test_an_unknown_language_is_refused_from_python_and_named_on_the_page(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(tt.NotationError, match="'fishy' is no language"):
        HappyTimes(language="fishy")
    monkeypatch.setenv("QUERY_STRING", "lang=fishy")
    table = HappyTimes.from_page()
    assert table.words["lang"] == "en"
    assert "lang fishy" in table.board["notice"]["says"]


def test_the_address_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUERY_STRING", "lang=de&seed=otter-42")
    table = HappyTimes.from_page(["Ana", "Fox (bot)"])
    assert table.board["banner"]["who"] == "Du bist dran, Ana."
    assert table.words["lang"] == "de"
