"""The mathematics of CASES: 9, 18, 20 and 26 (19 is in numbers/test_questions)."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tictimes as tt
from tictimes.errors import TicTimesError
from tictimes.numbers.answers import read_numbers, read_pairs, read_yes_no
from tictimes.numbers.reading import read_written
from tictimes.proofs import to_sympy
from tictimes.sayings import Plural, Saying, Voice, room_words, say
from tictimes.steps import Claim, Expr, Num, Op, Step, as_text
from tictimes.sums import pieces

ROOT = Path(__file__).parents[2]
VOICES = get_args(Voice)
ROOMS = ("numbers", "happy_times", "arithmetic")

# --- case 9: whatever is typed is shown as plain text or refused in one line; nothing runs

STRANGE = [
    "__import__('os').system('touch /tmp/ran')",
    "().__class__.__bases__[0].__subclasses__()",
    "1" + "+1" * 5_000,
    "((((" * 2_000,
    "9**9**9",
    "factorial(10**9)",
    "<img src=x onerror=alert(1)>",
    "</script><script>alert(1)</script>",
    "x" * 10_000,
    "7" * 10_000,
    "🦦🦦",
    "שלום",
    "\u202e12",
    "1\u00002",
    "{number}",
    "%s",
    "",
]
RUNS_TEXT = {
    "builtins": ["eval", "exec", "compile"],
    "sympy": ["sympify", "parse_expr"],
    "sympy.core.sympify": ["sympify", "_sympify"],
    "sympy.core.numbers": ["sympify", "_sympify"],
}
HAND = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split()


def ask_everything(text: str) -> list[Callable[[], object]]:
    """Every place of the mathematics that a person's text comes to."""
    zero, twins = (tt.arithmetic.puzzle(kind, "otter-42") for kind in ("zero", "twins"))
    short = tt.happy_times.OneShort((6, 9), 3)
    return [
        lambda: read_written(text),
        lambda: read_numbers(text, 12),
        lambda: read_pairs(text, 12),
        lambda: read_yes_no(text),
        lambda: tt.numbers.check(tt.numbers.IsPrime(9), text),
        lambda: tt.numbers.check(tt.numbers.ListFactors(12), text),
        lambda: tt.numbers.check(tt.numbers.FactorPairs(12), text),
        lambda: tt.happy_times.check(tt.happy_times.NameSet((4, 8, 12), 4), text),
        lambda: tt.happy_times.check(tt.happy_times.NameTable((4, 8, 12)), text),
        lambda: tt.happy_times.check_puzzle(short, text),
        lambda: tt.arithmetic.check_puzzle(zero, text),
        lambda: tt.arithmetic.check_puzzle(twins, text),
        lambda: tt.arithmetic.check(HAND, 2, text),  # type: ignore[arg-type]  # a text is no answer
        lambda: tt.arithmetic.check([text] * 5, 2, 18),
        lambda: tt.arithmetic.check(HAND, 2, 18, [text]),
        lambda: tt.arithmetic.best_group([text] * 5),
        lambda: tt.numbers.question("is-prime", "otter-42", 1, text),  # type: ignore[arg-type]  # nor here
        lambda: tt.numbers.explain(text),  # type: ignore[arg-type]  # a text is no number
        lambda: tt.Match.from_json(text),
    ]


@pytest.mark.parametrize("text", STRANGE, ids=lambda text: ascii(text)[:24])
def test_case_9_no_text_runs_and_each_is_refused_in_a_line(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import sympy.core.numbers  # noqa: F401  # it is watched

    run: list[object] = []

    def watched(original: Callable[..., object]) -> Callable[..., object]:
        def runs(*given: object, **others: object) -> object:
            run.extend(one for one in given if isinstance(one, str) and text and text in one)
            return original(*given, **others)

        return runs

    refusals = []
    with monkeypatch.context() as patched:
        for room, names in RUNS_TEXT.items():
            module = sys.modules[room]
            for name in names:
                patched.setattr(module, name, watched(getattr(module, name)))
        for ask in ask_everything(text):
            with pytest.raises(TicTimesError) as why:
                ask()
            refusals.append(str(why.value))
    assert run == []
    assert all("\n" not in refusal and len(refusal) < 250 for refusal in refusals)


def test_case_9_nothing_that_runs_text_stands_in_the_sources() -> None:
    """Neither `eval` and its like, nor what makes sympy read a text."""
    risky = {"eval", "exec", "compile", "sympify", "parse_expr", "S", "N", "Symbol", "symbols"}
    for path in sorted((ROOT / "core").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func
            name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
            module = getattr(called, "value", None)
            of_re = isinstance(module, ast.Name) and module.id == "re"
            assert name not in risky or of_re, f"{path}:{node.lineno} calls {name}"


@given(st.text(max_size=40))
def test_case_9_any_text(text: str) -> None:
    for ask in ask_everything(text)[:12]:
        try:
            ask()
        except TicTimesError as refusal:
            one_line = str(refusal)
            assert one_line.count("\n") == 0  # it may also be read


# --- case 18: 0, 1, -1, -12, 7, 12.0, "12", true, 10**80


@pytest.mark.parametrize("number", [-1, -12, 12.0, "12", True, 10**80, None, 1e80])
def test_case_18_what_is_no_number_to_explain_is_refused_in_words(number: object) -> None:
    with pytest.raises(TicTimesError) as why:
        tt.numbers.explain(number)  # type: ignore[arg-type]  # that is the point
    assert re.search(r"less than 0|point|not a number|more than 12 digits|answer", str(why.value))


@pytest.mark.parametrize("voice", VOICES)
@pytest.mark.parametrize("number", [0, 1, 2, 7, 12, 36, 97, 720720, 999_999_999_989])
def test_case_18_what_is_explained_is_a_whole_sentence(number: int, voice: Voice) -> None:
    steps = (*tt.numbers.explain(number), *tt.numbers.why_prime(number))
    for sentence in (say(step.change, voice) for step in steps):
        assert re.match(r"^[A-Z0-9]", sentence)
        assert sentence.endswith(".")
        assert not re.search(r"power|\^|\*\*|= [.=]|:\s*\.|  |\( *\)|{", sentence)


# --- case 20: sums in the child's order, numbers below zero in brackets

CHILD_SUMS: list[tuple[Expr, str, str, int]] = [
    (Op("-", (Num(12), Num(5))), "12 - 5", "12−5", 7),
    (Op("-", (Num(5), Num(-1))), "5 - (-1)", "5−(−1)", 6),
    (Op("*", (Num(2), Num(-5))), "2 * (-5)", "2×(−5)", -10),
    (Op("-", (Op("+", tuple(map(Num, (5, 4, 4, 3)))), Num(5))),
     "(5 + 4 + 4 + 3) - 5", "(5+4+4+3)−5", 11),
    (Op("+", tuple(map(Num, (5, 4, 4, 3, -5)))), "5 + 4 + 4 + 3 + (-5)", "5+4+4+3+(−5)", 11),
    (Op("-", (Op("*", (Num(2), Op("+", (Num(5), Num(4))))), Num(3))),
     "2 * (5 + 4) - 3", "2×(5+4)−3", 15),
    (Op("-", (Op("+", (Num(1), Num(2))),)), "-(1 + 2)", "−(1+2)", -3),
    (Op("-", (Num(-3),)), "-(-3)", "−(−3)", 3),
    (Num(-7), "-7", "−7", -7),
]  # fmt: skip


@pytest.mark.parametrize(("expr", "text", "printed", "value"), CHILD_SUMS)
def test_case_20_the_childs_order_and_brackets(
    expr: Expr, text: str, printed: str, value: int
) -> None:
    assert as_text(expr) == text
    assert "".join(piece.text for piece in pieces(expr)) == printed
    assert to_sympy(expr) == value


numbers_in_sums = st.integers(-50, 50).map(Num)
exprs = st.recursive(
    numbers_in_sums,
    lambda inner: st.builds(
        Op, st.sampled_from(["+", "-", "*"]), st.lists(inner, min_size=2, max_size=4).map(tuple)
    ),
    max_leaves=12,
)


@given(exprs)
def test_case_20_every_sum_reads_as_it_is_meant(expr: Expr) -> None:
    """As plain text it has the same value by the rules of arithmetic, and the same numbers."""
    text = as_text(expr)
    assert evaluated(ast.parse(text, mode="eval").body) == to_sympy(expr)
    found = [int(number) for number in re.findall(r"\d+", text)]
    assert found == [abs(number) for number in numbers_of(expr)]
    assert not re.search(r"[-+*] -", text), "a negative number takes brackets"


def evaluated(node: ast.expr) -> int:
    if isinstance(node, ast.BinOp):
        left, right = evaluated(node.left), evaluated(node.right)
        if isinstance(node.op, ast.Mult):
            return left * right
        return left + right if isinstance(node.op, ast.Add) else left - right
    if isinstance(node, ast.UnaryOp):
        return -evaluated(node.operand)
    assert isinstance(node, ast.Constant)
    return int(node.value)


def numbers_of(expr: Expr) -> list[int]:
    if isinstance(expr, Num):
        return [expr.value]
    return [number for arg in expr.args for number in numbers_of(arg)]


# --- case 26: counts of 0, 1, 2, 5, 12, 22, 112

COUNTS = (0, 1, 2, 5, 12, 22, 112)
MANY = (
    "cards points sets factors divisors pairs rows moves rectangles turns players rounds others "
    "primes hands ways groups"
).split()
ONE_OF_MANY = re.compile(rf"(?<![\d−.,/×] )(?<![\d−.,/])\b1 ({'|'.join(MANY)}|are|were|have)\b")


def plurals() -> list[tuple[str, Voice, Plural]]:
    """Every sentence that counts, in each voice that has one."""
    found = []
    for room in ROOMS:
        for code, words in room_words(room).items():
            for voice in VOICES:
                said = words.get(voice) if isinstance(words, dict) else words
                if isinstance(said, Plural):
                    found.append((code, voice, said))
    return found


@pytest.mark.parametrize(("code", "voice", "plural"), plurals())
@pytest.mark.parametrize("count", COUNTS)
def test_case_26_one_is_one_and_all_others_are_many(
    code: str, voice: Voice, plural: Plural, count: int
) -> None:
    names = set(re.findall(r"{(\w+)}", plural.one + plural.other)) | {plural.by}
    facts = dict.fromkeys(names, 7) | {plural.by: count}
    sentence = say(Saying.of(code, **facts), voice)
    form = plural.one if count == 1 else plural.other
    assert sentence == form.format_map(facts)
    if count == 1:
        assert not ONE_OF_MANY.search(sentence)


def sentences_about(count: int) -> list[str]:
    """What is said where something is there `count` times, as far as numbers go."""
    said: list[Step] = []
    if count:
        said += [*tt.numbers.explain(count), *tt.numbers.why_prime(count)]
        said += tt.numbers.check(tt.numbers.ListFactors(count), "1").steps
        said += tt.numbers.check(tt.numbers.FactorPairs(count), f"1x{count}").steps
        said += tt.numbers.check(tt.numbers.ListFactors(count), "97 98").steps
    for table in (1, 2, 3, 4, 12, 13):
        said.append(tt.numbers.in_or_out(count, table))
    claims = [step.before.says for step in said if isinstance(step.before, Claim)]
    sayings = [*(step.change for step in said), *claims]
    return [say(one, voice) for one in sayings for voice in VOICES]


@pytest.mark.parametrize("count", [*COUNTS, *range(3, 60)])
def test_case_26_what_is_explained(count: int) -> None:
    for sentence in sentences_about(count):
        assert not ONE_OF_MANY.search(sentence), sentence


@pytest.mark.parametrize("voice", VOICES)
def test_case_26_sets_and_hopes(voice: Voice) -> None:
    for unseen in ({}, {3: 1}, {7: 1}, {3: 1, 12: 1}, dict.fromkeys(range(1, 17), 1)):
        for one in tt.happy_times.hope(6, 9, unseen).says:
            assert not ONE_OF_MANY.search(say(one, voice)), say(one, voice)
    for card in range(1, 17):
        for step in tt.happy_times.why_worth(card):
            assert not ONE_OF_MANY.search(say(step.change, voice))


SLOW = ["4" + "a" * 35 + "!", "a " * 19 + "!", "4 " + "a " * 18 + "!", "x" * 40, " " * 40 + "!",
        "1 " * 499, "x" * 999, "=" * 999, "1x" * 499, "3-" * 499, "5-star-red " * 40]  # fmt: skip


@pytest.mark.parametrize("text", SLOW, ids=lambda text: text[:12])
def test_case_9_no_text_keeps_the_readers_busy(text: str) -> None:
    """Patterns that try every way to divide a text would never end here."""
    for ask in ask_everything(text)[:12]:
        with suppress(TicTimesError):
            ask()
