"""What the running server answers, and what it does not."""

from __future__ import annotations

import http.client
import re
import signal
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urlencode, urlsplit
from urllib.request import HTTPCookieProcessor, OpenerDirector, build_opener, urlopen

import nbformat
import psutil
import pytest

from ...conftest import Serve, Served

LESSON = "04-play-happy-times"
NOT_SERVED = (
    "lessons",
    "04-play-happy-times.ipynb",
    "voila/files/04-play-happy-times.ipynb",
    "voila/files/..%2F..%2Fpyproject.toml",
    "voila/tree",
    "voila/tree/teacher",
    "voila/api/contents",
    "voila/api/contents/04-play-happy-times.ipynb",
    "voila/render/",
    "voila/render/no-such-lesson.ipynb",
    "voila/render/..%2Fpyproject.toml",
    "voila/render/%2Fetc%2Fpasswd",
    "voila/templates/lab/static/voila.js",
    "api/contents",
    "api/kernels",
    "api/sessions",
    "tictimes/static/",
    "tictimes/static/..%2Fhome.html",
    "tictimes/fonts/..%2Ftable.js%00",
)


def answer(url: str, opener: OpenerDirector | None = None) -> tuple[int, str]:
    """Status and text of a page; a refusal is an answer too."""
    try:
        with (opener.open if opener else urlopen)(url) as reply:
            return reply.status, reply.read().decode()
    except HTTPError as refusal:
        return refusal.code, refusal.read().decode()


def kernel_id(page: str) -> str:
    found = re.search(r'(?:"kernelId": |data-kernel=)"([-0-9a-f]{36})"', page)
    assert found
    return found[1]


@pytest.mark.parametrize("path", NOT_SERVED)
def test_nothing_else_is_served(served: Served, path: str) -> None:
    status, text = answer(served.address + path)
    assert status in (400, 403, 404)
    assert "Traceback" not in text
    assert "tictimes_app" not in text


def test_the_home_page_lists_every_lesson_with_its_picture(served: Served) -> None:
    status, text = answer(served.address)
    assert status == 200
    assert "Play Happy Times" in text
    assert "Play ArithmeTic, Level 1" in text
    assert "Ages 7 to 9" in text
    assert re.search(r"\d+ minutes", text)
    assert text.count("<svg") >= 6


def test_no_page_names_another_machine(served: Served) -> None:
    for address in (served.address, served.lesson(LESSON), served.address + "nothing-here"):
        text = answer(address)[1]
        hosts = {
            urlsplit(url).hostname for url in re.findall(r"""(?:src|href)="(http[^"]+)""", text)
        }
        assert hosts == set()
        assert "cdn" not in text.lower()


def test_a_lesson_shows_no_code(served: Served) -> None:
    text = answer(served.lesson(LESSON))[1]
    assert "Look at one hand" in text
    assert "sets_in" not in text
    assert "did not work" not in text


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A lesson whose first cell fails, and whose second one shows the deal word of the address."""
    folder = tmp_path / "lessons"
    folder.mkdir()
    about = {"title": "Broken", "goal": "G.", "ages": [7, 9], "minutes": 5}
    notebook = nbformat.v4.new_notebook(metadata={"tictimes": about})
    notebook.cells = [
        nbformat.v4.new_markdown_cell("# Broken"),
        nbformat.v4.new_code_cell("secret = '/a/path/of/ours'\n1 / 0"),
        nbformat.v4.new_code_cell("import os\nprint('asked:', os.environ['QUERY_STRING'])"),
        nbformat.v4.new_markdown_cell("The end"),
    ]
    nbformat.write(notebook, folder / "01-broken.ipynb")
    return folder


def test_a_failing_cell_takes_nothing_with_it(serve: Serve, broken: Path) -> None:
    server = serve(folder=broken)
    status, text = answer(server.lesson("01-broken", "level=2&seed=<b>"))
    assert status == 200
    assert "This part of the lesson did not work" in text
    assert "asked: level=2&amp;seed=&lt;b&gt;" in text
    assert "The end" in text
    for unwanted in ("Traceback", "ZeroDivisionError", "1 / 0", "/a/path", "show_tracebacks"):
        assert unwanted not in text
    assert "ZeroDivisionError" in server.log


@pytest.mark.parametrize("word", ["otter", "Otter 7"])
def test_the_class_word_is_asked_first(serve: Serve, word: str) -> None:
    server = serve("--class-word", word, "--ready", "0")
    jar = CookieJar()
    opener = build_opener(HTTPCookieProcessor(jar))
    for address in (server.address, server.lesson(LESSON)):
        status, text = answer(address, opener)
        assert status == 200
        assert "What is the word of your class?" in text
        assert "Play Happy Times" not in text
    assert server.kernels == []

    def type_word(typed: str) -> tuple[int, str]:
        form = {"word": typed, "_xsrf": next(one.value for one in jar if one.name == "_xsrf")}
        url = f"{server.address}login?next=%2F"
        try:
            with opener.open(url, urlencode(form).encode()) as reply:
                return reply.status, reply.read().decode()
        except HTTPError as refusal:
            return refusal.code, refusal.read().decode()

    status, text = type_word("badger")
    assert status == 401
    assert "That is another word" in text
    status, text = type_word(f"  {word.upper().replace(' ', ' – ')}. ")
    assert status == 200
    assert "Play Happy Times" in text
    assert "Look at one hand" in answer(server.lesson(LESSON), opener)[1]


def test_a_websocket_needs_the_class_word_too(serve: Serve) -> None:
    server = serve("--class-word", "otter")
    where = urlsplit(server.address)
    connection = http.client.HTTPConnection(where.hostname or "", where.port)
    path = "/api/kernels/00000000-0000-0000-0000-000000000000/channels"
    upgrade = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "dGljdGltZXMgdGVzdHMhIQ==",
        "Sec-WebSocket-Version": "13",
    }
    connection.request("GET", path, headers=upgrade)
    assert connection.getresponse().status == 403


def test_the_class_is_full_in_words(serve: Serve) -> None:
    server = serve("--class-size", "1")
    first = answer(server.lesson(LESSON))[1]
    status, text = answer(server.lesson(LESSON))
    assert status == 503
    assert "The class is full" in text
    leave = f"{server.address}voila/api/shutdown/{kernel_id(first)}"
    for _ in range(2):  # a page may say twice that it goes
        with urlopen(leave, data=b"") as reply:
            assert reply.status == 204
    assert answer(server.lesson(LESSON))[0] == 200


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_stopping_ends_every_kernel(serve: Serve, how: signal.Signals) -> None:
    server = serve()
    answer(server.lesson(LESSON))
    running = server.kernels
    assert running
    server.process.send_signal(how)
    assert server.process.wait(30) == 0
    gone, alive = psutil.wait_procs(running, timeout=30)
    assert gone
    assert alive == []
    assert server.log == ""


def test_a_host_for_the_class_comes_with_a_qr_code(tmp_path: Path) -> None:
    from tictimes_app.server.addresses import page_addresses, qr_code

    addresses = page_addresses("0.0.0.0", 8866)
    assert len(set(addresses)) == len(addresses)
    for address in addresses:
        assert re.fullmatch(r"http://\d+\.\d+\.\d+\.\d+:8866/", address)
    assert len(qr_code(addresses[0]).splitlines()) > 10
