"""What the server answers: the home page, a lesson, a page's last word, and nothing else."""

from __future__ import annotations

import logging
from typing import Any

from jupyter_server.services.kernels.handlers import KernelHandler
from tornado.web import HTTPError, authenticated
from voila.handler import BaseVoilaHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler

from tictimes_app.server.home import home, lesson_picture
from tictimes_app.server.lessons import Lesson
from tictimes_app.server.page_words import PageWords
from tictimes_app.server.routes import CARRIED


class KitPage(BaseVoilaHandler):  # type: ignore[misc]  # voila has no types
    """A page of the kit: nothing that it shows may ask another machine for anything."""

    script_sources: tuple[str, ...] = ("'self'",)

    @property
    def words(self) -> PageWords:
        """What the page says, as its address asks for it."""
        return PageWords.asked_for({name: self.get_query_argument(name, "") for name in CARRIED})

    @property
    def content_security_policy(self) -> str:
        """The page's own machine and nothing else: icons, fonts and scripts are all served here.

        A browser older than 2022 does not count a websocket to `'self'`.
        """
        host = self.request.host
        return "; ".join(
            (
                "default-src 'self'",
                " ".join(("script-src", *self.script_sources)),
                "style-src 'self' 'unsafe-inline'",
                "img-src 'self' data: blob:",
                "font-src 'self' data:",
                f"connect-src 'self' data: blob: ws://{host} wss://{host}",
                " ".join(("frame-ancestors 'self'", *self.settings["embed_in"])),
                "form-action 'self'",
            )
        )

    def render_template(self, name: str, **shown: object) -> str:
        """A template, which always has the words that are asked for; also one about an error."""
        try:
            words = self.words
        except HTTPError:  # what was asked for is no text
            words = PageWords()
        text: str = super().render_template(name, **{"words": words, **shown})
        return text

    def log_exception(self, typ: Any, value: Any, tb: Any) -> None:
        """Log what broke, but not what the address asked for: it may name a child."""
        if not isinstance(value, HTTPError):
            told = (typ, value, tb)
            logging.getLogger("tictimes").error("%s broke", self.request.path, exc_info=told)


class ListPage(KitPage):
    """A page of pages."""

    def initialize(self, lessons: tuple[Lesson, ...], **kwargs: Any) -> None:
        """Take what the route gives: the `lessons`, and what Voila wants."""
        super().initialize(**kwargs)
        self.lessons = lessons

    def show(self, template: str, **shown: object) -> None:
        """Answer with a template, in the words that are asked for."""
        self.finish(
            self.render_template(template, words=self.words, picture=lesson_picture, **shown)
        )


class HomePage(ListPage):
    """The first page: two games, the paths through the lessons, the referee."""

    @authenticated
    async def get(self) -> None:
        """Show where a child can go from here."""
        self.show("home.html", home=home(self.lessons, self.words))


class NothingHere(KitPage):
    """Whatever else is asked for."""

    async def prepare(self) -> None:
        """Say that there is no such page."""
        await super().prepare()
        raise HTTPError(404)


class OwnKernel(KernelHandler):
    """What a page may learn of its own kernel; ending it is another matter."""

    SUPPORTED_METHODS = ("GET",)


class LeavePage(VoilaShutdownKernelHandler):  # type: ignore[misc]  # voila has no types
    """The last word of a page that is closed: its kernel is not needed any more."""

    def check_xsrf_cookie(self) -> None:
        """Ask for no token: a page that closes can send none, and only it knows its kernel's id."""

    @authenticated
    async def post(self, kernel_id: str) -> None:
        """End the kernel; one that is gone already is no mistake."""
        if kernel_id in self.kernel_manager:
            await self.kernel_manager.end(kernel_id)
        self.set_status(204)
        self.finish()
