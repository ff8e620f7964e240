"""The teacher's pages: open on the machine itself, elsewhere to who knows the word."""

from __future__ import annotations

import re
from http.cookiejar import CookieJar
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

import pytest

from ...conftest import Serve, Served

FROM_AFAR = {"X-Forwarded-For": "192.168.1.7"}
FOR_TEACHERS = (
    "tictimes/teacher",
    "voila/render/teacher/gallery.ipynb",
    "tictimes/print/answers.pdf?game=arithmetic",
    "tictimes/health",
)


def ask(opener: OpenerDirector, url: str, form: dict[str, str] | None = None) -> tuple[int, str]:
    data = None if form is None else urlencode(form).encode()
    try:
        with opener.open(Request(url, data, FROM_AFAR)) as answer:
            return answer.status, answer.read().decode("utf-8", "replace")
    except HTTPError as refusal:
        return refusal.code, refusal.read().decode()


@pytest.fixture
def afar() -> tuple[OpenerDirector, CookieJar]:
    """A browser on another machine."""
    jar = CookieJar()
    return build_opener(HTTPCookieProcessor(jar)), jar


def test_on_this_machine_they_are_open(served: Served) -> None:
    opener = build_opener()
    with opener.open(f"{served.address}tictimes/teacher") as answer:
        assert answer.status == 200


@pytest.mark.parametrize("path", FOR_TEACHERS)
def test_from_elsewhere_the_word_is_asked_for(
    served: Served, afar: tuple[OpenerDirector, CookieJar], path: str
) -> None:
    status, page = ask(afar[0], served.address + path)
    assert status == 403
    assert "This page is for your teacher" in page
    assert served.teacher_word not in page


def test_who_types_the_word_comes_in_and_stays(
    served: Served, afar: tuple[OpenerDirector, CookieJar]
) -> None:
    opener, jar = afar
    page = ask(opener, served.address + FOR_TEACHERS[0])[1]
    then = re.search(r'name="then" value="([^"]*)"', page)
    assert then
    assert then[1] == "/tictimes/teacher"
    form = {"_xsrf": next(one.value or "" for one in jar if one.name == "_xsrf"), "then": then[1]}
    url = f"{served.address}tictimes/teacher/word"
    status, page = ask(opener, url, form | {"word": "otter-1-fox-2"})
    assert status == 403
    assert "That is another word" in page
    status, page = ask(opener, url, form | {"word": f" {served.teacher_word.upper()} "})
    assert status == 200
    assert "corner" in page
    assert ask(opener, served.address + FOR_TEACHERS[-1])[0] == 200
    assert served.teacher_word not in str([one.value for one in jar])


def test_a_page_of_the_class_needs_no_teacher(
    served: Served, afar: tuple[OpenerDirector, CookieJar]
) -> None:
    assert ask(afar[0], served.address)[0] == 200
    assert ask(afar[0], served.lesson("play/happy-times"))[0] == 200


def test_the_word_cannot_be_guessed_by_trying(
    serve: Serve, afar: tuple[OpenerDirector, CookieJar]
) -> None:
    served = serve("--ready", "0")
    for number in range(12):
        assert ask(afar[0], f"{served.address}tictimes/health?word=otter-{number}")[0] == 403
    assert ask(afar[0], f"{served.address}tictimes/health?word={served.teacher_word}")[0] == 403
