"""Pictures in another language: nothing on them is left in English, whatever is pressed."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import tictimes as tt
import tictimes_widgets as tw
from tictimes_widgets import PictureWidget

from ..test_languages import SHOWN
from .conftest import Gallery

Hang = Callable[..., Gallery]
PICTURES = sorted(
    name
    for name in set(tw.__all__) - {"PictureWidget"}
    if issubclass(getattr(tw, name), PictureWidget)
)
GIVEN: dict[str, tuple[object, ...]] = {
    "Hands": ([f"{number}-star-red" for number in range(1, 6)], 2),
    "Steps": (tt.numbers.why_prime(13),),
}
"""What a picture cannot be made without."""

PRESSES = 30


def left_in_english(gallery: Gallery) -> list[str]:
    texts = gallery.root().evaluate(SHOWN)
    assert texts
    return [text for text in texts if re.search("[A-Za-z]", text)]


def made(name: str, language: str) -> PictureWidget:
    picture: PictureWidget = getattr(tw, name)(*GIVEN.get(name, ()), language=language)
    return picture


@pytest.mark.parametrize("name", PICTURES)
def test_nothing_of_a_picture_is_left_in_english(name: str, hang: Hang, pseudo: str) -> None:
    gallery = hang(made(name, pseudo))
    pressed: set[str] = set()
    for _ in range(PRESSES):
        assert left_in_english(gallery) == []
        buttons = gallery.root().locator("button:visible, [data-part][role=button]")
        names = buttons.evaluate_all("all => all.map(one => one.outerHTML)")
        fresh = [i for i, known in enumerate(names) if known not in pressed]
        if not fresh:
            break
        pressed.add(names[fresh[0]])
        buttons.nth(fresh[0]).click(force=True)
    assert len(pressed) > 1


@pytest.mark.parametrize("name", PICTURES)
def test_the_print_edition_is_drawn_in_german(name: str) -> None:
    assert made(name, "de").svg.startswith("<svg")


def test_a_picture_says_its_language(hang: Hang) -> None:
    gallery = hang(tw.Rectangles(12, language="de"))
    assert gallery.root().get_attribute("lang") == "de"
    assert gallery.root().get_attribute("dir") == "ltr"
