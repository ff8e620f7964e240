// A lesson before the whole class: large letters, one step at a time, hands covered until shown,
// and a cover to talk under. The tab remembers that it is on; F2 switches it.
(() => {
  const KEPT = "tictimes/projector";
  const root = document.documentElement;
  const byId = (id) => document.getElementById(id);
  let step = 0;

  const remember = (on) => {
    try {
      if (on) sessionStorage.setItem(KEPT, "on");
      else sessionStorage.removeItem(KEPT);
    } catch {
      // a browser that keeps nothing forgets this as well
    }
  };
  const remembered = () => {
    try {
      return sessionStorage.getItem(KEPT) === "on";
    } catch {
      return false;
    }
  };
  const isOn = () => root.classList.contains("projector");
  /** What can be a step: a cell that shows nothing is none. */
  const parts = () => [...document.querySelectorAll("#lesson > section:not([hidden])")];
  const begins = (part) => part.querySelector("h1, h2") !== null;

  /** Shows the parts from the last heading on, up to the step. */
  function show() {
    const all = parts();
    step = Math.max(0, Math.min(step, all.length - 1));
    let first = step;
    while (first > 0 && !begins(all[first])) first -= 1;
    all.forEach((part, i) => part.classList.toggle("projector-off", isOn() && (i < first || i > step)));
    byId("projector-step").textContent = `${step + 1} / ${all.length}`;
    const press = (name, off) => button(name).setAttribute("aria-disabled", String(off));
    press("back", step === 0);
    press("next", step === all.length - 1);
    const table = all.slice(first, step + 1).some((part) => part.querySelector("[data-tictimes]"));
    button("hands").hidden = !table;
  }

  const button = (name) => document.querySelector(`[data-projector="${name}"]`);
  const bar = () => byId("projector-bar");

  function go(to) {
    step = to;
    show();
    talk(false);
    parts()[step]?.scrollIntoView({ block: "nearest" });
  }
  function hands(shown) {
    root.classList.toggle("projector-hands", shown);
    button("hands").setAttribute("aria-pressed", String(shown));
  }
  function talk(on) {
    byId("projector-talk").hidden = !on;
    byId("lesson").inert = on;
    button("talk").setAttribute("aria-pressed", String(on));
  }
  function turn(on) {
    root.classList.toggle("projector", on);
    bar().hidden = !on;
    byId("projector").setAttribute("aria-pressed", String(on));
    remember(on);
    hands(false);
    if (!on) talk(false);
    show();
    scrollTo(0, 0);
  }

  const acts = {
    back: () => go(step - 1),
    next: () => go(step + 1),
    hands: () => hands(!root.classList.contains("projector-hands")),
    talk: () => talk(byId("projector-talk").hidden),
    end: () => {
      turn(false);
      byId("projector").focus();
    },
  };

  /** A presenter's remote sends these two; where something is typed or chosen they are left alone. */
  const REMOTE = { PageDown: "next", PageUp: "back" };

  addEventListener("keydown", (event) => {
    if (event.key === "F2" && byId("projector")) turn(!isOn());
    else if (isOn() && REMOTE[event.key] && !event.target.closest("input, select, textarea")) {
      acts[REMOTE[event.key]]();
    } else return;
    event.preventDefault();
  });
  addEventListener("DOMContentLoaded", () => {
    const own = byId("projector");
    if (!own) return;
    own.addEventListener("click", () => turn(!isOn()));
    bar().addEventListener("click", (event) => {
      const pressed = event.target.closest("[data-projector]");
      if (pressed && pressed.getAttribute("aria-disabled") !== "true") {
        acts[pressed.dataset.projector]();
      }
    });
    // what the cells show comes in one after another
    const arriving = new MutationObserver(show);
    arriving.observe(byId("lesson"), { attributeFilter: ["hidden", "aria-busy"], subtree: true });
    if (remembered()) turn(true);
    else show();
  });
})();
