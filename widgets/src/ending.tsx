/** The end, gently: what all made together, and how a child did beside its own best. */

import type { ComponentChild } from "preact";

import { remembered } from "./best.ts";
import type { Board, Ending } from "./board.d.ts";
import type { Ui } from "./ui.ts";

export function EndWords({
  ending,
  best,
}: {
  ending: Ending | null;
  best: string;
}): ComponentChild {
  if (ending === null) return null;
  return (
    <p class="tt-together">
      {ending.together} {best}
    </p>
  );
}

/** `ui` with what is said of an own best, as soon as there is one. */
export function ended(ui: Ui, before: Board | null, after: Board): Ui {
  const best = after.ending?.best ?? null;
  if (best === null) return ui.best === "" || after.timeline !== null ? ui : { ...ui, best: "" };
  const same = before?.ending?.best ?? null;
  return same !== null || ui.best !== "" ? ui : { ...ui, best: remembered(best) };
}
