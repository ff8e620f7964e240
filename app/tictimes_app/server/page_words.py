"""What a page of the kit says, in the language that its address asks for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from urllib.parse import urlencode

from tictimes.sayings import Fact, Saying, say
from tictimes.translations import ENGLISH, language_of
from tictimes_app.server.lessons import Lesson
from tictimes_app.server.routes import CARRIED

EARNED = ("question", "puzzle", "game")
"""What a child can earn, as the front end calls it."""


def pages(code: str, **facts: Fact) -> Saying:
    """A saying of the pages around the games."""
    return Saying.of(f"pages.{code}", **facts)


@dataclass(frozen=True, slots=True)
class PageWords:
    """Speaks for a template: `words("play")`; `carried` is what its links hand on.

    >>> PageWords("de").minutes(20)
    '20 Minuten'
    >>> PageWords.asked_for({"lang": "DE-at", "voice": "older", "goal": "1"}).carried
    mappingproxy({'lang': 'DE-at', 'voice': 'older'})
    """

    language: str = ENGLISH
    carried: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    @classmethod
    def asked_for(cls, query: Mapping[str, str]) -> PageWords:
        """The words for an address; a language that there is none of is English."""
        carried = {name: query[name] for name in CARRIED if query.get(name)}
        language = language_of(carried.get("lang", ENGLISH)) or ENGLISH
        return cls(language, MappingProxyType(carried))

    def __call__(self, code: str) -> str:
        """The words of one code, without facts."""
        return self.say(pages(code))

    def say(self, saying: Saying) -> str:
        """The text of `saying`."""
        return say(saying, language=self.language)

    @property
    def direction(self) -> str:
        """`ltr`, or `rtl` for a language that is written from right to left."""
        return self.say(Saying.of("common.direction"))

    @property
    def query(self) -> str:
        """What a link of this page adds to an address: a question mark and more, or nothing."""
        return f"?{urlencode(self.carried)}" if self.carried else ""

    @property
    def of_lessons(self) -> str:
        """How lessons are marked: they are written in English; empty on an English page."""
        return "" if self.language == ENGLISH else ENGLISH

    def ages(self, youngest: int, oldest: int) -> str:
        """For whom something is."""
        return self.say(pages("ages", youngest=youngest, oldest=oldest))

    def minutes(self, count: int) -> str:
        """How long something takes."""
        return self.say(pages("minutes", count=count))

    def for_whom(self, lesson: Lesson) -> tuple[str, str]:
        """The ages and the minutes of a lesson."""
        return self.ages(*lesson.ages), self.minutes(lesson.minutes)

    def path_of(self, animal: str) -> str:
        """What a path is called, after its guide."""
        return self.say(pages("path-of", animal=Saying.of(f"common.animal-{animal}")))

    def stop(self, number: int) -> str:
        """A stop of a path, for those who do not see its number."""
        return self.say(pages("stop", number=number))

    def place(self, number: int, count: int) -> str:
        """Where a lesson stands on its path."""
        return self.say(pages("place", number=number, count=count))

    @property
    def earned(self) -> dict[str, str]:
        """What each thing that is earned is called."""
        return {kind: self.say(pages(f"earned-{kind}")) for kind in EARNED}
