"""The command `explain`: all there is to say of a number."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import get_args

import click

from tictimes import numbers
from tictimes.numbers.reading import read_written
from tictimes.sayings import Voice, say
from tictimes.steps import Claim, Step, as_text
from tictimes.translations import ENGLISH, languages
from tictimes_app.answers import (
    Answer,
    NumbersCommand,
    answer_each,
    answer_one,
    json_option,
    standard_input,
)

voice_option = click.option(
    "--voice",
    type=click.Choice(get_args(Voice)),
    default="young",
    show_default=True,
    help="Whom the words are for: ages 7 to 8, 9 to 11, or teachers.",
)

language_option = click.option(
    "--language",
    type=click.Choice(languages()),
    default=ENGLISH,
    show_default=True,
    help="What the words are in.",
)


@click.command(cls=NumbersCommand, epilog="Example: tictimes explain 12 13")
@click.argument("given", nargs=-1, required=True, metavar="N...")
@voice_option
@language_option
@json_option
def explain(given: tuple[str, ...], voice: Voice, language: str, as_json: bool) -> None:
    """What a number is, its factors, its tables, and why; - reads numbers, one a line."""

    def answer(text: str) -> Answer:
        number = read_written(text.strip())
        return {
            "n": number,
            "kind": numbers.kind(number),
            "divisors": list(numbers.divisors(number)),
            "factor_pairs": [list(pair) for pair in numbers.factor_pairs(number)],
            "prime_factors": list(numbers.prime_factors(number)),
            "tables": list(numbers.tables(number)),
            "steps": [in_words(step, voice, language) for step in numbers.explain(number)],
        }

    if len(given) == 1 and given != ("-",):
        answer_one(answer(given[0]), as_json, _show)
    else:
        answer_each(_inputs(given), answer, as_json, _show)


def in_words(step: Step, voice: Voice, language: str = "en") -> Answer:
    """A step as JSON: sums in plain text, a statement with whether it is so, and the sentence."""
    before, after = step.before, step.after
    return {
        "change": step.change.code,
        "before": say(before.says, voice, language)
        if isinstance(before, Claim)
        else as_text(before),
        "after": after if isinstance(after, bool) else as_text(after),
        "words": say(step.change, voice, language),
    }


def _inputs(given: tuple[str, ...]) -> Iterator[tuple[str, Callable[[], str]]]:
    for text in given:
        if text == "-":
            yield from standard_input()
        else:
            yield text, lambda text=text: text  # type: ignore[misc]  # bound at once


def _show(answer: Answer) -> None:
    n, kind = answer["n"], answer["kind"]
    click.echo(f"{n}: {kind}" if kind in ("prime", "composite") else kind)
    for name in ("divisors", "prime_factors", "tables"):
        if answer[name]:
            click.echo(f"  {name.replace('_', ' ')}: {', '.join(map(str, answer[name]))}")
    for step in answer["steps"]:
        click.echo(f"  {step['words']}")
