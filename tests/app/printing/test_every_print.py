"""Every kind of print, for both games, on both papers: opened and measured."""

from __future__ import annotations

from itertools import product

import pytest

from tictimes.prints.order import KINDS
from tictimes.prints.paper_sizes import PAPERS

from .paper import MM, fonts, made

OUTER = 5
"""Millimetres at the edge that no printer has to reach."""

GAMES = {"happy-times": {"players": 8}, "arithmetic": {"players": 5, "level": 2}}
DEALT = {"worksheet": {"seed": "otter-42"}, "answers": {"seed": "otter-42"}}
USUAL = [
    (kind, {"game": game, "paper": paper, **GAMES[game], **DEALT.get(kind, {"packs": 1})})
    for kind, game, paper in product(KINDS, GAMES, PAPERS)
]
RARE = [
    ("cards", {"game": "happy-times", "per_sheet": 16, "low_ink": 0, "paper": "letter"}),
    ("cards", {"game": "happy-times", "highest": 144, "cards": "100-144", "backs": 0}),
    ("cards", {"game": "arithmetic", "cards": "30-40", "draw": 1, "packs": 2}),
    ("rules", {"game": "happy-times", "words": 0, "paper": "letter"}),
    ("rules", {"game": "arithmetic", "words": 0, "level": 2}),
    ("rules", {"game": "happy-times", "primes": 1, "odds": 1, "goal": 1, "paper": "letter"}),
    ("rules", {"game": "happy-times", "lang": "de", "paper": "letter"}),
    ("rules", {"game": "arithmetic", "lang": "de", "level": 2, "paper": "letter"}),
    ("score-sheet", {"game": "arithmetic", "rounds": 20, "paper": "letter"}),
    ("score-sheet", {"game": "arithmetic", "rounds": 1, "lang": "de", "players": 3}),
    ("worksheet", {"game": "arithmetic", "seed": "W" * 64, "lang": "de", "level": 2}),
    ("worksheet", {"game": "happy-times", "seed": "مرحبا 42", "highest": 144, "primes": 1}),
    ("answers", {"game": "happy-times", "seed": "fox-7", "lang": "de", "odds": 1, "primes": 1}),
    ("take-home", {"game": "arithmetic", "lang": "de", "paper": "letter"}),
    ("take-home", {"game": "happy-times", "lang": "de"}),
]


@pytest.mark.parametrize(("kind", "asked"), USUAL + RARE, ids=str)
def test_a_print_is_what_its_paper_can_hold(kind, asked):
    done = made(kind, **asked)
    reader, paper = done.reader, PAPERS[done.order.paper]
    assert len(reader.pages) == done.order.pages
    sides = (paper.high, paper.wide) if kind == "take-home" else (paper.wide, paper.high)
    for page in reader.pages:
        assert [float(side) / MM for side in page.mediabox[2:]] == pytest.approx(sides, abs=0.01)
        assert page.mediabox == page.cropbox
        assert not page.images, "all of it is vectors"
    named = fonts(reader)
    assert all(named.values()), named
    assert all("Andika" in name for name in named)
    for page in {0, 1, len(reader.pages) - 1} & set(range(len(reader.pages))):
        image = done.image(page, dots=3)
        edge = OUTER * 3
        inside = image.point(lambda v: 255 * (v < 250)).getbbox()
        assert inside, "a page that is empty"
        assert min(inside[:2]) >= edge
        assert inside[2] <= image.width - edge
        assert inside[3] <= image.height - edge


def test_the_same_order_is_the_same_file_twice():
    from tictimes_app.printing.shop import printed

    done = made("worksheet", game="happy-times", seed="otter-42")
    assert printed(done.order) == done.content


def test_a_print_says_what_it_is():
    done = made("rules", game="arithmetic", lang="de")
    assert done.reader.metadata.title == "ArithmeTic: So wird gespielt"
    assert done.reader.trailer["/Root"]["/Lang"] == "de"
    assert "Gut zu wissen" in done.text()
