"""Every code that the sources spell out has words, and the words are well made."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest

from tictimes.sayings import Plural, Saying, Voice, say

ROOT = Path(__file__).parents[2]
ROOMS = ("common", "play", "numbers", "happy_times", "arithmetic")
SOURCES = sorted(
    path for top in ("core", "widgets", "app") for path in (ROOT / top).glob("tictimes*/**/*.py")
)
HELPERS = {"happy": "happy_times", "tic": "arithmetic"}
"""Functions that make a saying of their own room."""


def words_of(room: str):
    module = "tictimes.words" if room == "common" else f"tictimes.{room}.words"
    try:
        return import_module(module).WORDS
    except ModuleNotFoundError:
        return {}


def sentences(words):
    """Every sentence under one code: for each voice, for one and for many."""
    if isinstance(words, dict):
        for each in words.values():
            yield from sentences(each)
    elif isinstance(words, Plural):
        yield from (words.one, words.other)
    else:
        yield words


ALL = {f"{room}.{name}": words for room in ROOMS for name, words in words_of(room).items()}


def codes_in(path: Path):
    """The codes that a source spells out: `Saying.of("play.undo")`, or `happy("deck")`."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not (isinstance(node, ast.Call) and node.args):
            continue
        first = node.args[0]
        called = node.func
        for code in constants(first):
            if isinstance(called, ast.Attribute) and ast.unparse(called) == "Saying.of":
                yield code
            elif isinstance(called, ast.Name) and called.id in HELPERS:
                yield f"{HELPERS[called.id]}.{code}"


def constants(node: ast.expr):
    """The texts that an argument may be: itself, or either side of an `if`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_each_code_in_the_sources_has_words(path):
    assert not [code for code in codes_in(path) if code not in ALL]


@pytest.mark.parametrize("code", ALL)
def test_words_are_well_made(code):
    for sentence in sentences(ALL[code]):
        assert sentence == sentence.strip() or code.startswith("common.")
        assert "\n" not in sentence
        assert "!!" not in sentence
        assert not re.search(r"\d ?[-x*] ?\d", sentence), "real signs: − and ×"
        assert not re.search(r"(?i)\binvalid|\bwrong\b|\berror\b|\billegal", sentence)
        assert re.fullmatch(r"(?:[^{}]|\{[a-z_]+\})*", sentence), "facts only, no format tricks"


def test_say_knows_every_voice():
    for voice in get_args(Voice):
        assert say(Saying.of("play.undo"), voice)


def test_a_fact_is_never_read_as_words():
    name = "{0.__class__} {name}"
    assert say(Saying.of("common.name", name=name)) == name
