"""The print shop behind an address: `tictimes/print/cards.pdf?game=happy-times&paper=a4`.

The arguments are those of the command; `.json` in place of `.pdf` only counts the sheets.
"""

from __future__ import annotations

from asyncio import Future, get_running_loop, shield
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

from tornado.web import authenticated

from tictimes.deal_words import forgiven
from tictimes.errors import NotationError, TicTimesError
from tictimes.prints.order import Order, json_of
from tictimes.prints.reading import read_order
from tictimes_app.printing.ready_made import file_name, ready
from tictimes_app.server.teacher_pages import TeacherPage

FOR_TEACHERS = ("answers",)
MOST_PAGES = 120
"""Of one order: a class that prints more does so with the command."""

LONGEST = 200
"""Characters of an argument; a deal word has 64 at most."""


class PrintShop:
    """Prints one order at a time, beside the server, and keeps what it printed lately."""

    def __init__(self, most: int = 20_000_000) -> None:
        self._most = most
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._waiting: dict[str, Future[bytes]] = {}
        self._printer = ThreadPoolExecutor(1, "printer")

    async def printed(self, order: Order) -> bytes:
        """The PDF of an order; those who ask at the same time wait for the same one."""
        key = order.address
        if key not in self._kept:
            if key not in self._waiting:
                loop = get_running_loop()
                self._waiting[key] = loop.run_in_executor(self._printer, _printed, order)
            try:
                self._kept[key] = await shield(self._waiting[key])
            finally:
                self._waiting.pop(key, None)
        self._kept.move_to_end(key)
        while len(self._kept) > 1 and sum(map(len, self._kept.values())) > self._most:
            self._kept.popitem(last=False)
        return self._kept[key]


def _printed(order: Order) -> bytes:
    from tictimes_app.printing.shop import printed  # it takes its time to load

    return ready(order) or printed(order)


class Prints(TeacherPage):
    """A print, or how many sheets it is; answers are for teachers alone."""

    @property
    def shop(self) -> PrintShop:
        """The printer of this server."""
        found = self.settings["print_shop"]
        assert isinstance(found, PrintShop)
        return found

    @authenticated
    async def get(self, kind: str, form: str) -> None:
        """Give what was asked for; what cannot be is refused in one line."""
        if kind in FOR_TEACHERS and not self.teacher_is_here():
            return
        self.set_header("Cache-Control", "no-cache")
        self.set_header("X-Content-Type-Options", "nosniff")
        try:
            order = read_order(kind, self._asked())
            if order.pages > MOST_PAGES:
                raise NotationError(f"that is {order.pages} pages", f"{MOST_PAGES} at a time")
        except TicTimesError as refusal:
            self._refuse(str(refusal), form)
            return
        if form == "json":
            self.finish(dict(json_of(order)))
            return
        self.set_header("Content-Type", "application/pdf")
        self.set_header("Content-Disposition", f'inline; filename="{file_name(order)}"')
        self.finish(await self.shop.printed(order))

    def _asked(self) -> dict[str, object]:
        """The arguments of the address, but the teacher's word; a deal word is forgiven."""
        names = [name for name in self.request.query_arguments if name != "word"]
        asked: dict[str, object] = {n: self.get_query_argument(n)[:LONGEST] for n in names}
        if isinstance(asked.get("seed"), str):
            asked["seed"] = forgiven(str(asked["seed"]))
        return asked

    def _refuse(self, why: str, form: str) -> None:
        self.set_status(400)
        if form == "json":
            self.finish({"error": why})
        else:
            self.set_header("Content-Type", "text/plain; charset=utf-8")
            self.finish(f"This cannot be printed: {why}\n")
