"""What a child filled in, as the page sends it: texts by the names of their fields, or nothing."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

MOST_FIELDS = 80
LONGEST_NAME, LONGEST_ANSWER = 40, 400

Answers = Mapping[str, str]


def read_answers(values: object) -> Answers | None:
    """The answers in a message; `None` where it is anything but a few short texts by name.

    An answer too long to be read is cut: it is too long for its field as well, which says so.

    >>> dict(read_answers({"goal": "2"}))
    {'goal': '2'}
    >>> read_answers({"goal": 2}), read_answers(["goal"])
    (None, None)
    """
    if not isinstance(values, dict) or len(values) > MOST_FIELDS:
        return None
    for name, answer in values.items():
        if not (isinstance(name, str) and isinstance(answer, str) and len(name) <= LONGEST_NAME):
            return None
    return MappingProxyType({name: answer[:LONGEST_ANSWER] for name, answer in values.items()})
