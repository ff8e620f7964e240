"""Random playouts side by side with RLCard's and OpenSpiel's gin rummy, and their ratios."""

import json
import subprocess
import sys
from pathlib import Path
from statistics import median

from tables import print_table, verdict

HERE = Path(__file__).parent
PEERS = HERE.parent.parent / "build" / "peers"
"""A virtual environment that holds the peers, where this Python does not; made by `--peers`."""

WANTED = {
    ("happy-times", "rlcard"): 12.0,
    ("happy-times", "open_spiel"): 2.5,
    ("arithmetic", "rlcard"): 6.0,
    ("arithmetic", "open_spiel"): 1.3,
}
MOVES = {
    "rlcard": "env.step: draws, discards, knocks, scoring",
    "open_spiel": "apply_action: draws, discards, knocks, layoffs, cards dealt",
    "happy-times": "play: draws, discards, sets",
    "arithmetic": "play: draws, discards, knocks, groups named (Level 1)",
    "arithmetic-2": "the same at Level 2",
}


def install_peers() -> None:
    """Put the peers into an environment of their own, RLCard without its optional PyTorch.

    Where that cannot be done, says so, and the table will do without them.
    """
    if python_with("pyspiel") and python_with("rlcard"):
        return
    pip = [PEERS / "bin" / "pip", "install", "--quiet"]
    try:
        subprocess.run([sys.executable, "-m", "venv", PEERS], check=True)
        subprocess.run([*pip, "open_spiel", "numpy", "termcolor"], check=True)
        subprocess.run([*pip, "--no-deps", "rlcard"], check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"The peers could not be installed: {error}")


def python_with(module: str) -> Path | None:
    """A Python that can import `module`: this one or that of the peers."""
    for python in (Path(sys.executable), PEERS / "bin" / "python"):
        if (
            python.exists()
            and not subprocess.run(
                [python, "-c", f"import {module}"], capture_output=True, check=False
            ).returncode
        ):
            return python
    return None


def compare(repetitions: int, seconds: float) -> bool:
    """Print the table; whether every ratio that could be measured is as wanted."""
    pythons = {
        name: python_with({"rlcard": "rlcard", "open_spiel": "pyspiel"}.get(name, "tictimes"))
        for name in MOVES
    }
    here = {name: python for name, python in pythons.items() if python}
    found: dict[str, list[dict[str, float]]] = {name: [] for name in here}
    for _ in range(repetitions):
        for name, python in here.items():
            command = [python, HERE / "playouts.py", name, "--seconds", str(seconds)]
            found[name].append(json.loads(subprocess.check_output(command)))
    speed = {name: median(one["moves_a_second"] for one in runs) for name, runs in found.items()}
    length = {name: median(one["moves_a_game"] for one in runs) for name, runs in found.items()}
    print_table(
        f"Random playouts, two players, median of {repetitions} interleaved runs",
        ("program", "moves/s", "moves a game", "what counts as a move"),
        [
            (name, f"{speed[name]:,.0f}", f"{length[name]:.0f}", MOVES[name])
            if name in speed
            else (name, "-", "-", "not here: run.py --peers installs it")
            for name in MOVES
        ],
    )
    rows, good = [], True
    for (ours, peer), least in WANTED.items():
        if peer not in speed:
            rows.append((f"{ours} : {peer}", "-", f"{least:g}", "not measured"))
            continue
        ratio = speed[ours] / speed[peer]
        good &= ratio >= least
        rows.append((f"{ours} : {peer}", f"{ratio:.1f}", f"{least:g}", verdict(ratio >= least)))
    print_table("Times as fast", ("ratio", "measured", "at least", ""), rows)
    return good
