"""Voila, told to serve the lessons and nothing else."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from jupyter_core.utils import run_sync
from jupyter_server.utils import url_path_join
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop, PeriodicCallback
from tornado.web import RequestHandler
from traitlets import Any as AnyTrait
from traitlets import Callable as CallableTrait
from traitlets import Instance, Tuple
from voila.app import Voila

from tictimes.errors import UnkeptError
from tictimes.play.sqlite_store import SqliteStore
from tictimes_app.forked_kernels.warm_parents import WarmParents
from tictimes_app.server.assets import WIDGETS, Assets
from tictimes_app.server.health import Health, health
from tictimes_app.server.home import around
from tictimes_app.server.kept import Kept, KeptContent
from tictimes_app.server.lessons import read_lessons
from tictimes_app.server.modules import NAMED, keep_modules
from tictimes_app.server.open_files import allow_open_files
from tictimes_app.server.page_socket import PageSocket, QuickSocket
from tictimes_app.server.page_words import PageWords
from tictimes_app.server.pages import (
    HomePage,
    LeavePage,
    NothingHere,
    OwnKernel,
)
from tictimes_app.server.prints import Prints, PrintShop
from tictimes_app.server.self_check import SelfCheck
from tictimes_app.server.settings import (
    GONE_AFTER,
    LONGEST_MESSAGE,
    PING_EVERY,
    Settings,
    configuration,
)
from tictimes_app.server.teacher_gate import TeacherGate
from tictimes_app.server.teacher_pages import TeachersCorner, TeacherWord
from tictimes_app.server.terminal import StatusLine
from tictimes_app.server.thin_page import ThinPage
from tictimes_app.server.voila_page import LessonPage
from tictimes_app.server.warming import WARMTH
from tictimes_widgets.keeping import DAYS, STORE

PAGES = Path(__file__).with_name("templates")

MOST_ORDINARY = 4
"""Ordinary kernels that wait for pages, at most: they share no memory."""

PRIVATE = 0o077
"""What is written, names of children too, is for no other user of this machine to read."""

HOUR = 3_600_000
WATCH = 3_000
WRONG = 500

KERNEL_ID = r"(?P<kernel_id>[-0-9a-f]{36})"
FOR_EVERY_PAGE = ("/login",)
FOR_JUPYTERLABS_SCRIPTS = ("/voila/static", "/voila/labextensions", "/voila/api/themes")


class LessonServer(Voila):  # type: ignore[misc]  # voila has no types
    """Serves the lessons of `root_dir` on `sockets`; calls `when_ready` once it answers."""

    name = "tictimes"
    sockets = AnyTrait(help="Sockets that listen already, so that a port in use is known early.")
    when_ready = CallableTrait(help="Called without arguments when the server answers.")
    asked = Instance(Settings, help="What the command was asked for.")
    lessons = Tuple(help="What the folder holds.")
    kept = Instance(Kept, (), help="What is the same for every page.")
    status_line = Instance(StatusLine, ())
    store = Instance(SqliteStore, help="Where matches are kept.")

    def setup_template_dirs(self) -> None:
        """Put the kit's own pages before Voila's and nbconvert's."""
        super().setup_template_dirs()
        self.template_paths.insert(0, str(PAGES))
        self.lessons = read_lessons(Path(self.root_dir))

    def init_settings(self) -> dict[str, Any]:
        """Voila's settings; every other page, errors included, is drawn as the kit's own."""
        settings: dict[str, Any] = super().init_settings()
        voila = {"voila_configuration": self.voila_configuration}
        assets = Assets(self.kept)
        keep_modules(WIDGETS, self.kept)
        # Jupyter's own handlers draw their errors with these templates, too
        settings["voila_jinja2_env"].globals |= {"asset": assets.address, "words": PageWords()}
        self.voila_configuration.config.VoilaConfiguration.resources = {
            "assets": assets.addresses,
            "around": around(self.lessons),
        }
        return settings | {
            "jinja2_env": settings["voila_jinja2_env"],
            "kept": self.kept,
            "print_shop": PrintShop(),
            "teacher_gate": TeacherGate(
                self.asked.teacher_word, trusts_near=self.asked.prefix == "/"
            ),
            "self_check": SelfCheck(self.store),
            "log_function": log_request,
            "embed_in": self.asked.embed_in,
            "early": defaultdict(set),
            "compress_response": True,
            "websocket_max_message_size": LONGEST_MESSAGE,
            "ws_ping_interval": PING_EVERY,
            "ws_ping_timeout": GONE_AFTER,
            "default_handler_class": NothingHere,
            "default_handler_args": voila,
        }

    def init_handlers(self) -> list[Any]:
        """The kit's own pages, and of what Voila serves only what a lesson's page asks for."""
        voila = {"voila_configuration": self.voila_configuration}
        lessons = voila | {"lessons": self.lessons}
        own: list[Any] = [
            (r"/", HomePage, lessons),
            (r"/tictimes/teacher", TeachersCorner, lessons),
            (r"/voila/api/shutdown/(.*)", LeavePage),
            (rf"/api/kernels/{KERNEL_ID}", OwnKernel),
            (r"/tictimes/kept/([\w.]+)", KeptContent, {"kept": self.kept}),
            (r"/tictimes/teacher/word", TeacherWord, voila),
            (r"/tictimes/health", Health, voila),
            (r"/tictimes/print/([\w-]+)\.(pdf|json)", Prints, voila),
        ]
        if self.asked.page == "thin":
            lesson = lessons | {"folder": Path(self.root_dir), "executor": self.config}
            own += [
                (r"/voila/render/(.*)", ThinPage, lesson),
                (rf"/api/kernels/{KERNEL_ID}/channels", PageSocket),
            ]
            wanted: tuple[str, ...] = FOR_EVERY_PAGE
        else:
            lesson = lessons | {"template_paths": self.template_paths, "config": self.config}
            own += [
                (r"/voila/render/(.*)", LessonPage, lesson),
                (rf"/api/kernels/{KERNEL_ID}/channels", QuickSocket),
            ]
            wanted = (*FOR_EVERY_PAGE, *FOR_JUPYTERLABS_SCRIPTS)
        own = [(url_path_join(self.server_url, path), *rest) for path, *rest in own]
        given = super().init_handlers()
        return own + [rule for rule in given if any(part in rule[0] for part in wanted)]

    def listen(self) -> None:
        """Answer on the sockets that were taken before, until told to stop."""
        HTTPServer(self.app).add_sockets(self.sockets)
        self.ioloop = IOLoop.current()
        self.ioloop.add_callback(self.kernel_manager.ready.refill)
        PeriodicCallback(self._forget_old, HOUR).start()
        self.ioloop.add_callback(self._forget_old)
        if self.status_line.is_watched:
            PeriodicCallback(self._show_status, WATCH).start()
        self.ioloop.add_callback(self.when_ready)
        signal.signal(signal.SIGINT, self._handle_signal_stop)  # as for SIGTERM: end every kernel
        try:
            self.ioloop.start()
        finally:
            self.stop()

    async def _show_status(self) -> None:
        check: SelfCheck = self.app.settings["self_check"]
        broken = await asyncio.to_thread(check.broken)
        self.status_line.show(health(self.kernel_manager, broken))

    async def _forget_old(self) -> None:
        """Let matches go whose days are over, also where nobody begins a new one."""
        with suppress(UnkeptError):
            await asyncio.to_thread(self.store.forget_old)

    def stop(self) -> None:
        """End every kernel, and only then clear away the folder of their sockets."""
        self.status_line.stop()
        run_sync(self.kernel_manager.shutdown_all)()
        super().stop()


def log_request(handler: RequestHandler) -> None:
    """Note what went wrong; what the address asked for may name a child, and stays out."""
    status = handler.get_status()
    if status >= WRONG:
        request = handler.request
        logging.getLogger("tictimes").error("%d %s %s", status, request.method, request.path)


def _can_fork() -> bool:
    return WarmParents.instance(log=logging.getLogger("tictimes")).warm(WARMTH)


def serve_lessons(
    folder: Path,
    sockets: list[socket.socket],
    asked: Settings,
    *,
    when_ready: Callable[[], None],
) -> None:
    """Serve the lessons in `folder` on `sockets` until the process is told to stop."""
    os.umask(PRIVATE)
    allow_open_files(asked.class_size)
    store = SqliteStore(asked.store, asked.days)
    os.environ[STORE], os.environ[DAYS] = str(asked.store), str(asked.days)
    with suppress(UnkeptError):  # which is logged, and told on every page
        store.mend()
    if asked.page == "thin":
        os.environ[NAMED] = "yes"  # kernels are told by their environment
    forks = asked.kernels == "forked" and _can_fork()
    if asked.ready is None and not forks:
        asked = replace(asked, ready=min(asked.class_size, MOST_ORDINARY))
    server = LessonServer(
        config=configuration(asked),
        asked=asked,
        root_dir=str(folder),
        sockets=sockets,
        store=store,
        when_ready=when_ready,
    )
    server.initialize([])
    # tornado would warn of jupyter_server's ping times, which it takes for seconds
    logging.getLogger("tornado.general").setLevel(logging.ERROR)
    server.start()
