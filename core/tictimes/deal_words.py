"""Deal words such as `otter-42`: a seed that is said once and typed right by a whole class."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, product
from random import Random, SystemRandom

ANIMALS = (
    "badger camel crocodile dolphin dragon eagle elephant falcon flamingo fox frog gecko giraffe "
    "goat hamster hedgehog hippo jaguar kangaroo kiwi koala lemur lion lizard magpie meerkat "
    "octopus ostrich otter panda parrot penguin pony puffin rabbit raven scorpion snail spider "
    "tiger turtle unicorn walrus wolf wombat yak zebra"
).split()
"""No taunts, each spelled as it sounds, no two alike to the ear, and none that is another word."""

HIGHEST = 399
_TEENS = range(13, 20)
_TENS = range(30, 100, 10)
_UNFIT = re.compile("69|88|420|666|911")
"""Numbers that somebody in a class will giggle at, or should not meet."""


def easily_heard(number: int) -> bool:
    """Whether nobody takes `number` for another: thirteen and thirty sound alike.

    >>> [n for n in (12, 13, 30, 42, 113, 130) if easily_heard(n)]
    [12, 42]
    """
    return number % 100 not in _TEENS and number % 100 not in _TENS


def _fits(number: int) -> bool:
    return easily_heard(number) and not _UNFIT.search(str(number))


NUMBERS = tuple(filter(_fits, range(2, HIGHEST + 1)))
LONG_NUMBERS = tuple(filter(_fits, range(HIGHEST + 1, 10_000)))


def deal_words(rng: Random) -> Iterator[str]:
    """All deal words, some fifteen thousand, each once, in an order that `rng` chooses.

    >>> words = deal_words(Random(1))
    >>> next(words) != next(words)
    True
    """
    return _mixed(NUMBERS, rng)


def rare_deal_words(rng: Random) -> Iterator[str]:
    """The same, and then twenty times as many with longer numbers, for what is hard to find.

    >>> next(rare_deal_words(Random(1))) == next(deal_words(Random(1)))
    True
    """
    return chain(_mixed(NUMBERS, rng), _mixed(LONG_NUMBERS, rng))


def _mixed(numbers: tuple[int, ...], rng: Random) -> Iterator[str]:
    words = [f"{animal}-{number}" for animal, number in product(ANIMALS, numbers)]
    rng.shuffle(words)
    yield from words


def deal_word() -> str:
    """A deal word that nobody can foresee, and that this program has not given before."""
    return next(_unused(os.getpid()))  # a process that is forked goes its own way


@cache
def _unused(process: int) -> Iterator[str]:
    rng = SystemRandom()
    return chain.from_iterable(_at_random(numbers, rng) for numbers in (NUMBERS, LONG_NUMBERS))


NEARLY_ALL = 0.9
"""Of the words there are, so many are given: the last ones would be searched for too long."""


def _at_random(numbers: Sequence[int], rng: Random) -> Iterator[str]:
    """Nearly every word with these numbers, none twice."""
    count = len(ANIMALS) * len(numbers)
    given: set[int] = set()
    while len(given) < NEARLY_ALL * count:
        place = rng.randrange(count)
        if place not in given:
            given.add(place)
            animal, number = divmod(place, len(numbers))
            yield f"{ANIMALS[animal]}-{numbers[number]}"


_GAPS = re.compile(r"[\s_\-\u2010-\u2015\u2212\ufe58\ufe63\uff0d]+")
"""Blanks and whatever a keyboard makes of a hyphen."""

_UNSEEN = re.compile("[\u00ad\u200b-\u200f\u2060\ufeff]")
_AT_THE_END = ".,;:!?'\"’”"


def forgiven(typed: str) -> str:
    """The deal word that a person means by what they `typed`.

    Trimmed, lower-cased, blanks and dashes of any kind become one `-`, a missing `-` before the
    number is added, and a full stop that a tablet has put at the end is taken away.

    >>> forgiven(" Otter42 "), forgiven("otter 42"), forgiven("otter-42"), forgiven("42")
    ('otter-42', 'otter-42', 'otter-42', '42')
    >>> forgiven("Otter – 42. ")
    'otter-42'
    """
    word = unicodedata.normalize("NFKC", _UNSEEN.sub("", typed)).lower()
    word = _GAPS.sub("-", word.rstrip().rstrip(_AT_THE_END)).strip("-")
    letters = word.rstrip("0123456789")
    digits = word[len(letters) :]
    return f"{letters}-{digits}" if letters and digits and not letters.endswith("-") else word


def as_heard(word: str) -> str:
    """What is left of a word that was said aloud, to compare it with what somebody typed.

    >>> as_heard("Otter – 42.") == as_heard("otter42")
    True
    """
    return forgiven(word).replace("-", "") or word.strip()
