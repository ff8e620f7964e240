"""A kernel's client without fixed waits."""

from __future__ import annotations

import asyncio
from queue import Empty

from jupyter_client.asynchronous.client import AsyncKernelClient

FIRST_LOOK = 0.05
"""Seconds until a kernel that has not answered is asked again."""


class QuickClient(AsyncKernelClient):
    """Goes on as soon as the kernel answers on both channels that a cell needs."""

    def start_channels(
        self,
        shell: bool = True,
        iopub: bool = True,
        stdin: bool = False,
        hb: bool = False,
        control: bool = False,
    ) -> None:
        """Open two channels: the others cost sockets and a thread, and nobody uses them."""
        super().start_channels(shell, iopub, stdin, hb, control)

    async def _async_wait_for_ready(self, timeout: float | None = None) -> None:
        """Wait until the kernel answers; `RuntimeError` after `timeout` seconds, or if it died.

        A first answer on iopub may be lost, when it comes before the subscription.
        """
        try:
            async with asyncio.timeout(timeout):
                await self._until_it_answers()
        except TimeoutError:
            raise RuntimeError(f"the kernel did not answer in {timeout} seconds") from None

    wait_for_ready = _async_wait_for_ready

    async def run(self, code: str, timeout: float) -> None:
        """Run `code` and throw away what it says; `RuntimeError` where it fails or takes longer."""
        asked = self.execute(code, silent=True, store_history=False, allow_stdin=False)
        try:
            async with asyncio.timeout(timeout):
                while (answer := await self.get_shell_msg())["parent_header"].get(
                    "msg_id"
                ) != asked:
                    continue
                while True:
                    said = await self.get_iopub_msg()
                    if said["parent_header"].get("msg_id") == asked and _is_idle(said):
                        break
        except (TimeoutError, Empty):
            raise RuntimeError(f"the kernel did not answer in {timeout} seconds") from None
        if answer["content"]["status"] != "ok":
            raise RuntimeError(f"the kernel could not do it: {answer['content'].get('ename')}")

    async def _until_it_answers(self) -> None:
        pause = FIRST_LOOK
        while True:
            asked = self.kernel_info()
            try:
                while (await self.get_shell_msg(timeout=pause))["parent_header"].get(
                    "msg_id"
                ) != asked:
                    continue
                while True:
                    said = await self.get_iopub_msg(timeout=pause)
                    if said["parent_header"].get("msg_id") == asked and _is_idle(said):
                        return
            except Empty:
                if not await self.is_alive():
                    raise RuntimeError("the kernel died before it answered") from None
                pause = min(2 * pause, 1.0)


def _is_idle(message: dict[str, dict[str, object]]) -> bool:
    return message["content"].get("execution_state") == "idle"
