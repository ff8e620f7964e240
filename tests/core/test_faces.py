"""The faces of both packs: well-formed, plain, small, told apart; their parts can be counted."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import get_args
from xml.etree import ElementTree

import pytest

from tictimes.arithmetic import faces as tic_faces
from tictimes.arithmetic.cards import COLOURS, PACK, SHAPES
from tictimes.board import ActionName
from tictimes.drawing import INK, PAPER
from tictimes.errors import NotationError
from tictimes.happy_times import faces as number_faces
from tictimes.icons import ICONS
from tictimes.numbers.facts import tables
from tictimes.numbers.pictures import LAST, picture, small_picture
from tictimes.outlines import HEIGHT, OUTLINES

SVG = "{http://www.w3.org/2000/svg}"
NUMBERS = range(1, 145)
NUMBER_FACES = {str(number): number_faces.face(str(number)) for number in NUMBERS}
TIC_FACES = {str(card): tic_faces.face(str(card)) for card in PACK}
OTHER_ICONS = {"colour", "home", "number", "print", "rub-out", "shape", "speak", "talk", "tap"}
BACKS = {"happy-times back": number_faces.back(), "arithmetic back": tic_faces.back()}
EMBLEMS = {"happy-times emblem": number_faces.emblem(), "arithmetic emblem": tic_faces.emblem()}
CARDS = NUMBER_FACES | TIC_FACES | BACKS


def elements(drawing: str) -> Iterator[ElementTree.Element]:
    return ElementTree.fromstring(drawing).iter()


def inside(drawing: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<g>{drawing}</g>")


def parts(drawing: str) -> int:
    """How many subpaths are drawn as parts; a mirror image is an element of its own."""
    counted = (path for path in inside(drawing).iter("path") if path.get("class") == "tt-part")
    return sum((path.get("d") or "").count("M") for path in counted)


@pytest.mark.parametrize("drawing", (CARDS | EMBLEMS | ICONS).values(), ids=CARDS | EMBLEMS | ICONS)
def test_a_drawing_is_plain_paths_that_a_pdf_library_knows(drawing: str) -> None:
    for element in elements(drawing):
        assert element.tag in {f"{SVG}svg", f"{SVG}g", f"{SVG}path"}
        assert not {"id", "style", "filter", "clip-path", "mask", "href"} & set(element.attrib)
        for move in re.findall(r"\((.*?)\)", element.get("transform", "")):
            assert re.fullmatch(r"-?[0-9.]+(,-?[0-9.]+)?", move)  # some need the comma
        if element.tag == f"{SVG}path":
            assert re.fullmatch(r"M[-MmLlHhVvQqTtCcSsAaZz0-9. ]+", element.attrib["d"])
    assert ElementTree.fromstring(drawing).get("aria-hidden") == "true"


@pytest.mark.parametrize("drawing", CARDS.values(), ids=CARDS)
def test_a_card_is_five_by_seven_with_one_ink_outline(drawing: str) -> None:
    root = ElementTree.fromstring(drawing)
    assert root.get("viewBox") == "0 0 100 140"
    assert root[0].get("stroke") == INK
    assert [path.get("d") for path in root.iter(f"{SVG}path")].count(root[0].get("d")) == 1


def test_every_face_of_a_pack_is_different() -> None:
    assert len(set(NUMBER_FACES.values())) == len(NUMBERS)
    assert len(set(TIC_FACES.values())) == len(PACK)
    assert len({picture(number) for number in NUMBERS}) == len(NUMBERS)
    assert len({small_picture(number) for number in NUMBERS}) == len(NUMBERS)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_small_picture_for_every_other_table(number: int) -> None:
    face = NUMBER_FACES[str(number)]
    others = [table for table in range(2, number) if number % table == 0]
    groups = [group for group in elements(face) if group.get("class") == "tt-tables"]
    assert [len(group) for group in groups] == ([len(others)] if others else [])
    place = 0
    for table in others:
        place = face.index(small_picture(table), place + 1)


def test_twelve_bears_the_pictures_of_its_tables() -> None:
    face = NUMBER_FACES["12"]
    for table in (2, 3, 4, 6):
        assert small_picture(table) in face
    for table in (5, 7, 8, 9, 10, 12):
        assert small_picture(table) not in face


def test_the_picture_of_one_stands_on_no_other_card() -> None:
    assert picture(1) in NUMBER_FACES["1"]
    for number in NUMBERS[1:]:
        assert picture(1) not in NUMBER_FACES[str(number)]
        assert small_picture(1) not in NUMBER_FACES[str(number)]


@pytest.mark.parametrize("number", range(1, LAST + 1))
def test_a_picture_has_as_many_parts_as_its_number(number: int) -> None:
    assert parts(picture(number)) == number
    assert parts(small_picture(number)) == number


@pytest.mark.parametrize("number", [0, -1])
def test_there_is_no_card_below_one(number: int) -> None:
    with pytest.raises((KeyError, NotationError)):
        number_faces.face(str(number))


def test_what_is_no_tic_card_has_no_face() -> None:
    with pytest.raises(NotationError):
        tic_faces.face("6-star-red")


def written(face: str) -> str:
    """What a face says in outlines of letters, read in the order they are drawn."""
    known = {path: character for character, (_, path) in OUTLINES.items()}
    return "".join(known.get(path.get("d") or "", "") for path in elements(face))


@pytest.mark.parametrize("number", NUMBERS)
def test_a_number_card_says_its_number_last(number: int) -> None:
    assert written(NUMBER_FACES[str(number)]).endswith(str(number))


@pytest.mark.parametrize("card", PACK, ids=str)
def test_a_tic_card_says_its_number_twice_and_the_letter_of_its_colour(card: object) -> None:
    number, _, colour = str(card).split("-")
    assert written(TIC_FACES[str(card)]) == number + colour[0].upper() + number


def without_hue_and_writing(face: str) -> tuple[tuple[str, str], ...]:
    return tuple(
        (path.get("d") or "", path.get("stroke-width") or "")
        for path in elements(face)
        if path.get("transform") is None
    )


def test_colours_and_shapes_are_told_apart_without_hue_or_letter() -> None:
    faces = {
        without_hue_and_writing(face) for name, face in TIC_FACES.items() if name.startswith("5-")
    }
    assert len(faces) == len(SHAPES) * len(COLOURS)


def luminance(colour: str) -> float:
    def linear(part: str) -> float:
        value = int(part, 16) / 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(colour[place : place + 2]) for place in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_letters_and_numbers_can_be_read_on_the_card() -> None:
    assert contrast(INK, PAPER) >= 4.5
    for paint in tic_faces.PAINTS.values():
        assert contrast(paint.letter, PAPER) >= 4.5


def test_a_pack_is_small_enough_to_be_sent_at_once() -> None:
    standard = [NUMBER_FACES[str(number)] for number in range(1, 17)]
    assert sum(map(len, standard)) < 45_000
    assert max(map(len, standard)) < 4_000
    assert sum(map(len, TIC_FACES.values())) < 250_000
    assert max(map(len, NUMBER_FACES.values())) < 15_000


def test_every_action_has_an_icon_of_its_own() -> None:
    assert {*get_args(ActionName)} | OTHER_ICONS == set(ICONS)
    assert len(set(ICONS.values())) == len(ICONS)
    for icon in ICONS.values():
        assert 'viewBox="0 0 24 24"' in icon
        assert "currentColor" in icon
        assert "#" not in icon


@pytest.mark.parametrize(
    ("number", "expected"),
    [(1, ()), (2, (2,)), (12, (2, 3, 4, 6, 12)), (13, (13,)), (16, (2, 4, 8, 16)), (0, ())],
)
def test_tables(number: int, expected: tuple[int, ...]) -> None:
    assert tables(number) == expected


@pytest.mark.parametrize("digit", "0123456789")
def test_digits_stand_on_the_line_and_fill_their_height(digit: str) -> None:
    """Outlines are relative but for the start of each contour; digits overshoot by a little."""
    _, path = OUTLINES[digit]
    x = y = 0
    low, high = 0, 0
    for command, steps in re.findall(r"([MlhvqzZ])([-0-9 ]*)", path):
        values = [int(value) for value in re.findall(r"-?\d+", steps)]
        match command:
            case "M":
                x, y = values
            case "h":
                x += values[0]
            case "v":
                y += values[0]
            case "l" | "q":
                x, y = x + values[-2], y + values[-1]
        low, high = max(low, y), min(high, y)
    assert 0 <= low <= 4
    assert -HEIGHT - 4 <= high <= -HEIGHT + 4
