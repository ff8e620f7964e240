"""Deal words such as `otter-42`: a seed that is said once and typed right by a whole class."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, product
from random import Random, SystemRandom

ANIMALS = (
    "badger beetle bison camel chicken cobra cricket crocodile dingo dolphin donkey dragon "
    "eagle elephant falcon flamingo fox frog gecko giraffe goat hamster hedgehog hippo jaguar "
    "kangaroo kiwi koala lemur lion lizard lobster magpie meerkat octopus ostrich otter panda "
    "parrot penguin pony puffin rabbit raven robin scorpion snail spider tiger turtle unicorn "
    "walrus weasel wolf wombat yak zebra"
).split()
"""None rude, each spelled as it sounds, no two alike to the ear, and none that is another word."""

HIGHEST = 399
_TEENS = range(13, 20)
_TENS = range(30, 100, 10)


def easily_heard(number: int) -> bool:
    """Whether nobody takes `number` for another: thirteen and thirty sound alike.

    >>> [n for n in (12, 13, 30, 42, 113, 130) if easily_heard(n)]
    [12, 42]
    """
    return number % 100 not in _TEENS and number % 100 not in _TENS


NUMBERS = tuple(filter(easily_heard, range(2, HIGHEST + 1)))
LONG_NUMBERS = tuple(filter(easily_heard, range(HIGHEST + 1, 10_000)))


def deal_words(rng: Random) -> Iterator[str]:
    """All deal words, some twenty thousand, each once, in an order that `rng` chooses.

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
    """A deal word that nobody can foresee."""
    rng = SystemRandom()
    return f"{rng.choice(ANIMALS)}-{rng.choice(NUMBERS)}"


def forgiven(typed: str) -> str:
    """The deal word that a person means by what they `typed`.

    Trimmed, lower-cased, blanks become `-`, and a missing `-` before the number is added.

    >>> forgiven(" Otter42 "), forgiven("otter 42"), forgiven("otter-42"), forgiven("42")
    ('otter-42', 'otter-42', 'otter-42', '42')
    """
    word = "-".join(typed.lower().split())
    letters = word.rstrip("0123456789")
    digits = word[len(letters) :]
    return f"{letters}-{digits}" if letters and digits and not letters.endswith("-") else word
