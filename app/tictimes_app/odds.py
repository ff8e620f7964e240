"""The command `odds`: how likely each score of ArithmeTic is, and each set of Happy Times."""

from __future__ import annotations

import click

from tictimes import arithmetic, happy_times
from tictimes.arithmetic import Level
from tictimes.errors import NotationError
from tictimes_app.answers import Answer, answer_one, json_option

ARITHMETIC, HAPPY_TIMES = arithmetic.GAME.name, happy_times.GAME.name


@click.command(epilog="Example: tictimes odds --level 2")
@click.option(
    "--level",
    type=click.IntRange(1, 2),
    help="ArithmeTic: 2 counts a Tic group twice; 1 unless given.",
)
@click.option(
    "--game",
    type=click.Choice((ARITHMETIC, HAPPY_TIMES)),
    default=ARITHMETIC,
    show_default=True,
    help="Scores of ArithmeTic, or the sets that each card of Happy Times is in.",
)
@click.option("--highest", type=int, help="Happy Times: the highest card, 16 to 144.")
@click.option("--primes", is_flag=True, help="Happy Times: sets of primes, too.")
@click.option("--odds", "odd_sets", is_flag=True, help="Happy Times: sets of odd numbers, too.")
@json_option
def odds(
    level: Level | None,
    game: str,
    highest: int | None,
    primes: bool,
    odd_sets: bool,
    as_json: bool,
) -> None:
    """How many of all hands have each best score, or sets each card: counted exactly."""
    if game == HAPPY_TIMES:
        if level is not None:
            raise NotationError(f"{game} has no option --level", "highest, primes, odds")
        options = happy_times.Options(
            highest=16 if highest is None else highest, primes=primes, odds=odd_sets
        )
        answer_one(_sets(options), as_json, _show_sets)
        return
    if highest is not None or primes or odd_sets:
        raise NotationError(f"{game} has no such option", "level")
    answer_one(_scores(level or 1), as_json, _show_scores)


def _scores(level: Level) -> Answer:
    found = arithmetic.chances(level)
    mean = found.mean
    return {
        "level": level,
        "hands": found.hands,
        "distribution": {str(score): count for score, count in found.counts.items()},
        "mean": f"{mean.numerator}/{mean.denominator}",
    }


def _show_scores(answer: Answer) -> None:
    click.echo(f"Level {answer['level']}: {answer['hands']:,} hands, on average {answer['mean']}")
    for score, count in answer["distribution"].items():
        click.echo(f"{score:>4}  {count:>12,}  {count / answer['hands']:9.5%}")


def _sets(options: happy_times.Options) -> Answer:
    found = happy_times.chances(options.highest, primes=options.primes, odds=options.odds)
    return {
        "game": HAPPY_TIMES,
        "highest": options.highest,
        "primes": options.primes,
        "odds": options.odds,
        "sets": found.sets,
        "by_table": {str(table): count for table, count in found.by_table.items()},
        "by_card": {str(card): count for card, count in found.by_card.items()},
        "chance": f"{found.chance.numerator}/{found.chance.denominator}",
    }


def _show_sets(answer: Answer) -> None:
    click.echo(
        f"Cards 1 to {answer['highest']}: {answer['sets']:,} sets, "
        f"{answer['chance']} of all three different numbers"
    )
    for table, count in answer["by_table"].items():
        click.echo(f"{table + '×' * table.isdecimal():>7}  {count:>8,}")
    click.echo("Card:  sets that it is in")
    for card, count in answer["by_card"].items():
        click.echo(f"{card:>7}  {count:>8,}")
