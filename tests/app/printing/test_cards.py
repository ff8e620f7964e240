"""Cards to be cut out: their size, their grid, and backs that may drift."""

from __future__ import annotations

import pytest

from tictimes.games import GAMES
from tictimes_app.printing.cards import DRIFT

from .paper import DARK, ink, made

DOTS = 10
"""A millimetre of the measured pictures."""

PAPERS = ("a4", "letter")
SIZES = {9: (63, 88), 16: (46, 64.4)}


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("per_sheet", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_card_has_its_size(game, per_sheet, paper):
    done = made("cards", game=game, cards="1-1", per_sheet=per_sheet, paper=paper)
    left, top, right, bottom = ink(done.image(dots=DOTS))
    wide, high = SIZES[per_sheet]
    assert (right - left) / DOTS == pytest.approx(wide, abs=0.5)
    assert (bottom - top) / DOTS == pytest.approx(high, abs=0.5)


@pytest.mark.parametrize("paper", PAPERS)
def test_nine_cards_lie_on_one_grid_in_the_middle(paper):
    done = made("cards", game="arithmetic", cards="1-9", paper=paper)
    image = done.image(dots=DOTS)
    left, top, right, bottom = ink(image)
    assert left + right == pytest.approx(image.width, abs=DOTS / 4)
    assert top + bottom == pytest.approx(image.height, abs=DOTS / 4)
    assert (right - left) / DOTS == pytest.approx(3 * 63, abs=0.5)
    assert (bottom - top) / DOTS == pytest.approx(3 * 88, abs=0.5)


def test_cut_marks_stand_where_the_cuts_go():
    done = made("cards", game="happy-times", cards="1-1")
    image = done.image(dots=DOTS)
    left, top, *_ = ink(image)
    marks = [v for v in range(image.width) if image.getpixel((v, top - 2 * DOTS)) < 200]
    middle = [sum(some) / len(some) for some in together(marks)]
    grid = [image.width / 2 + DOTS * 63 * n for n in (-1.5, -0.5, 0.5, 1.5)]
    assert middle == pytest.approx(grid, abs=2)
    assert left - DOTS < middle[0] < left + DOTS


def together(numbers):
    """Neighbours in one list."""
    some = [[numbers[0]]]
    for number in numbers[1:]:
        if number == some[-1][-1] + 1:
            some[-1].append(number)
        else:
            some.append([number])
    return some


@pytest.mark.parametrize("per_sheet", SIZES)
@pytest.mark.parametrize("low_ink", [0, 1])
def test_a_back_that_drifts_is_still_whole(per_sheet, low_ink):
    done = made("cards", game="arithmetic", cards="1-1", per_sheet=per_sheet, low_ink=low_ink)
    image = done.image(1, dots=DOTS)
    count, (wide, high) = int(per_sheet**0.5), SIZES[per_sheet]
    reach = int((DRIFT + 1) * DOTS)
    for n in range(count + 1):
        x = round(image.width / 2 + DOTS * wide * (n - count / 2))
        y = round(image.height / 2 + DOTS * high * (n - count / 2))
        assert not ink(image.crop((x - reach, 0, x + reach, image.height)))
        assert not ink(image.crop((0, y - reach, image.width, y + reach)))
    left, top, right, bottom = ink(image)
    assert left + right == pytest.approx(image.width, abs=2)
    assert top + bottom == pytest.approx(image.height, abs=2)


def test_one_to_eight_and_nine_to_sixteen_are_sheets_of_their_own():
    done = made("cards", game="happy-times", packs=2)
    fronts = [done.text(page).split() for page in range(0, 8, 2)]
    low, high = list(map(str, range(1, 9))), list(map(str, range(9, 17)))
    assert fronts == [low, high, low, high]
    assert done.order.sheets == 4


def test_the_printer_is_asked_for_the_right_size_and_both_sides():
    wishes = made("cards", game="happy-times").reader.trailer["/Root"]["/ViewerPreferences"]
    assert wishes == {"/PrintScaling": "/None", "/Duplex": "/DuplexFlipLongEdge"}
    fronts = made("cards", game="happy-times", backs=0).reader.trailer["/Root"]
    assert "/Duplex" not in fronts["/ViewerPreferences"]


def test_a_part_of_the_pack_and_all_of_it():
    assert made("cards", game="happy-times", cards="9-16").text().split()[0] == "9"
    whole = made("cards", game="arithmetic", backs=0)
    cards = [card for page in range(14) for card in whole.text(page).split()]
    assert cards == list(GAMES["arithmetic"].pack(whole.order.options))


def test_saving_ink_saves_ink():
    def blackness(low_ink: int) -> float:
        grey = made("cards", game="arithmetic", cards="1-9", low_ink=low_ink).image(dots=2)
        return sum((255 - value) * count for value, count in enumerate(grey.histogram()))

    assert blackness(1) < 0.7 * blackness(0)


def test_colours_are_told_apart_in_grey():
    """The same shape in five colours: no two of the outlined pictures are alike."""
    done = made("cards", game="arithmetic", cards="1-5")
    image = done.image(dots=2)
    seen = []
    for n in range(5):
        left = (210 - 189) + 126 * (n % 3) + 20
        top = (297 - 264) + 176 * (n // 3) + 50
        seen.append(image.crop((left, top, left + 86, top + 76)).tobytes())
    for n, one in enumerate(seen):
        for other in seen[:n]:
            differ = sum(abs(a - b) > 60 for a, b in zip(one, other, strict=True))
            assert differ > len(one) / 50


def test_children_draw_what_is_missing():
    finished = made("cards", game="happy-times", cards="12").image(dots=3)
    missing = made("cards", game="happy-times", cards="12", draw=1).image(dots=3)
    assert sum(finished.histogram()[:DARK]) > sum(missing.histogram()[:DARK])
