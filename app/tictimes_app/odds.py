"""The command `odds`: how likely each best score of ArithmeTic is."""

from __future__ import annotations

import click

from tictimes.arithmetic import Level
from tictimes.arithmetic.chances import chances
from tictimes_app.answers import Answer, answer_one, json_option


@click.command(epilog="Example: tictimes odds --level 2")
@click.option(
    "--level",
    type=click.IntRange(1, 2),
    default=1,
    show_default=True,
    help="2 counts a Tic group twice.",
)
@json_option
def odds(level: Level, as_json: bool) -> None:
    """How many of all hands have each best score, counted exactly."""
    found = chances(level)
    mean = found.mean
    answer = {
        "level": level,
        "hands": found.hands,
        "distribution": {str(score): count for score, count in found.counts.items()},
        "mean": f"{mean.numerator}/{mean.denominator}",
    }
    answer_one(answer, as_json, _show)


def _show(answer: Answer) -> None:
    click.echo(f"Level {answer['level']}: {answer['hands']:,} hands, on average {answer['mean']}")
    for score, count in answer["distribution"].items():
        click.echo(f"{score:>4}  {count:>12,}  {count / answer['hands']:9.5%}")
