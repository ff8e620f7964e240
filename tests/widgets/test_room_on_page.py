"""The form before a game, the rules, shared seats and a stop to talk, as a child meets them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tictimes_widgets import Arithmetic, CardTable, HappyTimes

from ..eyes import SCREENS, faults
from .conftest import TableOnPage

Sit = Callable[..., TableOnPage]

NEVER = 10**6
"""A pause before a bot's move that no test outlasts."""


def happy_times(*players: str, **options: object) -> HappyTimes:
    return HappyTimes(players or ("Ana", "Fox (bot)"), "otter-42", pace=NEVER, **options)


def arithmetic(*players: str, **options: object) -> Arithmetic:
    return Arithmetic(players or ("Ana", "Fox (bot)"), "otter-42", pace=NEVER, **options)


class OnPage:
    """A table and what lies over it, used in one way: by mouse, finger or keyboard."""

    def __init__(self, table: TableOnPage) -> None:
        self.table, self.page = table, table.page

    def press(self, button: Locator) -> None:
        button.click()

    def pick(self, field: str, value: str) -> None:
        self.press(self.field(field).locator(f'input[type="radio"][value="{value}"]'))

    def choose(self, field: str, value: str) -> None:
        self.field(field).locator("select").select_option(value)

    def type(self, field: str, text: str) -> None:
        self.field(field).locator("input:not([type])").last.fill(text)

    def field(self, name: str) -> Locator:
        return self.page.locator(f'[data-field="{name}"]')

    @property
    def form(self) -> Locator:
        return self.page.locator(".tt-set-up")

    def open_form(self) -> None:
        self.press(self.page.locator("[data-more]"))
        self.press(self.table.action("new-game"))
        expect(self.form).to_be_visible()


class ByFinger(OnPage):
    def press(self, button: Locator) -> None:
        button.tap()


class ByKeyboard(OnPage):
    def press(self, button: Locator) -> None:
        self._tab_to(button)
        self.page.keyboard.press("Enter")

    def pick(self, field: str, value: str) -> None:
        radios = self.field(field).locator('input[type="radio"]')
        self._tab_to(self.field(field).locator('input[type="radio"]:checked'))
        for _ in range(radios.count()):
            if has_focus(self.field(field).locator(f'input[value="{value}"]')):
                return
            self.page.keyboard.press("ArrowRight")
        pytest.fail(f"no arrow leads to {value}")

    def choose(self, field: str, value: str) -> None:
        select = self.field(field).locator("select")
        self._tab_to(select)
        values = [option.get_attribute("value") for option in select.locator("option").all()]
        self.page.keyboard.press("Home")
        for _ in range(values.index(value)):
            self.page.keyboard.press("ArrowDown")

    def type(self, field: str, text: str) -> None:
        self._tab_to(self.field(field).locator("input:not([type])").last)
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(text)

    def _tab_to(self, place: Locator) -> None:
        for _ in range(120):
            if has_focus(place):
                return
            self.page.keyboard.press("Tab")
        pytest.fail(f"Tab does not reach {place}")


def has_focus(place: Locator) -> bool:
    return bool(place.first.evaluate("one => one === document.activeElement"))


WAYS = {"mouse": OnPage, "finger": ByFinger, "keyboard": ByKeyboard}


@pytest.fixture(params=["phone", "tablet", "desk"])
def screen(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=list(WAYS))
def on_page(
    request: pytest.FixtureRequest, browser: Browser, site: str, screen: str
) -> Iterator[Callable[[CardTable], OnPage]]:
    width, height = SCREENS[screen]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=request.param == "finger",
        reduced_motion="reduce",
    )

    def sit_down(widget: CardTable) -> OnPage:
        page = context.new_page()
        page.goto(site)
        page.wait_for_function("() => 'mount' in window")
        return WAYS[request.param](TableOnPage(page, widget, deaf=False))

    yield sit_down
    context.close()


def seats(widget: CardTable) -> list[object]:
    return [row["name"] for row in widget.board["scores"]]


def test_a_game_is_set_up(on_page: Callable[[CardTable], OnPage], screen: str) -> None:
    widget = happy_times()
    child = on_page(widget)
    child.open_form()
    child.pick("players", "3")
    expect(child.field("seat-2")).to_be_visible()
    child.choose("seat-2", "easy")
    child.type("name-0", "Bea")
    child.pick("goal", "1")
    child.type("seed", "Otter 42")
    expect(child.field("seed")).to_contain_text("this is your first card")
    assert child.page.evaluate("document.documentElement.scrollWidth") <= SCREENS[screen][0]
    child.press(child.table.action("new-game"))
    expect(child.form).to_have_count(0)
    assert seats(widget) == ["Bea", "Fox (bot)", "Otter (easy bot)"]
    assert widget._setup.seed == "otter-42"
    assert widget._setup.options.json["goal"] == 1
    assert child.table.hand == [str(card) for card in widget._setup.deal().hands[0]]


def test_pressing_new_game_twice_deals_the_same_game_anew(sit: Sit) -> None:
    widget = happy_times("Ana & Ben", "Owl (hard bot)", goal=2)
    table = sit(widget)
    table.action("draw-deck").click()
    expect(table.root).to_have_attribute("data-phase", "discard")
    table.page.locator("[data-more]").focus()
    table.page.keyboard.press("Enter")
    table.action("new-game").focus()
    table.page.keyboard.press("Enter")
    expect(table.action("new-game")).to_have_text("Deal the cards")
    expect(table.action("new-game")).to_be_focused()
    table.page.keyboard.press("Enter")
    expect(table.root).to_have_attribute("data-moves", "0")
    assert seats(widget) == ["Ana & Ben", "Owl (hard bot)"]
    assert widget._setup.seed != "otter-42"


def test_the_second_click_of_a_double_one_deals_nothing(sit: Sit) -> None:
    widget = happy_times()
    table = sit(widget)
    table.action("draw-deck").click()
    table.page.locator("[data-more]").click()
    table.action("new-game").click()
    table.action("new-game").evaluate(
        "one => one.dispatchEvent("
        "new MouseEvent('click', {detail: 2, bubbles: true, cancelable: true}))"
    )
    table.page.locator("[data-back]").click()
    expect(table.root).to_have_attribute("data-moves", "1")
    assert widget._setup.seed == "otter-42"


@pytest.mark.parametrize("close", ["button", "Escape"])
def test_going_back_changes_nothing(sit: Sit, close: str) -> None:
    table = sit(happy_times())
    table.action("draw-deck").click()
    hand = table.hand
    table.page.locator("[data-more]").click()
    table.action("new-game").click()
    table.page.locator('[data-field="goal"] input[value="1"]').click()
    if close == "button":
        table.page.locator("[data-back]").click()
    else:
        table.page.keyboard.press("Escape")
    expect(table.page.locator(".tt-set-up")).to_have_count(0)
    assert table.hand == hand
    table.page.locator("[data-more]").click()
    table.action("new-game").click()
    expect(table.page.locator('[data-field="goal"] input[value="3"]')).to_be_checked()


def test_what_cannot_be_is_said_beside_its_field_and_nothing_changes(sit: Sit) -> None:
    widget = happy_times()
    table = sit(widget)
    form = OnPage(table)
    form.open_form()
    form.type("seed", "x" * 70)
    expect(form.field("seed")).to_contain_text("up to 64 letters")
    form.choose("seat-1", "person")
    form.type("name-1", "ana")
    expect(form.field("name-1")).to_contain_text("ana is at this table already")
    expect(form.field("name-1").locator("input")).to_have_attribute("aria-invalid", "true")
    form.page.locator("summary").first.click()
    form.type("highest", "200")
    expect(form.field("highest")).to_contain_text("16 to 144")
    table.action("new-game").click()
    expect(form.form).to_be_visible()
    assert widget._setup.seed == "otter-42"
    form.type("seed", "<b>Fox</b> 7")
    form.type("name-1", "'\"><img src=x onerror=alert(1)>")
    form.type("highest", "36")
    expect(table.page.locator(".tt-problem")).to_have_count(0)
    table.action("new-game").click()
    expect(form.form).to_have_count(0)
    expect(table.page.locator("img, .tictimes b b")).to_have_count(0)
    assert widget._setup.seed == "<b>fox</b>-7"


def test_animals_are_offered_in_the_place_of_names(sit: Sit) -> None:
    widget = happy_times()
    form = OnPage(sit(widget))
    form.open_form()
    form.choose("seat-0", "pair")
    expect(form.field("mate-0")).to_be_visible()
    for field, animal in (("name-0", "Owl"), ("mate-0", "Hare")):
        button = form.field(field).get_by_role("button", name=animal)
        expect(button.locator("svg")).to_be_visible()
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
    form.table.action("new-game").click()
    expect(form.form).to_have_count(0)
    assert seats(widget) == ["Owl & Hare", "Fox (bot)"]


def test_an_animal_is_called_as_in_the_language_of_the_page(sit: Sit) -> None:
    table = sit(HappyTimes(["Ana", "Fox (bot)"], "otter-42", language="de", pace=NEVER))
    table.page.locator("[data-more]").click()
    table.action("new-game").click()
    field = table.page.locator('[data-field="name-0"]')
    field.get_by_label("Bär").click()
    expect(field.get_by_role("textbox")).to_have_value("Bär")
    table.page.locator('.tt-set-up [data-action="new-game"]').click()
    expect(table.root).to_contain_text("Bär")
    assert table.widget._sitting.live.players[0] == "Bear"


def test_a_word_is_found_and_can_be_shared(sit: Sit) -> None:
    widget = happy_times()
    widget._on_a_page = True
    form = OnPage(sit(widget))
    form.open_form()
    form.type("seed", "Otter42")
    share = form.page.locator(".tt-share input")
    expect(share).to_have_value("".join((form.page.url, "?seed=otter-42&game=happy-times",
                                         "&names=Otter&bots=medium")))  # fmt: skip
    form.page.locator("[data-new-word]").click()
    box = form.field("seed").locator("input")
    expect(box).not_to_have_value("Otter42")
    expect(share).to_have_value(f"{form.page.url}?seed={box.input_value()}"
                                "&game=happy-times&names=Otter&bots=medium")  # fmt: skip
    form.page.locator("[data-share]").click()
    expect(form.page.locator(".tt-share")).to_contain_text("Copied")


def test_the_page_speaks_as_it_was_asked_to(sit: Sit) -> None:
    table = sit(happy_times())
    form = OnPage(table)
    form.open_form()
    form.page.locator(".tt-part-page summary").click()
    form.page.locator('[data-field="lang"] input[value="de"]').click()
    table.action("new-game").click()
    expect(table.root).to_have_attribute("lang", "de")


def test_bots_wait_while_the_rules_are_read(sit: Sit, page: Page) -> None:
    page.clock.install()
    table = sit(HappyTimes(("Fox (bot)", "Ana"), "otter-42", pace=300))
    table.action("how-to-play").click()
    expect(table.page.locator(".tt-rules li")).to_have_count(6)
    asked = len(table.asked)
    page.clock.run_for(60_000)
    assert len(table.asked) == asked
    table.page.keyboard.press("Escape")
    expect(table.root).to_have_attribute("data-turn", "1")


def test_the_rules_come_though_a_bot_is_about_to_move(sit: Sit) -> None:
    table = sit(HappyTimes(("Fox (bot)", "Ana"), "otter-42", pace=300))
    table.page.evaluate("() => { window.late = []; model.send = (one) => void late.push(one); }")
    table.page.wait_for_function("late.length === 1")
    table.action("how-to-play").click()
    assert table.page.evaluate("late.map((message) => message.do)") == ["next"]
    table.page.evaluate("() => { delete model.send; model.send(late[0]); }")
    expect(table.page.locator(".tt-rules li")).to_have_count(6)


@pytest.mark.parametrize("table", [happy_times, arithmetic])
def test_the_rules_are_six_pictures_with_names(sit: Sit, table: Callable[..., CardTable]) -> None:
    shown = sit(table())
    shown.action("how-to-play").click()
    pictures = shown.page.locator(".tt-rules [role=img]")
    expect(pictures).to_have_count(6)
    names = {picture.get_attribute("aria-label") for picture in pictures.all()}
    assert len(names) == 6
    expect(shown.page.locator(".tt-rules [data-card]")).to_have_count(0)
    shown.action("how-to-play").click()
    expect(pictures).to_have_count(0)
    expect(shown.action("how-to-play")).to_be_focused()
    shown.action("how-to-play").click()
    expect(pictures).to_have_count(6)


def test_two_children_see_whose_finger_it_is(sit: Sit) -> None:
    table = sit(happy_times("Ana & Ben", "Cat"))
    table.action("reveal").click()
    expect(table.page.get_by_role("status").first).to_contain_text("Ana taps. Ben explains.")
    expect(table.page.locator(".tt-sharing")).to_have_attribute("data-taps", "Ana")
    table.action("draw-deck").click()
    table.card("11").click()
    table.action("discard").click()
    table.action("reveal").click()
    expect(table.page.locator(".tt-sharing")).to_have_count(0)


@pytest.mark.parametrize("how", ["menu", "key"])
def test_while_all_talk_no_card_is_on_the_page(sit: Sit, how: str) -> None:
    table = sit(happy_times())
    table.action("draw-deck").click()
    expect(table.root).to_have_attribute("data-phase", "discard")
    table.card("16").click()
    hand = table.hand
    if how == "menu":
        table.page.locator("[data-more]").click()
        table.action("pause").click()
    else:
        table.page.keyboard.press("w")
    expect(table.page.locator(".tt-stopped")).to_contain_text("Stop and talk.")
    expect(table.page.locator("[data-card], [data-pile], .tt-card")).to_have_count(0)
    assert table.widget.board["piles"] == []
    expect(table.root).to_have_attribute("data-moves", "1")
    expect(table.action("resume")).to_be_focused()
    table.page.keyboard.press("w" if how == "key" else "Enter")
    expect(table.pile("deck")).to_be_visible()
    assert table.hand == hand


def test_a_round_is_finished_and_counted(sit: Sit) -> None:
    table = sit(HappyTimes(("Ana", "Fox (bot)"), "otter-42", pace=0))
    table.page.locator("[data-more]").click()
    table.action("last-round").click()
    expect(table.root).to_contain_text("This is the last round.")
    table.action("draw-deck").click()
    table.card("11").click()
    table.action("discard").click()
    expect(table.root).to_have_attribute("data-phase", "over")
    expect(table.root).to_contain_text("Time to count.")
    expect(table.root).to_contain_text("Ana: 0 sets")
    expect(table.page.locator(".tt-winner")).to_have_count(0)
    expect(table.action("last-round")).to_have_count(0)
    table.action("new-game").click()
    expect(table.page.locator(".tt-set-up")).to_be_visible()


def form_of(table: CardTable) -> Callable[[TableOnPage], None]:
    def look(shown: TableOnPage) -> None:
        form = OnPage(shown)
        form.open_form()
        form.type("seed", "otter 42")
        form.choose("seat-0", "pair")
        for summary in shown.page.locator("summary").all():
            summary.click()
        name = form.field("mate-0").locator("input")
        expect(name).to_be_visible()
        name.fill("Ana")
        expect(shown.page.locator(".tt-problem")).to_be_visible()

    return look


def rules_of(shown: TableOnPage) -> None:
    shown.action("how-to-play").click()
    expect(shown.page.locator(".tt-rules li")).to_have_count(6)


def stopped(shown: TableOnPage) -> None:
    shown.page.locator("[data-more]").click()
    shown.action("pause").click()
    expect(shown.page.locator(".tt-stopped")).to_be_visible()


STATES = {
    "form": (happy_times, form_of(happy_times())),
    "form-arithmetic": (arithmetic, form_of(arithmetic())),
    "rules": (happy_times, rules_of),
    "stopped": (happy_times, stopped),
    "shared": (lambda: happy_times("Ana & Ben", "Fox (bot)"), lambda shown: None),
}


@pytest.mark.parametrize("state", STATES)
def test_everybody_can_use_it(sit: Sit, page: Page, state: str) -> None:
    make, look = STATES[state]
    look(sit(make()))
    targets = "button, select, summary, .tt-box, .tt-chip"
    assert faults(page, targets=f"[data-tictimes] :is({targets})") == []
