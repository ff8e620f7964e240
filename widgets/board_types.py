"""Writes the types of what crosses to the page, made from those of Python.

python widgets/board_types.py > widgets/src/board.d.ts
python widgets/board_types.py form > widgets/src/form.d.ts
python widgets/board_types.py picture > widgets/src/pictures/scene.d.ts
python widgets/board_types.py key > widgets/src/planner/key.d.ts
"""

from __future__ import annotations

import sys
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Literal, Union, get_args, get_origin, get_type_hints

from tictimes.answer_keys import HandKey
from tictimes.board import Board
from tictimes.form import Form
from tictimes.sayings import Saying
from tictimes.scene import Picture
from tictimes.steps import Step

HEAD = "/* Made by board_types.py from {source}; do not edit. */\n"
PLAIN = {str: "string", int: "number", bool: "boolean", NoneType: "null", Saying: "string"}


def declarations(root: type = Board) -> str:
    """The whole of `board.d.ts`: an interface for each dataclass that `root` is made of.

    >>> "why_not: string | null;" in declarations()
    True
    """
    found: dict[str, str] = {}
    _declare(root, found)
    head = HEAD.format(source=f"{root.__module__.replace('.', '/')}.py")
    return head + "".join(f"\nexport interface {name} {body}\n" for name, body in found.items())


def _declare(kind: type, found: dict[str, str]) -> None:
    found[kind.__name__] = ""  # keeps its place before those that it needs
    hints = get_type_hints(kind)
    # steps have a form of their own: steps_json.py and sums.tsx
    shown = [field for field in fields(kind) if hints[field.name] != tuple[Step, ...]]
    lines = [f"  {field.name}: {_spell(hints[field.name], found)};\n" for field in shown]
    found[kind.__name__] = "{\n" + "".join(lines) + "}"


def _spell(kind: object, found: dict[str, str]) -> str:
    arguments = get_args(kind)
    origin = get_origin(kind)
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in arguments)
    if origin in (Union, UnionType):
        return " | ".join(_spell(part, found) for part in arguments)
    if origin is tuple:
        item = _spell(arguments[0], found)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(kind, type) and is_dataclass(kind) and kind is not Saying:
        if kind.__name__ not in found:
            _declare(kind, found)
        return kind.__name__
    assert isinstance(kind, type)
    return PLAIN[kind]


if __name__ == "__main__":
    roots = {"board": Board, "form": Form, "picture": Picture, "key": HandKey}
    print(declarations(roots[(sys.argv[1:] or ["board"])[0]]), end="")
