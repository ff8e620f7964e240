"""The commands `sets` and `score`: what a hand of cards can do."""

from __future__ import annotations

from typing import get_args

import click

from tictimes import arithmetic, happy_times
from tictimes.arithmetic import Card, Group
from tictimes.arithmetic.explain import explain
from tictimes.errors import NotationError, quoted
from tictimes.sayings import Voice, say
from tictimes.steps import as_text
from tictimes_app.answers import (
    Answer,
    NumbersCommand,
    answer_each,
    answer_one,
    hands_or_lines,
    json_option,
)
from tictimes_app.explanations import language_option


@click.command(cls=NumbersCommand, epilog="Example: tictimes sets 4 8 12 7 9")
@click.argument("numbers", nargs=-1, required=True, metavar="N...")
@click.option("--highest", default=16, show_default=True, help="The highest card of the pack.")
@click.option("--primes", is_flag=True, help="Three different primes are a set, too.")
@click.option("--odds", is_flag=True, help="Three different odd numbers are a set, too.")
@json_option
def sets(numbers: tuple[str, ...], highest: int, primes: bool, odds: bool, as_json: bool) -> None:
    """Every set that these cards can declare in Happy Times; - reads hands, one a line."""
    options = happy_times.Options(highest=highest, primes=primes, odds=odds)

    def answer(texts: list[str]) -> Answer:
        hand = [_number(text, options.highest) for text in texts]
        found = happy_times.sets_in(hand, options.highest, primes=primes, odds=odds)
        return {
            "hand": hand,
            "sets": [{"table": one.table, "cards": list(one.cards)} for one in found],
        }

    if numbers == ("-",):
        answer_each(hands_or_lines(numbers), answer, as_json, _show_sets)
    else:
        answer_one(answer(list(numbers)), as_json, _show_sets)


def _number(text: str, highest: int) -> int:
    if text.isascii() and text.isdecimal() and len(text) < 5 and 1 <= int(text) <= highest:
        return int(text)
    raise NotationError(f"{quoted(text)} is no card", f"1 to {highest}")


def _show_sets(answer: Answer) -> None:
    if not answer["sets"]:
        click.echo("no set")
    for one in answer["sets"]:
        table = one["table"] if isinstance(one["table"], str) else f"{one['table']}×"
        click.echo(f"{table:>6}  {' '.join(map(str, one['cards']))}")


@click.command(
    cls=NumbersCommand,
    epilog="Example: tictimes score 5-star-red 4-star-red 3-star-red 4-circle-cyan 2-moon-yellow",
)
@click.argument("cards", nargs=-1, required=True, metavar="CARD...")
@click.option(
    "--level",
    type=click.IntRange(1, 2),
    default=1,
    show_default=True,
    help="2 counts a Tic group twice.",
)
@click.option("--voice", type=click.Choice(get_args(Voice)), help="The working in words as well.")
@language_option
@json_option
def score(
    cards: tuple[str, ...],
    level: arithmetic.Level,
    voice: Voice | None,
    language: str,
    as_json: bool,
) -> None:
    """Every scoring group of five cards of ArithmeTic, and the best; - reads hands, one a line."""

    def answer(texts: list[str]) -> Answer:
        hand = arithmetic.read_hand(texts)
        groups = arithmetic.groups(hand, level)
        best = arithmetic.best_of(groups)
        working = as_text(arithmetic.expression(hand, best))
        return {
            "hand": list(map(str, hand)),
            "level": level,
            "groups": [_group(group) for group in groups],
            "best": _group(best) if best else None,
            "score": best.score if best else -sum(card.number for card in hand),
            "expression": working,
        }

    def show(answer: Answer) -> None:
        _show_score(answer)
        if voice:
            for step in explain(answer["hand"], level):
                click.echo(f"  {say(step.change, voice, language)}")

    if cards == ("-",):
        answer_each(hands_or_lines(cards), answer, as_json, show)
    else:
        answer_one(answer(list(cards)), as_json, show)


def _group(group: Group) -> Answer:
    def texts(cards: tuple[Card, ...]) -> list[str]:
        return list(map(str, cards))

    return {
        "kind": group.kind,
        "shared": list(group.shared),
        "cards": texts(group.cards),
        "leftovers": texts(group.leftovers),
        "score": group.score,
        "expression": as_text(group.expression),
    }


def _show_score(answer: Answer) -> None:
    for group in answer["groups"]:
        shared = " and ".join(group["shared"])
        click.echo(f"{group['kind']:6}  same {shared}: {' '.join(group['cards'])}")
        click.echo(f"        {group['expression']} = {group['score']}")
    best = answer["best"]
    name = f"the {best['kind']} of {len(best['cards'])}" if best else "no group"
    click.echo(f"best: {name}, {answer['expression']} = {answer['score']}")
