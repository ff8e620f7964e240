"""The usual sheets, made before anybody asks: they stand in the wheel.

`make sheets` makes them anew.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

from tictimes.games import GAMES
from tictimes.prints.order import Order
from tictimes.prints.paper_sizes import PAPER_NAMES
from tictimes.prints.reading import read_order

FOLDER = Path(__file__).with_name("sheets")
USUAL: tuple[tuple[str, dict[str, str]], ...] = (
    ("cards", {}),
    ("rules", {}),
    ("rules", {"words": "0"}),
    ("score-sheet", {}),
    ("take-home", {}),
)


def usual_orders() -> tuple[Order, ...]:
    """What is ready made: for both games, on both papers.

    >>> len(usual_orders())
    20
    """
    return tuple(
        read_order(kind, {"game": game, "paper": paper, **asked})
        for game, paper, (kind, asked) in product(GAMES, PAPER_NAMES, USUAL)
    )


def file_name(order: Order) -> str:
    """What the file of an order is called.

    >>> file_name(read_order("rules", {"game": "arithmetic", "words": "0", "level": 2}))
    'arithmetic-rules-a4-words-0-level-2.pdf'
    """
    rest = {name: value for name, value in order.asked.items() if name not in ("game", "paper")}
    more = "".join(f"-{name}-{value}" for name, value in rest.items()).replace("_", "-")
    safe = "".join(c for c in more if c.isascii() and (c.isalnum() or c == "-"))
    return f"{order.game.name}-{order.kind}-{order.paper}{safe}.pdf"


def ready(order: Order, folder: Path = FOLDER) -> bytes | None:
    """The sheet where it is ready made.

    >>> ready(read_order("rules", {"game": "happy-times"}))[:5]
    b'%PDF-'
    >>> ready(read_order("worksheet", {"game": "happy-times", "seed": "../rules"}))
    """
    if order.seed:
        return None
    path = folder / file_name(order)
    return path.read_bytes() if path.is_file() else None


def make_all(folder: Path = FOLDER) -> None:
    """Make all of them, and leave nothing else in the folder."""
    from tictimes_app.printing.shop import printed  # it takes its time to load

    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.pdf"):
        old.unlink()
    for order in usual_orders():
        (folder / file_name(order)).write_bytes(printed(order))


if __name__ == "__main__":
    make_all()
