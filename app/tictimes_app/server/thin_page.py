"""A lesson's page: the words at once, and the tables as soon as they are laid."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import secrets
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from tornado.iostream import StreamClosedError
from tornado.web import HTTPError, authenticated
from traitlets.config import Config
from voila.utils import ENV_VARIABLE

from tictimes_app.server.home import lesson_picture
from tictimes_app.server.kept import KEPT
from tictimes_app.server.lesson_run import NOT_SHOWN, Shown, run_lesson
from tictimes_app.server.lessons import Lesson
from tictimes_app.server.light_state import lighten
from tictimes_app.server.outputs import as_html, no_cards
from tictimes_app.server.page_words import PageWords
from tictimes_app.server.reading import LessonText, read_text
from tictimes_app.server.routes import AT_ONCE, TEACHER, place_of
from tictimes_app.server.teacher_pages import TeacherPage
from tictimes_app.server.this_python import NAME

SEAT = "tictimes-seat"
"""The cookie that tells who sits already."""

DONE = "<p data-done hidden></p>\n"
"""Tells the page's script that there is a kernel to speak with."""

END = "</body>\n</html>\n"


class ThinPage(TeacherPage):
    """A lesson, run in a kernel of its own; the page's script is the kit's own host of widgets."""

    def initialize(
        self, lessons: tuple[Lesson, ...], folder: Path, executor: Config, **kwargs: Any
    ) -> None:
        """Take what the route gives: the `lessons`, their `folder`, how cells are run."""
        super().initialize(**kwargs)
        self.executor = executor
        self.lessons = {lesson.path: lesson for lesson in lessons}
        self.folder = folder
        self.shown: set[int] = set()

    @authenticated
    async def get(self, path: str) -> None:
        """Run the lesson at `path`; any other file of the folder is not there for the browser."""
        lesson = self.lessons.get(path)
        if lesson is None:
            raise HTTPError(404)
        if path.startswith(TEACHER) and not self.teacher_is_here():
            return
        text = read_text(self.folder / path)
        kernel_id = self.kernel_manager.take_seat(self._browser())
        with self.kernel_manager.opening(kernel_id):
            starting = asyncio.ensure_future(self._start(kernel_id, path))
            self._begin(lesson, text, kernel_id)
            try:
                await self.flush()
                await starting
                await self._run(lesson, text, kernel_id)
            except StreamClosedError:  # the page is gone
                await starting
                await self.kernel_manager.end(kernel_id)
            except Exception:  # the words are there, so what failed is told below them
                logging.getLogger("tictimes").exception("%s did not run", path)
                await self.finish(broken_off(text, self.shown, self.words) + END)
            else:
                await self.finish(DONE + END)

    def _browser(self) -> str:
        """What tells this browser from others, so that it keeps its seat; it says nothing else."""
        known: str = self.get_cookie(SEAT, "")
        if not re.fullmatch(r"[\w-]{22}", known, re.ASCII):
            known = secrets.token_urlsafe(16)
            self.set_cookie(SEAT, known, path=self.base_url, httponly=True, samesite="Lax")
        return known

    def _start(self, kernel_id: str, path: str) -> Any:  # a coroutine of Jupyter's
        told = {ENV_VARIABLE.QUERY_STRING: str(self.request.query)}
        return self.kernel_manager.start_kernel(
            kernel_id=kernel_id,
            kernel_name=NAME,
            path=os.path.dirname(path),
            env=told,
        )

    def _begin(self, lesson: Lesson, text: LessonText, kernel_id: str) -> None:
        """Send the words; the stream is told to wait for nothing."""
        self.request.connection.stream.set_nodelay(True)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        words = self.words
        self.write(
            self.render_template(
                "thin.html",
                text=text,
                lesson=lesson,
                place=place_of(lesson, tuple(self.lessons.values()), words.carried),
                words=words,
                picture=lesson_picture,
                kernel_id=kernel_id,
                pictures=() if lesson.path in AT_ONCE else lesson_picture(lesson),
                early=sorted(self.settings["early"][lesson.path]),
            )
        )

    async def _run(self, lesson: Lesson, text: LessonText, kernel_id: str) -> None:
        kernel = self.kernel_manager.get_kernel(kernel_id)
        client = await self.kernel_manager.client(kernel_id)
        async for shown in run_lesson(text, kernel, client, self.executor):
            self.shown.add(shown.place)
            self.kernel_manager.comms[kernel_id].update(shown.widgets)
            states = self._light(shown)
            self.settings["early"][lesson.path].update(_kept_in(states))
            self.write(streamed(shown, states, self.words))
            await self.flush()

    def _light(self, shown: Shown) -> dict[str, dict[str, Any]]:
        return {
            name: lighten(state, self.settings["kept"])
            for name, state in shown.widgets.items()
            if state.get("_model_module") != NOT_SHOWN
        }


def streamed(shown: Shown, states: Mapping[str, Mapping[str, Any]], words: PageWords) -> str:
    """What a cell has shown, behind the page: its script knows the place."""
    widgets = json.dumps({name: {"state": state} for name, state in states.items()})
    safe = widgets.replace("<", "\\u003c")  # it ends no script
    return (
        f'<script type="application/json" data-models>{safe}</script>\n'
        f'<template data-for="cell-{shown.place}">{as_html(shown.outputs, words)}</template>\n'
        "<p hidden></p>\n"
    )


def broken_off(text: LessonText, shown: Collection[int], words: PageWords) -> str:
    """The end of a page whose kernel has failed: no place on it waits any longer.

    >>> from tictimes_app.server.reading import Part
    >>> text = LessonText("T", (Part(code="1"), Part(html="words"), Part(code="2"), Part(code="3")))
    >>> end = broken_off(text, {0}, PageWords())
    >>> end.count("<template"), end.count("Load it again"), "cell-0" in end
    (2, 1, False)
    """
    places = [i for i, part in enumerate(text.parts) if part.code and i not in shown]
    told = [no_cards(words), *[""] * len(places)]
    ends = (
        f'<template data-for="cell-{place}">{says}</template>\n'
        for place, says in zip(places, told, strict=False)
    )
    return f"{''.join(ends)}{DONE if shown else '<p hidden></p>'}"


def _kept_in(states: Mapping[str, Mapping[str, Any]]) -> set[str]:
    """The names of what these states refer to: the next page can ask for them at once."""
    return {
        value.removeprefix(KEPT)
        for state in states.values()
        for value in state.values()
        if isinstance(value, str) and value.startswith(KEPT)
    }
