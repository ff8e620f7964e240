"""The table as those see it who see no colours, or not all: what differs must still differ."""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from playwright.sync_api import CDPSession, Locator, Page

from tictimes_widgets import Arithmetic, HappyTimes

from .conftest import TableOnPage

Sit = Callable[..., TableOnPage]
EYES = ("achromatopsia", "deuteranopia", "protanopia", "tritanopia")
COLOURS = ("violet", "cyan", "yellow", "orange", "red")
NEVER = 10**6

# The share of the pixels of two pictures that are told apart easily, by light and dark alone.
DIFFERENT = """async ([one, other]) => {
  const grey = async (png) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${png}`;
    await picture.decode();
    const paper = new OffscreenCanvas(60, 84).getContext("2d");
    paper.drawImage(picture, 0, 0, 60, 84);
    const { data } = paper.getImageData(0, 0, 60, 84);
    return Array.from({ length: 60 * 84 }, (_, i) =>
      0.3 * data[4 * i] + 0.59 * data[4 * i + 1] + 0.11 * data[4 * i + 2]);
  };
  const [a, b] = [await grey(one), await grey(other)];
  return a.filter((light, i) => Math.abs(light - b[i]) > 40).length / a.length;
}"""


@pytest.fixture(params=EYES)
def eyes(request: pytest.FixtureRequest, page: Page) -> Iterator[CDPSession]:
    """The page, seen through other eyes."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": request.param})
    yield session
    session.detach()


def picture(place: Locator) -> str:
    return base64.b64encode(place.screenshot(animations="disabled")).decode()


def different(page: Page, one: str, other: str) -> float:
    share: float = page.evaluate(DIFFERENT, [one, other])
    return share


@pytest.mark.usefixtures("eyes")
def test_five_colours_are_five_patterns(sit: Sit, page: Page) -> None:
    table = sit(Arithmetic(["Ana", "Fox (bot)"], "otter-42", pace=NEVER))
    cards = table.widget.art["cards"]
    page.evaluate(
        """faces => document.body.insertAdjacentHTML("beforeend", faces.map((svg, i) =>
          `<div id=card${i} style="width:60px;background:#fffdf8">${svg}</div>`).join(""))""",
        [cards[f"3-square-{colour}"]["svg"] for colour in COLOURS],
    )
    pictures = [picture(page.locator(f"#card{i}")) for i in range(len(COLOURS))]
    shares = {
        (one, other): different(page, pictures[COLOURS.index(one)], pictures[COLOURS.index(other)])
        for one, other in combinations(COLOURS, 2)
    }
    assert min(shares.values()) > 0.03, shares


@pytest.mark.usefixtures("eyes")
def test_chosen_cards_and_open_piles_are_seen(sit: Sit, page: Page) -> None:
    table = sit(HappyTimes(["Ana", "Fox (bot)"], "otter-42", pace=NEVER))
    page.emulate_media(reduced_motion="reduce")
    deck = page.locator('[data-pile="deck"]')
    open_deck = picture(deck)
    table.action("draw-deck").click()
    table.page.locator('[data-phase="discard"]').wait_for()
    page.mouse.move(0, 0)
    assert different(page, open_deck, picture(deck)) > 0.05
    hand = table.pile("hand")
    idle = picture(hand)
    table.card("11").click()
    page.mouse.move(0, 0)
    assert different(page, idle, picture(hand)) > 0.03
