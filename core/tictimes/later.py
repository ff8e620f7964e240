"""Names of a package that are found when they are first asked for: a table is up without them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module


def later(package: str, places: Mapping[str, str]) -> Callable[[str], object]:
    """A `__getattr__` for `package`: `places` says in which of its modules a name is.

    A place is `module`, or `module.name` where the name is another there.

    >>> find = later("tictimes.numbers", {"check": "checking", "ask": "quiz.question"})
    >>> find("ask").__name__, find("check").__module__
    ('question', 'tictimes.numbers.checking')
    >>> find("chek")
    Traceback (most recent call last):
    AttributeError: module 'tictimes.numbers' has no attribute 'chek'
    """

    def find(name: str) -> object:
        if name not in places:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        module, _, other = places[name].partition(".")
        return getattr(import_module(f"{package}.{module}"), other or name)

    return find
