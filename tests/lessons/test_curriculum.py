"""What people expect of lessons, by their curricula: every statement is served by one at least."""

from __future__ import annotations

import re

import nbformat
import pytest

from tictimes_app.server.lessons import lessons_folder

NUMBERED = sorted(lessons_folder().glob("[0-9][0-9]-*.ipynb"))
CODES = re.compile(r"[1-8]\.[A-Z]{1,3}\.[A-Z]\.\d{1,2}|MP\.\d|K\.[A-Z]{1,3}\.[A-Z]\.\d")
YEARS = re.compile(r"Y[1-6] [a-z]")

STATEMENTS = [
    # DESIGN section 5: the year or code, and words that only this statement has
    ("england", "Y2", "2, 5 and 10 multiplication tables"),
    ("england", "Y3", "3, 4 and 8 multiplication tables"),
    ("england", "Y4", "multiplication tables up to 12 × 12"),
    ("ccss", "3.OA.C.7", "Fluently multiply and divide within 100"),
    ("england", "Y4", "factor pairs and commutativity"),
    ("england", "Y5", "identify multiples and factors"),
    ("england", "Y5", "common factors of 2 numbers"),
    ("england", "Y5", "recall prime numbers up to 19"),
    ("england", "Y5", "a number up to 100 is prime"),
    ("ccss", "4.OA.B.4", "Find all factor pairs"),
    ("england", "Y6", "common multiples"),
    ("england", "Y6", "order of operations"),
    ("ccss", "5.OA.A.1", "parentheses, brackets, or braces"),
    ("ccss", "5.OA.A.2", "simple expressions"),
    ("england", "Y4", "two-step problems"),
    ("ccss", "3.OA.D.8", "two-step word problems"),
    ("england", "Y3", "inverse operations to check"),
    ("england", "Y4", "inverse operations to check"),
    ("ccss", "MP.3", "viable arguments"),
    ("england", "Y4", "count backwards through zero"),
    ("england", "Y5", "negative numbers"),
    ("england", "Y6", "negative numbers in context"),
    ("ccss", "3.OA.D.9", "arithmetic patterns"),
]


def served() -> list[tuple[str, str, str]]:
    return [
        (entry.system, entry.code, entry.text)
        for path in NUMBERED
        for entry in nbformat.read(path, 4).metadata.tictimes.curriculum
    ]


@pytest.mark.parametrize(("system", "code", "words"), STATEMENTS, ids=lambda part: part[:24])
def test_every_statement_is_served(system: str, code: str, words: str) -> None:
    assert any(
        one == system and name.startswith(code) and words.casefold() in text.casefold()
        for one, name, text in served()
    )


@pytest.mark.parametrize("path", NUMBERED, ids=lambda path: path.stem)
def test_statements_are_named_as_their_curricula_name_them(path) -> None:
    for entry in nbformat.read(path, 4).metadata.tictimes.curriculum:
        form = YEARS.match if entry.system == "england" else CODES.fullmatch
        assert form(entry.code), entry.code
        assert len(entry.text.split()) >= 3


def test_the_three_routes_are_there() -> None:
    ages = {path.stem[:2]: nbformat.read(path, 4).metadata.tictimes.ages for path in NUMBERED}
    assert sorted(ages) == [f"{number:02}" for number in range(1, 12)]
    for age, numbers in ((7, "01 04 06 08"), (8, "02 03 05 07"), (10, "09 10 11")):
        for number in numbers.split():
            youngest, oldest = ages[number]
            assert youngest <= age <= oldest, number
