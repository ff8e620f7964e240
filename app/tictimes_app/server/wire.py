"""What a page's websocket may say to its kernel: the few kinds of message that widgets need."""

from __future__ import annotations

import json
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

LONGEST_HEADER = 2_000
CONTROL = "jupyter.widget.control"
HARMLESS = ("kernel_info_request", "comm_info_request")
PARTS = 4
MOST_BUFFERS = 16


class NotAllowedError(Exception):
    """A page may not send this."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A message of a page: its type, the comm that it is for, its parts as they came."""

    kind: str
    comm: str
    target: str
    parts: list[bytes]


def read(wire: bytes | str) -> Asked:
    """The message that came as `wire`, in the protocol v1 of Jupyter's websockets.

    Raises `NotAllowedError` for what is no such message, or not for the shell.

    >>> read(b"nonsense")  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
        ...
    tictimes_app.server.wire.NotAllowedError: that is no message
    """
    if not isinstance(wire, bytes):
        raise NotAllowedError("that is no message")
    channel, *parts = _split(wire)
    if channel != b"shell":
        raise NotAllowedError("not for the shell")
    if not PARTS <= len(parts) <= PARTS + MOST_BUFFERS or len(parts[0]) > LONGEST_HEADER:
        raise NotAllowedError("not the parts of a message")
    header, _parent, _metadata, content = map(_object, parts[:PARTS])
    if "subshell_id" in header:
        raise NotAllowedError("not for the main shell")
    _name(header, "msg_id")
    return Asked(
        kind=_name(header, "msg_type"),
        comm=_name({"comm_id": "", **content}, "comm_id"),
        target=_name({"target_name": "", **content}, "target_name"),
        parts=parts,
    )


def check(asked: Asked, comms: set[str]) -> None:
    """Raise `NotAllowedError` unless a page may ask this, where `comms` are those that exist.

    >>> check(Asked("execute_request", "", "", []), set())  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
        ...
    tictimes_app.server.wire.NotAllowedError: execute_request
    >>> check(Asked("comm_msg", "1234", "", []), {"1234"})
    """
    match asked.kind:
        case kind if kind in HARMLESS:
            return
        case "comm_open" if asked.target == CONTROL and asked.comm not in comms:
            return
        case "comm_msg" if asked.comm in comms:
            return
    raise NotAllowedError(asked.kind[:40])


def _split(wire: bytes) -> list[bytes]:
    word = 8
    count = int.from_bytes(wire[:word], "little")
    if not 2 <= count <= PARTS + MOST_BUFFERS + 2 or len(wire) < word * (count + 1):
        raise NotAllowedError("that is no message")
    offsets = [
        int.from_bytes(wire[word * i : word * (i + 1)], "little") for i in range(1, count + 1)
    ]
    if offsets != sorted(offsets) or offsets[-1] != len(wire):
        raise NotAllowedError("that is no message")
    return [wire[start:end] for start, end in pairwise(offsets)]


def _name(holder: dict[str, Any], key: str) -> str:
    name = holder.get(key)
    if not isinstance(name, str):
        raise NotAllowedError("not the names of a message")
    return name


def _object(part: bytes) -> dict[str, Any]:
    try:
        value = json.loads(part)
    except (ValueError, RecursionError):
        raise NotAllowedError("not JSON") from None
    if not isinstance(value, dict):
        raise NotAllowedError("not an object of JSON")
    return value
