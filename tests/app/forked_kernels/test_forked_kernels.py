"""Forked kernels: as good as ordinary ones, sooner there, and replaced by them in every need."""

from __future__ import annotations

import json
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from textwrap import dedent

import psutil
import pytest
from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.kernelspec import KernelSpec, KernelSpecManager
from jupyter_client.manager import KernelManager

from tictimes_app.forked_kernels import warm_parent
from tictimes_app.forked_kernels.warm_parents import WarmParents

SOON = 30
linux = pytest.mark.skipif(sys.platform != "linux", reason="kernels are forked on Linux only")


class OneSpec(KernelSpecManager):
    """Knows one kernel: a forked one, whose parent has imported `preload`."""

    preload: Sequence[str] = ("ipywidgets", "sympy")

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        provisioner = {
            "provisioner_name": "forked-provisioner",
            "config": {"preload": list(self.preload)},
        }
        return KernelSpec(
            argv=[sys.executable, "-m", "ipykernel_launcher", "-f", "{connection_file}"],
            language="python",
            metadata={"kernel_provisioner": provisioner},
        )


class Kernel:
    """A running kernel that can be asked for the value of an expression."""

    def __init__(self, manager: KernelManager) -> None:
        self.manager = manager
        self.client: BlockingKernelClient = manager.blocking_client()
        self.client.start_channels()
        self.client.wait_for_ready(timeout=SOON)

    def value(self, expression: str, setup: str = "") -> object:
        """`expression` after `setup`; it must fit into JSON."""
        code = f"{dedent(setup)}\nimport json; answer = json.dumps({expression})"
        reply = self.client.execute_interactive(
            code, user_expressions={"answer": "answer"}, timeout=SOON, output_hook=lambda _: None
        )
        content = reply["content"]
        assert content["status"] == "ok", content
        text = content["user_expressions"]["answer"]["data"]["text/plain"]
        return json.loads(text[1:-1].encode().decode("unicode_escape"))

    @property
    def process(self) -> psutil.Process:
        pid = self.value("os.getpid()", "import os")
        assert isinstance(pid, int)
        return psutil.Process(pid)

    @property
    def is_forked(self) -> bool:
        parent = self.process.parent()
        assert parent is not None
        return "tictimes_app.forked_kernels.parent" in parent.cmdline()


Start = Callable[..., Kernel]


@pytest.fixture
def start(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Start]:
    """Calls `start(preload=...)`: a new kernel, ended after the test."""
    folder = tmp_path_factory.mktemp("k")  # a socket's path must be short
    running: list[Kernel] = []

    def start_one(preload: Sequence[str] = OneSpec.preload, **options: object) -> Kernel:
        specs = OneSpec()
        specs.preload = preload
        manager = KernelManager(kernel_spec_manager=specs, transport="ipc", kernel_name="one")
        manager.connection_file = str(folder / f"{len(running)}.json")
        manager.start_kernel(**options)
        running.append(Kernel(manager))
        return running[-1]

    yield start_one
    for kernel in running:
        kernel.client.stop_channels()
        kernel.manager.shutdown_kernel(now=True)
    WarmParents.instance().close()
    WarmParents.clear_instance()


@linux
def test_it_has_imported_everything_and_loads_nothing_twice(start: Start) -> None:
    kernel = start()
    assert kernel.is_forked
    assert kernel.value("[name in sys.modules for name in ('sympy', 'debugpy')]", "import sys") == [
        True,
        False,
    ]
    targets = kernel.value("sorted(comm.get_comm_manager().targets)", "import comm")
    assert targets == ["jupyter.widget", "jupyter.widget.control"]
    assert kernel.value("str(get_ipython().history_manager.hist_file)") == ":memory:"
    assert kernel.value("gc.isenabled()", "import gc") is True


@linux
def test_who_starts_it_may_keep_the_history_in_memory_as_well(start: Start) -> None:
    kernel = start(extra_arguments=["--HistoryManager.hist_file=:memory:"])
    assert kernel.is_forked
    assert kernel.value("str(get_ipython().history_manager.hist_file)") == ":memory:"


@linux
def test_it_has_the_folder_and_the_environment_of_its_own(start: Start, tmp_path: Path) -> None:
    place = tmp_path / "here"
    place.mkdir()
    (place / "beside_the_notebook.py").write_text("found = True")
    kernel = start(cwd=str(place), env={"PATH": os.environ["PATH"], "QUERY_STRING": "level=2"})
    assert kernel.value("os.getcwd()", "import os") == str(place)
    assert kernel.value("os.environ['QUERY_STRING']") == "level=2"
    assert kernel.value("beside_the_notebook.found", "import beside_the_notebook") is True
    assert kernel.value("subprocess.run(['true']).returncode", "import subprocess") == 0


@linux
def test_each_has_its_own_chance(start: Start) -> None:
    modules = ["random", "sympy.core.random"]
    drawn = ["random.random()", "sympy.core.random.rng.random()"]
    if find_spec("numpy"):
        modules.append("numpy")
        drawn.append("float(numpy.random.random())")
    kernels = [start(preload=modules) for _ in range(2)]
    first, second = (
        k.value(f"[{', '.join(drawn)}]", f"import {', '.join(modules)}") for k in kernels
    )
    assert isinstance(first, list)
    assert isinstance(second, list)
    assert not set(first) & set(second)


@linux
def test_its_sockets_are_files(start: Start) -> None:
    about = start().manager.get_connection_info()
    assert about["transport"] == "ipc"
    channels = ("shell", "iopub", "stdin", "control", "hb")
    assert all(Path(f"{about['ip']}-{about[f'{name}_port']}").is_socket() for name in channels)


@linux
def test_a_widget_made_in_it_is_announced_with_its_comm(start: Start) -> None:
    kernel = start()
    announced = []
    kernel.client.execute_interactive(
        "import ipywidgets; slider = ipywidgets.IntSlider(7)",
        timeout=SOON,
        output_hook=lambda said: announced.append(said["header"]["msg_type"]),
    )
    assert announced.count("comm_open") == 3  # the slider, its layout and its style


@linux
def test_comms_made_before_the_fork_speak_through_the_new_kernel(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "made_before.py").write_text("import ipywidgets\nold = ipywidgets.IntSlider(7)\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *sys.path[1:]]))
    kernel = start(preload=["made_before"])
    assert kernel.is_forked
    said = []
    kernel.client.execute_interactive(
        "import made_before; made_before.old.value = 8",
        timeout=SOON,
        output_hook=lambda message: said.append(message["header"]["msg_type"]),
    )
    assert "comm_msg" in said


@linux
def test_it_can_be_interrupted_and_ended(start: Start) -> None:
    kernel = start()
    process = kernel.process
    asked = kernel.client.execute("import time\nprint('now')\nwhile True: time.sleep(0.1)")
    while kernel.client.get_iopub_msg(timeout=SOON)["header"]["msg_type"] != "stream":
        continue
    kernel.manager.interrupt_kernel()
    while (reply := kernel.client.get_shell_msg(timeout=SOON))["parent_header"]["msg_id"] != asked:
        continue
    assert reply["content"]["ename"] == "KeyboardInterrupt"
    assert kernel.manager.is_alive()
    kernel.manager.shutdown_kernel()
    assert not kernel.manager.is_alive()
    assert psutil.wait_procs([process], timeout=SOON)[1] == []


@linux
def test_a_killed_kernel_is_known_to_have_ended(start: Start) -> None:
    kernel = start()
    process = kernel.process
    process.kill()
    assert psutil.wait_procs([process], timeout=SOON)[1] == []
    assert not kernel.manager.is_alive()


@linux
def test_where_the_parent_has_died_kernels_are_ordinary_and_a_new_one_is_warmed(
    start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    kernels, kinds = [], []
    for _ in range(3):
        kernel = start()
        kernels.append(kernel)
        kinds.append(kernel.is_forked)
        parent = kernel.process.parent()
        if kernel.is_forked:
            assert parent is not None
            parent.kill()
            parent.wait(SOON)
    assert kinds == [True, False, True]
    assert [kernel.value("6 * 7") for kernel in kernels] == [
        42
    ] * 3  # no parent takes its own along
    assert [one.levelname for one in caplog.records] == ["WARNING"]
    assert "the ordinary way" in caplog.text


@linux
def test_a_parent_with_threads_forks_nothing(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    module = """
        import threading
        threading.Thread(target=threading.Event().wait, daemon=True).start()
    """
    (tmp_path / "starts_a_thread.py").write_text(dedent(module))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *sys.path[1:]]))
    assert not start(preload=["starts_a_thread"]).is_forked
    assert not start(preload=["starts_a_thread"]).is_forked
    assert caplog.text.count("threads of its own") == 1


def test_elsewhere_kernels_are_ordinary_and_it_is_said_once(
    start: Start, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(warm_parent, "CAN_FORK", False)
    assert not start().is_forked
    assert not start().is_forked
    assert caplog.text.count("the ordinary way") == 1


@linux
def test_nothing_is_left_when_the_server_is_killed(tmp_path: Path) -> None:
    script = """
        import sys
        from tictimes_app.forked_kernels.order import Order, Warmth
        from tictimes_app.forked_kernels.warm_parent import WarmParent
        parent = WarmParent(Warmth())
        process = parent.fork(Order(("-f", "k.json"), ".", {}))
        print(process.pid, flush=True)
        sys.stdin.read()
    """
    with subprocess.Popen(
        [sys.executable, "-c", dedent(script)],
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        kernel = psutil.Process(int(server.stdout.readline()))
        parent = kernel.parent()
        assert parent is not None
        server.send_signal(signal.SIGKILL)
        assert psutil.wait_procs([kernel, parent], timeout=SOON)[1] == []
