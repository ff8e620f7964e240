"""Plain tables for the reports of this folder."""

from collections.abc import Sequence


def print_table(title: str, head: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Print `rows` under their heads, each column as wide as it needs."""
    lines = [[str(cell) for cell in row] for row in (head, *rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    print(f"\n{title}")
    for at, line in enumerate(lines):
        print("  " + "  ".join(map(str.ljust, line, widths)).rstrip(), flush=True)
        if at == 0:
            print("  " + "  ".join("-" * width for width in widths))


def verdict(good: bool) -> str:
    """How a figure compares with the one that is wanted."""
    return "ok" if good else "NOT MET"
