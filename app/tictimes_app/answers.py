"""Answering inputs one after another, each in its place, for people or as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeAlias, TypeVar

import click

from tictimes.errors import NotationError, TicTimesError
from tictimes_app.main import REFUSED, refuse

Answer: TypeAlias = dict[str, Any]  # JSON objects of INTERFACES section 1, as deep as they are
T = TypeVar("T")

json_option = click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")


class NumbersCommand(click.Command):
    """A command whose arguments may begin with a minus: `-12` is a number, not an option."""

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,
    ) -> click.Context:
        """As every command, but numbers below zero are left alone."""
        extra["ignore_unknown_options"] = True
        return super().make_context(info_name, args, parent, **extra)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Refuses what looks like an option and is none."""
        rest = super().parse_args(ctx, args)
        for values in ctx.params.values():
            for value in values if isinstance(values, tuple) else ():
                if value.startswith("-") and value[1:2] not in ("", *"0123456789.,"):
                    raise click.NoSuchOption(value[:40], ctx=ctx)
        return rest


def answer_one(answer: Answer, as_json: bool, show: Callable[[Answer], None]) -> None:
    """Print one answer: as a line of JSON, or with `show`."""
    if as_json:
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()
    else:
        show(answer)


def answer_each(
    inputs: Iterable[tuple[str, Callable[[], T]]],
    answer: Callable[[T], Answer],
    as_json: bool,
    show: Callable[[Answer], None],
) -> None:
    """Answer every input in its place; a refused one by its error, and exit code 2 at the end.

    An input is the place that its error names, and a function that reads it.
    """
    bad = False
    for place, read in inputs:
        try:
            answer_one(answer(read()), as_json, show)
        except TicTimesError as error:
            bad = True
            answer_one({"error": str(error)}, as_json, lambda refusal: click.echo("-"))
            refuse(f"{place}: {error}")
    if bad:
        sys.exit(REFUSED)


def hands_or_lines(arguments: Sequence[str]) -> Iterator[tuple[str, Callable[[], list[str]]]]:
    """The hands on standard input, one a line, its cards separated by blanks."""
    for place, line in standard_input():
        yield place, lambda line=line: split_line(line())  # type: ignore[misc]  # bound at once


def standard_input() -> Iterator[tuple[str, Callable[[], str]]]:
    """Each line of standard input: its place, and a function that reads it as UTF-8."""
    if sys.stdin is None:
        raise NotationError("standard input is closed", "one input a line")
    for number, line in enumerate(sys.stdin.buffer, start=1):
        yield f"line {number}", lambda line=line: decoded(line)  # type: ignore[misc]  # as above


def split_line(line: str) -> list[str]:
    """The cards of a line; `NotationError` for a blank one."""
    cards = line.split()
    if not cards:
        raise NotationError("the line is blank", "cards separated by blanks")
    return cards


def decoded(content: bytes) -> str:
    """`content` as text; `NotationError` where it is no UTF-8."""
    try:
        return content.decode().rstrip("\r\n")
    except UnicodeDecodeError:
        raise NotationError("that is no text", "UTF-8") from None
