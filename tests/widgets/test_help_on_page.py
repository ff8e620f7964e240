"""Help that teaches, in a browser: hints, the question after a miss, why, looking back, replay."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tictimes.sayings import say
from tictimes_app.server.settings import LONGEST_MESSAGE
from tictimes_widgets import Arithmetic, CardTable, HappyTimes

from ..eyes import faults
from .conftest import TableOnPage

Sit = Callable[..., TableOnPage]

ANA_AND_FOX = ["Ana", "Fox (bot)"]
NEVER = 10**6
LIT = re.compile(r"\btt-lit\b")


def ask(widget: CardTable, do: str, **more: object) -> None:
    seen = {"move": widget.board["moves"], "entry": widget.board["entry"]}
    widget._handle_custom_msg({"do": do, **seen, **more}, [])


def hand(table: CardTable) -> list[str]:
    return next(pile["cards"] for pile in table.board["piles"] if pile["kind"] == "hand")


def happy_times(**options: object) -> HappyTimes:
    return HappyTimes(ANA_AND_FOX, "otter-42", pace=NEVER, **options)


def drawn(**options: object) -> HappyTimes:
    """Ana holds 10 6 1 4 11 16 16."""
    table = happy_times(**options)
    ask(table, "draw-deck")
    return table


def missed() -> HappyTimes:
    table = drawn()
    ask(table, "declare", table="3", cards=["4", "6", "16"])
    return table


def asked() -> HappyTimes:
    table = missed()
    ask(table, "declare", table="2", cards=["4", "6", "16"])
    return table


def typed() -> HappyTimes:
    table = drawn(highest=36)
    cards = list(dict.fromkeys(hand(table)))[:3]
    ask(table, "declare", table="7", cards=cards)
    ask(table, "declare", table="2", cards=cards)
    return table


def explained() -> HappyTimes:
    table = drawn()
    ask(table, "declare", table="2", cards=["4", "6", "16"])
    ask(table, "why", number=1)
    return table


def over(kind: type[CardTable] = HappyTimes, **options: object) -> CardTable:
    table = kind(ANA_AND_FOX, "otter-42", pace=NEVER, **options)
    for _ in range(3_000):
        board = table.board
        if board["phase"] == "over":
            return table
        open_now = [action["name"] for action in board["actions"] if action["why_not"] is None]
        if board["waiting"]:
            ask(table, "next")
        elif "next-round" in open_now:
            ask(table, "next-round")
        elif board["phase"] == "score":
            ask(table, "score", cards=[])
        elif board["phase"] == "discard":
            even = [card for card in dict.fromkeys(hand(table)) if even_number(card)]
            if len(even) >= 3:
                ask(table, "declare", table="2", cards=even[:3])
            else:
                ask(table, "discard", card=hand(table)[0])
        else:
            ask(table, "draw-deck")
    pytest.fail("the match did not end")


def even_number(card: str) -> bool:
    return card.isdecimal() and int(card) % 2 == 0


def looked_back() -> CardTable:
    table = over()
    ask(table, "look-back")
    return table


def replayed() -> CardTable:
    table = over()
    ask(table, "replay", number=9)
    return table


def counted() -> CardTable:
    return over(Arithmetic, rounds=1, count_for_me=True)


def was_there_better() -> CardTable:
    table = counted()
    ask(table, "look-back")
    return table


def answer(table: TableOnPage, value: str) -> None:
    table.page.locator(f'[data-answer="{value}"]').click()


def choose(table: TableOnPage, *cards: str) -> None:
    for card in cards:
        table.card(card).click()


def test_a_miss_lights_the_card_and_the_next_set_is_asked_about_first(sit: Sit) -> None:
    table = sit(drawn())
    choose(table, "4", "6", "16")
    table.page.locator('[data-action="declare"][data-table="3"]').click()
    expect(table.answer_line).to_contain_text("4 is not in the 3 times table")
    expect(table.card("4")).to_have_class(LIT)
    expect(table.card("6")).not_to_have_class(LIT)
    expect(table.page.locator("[data-question]")).to_have_count(0)

    table.page.locator('[data-action="declare"][data-table="2"]').click()
    question = table.page.locator("[data-question]")
    expect(question).to_contain_text("How many 2s make 16?")
    expect(table.card("16")).to_have_class(LIT)
    expect(table.root).to_have_attribute("data-moves", "1")
    answer(table, "7")
    telling = table.page.locator(".tt-telling")
    expect(telling).to_contain_text("16 = 8 × 2")
    telling.locator("[data-close]").click()

    table.page.locator('[data-action="declare"][data-table="2"]').click()
    answer(table, "8")
    expect(table.root).to_have_attribute("data-moves", "2")
    expect(table.pile("sets").last.locator("[data-card]")).to_have_count(3)


def test_a_right_set_meets_no_question(sit: Sit) -> None:
    table = sit(drawn())
    choose(table, "4", "6", "16")
    table.page.locator('[data-action="declare"][data-table="2"]').click()
    expect(table.root).to_have_attribute("data-moves", "2")


def test_the_answer_can_be_typed_where_it_may_be_large(sit: Sit) -> None:
    table = sit(typed())
    gap = table.page.locator("input[data-answer]")
    expect(gap).to_be_focused()
    asking = table.widget.board["question"]
    number = int(asking["before"].removesuffix(" =")) // 2
    table.page.keyboard.type(str(number))
    table.page.keyboard.press("Enter")
    expect(table.page.locator("[data-question]")).to_have_count(0)
    assert table.widget._sitting.live.folded.missed  # it was judged, or laid down


def test_not_now_puts_the_question_aside_and_the_sets_back(sit: Sit) -> None:
    table = sit(drawn())
    meet_a_question(table)
    expect(table.action("declare")).to_have_count(0)
    table.page.locator("[data-later]").click()
    expect(table.page.locator("[data-question]")).to_have_count(0)
    expect(table.action("declare").first).to_be_visible()


@pytest.mark.parametrize(("name", "moves"), [("discard", "2"), ("undo", "0"), ("hint", "1")])
def test_any_other_action_is_beside_the_question_and_leaves_it(
    sit: Sit, name: str, moves: str
) -> None:
    widget = happy_times()
    ask(widget, "draw-discard")
    table = sit(widget)
    meet_a_question(table)
    expect(table.page.locator('[data-action="draw-deck"]')).to_have_count(1)
    if name == "discard":
        choose(table, "4", "6")  # only 16 stays chosen
    table.action(name).click()
    expect(table.page.locator("[data-question]")).to_have_count(0)
    expect(table.root).to_have_attribute("data-moves", moves)


def meet_a_question(table: TableOnPage) -> None:
    choose(table, "4", "6", "16")
    for number in (3, 2):
        table.page.locator(f'[data-action="declare"][data-table="{number}"]').click()
    expect(table.page.locator("[data-question]")).to_be_visible()


def test_three_hints_each_stronger(sit: Sit) -> None:
    table = sit(drawn())
    hint = table.action("hint")
    hint.click()
    expect(table.answer_line).to_contain_text("Which of your cards are in the 2 times table?")
    hint.click()
    expect(table.answer_line).to_contain_text("Which times table are they all in?")
    lit_now = table.page.locator('[data-pile="hand"] .tt-lit')
    expect(lit_now.first).to_be_visible()
    hint.click()
    expect(table.answer_line).to_contain_text("Lay down")
    table.card("11").click()
    table.action("discard").click()
    expect(table.root).to_have_attribute("data-moves", "2")
    expect(table.page.locator(".tt-lit")).to_have_count(0)


def test_a_hint_to_draw_lights_a_pile(sit: Sit) -> None:
    table = sit(happy_times())
    for _ in range(3):
        table.action("hint").click()
    expect(table.answer_line).to_contain_text("15")
    expect(table.page.locator("[data-pile].tt-lit")).to_have_count(1)


def test_hints_in_the_other_game(sit: Sit) -> None:
    widget = Arithmetic(["Fox (bot)", "Ana"], "otter-42", pace=NEVER)
    table = sit(widget)
    texts = []
    for _ in range(3):
        table.action("hint").click()
        expect(table.answer_line).not_to_have_text(texts[-1] if texts else "")
        texts.append(table.answer_line.inner_text())
    assert len(set(texts)) == 3


def test_why_opens_the_steps_one_by_one_and_escape_gives_the_place_back(sit: Sit) -> None:
    table = sit(drawn())
    choose(table, "4", "6", "16")
    table.page.locator('[data-action="declare"][data-table="2"]').click()
    why = table.pile("sets").locator("[data-why]")
    why.focus()
    table.page.keyboard.press("Enter")
    telling = table.page.get_by_role("dialog", name="Why is this a set?")
    expect(telling).to_be_visible()
    expect(telling.locator("[data-step]")).to_have_count(1)
    expect(telling.locator("[data-next-step]")).to_be_focused()
    table.page.keyboard.press("Enter")
    expect(telling.locator("[data-step]")).to_have_count(2)
    telling.locator("[data-chip]").first.hover()
    expect(table.pile("sets").locator(".tt-lit")).to_have_count(1)
    telling.locator("[data-all-steps]").click()
    expect(telling).to_contain_text("three different numbers of the 2 times table")
    expect(telling.locator("[data-close]")).to_be_focused()
    table.page.keyboard.press("Escape")
    expect(telling).to_have_count(0)
    expect(why).to_be_focused()


def test_the_log_and_the_scores_have_their_why(sit: Sit) -> None:
    table = sit(counted())
    figures = table.page.locator(".tt-scores [data-why]")
    expect(figures).to_have_count(2)
    figures.last.click()
    table.page.locator("[data-all-steps]").click()
    expect(table.page.locator(".tt-telling .tt-chip").first).to_be_visible()
    table.page.locator(".tt-telling [data-close]").click()
    table.page.locator(".tt-log [data-why]").first.click()
    expect(table.page.locator(".tt-telling")).to_be_visible()


def test_bots_wait_while_somebody_reads(sit: Sit, page: Page) -> None:
    page.clock.install()
    widget = HappyTimes(ANA_AND_FOX, "otter-42", pace=NEVER)
    ask(widget, "draw-deck")
    ask(widget, "declare", table="2", cards=["4", "6", "16"])
    ask(widget, "why", number=1)
    widget.pace = 0
    table = sit(widget)
    page.clock.run_for(60_000)
    assert table.asked == []
    table.page.locator(".tt-telling [data-close]").click()
    expect(table.root).to_have_attribute("data-turn", "0")


def test_looking_back_leads_into_the_replay(sit: Sit) -> None:
    table = sit(looked_back())
    moments = table.page.locator(".tt-moments li")
    assert 2 <= moments.count() <= 4
    number = moments.first.locator("[data-at]").get_attribute("data-at")
    says = moments.first.locator("p").inner_text()
    moments.first.locator("[data-at]").click()
    expect(table.page.locator("[data-replay]")).to_have_attribute("data-replay", number or "")
    expect(table.answer_line).to_contain_text(says)
    table.page.locator("[data-leave]").click()
    expect(table.root).to_have_attribute("data-phase", "over")
    expect(table.page.locator(".tt-moments li").first).to_be_visible()


def test_a_replay_by_keyboard_alone(sit: Sit) -> None:
    table = sit(over())
    last = table.widget.board["moves"]
    table.action("replay").focus()
    keys = table.page.keyboard
    keys.press("Enter")
    slider = table.page.get_by_role("slider")
    expect(slider).to_be_focused()
    expect(table.root).to_have_attribute("data-moves", "0")
    keys.press("ArrowRight")
    expect(table.root).to_have_attribute("data-moves", "1")
    keys.press("End")
    expect(table.root).to_have_attribute("data-moves", str(last))
    keys.press("ArrowLeft")
    expect(table.root).to_have_attribute("data-moves", str(last - 1))
    keys.press("Home")
    expect(table.root).to_have_attribute("data-moves", "0")
    for step, there in (("forward", 1), ("last", last), ("back", last - 1), ("first", 0)):
        table.page.locator(f'[data-step="{step}"]').focus()
        keys.press("Enter")
        expect(table.root).to_have_attribute("data-moves", str(there))
    table.page.locator("[data-leave]").focus()
    keys.press("Enter")
    expect(table.root).to_have_attribute("data-phase", "over")


def test_each_position_of_a_replay_shows_the_cards_of_that_position(sit: Sit) -> None:
    table = sit(over())
    states = table.widget._sitting.live.folded.states
    table.action("replay").click()
    for at, state in enumerate(states[:20]):
        expect(table.root).to_have_attribute("data-moves", str(at))
        assert sorted(table.hand, key=int) == sorted(map(str, state.hands[0]), key=int)
        table.page.locator('[data-step="forward"]').click()


def test_a_dragged_slider_ends_where_it_stands(sit: Sit) -> None:
    table = sit(replayed())
    slider = table.page.get_by_role("slider")
    for at in (3, 17, 4, 21):
        slider.evaluate(
            "(it, at) => { it.value = at; it.dispatchEvent(new Event('input', {bubbles: true})) }",
            at,
        )
    expect(table.root).to_have_attribute("data-moves", "21")


def test_a_match_is_kept_and_opened_again(sit: Sit, page: Page, tmp_path: Path) -> None:
    table = sit(over())
    with page.expect_download() as download:
        table.action("save").click()
    assert download.value.suggested_filename == "happy-times-otter-42.json"
    kept = tmp_path / download.value.suggested_filename
    download.value.save_as(kept)
    match = json.loads(kept.read_text("utf-8"))
    assert match["seed"] == "otter-42"
    assert len(match["moves"]) == table.widget.board["moves"]

    with page.expect_file_chooser() as chooser:
        table.action("open").click()
    chooser.value.set_files(kept)
    expect(page.locator("[data-replay]")).to_have_attribute("data-replay", "0")
    expect(table.pile("opponent")).to_have_count(2)
    expect(table.pile("opponent").first.locator("[data-card]")).to_have_count(6)
    page.locator('[data-step="last"]').click()
    expect(table.pile("opponent").last.locator("[data-card]").first).to_be_visible()


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("not a match", "line 1"),
        ('{"tictimes": 1, "game": "happy-times", "seed": "a", "players": ["A", "B"], "moves": [["draw", "cellar"]]}', "move 1"),  # noqa: E501  # as a file has it
        ('{"</script><img src=x onerror=alert(1)>": 1}', "no key of a match"),
        ("9" * 2_000_000, "2000000 bytes"),
        ("\0" * 50_000, "50000 bytes"),
    ],
    ids=["text", "move", "html", "long", "long when escaped"],
)  # fmt: skip
def test_a_bad_file_is_refused_and_nothing_changes(
    sit: Sit, page: Page, tmp_path: Path, content: str, says: str
) -> None:
    table = sit(drawn())
    before = table.widget._sitting.live
    file = tmp_path / "bad.json"
    file.write_text(content, "utf-8")
    page.locator(".tt-file").set_input_files(file)
    expect(table.answer_line).to_contain_text("I cannot open this file")
    told = table.widget._sitting.answer
    assert told is not None
    assert says in say(told.says, "teacher")
    expect(table.root).to_have_attribute("data-moves", "1")
    assert table.widget._sitting.live == before
    assert len(json.dumps(table.asked[-1])) < LONGEST_MESSAGE


def test_a_running_match_is_not_kept(sit: Sit) -> None:
    table = sit(drawn())
    for name in ("save", "replay"):
        if table.action(name).count() == 0:
            table.page.locator("[data-more]").click()
        expect(table.action(name)).to_have_attribute("aria-disabled", "true")
        table.action(name).click(force=True)
        expect(table.answer_line).to_contain_text("Only a game that is over")
    assert table.asked == []


def test_the_end_counts_together_and_remembers_a_best(sit: Sit, page: Page) -> None:
    table = sit(over())
    end = page.locator(".tt-end")
    expect(end).to_contain_text("sets between you")
    expect(end).to_contain_text("first mark")
    kept = page.evaluate("Object.entries(localStorage).filter(([k]) => k.startsWith('tictimes'))")
    assert len(kept) == 1
    assert "Ana" not in kept[0][0]
    page.evaluate("key => localStorage.setItem(key, '3')", kept[0][0])
    page.evaluate("unmount()")
    page.evaluate("mount({...model.traits})")
    expect(end).to_contain_text("The quickest game here took 3 goes")
    assert table.asked == []


def test_without_a_place_to_keep_it_nothing_breaks(sit: Sit, page: Page) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', {get() { throw new Error('no') }})"
    )
    sit(over())
    expect(page.locator(".tt-end")).to_contain_text("sets between you")


@pytest.mark.parametrize(
    ("pictures", "held", "laid"),
    [("shown", 1, 1), ("after", 0, 1), ("hidden", 0, 0)],
)
def test_small_pictures_can_be_faded_out(sit: Sit, pictures: str, held: int, laid: int) -> None:
    widget = HappyTimes(ANA_AND_FOX, "otter-42", pace=NEVER, pictures=pictures)
    ask(widget, "draw-deck")
    ask(widget, "declare", table="2", cards=["4", "6", "16"])
    table = sit(widget)
    assert table.card("10").locator(".tt-tables").count() == held
    assert table.pile("sets").locator('[data-card="6"] .tt-tables').count() == laid
    name = table.card("10").get_attribute("aria-label")
    assert ("pictures" in (name or "")) is bool(held)


STATES = {
    "missed": missed,
    "asked": asked,
    "typed": typed,
    "explained": explained,
    "over": over,
    "looked-back": looked_back,
    "replayed": replayed,
    "was-there-better": was_there_better,
}


@pytest.mark.parametrize("state", STATES.values(), ids=list(STATES))
def test_everybody_can_use_it(sit: Sit, page: Page, state: Callable[[], CardTable]) -> None:
    sit(state())
    assert faults(page, targets="[data-tictimes] :is(button, input:not([hidden]))") == []
