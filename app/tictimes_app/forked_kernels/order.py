"""What the server and the warm parent tell each other."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class Warmth:
    """What a parent does before the first fork.

    `preload` are modules; `warm_up` are functions without arguments, named `module:function`;
    `extensions` are IPython's, loaded in each kernel.
    """

    preload: tuple[str, ...] = ()
    warm_up: tuple[str, ...] = ()
    extensions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Order:
    """One kernel, please: the arguments of `ipykernel_launcher`, its folder, its environment."""

    arguments: tuple[str, ...]
    folder: str
    environment: Mapping[str, str]


def as_bytes(told: Warmth | Order) -> bytes:
    """`told` as it goes over the socket."""
    return json.dumps(asdict(told)).encode()


def read_warmth(text: str) -> Warmth:
    """The warmth that `as_bytes` wrote.

    >>> read_warmth(as_bytes(Warmth(preload=("json",))).decode())
    Warmth(preload=('json',), warm_up=(), extensions=())
    """
    return Warmth(**{name: tuple(value) for name, value in json.loads(text).items()})


def read_order(content: bytes) -> Order:
    """The order that `as_bytes` wrote.

    >>> read_order(as_bytes(Order(("-f", "k.json"), "/tmp", {"LANG": "C"}))).environment
    {'LANG': 'C'}
    """
    read = json.loads(content)
    return Order(tuple(read["arguments"]), read["folder"], read["environment"])
