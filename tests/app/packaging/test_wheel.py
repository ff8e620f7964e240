"""The wheel and the sdist, built and installed elsewhere: all that a page needs is inside."""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path
from urllib.parse import urljoin
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).resolve().parents[3]
SAYS_WHERE = "The lessons are at "

DRAW_BOTH_GAMES = """
import tictimes_widgets as tw
for table in (tw.HappyTimes(), tw.Arithmetic()):
    assert table.board["piles"], "a table has piles"
    assert table.art, "and faces for its cards"
    assert "export" in str(table._esm), "and a front end"
    assert "Andika" in str(table._css), "and its letters"
german = tw.HappyTimes(language="de")
assert german.words["yes"] == "Ja", "and its languages"
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the sdist."""
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", str(folder)], cwd=ROOT, check=True
    )
    return folder


@pytest.fixture(scope="module")
def elsewhere(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean environment with the wheel in it; what the wheel needs is borrowed from this one."""
    folder = tmp_path_factory.mktemp("elsewhere")
    venv.create(folder / "venv", with_pip=False)
    python = folder / "venv" / "bin" / "python"
    (wheel,) = built.glob("*.whl")
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--quiet", "--no-deps", "--no-index", str(wheel)], check=True)
    _borrow(python, ROOT)
    return folder


def _borrow(python: Path, root: Path) -> None:
    """Let `python` see what this environment has installed, this repository's own code apart."""
    here = next(path for path in map(Path, sys.path) if (path / "voila").is_dir())
    there = next((python.parents[1] / "lib").glob("python3.*/site-packages"))
    (there / "borrowed.pth").write_text(f"{here}\n")  # a .pth file within `here` is not read again
    share = python.parents[1] / "share" / "jupyter"
    for place in (Path(sys.prefix) / "share" / "jupyter").iterdir():
        if not (share / place.name).exists():
            (share / place.name).symlink_to(place)


def test_the_sdist_builds_the_same_wheel(built: Path, tmp_path: Path) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    (folder,) = tmp_path.iterdir()
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=folder,
        check=True,
    )
    (again,), (wheel,) = tmp_path.glob("*.whl"), built.glob("*.whl")
    assert zipfile.ZipFile(again).namelist() == zipfile.ZipFile(wheel).namelist()


def test_everything_is_inside_and_nothing_else(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    for wanted in (
        "tictimes/py.typed",
        "tictimes_widgets/static/table.js",
        "tictimes_widgets/static/table.css",
        "tictimes_widgets/static/fonts/andika-latin-400.woff2",
        "tictimes_widgets/static/fonts/OFL.txt",
        "tictimes_app/server/templates/index.html.j2",
        "tictimes_app/server/templates/static/kit.css",
        "tictimes_app/server/templates/thin.html",
        "tictimes_widgets/static/host.js",
        "tictimes_app/printing/fonts/Andika-Regular.ttf",
        "tictimes_app/printing/fonts/OFL.txt",
        "tictimes_app/printing/sheets/happy-times-cards-letter.pdf",
        "tictimes_app/lessons/04-play-happy-times.ipynb",
        "tictimes_app/lessons/08-play-arithmetic-level-1.ipynb",
    ):
        assert wanted in names
    assert [name for name in names if name.endswith("/kernels/tictimes/kernel.json")]
    ours = re.compile(r"tictimes(_widgets|_app)?/|tictimes-[^/]*\.(dist-info|data)/")
    assert [name for name in names if not ours.match(name)] == []
    assert [name for name in names if "node_modules" in name or "checkpoints" in name] == []
    assert len(names) == len(set(names))


def test_both_games_draw_from_another_folder(elsewhere: Path) -> None:
    python = elsewhere / "venv" / "bin" / "python"
    subprocess.run([python, "-c", DRAW_BOTH_GAMES], cwd=elsewhere, check=True)
    where = "import tictimes, tictimes_app.server as s; print(tictimes.__file__, *s.__path__)"
    done = subprocess.run(
        [python, "-c", where], cwd=elsewhere, check=True, capture_output=True, text=True
    )
    assert str(ROOT) not in done.stdout.replace(str(elsewhere), "")


def test_it_prints_from_another_folder(elsewhere: Path) -> None:
    command = elsewhere / "venv" / "bin" / "tictimes"
    order = "print worksheet --game arithmetic --seed otter-42 --out sheet.pdf".split()
    subprocess.run([command, *order], cwd=elsewhere, check=True)
    assert (elsewhere / "sheet.pdf").read_bytes().startswith(b"%PDF-")


def _first(pattern: str, text: str) -> str:
    found = re.search(pattern, text)
    assert found
    return found[1]


def test_the_lessons_are_served_from_another_folder(elsewhere: Path) -> None:
    command = elsewhere / "venv" / "bin" / "tictimes"
    with subprocess.Popen(
        [command, "serve", "--port", "0"], cwd=elsewhere, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout
            address = server.stdout.readline().removeprefix(SAYS_WHERE).strip()
            home = urlopen(address).read().decode()
            lesson = urlopen(f"{address}voila/render/04-play-happy-times.ipynb").read().decode()
            style = urlopen(urljoin(address, _first(r'href="([^"]+\.css)"', home)))
            font = _first(r'url\("([^"]+)"\)', style.read().decode())
            letters = urlopen(urljoin(style.url, font)).read()
        finally:
            server.terminate()
            server.stdout.read()
    assert "Play Happy Times" in home
    assert re.search("widget-view|data-model=", lesson)
    assert "did not work" not in lesson
    assert letters.startswith(b"wOF2")
    assert server.returncode == 0
