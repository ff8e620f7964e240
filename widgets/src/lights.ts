/** The cards and piles that something is said about stand out, wherever they lie. */

import type { Board } from "./board.d.ts";
import { isTold } from "./explanation.tsx";
import type { Ui } from "./ui.ts";

/** Which cards are lit now. */
export function litCards(board: Board, ui: Ui): string[] {
  const told = isTold(board.telling, ui) ? board.telling.cards : [];
  const pointed = ui.lit.length > 0 ? ui.lit : told;
  return [...ui.answer.cards, ...(board.question?.cards ?? []), ...pointed];
}

/** Lights them on the table that is drawn in `root`. */
export function light(root: Element, board: Board, ui: Ui): void {
  const cards = new Set(litCards(board, ui));
  for (const card of root.querySelectorAll<HTMLElement>("[data-card]")) {
    card.classList.toggle("tt-lit", cards.has(card.dataset.card ?? ""));
  }
  for (const pile of root.querySelectorAll<HTMLElement>("[data-pile]")) {
    pile.classList.toggle("tt-lit", ui.answer.piles.includes(pile.dataset.pile ?? ""));
  }
}
