"""`tictimes explain`, as INTERFACES section 1 has it."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner, Result

from tictimes_app.main import main


def run(*arguments: str, text: str = "") -> Result:
    """The whole command: `main` makes a line and an exit code of what is refused."""
    import click

    @click.command(context_settings={"ignore_unknown_options": True, "help_option_names": []})
    @click.argument("rest", nargs=-1, type=click.UNPROCESSED)
    def whole(rest: tuple[str, ...]) -> None:
        main(["explain", *rest])

    return CliRunner().invoke(whole, arguments, input=text)


def said(*arguments: str) -> dict[str, object]:
    result = run("--json", *arguments)
    assert result.exit_code == 0, result.stderr
    answer: dict[str, object] = json.loads(result.stdout)
    return answer


def test_twelve() -> None:
    answer = said("12")
    steps = answer.pop("steps")
    assert answer == {
        "n": 12,
        "kind": "composite",
        "divisors": [1, 2, 3, 4, 6, 12],
        "factor_pairs": [[1, 12], [2, 6], [3, 4]],
        "prime_factors": [2, 2, 3],
        "tables": [2, 3, 4, 6, 12],
    }
    assert isinstance(steps, list)
    assert steps[1] == {
        "change": "numbers.pair",
        "before": "12",
        "after": "2 * 6",
        "words": "12 = 2 × 6: 2 rows of 6.",
    }
    claim = next(step for step in steps if step["change"] == "numbers.composite")
    assert (claim["before"], claim["after"]) == ("12 is prime", False)


def test_zero_and_one() -> None:
    zero, one = said("0"), said("1")
    assert [zero[name] for name in ("divisors", "factor_pairs", "prime_factors", "tables")] == [
        [], [], [], []
    ]  # fmt: skip
    assert (one["kind"], one["factor_pairs"], one["prime_factors"]) == ("one", [[1, 1]], [])
    assert zero["steps"]
    assert one["steps"]


@pytest.mark.parametrize("given", ["-1", "-12", "12.0", "true", str(10**80), "9" * 5000, "x", ""])
def test_a_refusal_is_one_line_and_nothing_else(given: str) -> None:
    result = run(given)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("error: ")
    assert len(result.stderr.splitlines()) == 1
    assert result.stderr.rstrip().endswith("(a whole number from 0 to 999999999999)")


def test_each_of_several_is_answered_in_its_place() -> None:
    result = run("--json", "7", "-7", "9")
    seven, refused, nine = map(json.loads, result.stdout.splitlines())
    assert (seven["n"], list(refused), nine["n"]) == (7, ["error"], 9)
    assert len(result.stderr.splitlines()) == 1
    assert result.exit_code == 2


def test_standard_input_streams() -> None:
    result = run("--json", "-", text="7\n\n12\n")
    seven, blank, twelve = map(json.loads, result.stdout.splitlines())
    assert (seven["kind"], list(blank), twelve["kind"]) == ("prime", ["error"], "composite")
    assert result.exit_code == 2


def test_people_read_sentences_in_the_voice_they_choose() -> None:
    young, teacher = run("13"), run("13", "--voice", "teacher")
    assert "13: prime" in young.stdout
    assert "only one rectangle" in young.stdout
    assert "exactly two divisors" in teacher.stdout
