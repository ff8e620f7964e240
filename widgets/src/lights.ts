/** The cards and piles that something is said about stand out, wherever they lie. */

import type { Board } from "./board.d.ts";
import { isTold } from "./explanation.tsx";
import type { Ui } from "./ui.ts";

/** Lights them on the table that is drawn in `root`. */
export function light(root: Element, board: Board, ui: Ui): void {
  const told = isTold(board.telling, ui) ? board.telling.cards : [];
  const pointed = ui.lit.length > 0 ? ui.lit : told;
  const named = new Set([...ui.answer.cards, ...(board.question?.cards ?? [])]);
  const laid = new Set(
    [...root.querySelectorAll<HTMLElement>("[data-pile='sets'] [data-card]")].map(notation),
  );
  for (const card of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const notated = notation(card);
    // what is explained lies on the table; the same number in a hand is another card
    const meant =
      pointed.includes(notated) && (!laid.has(notated) || card.closest("[data-pile='sets']"));
    card.classList.toggle("tt-lit", named.has(notated) || Boolean(meant));
  }
  for (const pile of root.querySelectorAll<HTMLElement>("[data-pile]")) {
    pile.classList.toggle("tt-lit", ui.answer.piles.includes(pile.dataset.pile ?? ""));
  }
}

function notation(card: HTMLElement): string {
  return card.dataset.card ?? "";
}
