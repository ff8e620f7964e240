"""The command `check`: a child's own score of a hand of ArithmeTic, and what may lie behind it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import click

from tictimes.arithmetic import Level
from tictimes.arithmetic.mistakes import check as check_score
from tictimes.errors import NotationError, quoted
from tictimes.sayings import Voice, say
from tictimes_app.answers import (
    Answer,
    NumbersCommand,
    answer_each,
    answer_one,
    json_option,
    standard_input,
)
from tictimes_app.explanations import language_option, voice_option

NEEDED, KEYS = ("cards", "level", "answer"), ("cards", "level", "answer", "group")
LONGEST_LINE = 10_000


@click.command(
    cls=NumbersCommand,
    epilog="Example: tictimes check 5-star-red 4-star-red 3-star-red 4-circle-cyan 2-moon-yellow "
    "--level 2 --answer 12",
)
@click.argument("cards", nargs=-1, required=True, metavar="CARD...")
@click.option("--level", type=click.IntRange(1, 2), help="2 counts a Tic group twice.")
@click.option("--answer", help="The score that the child found.")
@click.option("--group", metavar="CARD,CARD,...", help="The group that the child chose.")
@voice_option
@language_option
@json_option
def check(
    cards: tuple[str, ...],
    level: Level | None,
    answer: str | None,
    group: str | None,
    voice: Voice,
    language: str,
    as_json: bool,
) -> None:
    """Whether a score is right, and which mistakes fit if not; - reads one JSON a line."""

    def checked(claim: Answer) -> Answer:
        verdict = check_score(claim["cards"], claim["level"], claim["answer"], claim.get("group"))
        return {
            "correct": verdict.correct,
            "score": verdict.score,
            "diagnoses": [
                {"code": one.code, "words": say(one.says, voice, language)}
                for one in verdict.diagnoses
            ],
        }

    if cards == ("-",):
        for name, given in (("--level", level), ("--answer", answer), ("--group", group)):
            if given is not None:
                raise NotationError(f"{name} and -", "each line names its own")
        answer_each(_lines(), checked, as_json, _show)
        return
    if level is None or answer is None:
        raise NotationError(f"no --{'level' if level is None else 'answer'}", "check needs both")
    claim = {"cards": list(cards), "level": level, "answer": _read_answer(answer)}
    if group is not None:
        claim["group"] = group.split(",") if group else []
    answer_one(checked(claim), as_json, _show)


def _lines() -> Iterator[tuple[str, Callable[[], Answer]]]:
    for place, line in standard_input():
        yield place, lambda line=line: _read_claim(line())  # type: ignore[misc]  # bound at once


def _read_claim(line: str) -> Answer:
    """The claim in a line of JSON; `NotationError` for anything that is none."""
    if len(line) > LONGEST_LINE:
        raise NotationError(f"the line has {len(line)} characters", f"{LONGEST_LINE} at most")
    try:
        claim = json.loads(line, object_pairs_hook=_distinct)
    except (ValueError, RecursionError) as error:
        if isinstance(error, NotationError):
            raise
        raise NotationError("that is no JSON", "an object of JSON") from None
    if not isinstance(claim, dict):
        raise NotationError("that is no object", "an object of JSON")
    for key in (*(key for key in claim if key not in KEYS), *NEEDED):
        if key not in KEYS:
            raise NotationError(f"{quoted(key)} is no key", ", ".join(KEYS))
        if key not in claim:
            raise NotationError(f"{key}: missing", ", ".join(NEEDED))
    for key in ("cards", "group"):
        if key in claim and not isinstance(claim[key], list):
            raise NotationError(f"{key}: that is no list", "a list of cards")
    return claim


def _distinct(pairs: list[tuple[str, Any]]) -> Answer:  # JSON, before it is looked at
    claim = dict(pairs)
    if len(claim) < len(pairs):
        raise NotationError("a key stands twice", "each key once")
    return claim


def _read_answer(text: str) -> int:
    if re.fullmatch(r"[-−]?[0-9]{1,12}", text):
        return int(text.replace("−", "-"))
    raise NotationError(f"{quoted(text)} is no answer", "a whole number")


def _show(answer: Answer) -> None:
    click.echo(f"{'right' if answer['correct'] else 'not right'}: {answer['score']}")
    for one in answer["diagnoses"]:
        click.echo(f"  {one['code']}: {one['words']}")
