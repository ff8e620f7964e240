/** What a child has done well, told to the page around; what becomes of it is the page's affair. */

import type { Board } from "./board.d.ts";
import { isOver } from "./ui.ts";

export type Kind = "question" | "puzzle" | "game";

/** Tells the page that one thing more is done. */
export function done(el: HTMLElement, kind: Kind): void {
  const detail = { kind };
  el.dispatchEvent(new CustomEvent("tictimes-progress", { bubbles: true, composed: true, detail }));
}

/** Whether a match was played to its end just now, and not looked at again or brought back. */
export function isWonThrough(before: Board, after: Board): boolean {
  const looking = before.timeline !== null || after.timeline !== null;
  return !looking && before.moves > 0 && !isOver(before) && isOver(after);
}
