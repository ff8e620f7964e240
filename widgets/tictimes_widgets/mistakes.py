"""Likely mistakes as a table for a teacher: plain HTML, so that it needs no widget."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Protocol, TypeAlias

from tictimes.mixups import Diagnosis
from tictimes.sayings import Saying, Voice, say
from tictimes.translations import read_language
from tictimes_widgets.words_around import tongue


class Answered(Protocol):
    """What the kit finds of an answer, in any room."""

    @property
    def correct(self) -> bool:
        """Whether it is right."""
        ...

    @property
    def diagnoses(self) -> Sequence[Diagnosis]:
        """The mistakes that fit, likeliest first."""
        ...


Said: TypeAlias = tuple[str, Answered]
"""What a child says, and what the kit finds of it."""

HEADS = ("a-child-says", "means", "what-to-say")


class Mistakes:
    """What children say, what may lie behind it, and what to say to them: the tutor's own words.

    Each of `said` is a text, and what a `check` found of such an answer; the likeliest mistake is
    told. `voice` is that of the children. Raises `ValueError` for an answer that is right, or that
    no mistake fits.

    >>> import tictimes as tt
    >>> hand = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split()
    >>> Mistakes(("The score is 24.", tt.arithmetic.check(hand, 2, 24)))
    Mistakes('forgot-leftovers')
    >>> Mistakes(("18", tt.arithmetic.check(hand, 2, 18)))
    Traceback (most recent call last):
    ValueError: no mistake fits '18'
    """

    def __init__(self, *said: Said, voice: Voice = "young", language: str = "en") -> None:
        for text, found in said:
            if not found.diagnoses:
                raise ValueError(f"no mistake fits {text!r}")
        self._rows = tuple((text, found.diagnoses[0]) for text, found in said)
        self._voice, self._language = voice, read_language(language)

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of DESIGN section 6, one for each row."""
        return tuple(found.code for _, found in self._rows)

    def __repr__(self) -> str:
        return f"Mistakes({' '.join(self.codes)!r})"

    def _repr_html_(self) -> str:
        """The table."""
        way = tongue(self._language)
        heads = "".join(f'<th scope="col">{self._say("plan." + head)}</th>' for head in HEADS)
        rows = "".join(map(self._row, *zip(*self._rows, strict=True))) if self._rows else ""
        return (
            f'<table class="mistakes" lang="{way["lang"]}" dir="{way["dir"]}">'
            f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
        )

    def _row(self, text: str, found: Diagnosis) -> str:
        behind, answer = (
            escape(say(found.says, voice, self._language)).replace(" × ", "\u00a0×\u00a0")
            for voice in ("teacher", self._voice)
        )
        return f'<tr><th scope="row">{escape(text)}</th><td>{behind}</td><td>{answer}</td></tr>'

    def _say(self, code: str) -> str:
        return escape(say(Saying.of(code), "teacher", self._language))
