"""How long the mathematics takes: to load, to explain, to check, to count, and to refuse."""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from statistics import median

from tables import print_table, verdict

COMMAND = Path(sys.executable).with_name("tictimes")
CHECKED = 5_000
MS = 1_000

IMPORT = (
    "import time; start = time.process_time(); import tictimes; print(time.process_time() - start)"
)


def starts(repetitions: int = 9) -> bool:
    """Importing the kit, and counting all hands from a cold start."""
    loads = [
        float(subprocess.check_output([sys.executable, "-c", IMPORT])) for _ in range(repetitions)
    ]
    rows, good = [_row("import tictimes (processor time)", min(loads), median(loads), 0.1)], True
    good &= min(loads) < 0.1
    for arguments in (["--level", "1"], ["--level", "2"], ["--game", "happy-times"]):
        seconds = []
        for _ in range(3):
            start = time.perf_counter()
            subprocess.run([COMMAND, "odds", *arguments], stdout=subprocess.DEVNULL, check=True)
            seconds.append(time.perf_counter() - start)
        good &= min(seconds) < 1
        name = f"tictimes odds {' '.join(arguments)}"
        rows.append(_row(name, min(seconds), median(seconds), 1))
    print_table("Cold starts", ("", "best, ms", "median, ms", "under, ms", ""), rows)
    return good


def checks() -> bool:
    """`tictimes check` on standard input: 1,000 lines a second are wanted."""
    from tictimes.arithmetic import PACK

    rng = Random("checks")
    lines = [
        json.dumps({
            "cards": [str(card) for card in rng.sample(PACK, 5)],
            "level": rng.choice((1, 2)),
            "answer": rng.randint(-20, 40),
        })
        for _ in range(CHECKED)
    ]  # fmt: skip
    start = time.perf_counter()
    done = subprocess.run(
        [COMMAND, "check", "--json", "-"],
        input="\n".join(lines) + "\n", text=True, capture_output=True, check=True,
    )  # fmt: skip
    speed = CHECKED / (time.perf_counter() - start)
    met = speed >= 1_000 and len(done.stdout.splitlines()) == CHECKED
    row = (f"tictimes check, {CHECKED:,} lines", f"{speed:,.0f}", "1,000", verdict(met))
    print_table("The tutor on standard input", ("", "lines/s", "at least", ""), [row])
    return met


def explanations(most: int = 400) -> bool:
    """One explanation once all is loaded, and one refusal, by the slowest of many."""
    import tictimes as tt
    from tictimes.arithmetic import PACK
    from tictimes.errors import TicTimesError
    from tictimes.numbers.reading import read_written

    rng = Random("explanations")
    numbers = [*range(most), 7560, 9973, 720_720, 963_761_198_400, 999_999_999_989]
    hands = [rng.sample(PACK, 5) for _ in range(most)]
    trios = [(rng.sample(range(1, 37), 3), rng.randint(2, 12)) for _ in range(most)]
    options = tt.happy_times.Options(highest=36)
    puzzles = [tt.arithmetic.puzzle("zero", "bench", n + 1, 2) for n in range(50)]
    huge = [10**80, 9 ** (9**6), -(10**13)]
    texts = ["9" * 10_000, "9**9**9", "1" + "+1" * 5_000]

    def refused(call: Callable[[object], object]) -> Callable[[object], None]:
        def refuse(given: object) -> None:
            try:
                call(given)
            except TicTimesError:
                return
            raise AssertionError(given)

        return refuse

    asked = [
        ("explain a number", tt.numbers.explain, numbers, 5),
        ("why it is prime, or not", tt.numbers.why_prime, numbers, 5),
        ("why a set, or none", lambda one: tt.happy_times.why_set(*one, options), trios, 5),
        ("explain a hand", tt.arithmetic.explain, hands, 5),
        ("what a wrong score may be", lambda one: tt.arithmetic.check(one, 2, 7), hands, 5),
        ("a list of factors checked",
         lambda n: tt.numbers.check(tt.numbers.ListFactors(n), "1, 2, 3 4x5"), numbers[1:most], 5),
        ("a puzzle checked", lambda one: tt.arithmetic.check_puzzle(one, one.cards[:5]),
         puzzles, 5),
        ("a huge number refused", refused(tt.numbers.explain), huge, 10),
        ("a huge text refused", refused(read_written), texts, 10),
    ]  # fmt: skip
    rows, good = [], True
    for name, call, given, limit in asked:
        middle, slowest = _times(call, given)
        met = slowest * MS < limit
        good &= met
        rows.append((name, f"{middle * MS:.3f}", f"{slowest * MS:.2f}", limit, verdict(met)))
    head = ("", "median, ms", "slowest, ms", "under, ms", "")
    print_table("One explanation, once loaded (processor time)", head, rows)
    return good


def _times(call: Callable[[object], object], given: Iterable[object]) -> tuple[float, float]:
    """The median and the slowest; each is asked three times, for what else the machine does."""
    from tictimes.numbers import facts

    seconds = []
    for one in given:
        tries = []
        for _ in range(3):
            facts._divisors.cache_clear()  # else the second would be told what the first has found
            start = time.process_time()
            call(one)
            tries.append(time.process_time() - start)
        seconds.append(median(tries))
    return median(seconds), max(seconds)


def _row(name: str, best: float, middle: float, limit: float) -> tuple[object, ...]:
    shown = (f"{best * MS:.0f}", f"{middle * MS:.0f}", f"{limit * MS:.0f}")
    return name, *shown, verdict(best < limit)
