"""A widget that does everything ours do, so that a host can be asked whether it plays its part."""

from __future__ import annotations

from typing import Any, ClassVar

import anywidget
import ipywidgets
import traitlets

PAGE = """
function render({ model, el }) {
  el.innerHTML = `<div data-probe>
    <output data-count></output> <output data-answer></output> <span data-art></span>
    <button data-add>Add one here</button>
    <button data-ask>Ask Python</button>
    <button data-close>Close all</button>
  </div>`;
  const find = (name) => el.querySelector(`[data-${name}]`);
  const count = () => { find("count").textContent = model.get("count"); };
  const answer = (message) => { find("answer").textContent = message.answer; };
  const art = () => { find("art").innerHTML = model.get("art").svg; };
  find("add").onclick = () => {
    model.set("count", model.get("count") + 1);
    model.save_changes();
  };
  find("ask").onclick = () => model.send({ ask: "how many?" });
  find("close").onclick = () => model.send({ ask: "close" });
  const listeners = [["change:count", count], ["change:art", art], ["msg:custom", answer]];
  const listening = (more) => {
    const body = document.body.dataset;
    body.listeners = Number(body.listeners ?? 0) + more;
  };
  listening(listeners.length);
  for (const [event, listener] of listeners) model.on(event, listener);
  count();
  art();
  return () => {
    for (const [event, listener] of listeners) model.off(event, listener);
    listening(-listeners.length);
  };
}
export default { render };
"""
STYLE = "[data-probe] { border: 3px solid rgb(28, 107, 74); }"
ART = '<svg viewBox="0 0 10 10" width="10"><path d="M0 0h10v10z"/></svg>'


class Probe(anywidget.AnyWidget):
    """Counts together with the page, answers it, and closes itself and `others` when asked."""

    _esm: ClassVar[str] = PAGE
    _css: ClassVar[str] = STYLE
    count = traitlets.Int(7).tag(sync=True)
    art = traitlets.Dict().tag(sync=True)

    def __init__(self, others: tuple[ipywidgets.Widget, ...]) -> None:
        super().__init__(art={"svg": ART})
        self.others = others
        self.on_msg(self.answer)

    def answer(self, _widget: object, message: dict[str, Any], _buffers: object) -> None:
        """Python's half: it has seen what the page set, sets a trait itself, and closes."""
        if message["ask"] == "close":
            for widget in (*self.others, self):
                widget.close()
            return
        self.send({"answer": f"{self.count} in Python"})
        self.count += 10

    def __repr__(self) -> str:
        return "Probe()"
