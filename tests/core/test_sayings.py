"""Every code that the sources use has words, every word is used, and the words are well made."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest

import catalogues
from tictimes.sayings import Plural, Saying, Voice, room_words, say

ROOT = Path(__file__).parents[2]
ROOMS = catalogues.rooms()
SOURCES = sorted(
    path for top in ("core", "widgets", "app") for path in (ROOT / top).glob("tictimes*/**/*.py")
)
FRONT_END = "\n".join(
    path.read_text("utf-8") for path in sorted((ROOT / "widgets" / "src").glob("*.ts*"))
)
TEMPLATES = "".join(
    path.read_text("utf-8") for path in sorted((ROOT / "app").glob("**/templates/*.*"))
)
paths = pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))


def sentences(words):
    """Every sentence under one code: for each voice, for one and for many."""
    if isinstance(words, dict):
        for each in words.values():
            yield from sentences(each)
    elif isinstance(words, Plural):
        yield from (words.one, words.other)
    else:
        yield words


ALL = {code: words for room in ROOMS for code, words in room_words(room).items()}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def is_saying_of(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Attribute) and ast.unparse(call.func) == "Saying.of"


@cache
def helpers(path: Path) -> dict[str, str]:
    """The functions of a source that make sayings of one room: `happy("deck")` of `happy_times`."""
    last = {
        function.name: ast.unparse(function.body[-1])
        for function in ast.walk(tree(path))
        if isinstance(function, ast.FunctionDef)
    }
    made = re.compile(r"return Saying\.of\(f'(\w+)\.\{code\}'")
    return {name: found[1] for name, line in last.items() if (found := made.match(line))}


PUBLIC = {name: room for path in SOURCES for name, room in helpers(path).items() if name[0] != "_"}


def said_in(path: Path):
    """Each call that makes a saying, the node of its code, and what stands before that code."""
    known = PUBLIC | helpers(path)
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and node.args:
            if is_saying_of(node):
                yield node, node.args[0], ""
            elif isinstance(node.func, ast.Name) and node.func.id in known:
                yield node, node.args[0], f"{known[node.func.id]}."


def constants(node: ast.expr):
    """The texts that an argument may be: itself, or either side of an `if`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)


def patterns(node: ast.expr):
    """The texts that an f-string may be, as patterns; those of no fixed letters tell nothing."""
    for part in (node.body, node.orelse) if isinstance(node, ast.IfExp) else (node,):
        if isinstance(part, ast.JoinedStr):
            texts = [one.value if isinstance(one, ast.Constant) else None for one in part.values]
            if any(texts):
                yield "".join(".*" if text is None else re.escape(str(text)) for text in texts)


@paths
def test_each_code_in_the_sources_has_words(path):
    for _, code, room in said_in(path):
        for text in constants(code):
            assert f"{room}{text}" in ALL
        for pattern in patterns(code):
            if pattern != r"\w+\..*":
                assert any(re.fullmatch(re.escape(room) + pattern, known) for known in ALL)


@paths
def test_each_saying_has_the_facts_of_its_sentences(path):
    """Where a call spells out its code and its facts."""
    for call, code, room in said_in(path):
        given = {keyword.arg for keyword in call.keywords}
        if None in given:
            continue
        for text in constants(code):
            for sentence in sentences(ALL[f"{room}{text}"]):
                needed = {fact.strip("{}") for fact in catalogues.FACT.findall(sentence)}
                assert needed <= given, f"{room}{text}"


@cache
def written(room: str) -> tuple[set[str], re.Pattern[str]]:
    """All texts of the sources that may say something of a room, and the patterns of f-strings."""
    texts: set[str] = set()
    forms: set[str] = set()
    for path in SOURCES:
        own = path.parts[path.parts.index("tictimes") + 1] if "tictimes" in path.parts else ""
        if own and "words" in path.stem.split("_"):
            continue
        if own in ROOMS and own != room and room != "common":
            continue
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value.removeprefix(f"{room}."))
            elif isinstance(node, ast.JoinedStr):
                forms |= {form.removeprefix(rf"{room}\.") for form in patterns(node)}
    return texts, re.compile("|".join(form for form in sorted(forms) if form != ".*"))


@pytest.mark.parametrize("room", ROOMS)
def test_every_word_is_used(room):
    texts, forms = written(room)
    names = [code.partition(".")[2] for code in room_words(room)]
    unused = [name for name in names if name not in texts and not forms.fullmatch(name)]
    if room == "pages":  # a template asks for them by their names
        unused = [name for name in unused if f'words("{name}")' not in TEMPLATES]
    if room == "common":  # the page has these by their names, and puts some together
        unused = [
            name
            for name in unused
            if not re.search(rf"""words\.{name}\b|["'`]{re.escape(name)}["'`]""", FRONT_END)
            and not name.startswith("key-")
        ]
    assert not unused


@pytest.mark.parametrize("room", ROOMS)
def test_no_code_stands_twice(room):
    """Words are put together from several lists; the later would silently win."""
    folder = ROOT / "core" / "tictimes" / ("" if room == "common" else room)
    names: Counter[str] = Counter()
    for path in folder.glob("*words*.py"):
        module = import_module(
            ".".join(path.relative_to(ROOT / "core").with_suffix("").parts),
        )
        for node in tree(path).body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Dict):
                lists = getattr(module, ast.unparse(node.target))
                keys = [ast.literal_eval(key) for key in node.value.keys if key is not None]
                names.update(key for key in keys if key in lists)
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("code", ALL)
def test_words_are_well_made(code):
    for sentence in sentences(ALL[code]):
        assert sentence == sentence.strip() or code.startswith("common.")
        assert "\n" not in sentence
        assert "!!" not in sentence
        assert not re.search(r"\d ?[-x*] ?\d", sentence), "real signs: − and ×"
        assert not re.search(r"(?i)\binvalid|\bwrong\b|\berror\b|\billegal", sentence)
        assert re.fullmatch(r"(?:[^{}]|\{[a-z_]+\})*", sentence), "facts only, no format tricks"


@pytest.mark.parametrize("code", ALL)
def test_each_voice_has_something_to_hear(code):
    words = ALL[code]
    if isinstance(words, dict):
        assert "young" in words, "the others fall back to it"
        assert set(words) <= set(get_args(Voice))


def test_say_knows_every_voice():
    for voice in get_args(Voice):
        assert say(Saying.of("play.undo"), voice)


def test_a_fact_is_never_read_as_words():
    name = "{0.__class__} {name}"
    assert say(Saying.of("common.name", name=name)) == name
