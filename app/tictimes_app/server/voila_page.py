"""A lesson on Voila's own page."""

from __future__ import annotations

from typing import Any

from tornado.web import HTTPError
from voila.tornado.handler import TornadoVoilaHandler

from tictimes_app.server.lessons import Lesson
from tictimes_app.server.routes import TEACHER
from tictimes_app.server.teacher_pages import TeacherPage


class LessonPage(TeacherPage, TornadoVoilaHandler):  # type: ignore[misc]  # voila has no types
    """A lesson, run in a kernel of its own, on Voila's page with JupyterLab's widget manager.

    JupyterLab's bundle compiles schemas (`unsafe-eval`), and anywidget loads a widget's module
    from `blob:`.
    """

    script_sources = ("'self'", "'unsafe-inline'", "'unsafe-eval'", "blob:")

    def initialize(self, lessons: tuple[Lesson, ...], **kwargs: Any) -> None:
        """Take what the route gives: the `lessons`, and what Voila wants."""
        super().initialize(**kwargs)
        self.paths = {lesson.path for lesson in lessons}

    async def get(self, path: str = "") -> None:
        """Run the lesson at `path`; any other file of the folder is not there for the browser."""
        if path not in self.paths:
            raise HTTPError(404)
        if path.startswith(TEACHER) and not self.teacher_is_here():
            return
        await super().get(path)
