/** The planner as an anywidget: it draws what Python shows, and asks. It knows no rules. */

import { render as draw } from "preact";

import "../page.css";
import "../actions.css";
import "../cards.css";
import "../set_up.css";
import "./planner.css";

import { answers, without, type Filled } from "../asked_before.ts";
import { heed, heedWidth, UNSHOWN } from "../heed.ts";
import type { Model } from "./model.ts";
import { PlanView } from "./view.tsx";

const TYPING = 350;
/** Milliseconds after which a message or its answer is taken for lost on the way. */
const LOST = 10_000;

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const id = `tt-${Math.random().toString(36).slice(2)}`;
  let filled: Filled = {};
  let width = el.clientWidth || UNSHOWN;
  let large = false;
  let timer = 0;
  let lost = 0;
  let waits = false;
  let wished: string | null = null;

  const show = () => {
    draw(
      <PlanView
        plan={model.get("plan")}
        icons={model.get("icons")}
        filled={filled}
        width={width}
        large={large}
        id={id}
        fill={fill}
        newWord={() => ask("new-word")}
        enlarge={(on) => {
          large = on;
          show();
          el.querySelector<HTMLElement>("[data-large]")?.focus();
        }}
      />,
      el,
    );
  };
  const fill = (name: string, value: string, typing = false) => {
    filled = { ...filled, [name]: value };
    show();
    clearTimeout(timer);
    timer = window.setTimeout(() => ask("fill"), typing ? TYPING : 0);
  };
  // While an answer is awaited the last wish is kept: no letter that was typed is lost.
  const ask = (wish: string) => {
    clearTimeout(timer);
    if (waits) {
      wished = wished === "new-word" ? wished : wish;
      return;
    }
    waits = true;
    if (wish === "new-word") filled = without(filled, "seed");
    model.send({ do: wish, values: answers(model.get("plan").form, filled) });
    lost = window.setTimeout(answered, LOST);
  };
  const answered = () => {
    clearTimeout(lost);
    waits = false;
    if (wished !== null) {
      const wish = wished;
      wished = null;
      ask(wish);
    }
  };
  const newPlan = () => {
    const { form } = model.get("plan");
    const fields = form.parts.flatMap((part) => part.fields);
    // what Python has read need not be kept; of what is being typed the page knows best
    const typed = el.contains(document.activeElement) ? document.activeElement : null;
    const name = typed?.closest<HTMLElement>("[data-field]")?.dataset.field;
    filled =
      name !== undefined && wished !== null && name in filled ? { [name]: filled[name] ?? "" } : {};
    if (location.pathname.includes("/render/")) remember(fields);
    show();
  };
  const deaf = heed(model, [
    ["change:plan", newPlan],
    ["change:icons", show],
    ["msg:custom", answered],
  ]);
  const unruled = heedWidth(el, (wide) => {
    width = wide;
    show();
  });
  show();
  waits = true;
  model.send({ do: "here", place: `${location.origin}${location.pathname}` });
  lost = window.setTimeout(answered, LOST);

  return () => {
    clearTimeout(timer);
    clearTimeout(lost);
    unruled();
    deaf();
    draw(null, el);
  };
}

/** The page's own address names the plan: loaded again, or kept by the teacher, it is the same. */
function remember(fields: { name: string; value: string }[]): void {
  const asked = new URLSearchParams(location.search);
  for (const field of fields) asked.set(field.name, field.value);
  history.replaceState(history.state, "", `?${asked}`);
}

export default { render };
