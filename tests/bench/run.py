"""Timings, strength matches and soaks: what takes too long, or depends on the machine, for a test.

    python tests/bench/run.py                 all of it, an hour or so
    python tests/bench/run.py --quick         all of it, a tenth as many games
    python tests/bench/run.py speed scoring   some of it
    python tests/bench/run.py serving         ours beside stock Voila, a pool, Solara, a static page
    python tests/bench/run.py lesson          ten minutes of 30 children
    python tests/bench/run.py --peers         installs RLCard and OpenSpiel first, for `speed`

Prints tables with what was measured and what is wanted; exits 1 where something was not met.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

import mathematics
import page
import scoring
import shuffles
import soak
import speed
import strength
from serving import capacity, compare, hostile, store
from serving import soak as classroom

MATCHES = (
    ("happy-times", {}, ("medium", "easy")),
    ("happy-times", {}, ("hard", "medium")),
    ("arithmetic", {"level": 1}, ("medium", "easy")),
    ("arithmetic", {"level": 1}, ("hard", "medium")),
    ("arithmetic", {"level": 2}, ("medium", "easy")),
    ("arithmetic", {"level": 2}, ("hard", "medium")),
)
SOAKS = (
    ("happy-times", {}, ("hard", "hard")),
    ("happy-times", {}, ("easy", "easy")),
    ("happy-times", {"highest": 36}, ("hard", "medium", "easy")),
    ("happy-times", {"highest": 144}, ("medium", "hard")),
    ("arithmetic", {"level": 1, "rounds": 1}, ("hard", "hard")),
    ("arithmetic", {"level": 2, "rounds": 1}, ("easy", "easy", "hard", "medium", "hard")),
)


def run_speed(quick: bool) -> bool:
    """Random playouts beside the peers."""
    return speed.compare(repetitions=3 if quick else 7, seconds=1.0 if quick else 2.0)


def run_scoring(_: bool) -> bool:
    """Hands a second, and 20,000 lines."""
    return scoring.best_scores() & scoring.command_line()


def run_mathematics(_: bool) -> bool:
    """What it takes to load, explain, check, count and refuse."""
    return all([mathematics.starts(), mathematics.checks(), mathematics.explanations()])


def run_shuffles(quick: bool) -> bool:
    """The chi-square test."""
    return shuffles.fairness(20_000 if quick else 200_000)


def run_strength(quick: bool) -> bool:
    """2,000 games of each pair of bots."""
    games = 200 if quick else 2000
    jobs = os.cpu_count() or 1
    met = [strength.report(game, bots, options, games, jobs) for game, options, bots in MATCHES]
    return all(met)


def run_soak(quick: bool) -> bool:
    """10,000 bot games in many settings: none may be left unfinished."""
    games = (1_000 if quick else 10_000) // len(SOAKS) + 1
    jobs = os.cpu_count() or 1
    met = [strength.report(game, bots, options, games, jobs) for game, options, bots in SOAKS]
    return all(met)


def run_agreement(quick: bool) -> bool:
    """The independent engines on thousands of matches instead of hundreds."""
    tests = Path(__file__).parent.parent
    folders = [tests / "oracle", tests / "core" / "arithmetic" / "test_mistakes.py"]
    many = {"TICTIMES_MATCHES": "1000" if quick else "4000", "TICTIMES_HANDS": "40000"}
    command = [sys.executable, "-m", "pytest", "-q", *map(str, folders)]
    return subprocess.run(command, env={**os.environ, **many}, check=False).returncode == 0


def run_page(quick: bool) -> bool:
    """From click to paint, what a page loads, and 200 games in one page."""
    return all([page.paint(), page.size(), soak.soak(60 if quick else 200)])


def run_serving(quick: bool) -> bool:
    """Ours beside the others, how many find room, and a file of matches with many writers."""
    met = [compare.compare(quick), capacity.holds(), store.many_writers()]
    return all(met)


def run_hostile(quick: bool) -> bool:
    """What a flood of forbidden messages costs the others."""
    return hostile.slowed(quick)


def run_lesson(quick: bool) -> bool:
    """Thirty children for ten minutes."""
    return classroom.lesson(minutes=1 if quick else 10)


PARTS = {
    "speed": run_speed,
    "scoring": run_scoring,
    "mathematics": run_mathematics,
    "shuffles": run_shuffles,
    "strength": run_strength,
    "soak": run_soak,
    "agreement": run_agreement,
    "page": run_page,
    "serving": run_serving,
    "hostile": run_hostile,
    "lesson": run_lesson,
}


def main() -> int:
    """Run the parts named on the command line, or all."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--quick", action="store_true", help="a tenth as many games")
    parser.add_argument("--peers", action="store_true", help="install RLCard and OpenSpiel first")
    wanted = parser.parse_args()
    if unknown := set(wanted.parts) - set(PARTS):
        parser.error(f"no such part: {', '.join(sorted(unknown))} (of: {', '.join(PARTS)})")
    if wanted.peers and "speed" in (wanted.parts or PARTS):
        speed.install_peers()
    missed = [name for name in wanted.parts or PARTS if not PARTS[name](wanted.quick)]
    print(f"\nNot met: {', '.join(missed)}" if missed else "\nAll met.")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
