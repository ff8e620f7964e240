"""The teacher's pages, and the one that asks for the teacher's word."""

from __future__ import annotations

from tornado.web import authenticated

from tictimes_app.server.home import teachers_pages
from tictimes_app.server.pages import KitPage, ListPage
from tictimes_app.server.teacher_gate import TeacherGate, is_teacher


class TeacherPage(KitPage):
    """A page that may be for the teacher alone."""

    def teacher_is_here(self) -> bool:
        """Whether it is the teacher who asks; everybody else is asked for the word, with 403."""
        if is_teacher(self):
            return True
        ask_for_word(self)
        return False


def ask_for_word(page: KitPage, *, again: bool = False, then: str = "") -> None:
    """Answer with the page that asks for the teacher's word, and leads on to `then`."""
    page.set_status(403)
    page.set_header("Cache-Control", "no-store")
    then = then or str(page.request.uri)
    page.finish(page.render_template("teacher_word.html", words=page.words, then=then, again=again))


class TeacherWord(KitPage):
    """Hears the teacher's word."""

    @authenticated
    def post(self) -> None:
        """Lead on to what was asked for; another word is asked for again."""
        gate: TeacherGate = self.settings["teacher_gate"]
        then = self.get_argument("then", "")
        if not _is_here(then, self.base_url):
            then = f"{self.base_url}tictimes/teacher"
        if gate.hears(self, self.get_body_argument("word", "")):
            self.redirect(then)
        else:
            ask_for_word(self, again=True, then=then)


class TeachersCorner(ListPage, TeacherPage):
    """The list of the teacher's pages."""

    @authenticated
    async def get(self) -> None:
        """Show every page of `teacher/`."""
        if self.teacher_is_here():
            self.show("teacher.html", groups=teachers_pages(self.lessons, self.words))


def _is_here(address: str, base_url: str) -> bool:
    r"""Whether `address` is one of this server's.

    >>> _is_here("/maths/tictimes/teacher", "/maths/"), _is_here("//elsewhere.example", "/")
    (True, False)
    >>> _is_here("/\\elsewhere.example", "/"), _is_here("https://elsewhere.example", "/")
    (False, False)
    """
    return address.startswith(base_url) and address[1:2] != "/" and "\\" not in address
