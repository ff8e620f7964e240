/** What one view of the table knows besides the board: choices not yet told to Python. */

import type { Action, Board, Choice } from "./board.d.ts";
import { keyed, stillChosen, type HandCard } from "./hand.ts";

/** An answer on the page; `count` grows, so that the same words are read out again. */
export interface Answer {
  text: string;
  cards: string[];
  count: number;
}

/** A wish that is asked about once more before it is sent. */
export interface Wish {
  action: Action;
  choice: Choice | undefined;
}

export interface Ui {
  /** Keys of the chosen cards of the hand, in the order they were chosen. */
  chosen: string[];
  /** How the hand lies: an index of `board.orders`, or -1 for as the cards came. */
  order: number;
  /** The key of the card that Tab comes back to. */
  at: string;
  answer: Answer;
  menu: boolean;
  rare: boolean;
  wish: Wish | null;
  width: number;
}

export const start: Ui = {
  chosen: [],
  order: -1,
  at: "",
  answer: { text: "", cards: [], count: 0 },
  menu: false,
  rare: false,
  wish: null,
  width: 0,
};

/** The cards of the own hand, as they came. */
export function handCards(board: Board): string[] {
  return board.piles.find((pile) => pile.kind === "hand")?.cards ?? [];
}

/** The own hand as the child has it lie. */
export function arranged(board: Board, ui: Ui): HandCard[] {
  return keyed(board.orders[ui.order]?.cards ?? handCards(board));
}

/** The order that comes after this one; after the last the cards lie as they came. */
export function nextOrder(board: Board, order: number): number {
  return order + 1 < board.orders.length ? order + 1 : -1;
}

/** `ui` with an answer to show. */
export function answered(ui: Ui, text: string, cards: string[] = []): Ui {
  return { ...ui, answer: { text, cards, count: ui.answer.count + 1 } };
}

/** What stays of `ui` when the board `after` takes the place of `before`. */
export function settled(ui: Ui, before: Board | null, after: Board): Ui {
  const went = (name: "entry" | "seat" | "phase") => before?.[name] !== after[name];
  const moved = went("entry") || went("seat") || went("phase");
  const chosen =
    before === null || went("seat")
      ? []
      : stillChosen(ui.chosen, handCards(before), handCards(after));
  const kept = moved ? { ...ui, chosen, menu: false, rare: false, wish: null } : ui;
  const notice = after.notice;
  if (notice !== null && notice.number !== before?.notice?.number) {
    return answered(kept, notice.says, notice.cards);
  }
  return moved && kept.answer.text !== "" ? answered(kept, "") : kept;
}
