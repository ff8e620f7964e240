"""Players who see nothing but the page: how they act on it, and what they choose.

`Table` is the page as a person uses it. `play_happy_times` and `play_arithmetic` are sensible
players: they read the cards in `[data-card]`, ask the kit which sets and groups there are, and
press what a child would press.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from playwright.sync_api import Locator, Page, expect

from tictimes import arithmetic, happy_times
from tictimes.arithmetic import Level, read_card
from tictimes.game import Move

MOST_TURNS = 200
NUMBERS = range(1, 17)


class Table:
    """A table on a page, used with the mouse; the classes below use it otherwise."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.played: list[Move] = []

    @property
    def root(self) -> Locator:
        return self.page.locator("[data-tictimes]")

    def says(self, name: str) -> str:
        """What the root says of `name`, as in `data-phase`."""
        value = self.root.get_attribute(f"data-{name}")
        assert value is not None
        return value

    def action(self, name: str) -> Locator:
        return self.page.locator(f'[data-action="{name}"]')

    def declare_as(self, table: int) -> Locator:
        return self.page.locator(f'[data-action="declare"][data-table="{table}"]')

    def cards(self, pile: str) -> list[str]:
        """The cards face up in all piles of this kind."""
        found = self.page.locator(f'[data-pile="{pile}"] [data-card]')
        cards: list[str] = found.evaluate_all("all => all.map(one => one.dataset.card)")
        return cards

    def hand_card(self, card: str) -> Locator:
        return self.page.locator(f'[data-pile="hand"] [data-card="{card}"]').first

    def press(self, button: Locator) -> None:
        button.click()

    def choose(self, card: str) -> None:
        self.press(self.hand_card(card))
        expect(self.hand_card(card)).to_have_attribute("aria-pressed", "true")

    def act(self, button: Locator, move: Move) -> None:
        """Press `button`, which makes `move`, and wait until the record is longer."""
        before = self.says("entry")
        self.press(button)
        expect(self.root).not_to_have_attribute("data-entry", before)
        self.played.append(move)

    def wait_for(self, game: str, *seats: int) -> str:
        """Wait until it is the go of one of `seats`; the phase then."""
        phases = [f'[data-phase="{phase}"]' for phase in ("over", "cover")]
        turns = [f'[data-turn="{seat}"]' for seat in seats]
        mine = ", ".join(f'[data-tictimes="{game}"]{part}' for part in (*phases, *turns))
        self.page.locator(mine).wait_for()
        return self.says("phase")


def load_again(table: Table) -> None:
    """Load the page anew, and wait for the same match at the same place of its record."""
    entry = table.says("entry")
    table.page.reload()
    expect(table.root).to_have_attribute("data-entry", entry)


class TouchTable(Table):
    """The table under a finger."""

    def press(self, button: Locator) -> None:
        button.tap()


class KeyboardTable(Table):
    """The table by keyboard alone: Tab, arrows, Enter and Space, from wherever the focus is."""

    def press(self, button: Locator) -> None:
        if button.get_attribute("data-card") is None:
            self._tab_to(button)
            self.page.keyboard.press("Enter")
            return
        self._tab_to(self.page.locator('[data-pile="hand"] [tabindex="0"]'))
        self.page.keyboard.press("Home")
        for _ in range(len(self.cards("hand"))):
            if _has_focus(button):
                self.page.keyboard.press("Space")
                return
            self.page.keyboard.press("ArrowRight")
        pytest.fail("the arrow keys do not reach the card")

    def _tab_to(self, button: Locator) -> None:
        for _ in range(60):
            if _has_focus(button):
                return
            self.page.keyboard.press("Tab")
        pytest.fail(f"Tab does not reach {button}")


def _has_focus(button: Locator) -> bool:
    return bool(button.evaluate("button => button === document.activeElement"))


Seats = tuple[int, ...]
Watch = Callable[[], None]


def play_happy_times(table: Table, seats: Seats = (0,), watch: Watch = lambda: None) -> None:
    """Play for `seats` until the game is over; `watch` is called whenever it is their go."""
    for phase in _turns(table, "happy-times", seats):
        watch()
        hand = [int(card) for card in table.cards("hand")]
        if phase == "draw":
            wanted = [int(card) for card in table.cards("discard")[-1:]]
            gains = len(_useful([*hand, *wanted])) > len(_useful(hand))
            can = table.action("draw-discard").get_attribute("aria-disabled") == "false"
            pile = "discard" if wanted and gains and can else "deck"
            table.act(table.action(f"draw-{pile}"), happy_times.Draw(pile))
            continue
        sets = happy_times.sets_in(hand)
        if sets:
            best = max(sets, key=lambda one: (one.table, one.cards))
            for card in best.cards:
                table.choose(str(card))
            table.act(
                table.declare_as(int(best.table)), happy_times.Declare(best.table, best.cards)
            )
        else:
            card = _least_use(hand)
            table.choose(str(card))
            table.act(table.action("discard"), happy_times.Discard(card))


def _useful(hand: list[int]) -> tuple[object, ...]:
    return happy_times.sets_in(hand)


def _least_use(hand: list[int]) -> int:
    """The card that makes the fewest sets with two others of the hand, or one of it and a new one.

    Of equal ones it is a card held twice, or the one that makes the fewest sets at all.
    """
    numbers = set(hand)
    sets = {one.cards for one in happy_times.sets_in(NUMBERS)}

    def use(card: int) -> tuple[bool, int, int]:
        mine = [one for one in sets if card in one]
        near = sum(len(numbers.intersection(one)) >= 2 for one in mine)
        return (hand.count(card) == 1, near, len(mine))

    return min(hand, key=use)


def play_arithmetic(
    table: Table, level: Level, seats: Seats = (0,), watch: Watch = lambda: None
) -> None:
    """Play for `seats` until the match is over, round after round."""
    for phase in _turns(table, "arithmetic", seats):
        watch()
        hand = table.cards("hand")
        if phase == "draw":
            table.act(*_how_to_begin(table, hand, level))
        elif phase == "discard":
            worst = max(hand, key=lambda card: _best(_without(hand, card), level))
            table.choose(worst)
            table.act(table.action("discard"), arithmetic.Discard(read_card(worst)))
        else:
            group = arithmetic.best_group(hand, level=level)
            cards = group.cards if group else ()
            for card in cards:
                table.choose(str(card))
            table.act(table.action("score"), arithmetic.Score(cards))


def _how_to_begin(table: Table, hand: list[str], level: Level) -> tuple[Locator, Move]:
    now = _best(hand, level)
    knock = table.action("knock")
    if now >= 9 and knock.get_attribute("aria-disabled") == "false":
        return knock, arithmetic.Knock()
    top = table.cards("discard")[-1:]
    if top and max(_best(five, level) for five in combinations([*hand, *top], 5)) > max(now, 2):
        return table.action("draw-discard"), arithmetic.Draw("discard")
    return table.action("draw-deck"), arithmetic.Draw("deck")


def _best(hand: list[str] | tuple[str, ...], level: Level) -> int:
    return arithmetic.best_score(hand, level=level)


def _without(hand: list[str], card: str) -> list[str]:
    return [each for each in hand if each != card]


def _turns(table: Table, game: str, seats: Seats) -> Iterator[str]:
    """The phase of each go of `seats`, until it is over; covers are lifted, rounds begun."""
    for _ in range(MOST_TURNS):
        phase = table.wait_for(game, *seats)
        if phase == "over" and not table.action("next-round").count():
            return
        if table.action("next-round").count():
            table.press(table.action("next-round"))
            expect(table.action("next-round")).to_have_count(0)
        elif phase == "cover":
            assert table.cards("hand") == []
            table.press(table.action("reveal"))
            expect(table.action("reveal")).to_have_count(0)
        else:
            yield phase
    pytest.fail(f"not over after {MOST_TURNS} turns")
