"""How fast hands are scored: in Python, and by the command line on 20,000 lines."""

import subprocess
import sys
import time
from pathlib import Path
from random import Random
from statistics import median

from tables import print_table, verdict

COMMAND = Path(sys.executable).with_name("tictimes")
LINES = 20_000


def best_scores(hands_a_run: int = 50_000, repetitions: int = 5) -> bool:
    """Hands a second of `best_score`, on random hands that it has not seen before."""
    import tictimes as tt
    from tictimes.arithmetic.cards import PACK

    rows, good = [], True
    rng = Random("best scores")
    for level, wanted in ((1, 250_000), (2, 100_000)):
        for name in ("best_score", "best_group"):
            call = getattr(tt.arithmetic, name)
            speeds = []
            for _ in range(repetitions):
                hands = [tuple(rng.sample(PACK, 5)) for _ in range(hands_a_run)]
                start = time.process_time()
                for hand in hands:
                    call(hand, level)
                speeds.append(hands_a_run / (time.process_time() - start))
            met = median(speeds) >= wanted
            required = name == "best_score"
            good &= met or not required
            rows.append(
                (f"{name}, Level {level}", f"{median(speeds):,.0f}",
                 f"{wanted:,}" if required else "", verdict(met) if required else "")
            )  # fmt: skip
    print_table("Scoring random hands in Python", ("", "hands/s", "at least", ""), rows)
    return good


def command_line() -> bool:
    """Seconds that `tictimes score` and `tictimes sets` take for 20,000 lines."""
    from tictimes.arithmetic.cards import PACK

    rng = Random("lines")
    five = [" ".join(map(str, rng.sample(PACK, 5))) for _ in range(LINES)]
    seven = [" ".join(str(rng.randint(1, 16)) for _ in range(7)) for _ in range(LINES)]
    rows, good = [], True
    for arguments, lines in (
        (["score", "--level", "1"], five),
        (["score", "--level", "2"], five),
        (["sets"], seven),
        (["sets", "--primes", "--odds"], seven),
    ):
        text = "\n".join(lines) + "\n"
        start = time.perf_counter()
        done = subprocess.run(
            [COMMAND, *arguments, "--json", "-"],
            input=text, text=True, capture_output=True, check=True,
        )  # fmt: skip
        seconds = time.perf_counter() - start
        met = seconds < 6 and len(done.stdout.splitlines()) == LINES
        good &= met
        rows.append((f"tictimes {' '.join(arguments)}", f"{seconds:.2f}", "6", verdict(met)))
    print_table(f"The command on {LINES:,} lines", ("", "seconds", "under", ""), rows)
    return good
