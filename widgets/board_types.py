"""Writes `src/board.d.ts`: the types of the board, made from those of Python.

python widgets/board_types.py > widgets/src/board.d.ts
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Literal, Union, get_args, get_origin, get_type_hints

from tictimes.board import Board
from tictimes.sayings import Saying

HEAD = "/* Made by board_types.py from tictimes/board.py; do not edit. */\n"
PLAIN = {str: "string", int: "number", bool: "boolean", NoneType: "null", Saying: "string"}


def declarations() -> str:
    """The whole of `board.d.ts`: an interface for each dataclass that a board is made of.

    >>> "why_not: string | null;" in declarations()
    True
    """
    found: dict[str, str] = {}
    _declare(Board, found)
    return HEAD + "".join(f"\nexport interface {name} {body}\n" for name, body in found.items())


def _declare(kind: type, found: dict[str, str]) -> None:
    found[kind.__name__] = ""  # keeps its place before those that it needs
    hints = get_type_hints(kind)
    lines = [f"  {field.name}: {_spell(hints[field.name], found)};\n" for field in fields(kind)]
    found[kind.__name__] = "{\n" + "".join(lines) + "}"


def _spell(kind: object, found: dict[str, str]) -> str:
    arguments = get_args(kind)
    origin = get_origin(kind)
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in arguments)
    if origin in (Union, UnionType):
        return " | ".join(_spell(part, found) for part in arguments)
    if origin is tuple:
        return f"{_spell(arguments[0], found)}[]"
    if isinstance(kind, type) and is_dataclass(kind) and kind is not Saying:
        if kind.__name__ not in found:
            _declare(kind, found)
        return kind.__name__
    assert isinstance(kind, type)
    return PLAIN[kind]


if __name__ == "__main__":
    print(declarations(), end="")
