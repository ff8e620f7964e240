/** Pictures as anywidgets: they draw what Python shows, light what belongs together, and ask. */

import { render as draw } from "preact";

import "../page.css";
import "../actions.css";
import "./pictures.css";
import "./quiz.css";
import "./referee.css";

import { focused } from "../focus.ts";
import { heed, heedWidth, UNSHOWN } from "../heed.ts";
import { done } from "../progress.ts";
import { oneStop } from "../roving.ts";
import type { Model } from "./model.ts";
import { PictureView } from "./picture.tsx";

/** What a child does several times in a row, each time with another card or key. */
const QUICK = ["press", "key"];

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  let lit: string[] = [];
  let width = el.clientWidth || UNSHOWN;
  let drawing = false;
  let asked = 0;
  let last = "";
  const later: [name: string, value: string][] = [];
  let right = model.get("picture").right;

  // side by side in a box, pictures share its width
  el.style.width = "100%";

  const show = () => {
    const had = focused(el);
    drawing = true;
    draw(
      <PictureView
        kind={model.get("kind")}
        picture={model.get("picture")}
        icons={model.get("icons")}
        width={width}
        lit={lit}
        light={light}
        ask={ask}
      />,
      el,
    );
    drawing = false;
    oneStop(el, ".tt-drawing", ".tt-thing");
    oneStop(el, ".tt-steps", ".tt-chip");
    if (had !== null && focused(el) === null) {
      const drawing = ".tt-drawing [tabindex='0']";
      const { asks, choices } = model.get("picture");
      // where cards are chosen and then checked, the cards come first
      const chosen = asks !== null && choices?.actions.some((action) => action.main);
      const places = [".tt-choices button", ".tt-asking input", ".tt-main", drawing, "button"];
      if (chosen) places.unshift(drawing);
      const place = places.find((one) => el.querySelector(one) !== null) ?? "button";
      el.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
    }
  };
  const light = (keys: string[]) => {
    if (keys.join("\n") === lit.join("\n")) return;
    lit = keys;
    // what goes while it has the focus loses it, and says so, in the middle of the drawing
    if (drawing) setTimeout(() => el.isConnected && show());
    else show();
  };
  // A second click that comes before the answer to the first is dropped: one click, one step. Quick
  // fingers that go from card to card, or from key to key, are not slower for it.
  const ask = (name: string, value: string) => {
    const { seen } = model.get("picture");
    const step = `${name} ${value}`;
    if (asked === seen) {
      if (QUICK.includes(name) && step !== last) later.push([name, value]);
      last = step;
      return;
    }
    [asked, last] = [seen, step];
    model.send({ do: name, value, seen });
  };
  const answered = () => {
    asked = 0;
    const next = later.shift();
    if (next) ask(...next);
  };
  const counted = () => {
    const before = right;
    right = model.get("picture").right;
    if (right > before) done(el, model.get("kind") === "puzzles" ? "puzzle" : "question");
  };
  const deaf = heed(model, [
    ["change:picture", show],
    ["change:picture", counted],
    ["change:icons", show],
    ["msg:custom", answered],
  ]);
  const unruled = heedWidth(el, (wide) => {
    width = wide;
    show();
  });
  show();

  return () => {
    unruled();
    deaf();
    draw(null, el);
  };
}

export default { render };
