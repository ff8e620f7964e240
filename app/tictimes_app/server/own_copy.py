"""A copy of the lessons that belongs to its user: new lessons come in, changed ones stay."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

from tictimes.errors import TicTimesError

NOTES = ".tictimes-copied.json"
"""Kept in the copy: what each file was when it was copied, so that a change can be told."""


def copy_lessons(source: Path, folder: Path) -> tuple[str, ...]:
    """Copy each notebook of `source` into `folder`, unless the user has changed the copy.

    Answers with the names of the notebooks that were written. Raises `TicTimesError` where
    `folder` cannot be written.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        copied = _read_notes(folder / NOTES)
        written = []
        for original in sorted(source.rglob("*.ipynb")):
            name = original.relative_to(source).as_posix()
            if ".ipynb_checkpoints" in name:
                continue
            content, target = original.read_bytes(), folder / name
            if target.exists() and _mark(target.read_bytes()) != copied.get(name):
                continue
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
            copied[name] = _mark(content)
            written.append(name)
        (folder / NOTES).write_text(json.dumps(copied, indent=1), "utf-8")
    except OSError as problem:
        raise TicTimesError(
            f"the lessons cannot be copied to {folder}: {problem.strerror}",
            "another folder with --folder",
        ) from problem
    return tuple(written)


def _read_notes(path: Path) -> dict[str, str]:
    try:
        notes = json.loads(path.read_text("utf-8"))
    except (FileNotFoundError, ValueError):
        return {}  # without notes every file counts as changed, and stays
    return notes if isinstance(notes, dict) else {}


def _mark(content: bytes) -> str:
    return sha256(content).hexdigest()
