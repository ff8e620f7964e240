"""Catalogues for translators, made from the words of every room and read by gettext.

    python core/catalogues.py             write the template anew, bring every language up to date
    python core/catalogues.py --new fr    begin a language
    python core/catalogues.py --pseudo    the language en-XA, in which nothing left out can hide

`make words` is the first of these. English is not translated: it stands in each `words.py`.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from babel import Locale, UnknownLocaleError
from babel.messages import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from tictimes.sayings import Plural, contexts, room_words
from tictimes.translations import BOOK

ROOT = Path(__file__).parent / "tictimes"
LOCALES = ROOT / "locale"
TEMPLATE = LOCALES / "tictimes.pot"
PSEUDO = "en-XA"
AGES = {"young": "for ages 7 to 8", "older": "for ages 9 to 11", "teacher": "for teachers"}
FACT = re.compile(r"\{[a-z_]+\}")


def rooms() -> tuple[str, ...]:
    """Every room that has words of its own, the shared ones first."""
    return ("common", *sorted(path.parent.name for path in ROOT.glob("*/words.py")))


def template() -> Catalog:
    """Every sentence of every room: its context is its code and voice, its id the English."""
    made = _catalog()
    for room in rooms():
        for code, words in room_words(room).items():
            for voice, (context, sentence) in contexts(code, words).items():
                comments = [AGES[voice]] if voice else []
                if isinstance(sentence, Plural):
                    comments.append(f"as many as {{{sentence.by}}}")
                    made.add(
                        (sentence.one, sentence.other), auto_comments=comments, context=context
                    )
                else:
                    made.add(sentence, auto_comments=comments, context=context)
    return made


def updated(old: Catalog, language: str) -> Catalog:
    """The translation `old` for the sentences of today.

    Where the English of a sentence changed, its translation stays, marked fuzzy: not yet said.
    """
    new = _catalog(language)
    before = {message.context: message for message in _sentences(old) if any(_forms(message))}
    for message in _sentences(template()):
        known = before.get(message.context)
        same = known is not None and known.id == message.id
        alike = known is not None and isinstance(known.id, str) is isinstance(message.id, str)
        new.add(
            message.id,
            known.string if known and alike else None,
            auto_comments=message.auto_comments,
            user_comments=known.user_comments if known else (),
            flags={"fuzzy"} if alike and (not same or (known and known.fuzzy)) else (),
            previous_id=known.id if known and alike and not same else (),
            context=message.context,
        )
    return new


def problems(catalog: Catalog) -> list[str]:
    """What is not right in a translation: facts that its English does not have, or lacks."""
    found = []
    for message in _sentences(catalog):
        if message.fuzzy or not all(_forms(message)):
            continue
        given = _facts(_sentences_of(message))
        used = _facts(_forms(message))
        found += [f"{message.context}: {fact} is no fact of it" for fact in sorted(used - given)]
        found += [f"{message.context}: {fact} is missing" for fact in sorted(given - used)]
        if any(re.search(r"[{}]", FACT.sub("", form)) for form in _forms(message)):
            found.append(f"{message.context}: a bracket stands alone")
    return found


def done(catalog: Catalog) -> tuple[int, int]:
    """How many sentences are translated, and of how many."""
    messages = list(_sentences(catalog))
    return sum(not one.fuzzy and all(_forms(one)) for one in messages), len(messages)


def pseudo() -> Catalog:
    """English with accents, in brackets and longer: a letter without an accent was left out."""
    made = _catalog("en")
    for message in _sentences(template()):
        ids = _sentences_of(message)
        strange = tuple(map(_strange, ids))
        if message.context == "common.direction":
            strange = ids
        string = strange if isinstance(message.id, tuple) else strange[0]
        made.add(message.id, string, context=message.context)
    return made


def compiled(catalog: Catalog, language: str, folder: Path = LOCALES) -> None:
    """Write what gettext reads: `<language>/LC_MESSAGES/tictimes.mo`."""
    path = folder / language / BOOK
    path.parent.mkdir(parents=True, exist_ok=True)
    for message in list(_sentences(catalog)):
        if not all(_forms(message)):  # where a form is missing, Babel would put the English
            catalog.delete(message.id, message.context)
    with path.open("wb") as file:
        write_mo(file, catalog)


def read(path: Path) -> Catalog:
    """The catalogue in a file."""
    with path.open("rb") as file:
        return read_po(file)


def _catalog(language: str | None = None) -> Catalog:
    made = Catalog(
        locale=Locale.parse(language, sep="-") if language else None,
        project="TicTimes",
        version="1",
        charset="utf-8",
        fuzzy=False,
        header_comment="# The words of TicTimes. `make words` keeps this file up to date.",
    )
    made.language_team = made.last_translator = "TicTimes"
    made.msgid_bugs_address = "-"
    made.revision_date = made.creation_date
    return made


def _sentences(catalog: Catalog) -> Iterator[Message]:
    return (message for message in catalog if message.id)


def _sentences_of(message: Message) -> tuple[str, ...]:
    """The English of it: one sentence, or one for 1 and one for more."""
    return tuple(message.id) if isinstance(message.id, tuple | list) else (message.id,)


def _forms(message: Message) -> tuple[str, ...]:
    string = message.string
    forms = string if isinstance(string, tuple | list) else (string,)
    return tuple(form or "" for form in forms)


def _facts(sentences: Iterable[str]) -> set[str]:
    return {fact for sentence in sentences for fact in FACT.findall(sentence)}


LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "àƀćḓéƒĝĥíĵķľḿñöþɋŕšţüṽŵẋýžÀƁĆḒÉƑĜĤÍĴĶĽḾÑÖÞɊŔŠŢÜṼŴẊÝŽ",
)


def _strange(sentence: str) -> str:
    """One sentence in the pseudo-language; what holds no letter stays as it is."""
    between = FACT.split(sentence)
    if not re.search("[A-Za-z]", "".join(between)):
        return sentence
    facts = [*FACT.findall(sentence), ""]
    strange = "".join(
        text.translate(LETTERS) + fact for text, fact in zip(between, facts, strict=True)
    )
    if len(sentence) == 1:
        return strange  # a key of the keyboard
    longer = "·" * (len("".join(between)) // 4)
    inner = f"⟦{strange.strip()}{longer}⟧"
    return strange.replace(strange.strip(), inner)


def _write(path: Path, catalog: Catalog) -> None:
    """Write a catalogue, unless it says what the file says already: its date would change."""
    if path.exists():
        old = read(path)
        catalog.creation_date = old.creation_date
        catalog.revision_date = old.revision_date
        if [_told(one) for one in _sentences(old)] == [_told(one) for one in _sentences(catalog)]:
            return
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        write_po(file, catalog, width=100, include_previous=True)


def _told(message: Message) -> tuple[object, ...]:
    return message.context, message.id, _forms(message), message.fuzzy, message.auto_comments


def main() -> int:
    """Do what the command line asks; 0 if all is well."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--new", metavar="LANGUAGE", help="begin a language, such as fr")
    options.add_argument("--pseudo", action="store_true", help=f"write {PSEUDO} as well")
    asked = options.parse_args()
    _write(TEMPLATE, template())
    if asked.pseudo:
        compiled(pseudo(), PSEUDO)
    if asked.new:
        try:
            new = updated(_catalog(asked.new), asked.new)
        except (UnknownLocaleError, ValueError):
            print(f"error: {asked.new!r} is no language (a tag such as fr, or pt-BR)")
            return 2
        path = (LOCALES / asked.new / BOOK).with_suffix(".po")
        if not path.exists():
            _write(path, new)
    bad = False
    for path in sorted(LOCALES.glob("*/LC_MESSAGES/tictimes.po")):
        language = path.parents[1].name
        catalog = updated(read(path), language)
        _write(path, catalog)
        wrong = problems(catalog)
        bad = bad or bool(wrong)
        print(*(f"{language}: {problem}" for problem in wrong), sep="\n", end="\n" * bool(wrong))
        if not wrong:
            count, of = done(catalog)
            compiled(catalog, language)
            print(f"{language}: {count} of {of} sentences, {100 * count // of} %")
    return 2 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
