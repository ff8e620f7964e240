/** What one view of the table knows besides the board: choices not yet told to Python. */

import type { Action, Board, Choice } from "./board.d.ts";
import { arrange, keyed, stillChosen, type HandCard } from "./hand.ts";
import type { Heard } from "./heard.ts";
import type { Words } from "./model.ts";

/** An answer on the page; `count` grows, so that the same words are read out again. */
export interface Answer {
  text: string;
  cards: string[];
  piles: string[];
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
  /** How the hand lies: an index of `board.orders`, after them as in `mine`, -1: as it came. */
  order: number;
  /** Keys of the hand as the child has laid it by hand; none where that was never done. */
  mine: string[];
  /** The key of the card that Tab comes back to. */
  at: string;
  /** A card that is looked at closely. */
  large: string | null;
  /** The piles on which a card that is being carried may be laid down, by blanks. */
  zones: string;
  answer: Answer;
  heard: Heard;
  /** The explanation that was closed, by its number, and how many steps of the open one show. */
  closed: number;
  shown: number;
  /** Cards that are pointed at in an explanation. */
  lit: string[];
  /** What was said of an own best, once it is over. */
  best: string;
  menu: boolean;
  rare: boolean;
  wish: Wish | null;
  /** What was filled in before a new game, by the names of the fields. */
  filled: Record<string, string>;
  /** The row of the score sheet whose proof was looked at last; -1 where none was. */
  proved: number;
  /** Whether the rules are looked at. */
  rules: boolean;
  width: number;
}

export const start: Ui = {
  chosen: [],
  order: -1,
  mine: [],
  at: "",
  large: null,
  zones: "",
  heard: { now: "", soon: [] },
  answer: { text: "", cards: [], piles: [], count: 0 },
  closed: 0,
  shown: 1,
  lit: [],
  best: "",
  menu: false,
  rare: false,
  wish: null,
  filled: {},
  proved: -1,
  rules: false,
  width: 0,
};

/** Whether all is done: the match is over, and its last round counted. */
export function isOver(board: Board): boolean {
  return board.phase === "over" && board.actions.every((action) => action.name !== "next-round");
}

/** The cards of the own hand, as they came. */
export function handCards(board: Board): string[] {
  return board.piles.find((pile) => pile.kind === "hand")?.cards ?? [];
}

/** The own hand as the child has it lie. */
export function arranged(board: Board, ui: Ui): HandCard[] {
  if (isLaid(board)) return [];
  const hand = keyed(board.orders[ui.order]?.cards ?? handCards(board));
  return ui.order < board.orders.length ? hand : arrange(hand, ui.mine);
}

/** Whether the own hand lies on the table, group and leftovers, and nowhere else. */
function isLaid(board: Board): boolean {
  const own = board.piles.find((pile) => pile.kind === "sets" && pile.seat === board.seat);
  return board.phase === "score" && own !== undefined && own.groups.length > 0;
}

/** The order that comes after this one; after the last the cards lie as they came. */
export function nextOrder(board: Board, ui: Ui): number {
  const orders = board.orders.length + (ui.mine.length > 0 ? 1 : 0);
  return ui.order + 1 < orders ? ui.order + 1 : -1;
}

/** What an order is called. */
export function orderLabel(board: Board, order: number, words: Words): string | undefined {
  if (order === -1) return words["as-they-came"];
  return board.orders[order]?.label ?? words["own-order"];
}

/** `ui` with the card `key` at the place `to` of the hand, which from now on lies by hand. */
export function laidByHand(board: Board, ui: Ui, key: string, to: number): Ui {
  const rest = arranged(board, ui)
    .map((card) => card.key)
    .filter((other) => other !== key);
  const place = Math.min(Math.max(to, 0), rest.length);
  const mine = [...rest.slice(0, place), key, ...rest.slice(place)];
  return { ...ui, mine, order: board.orders.length };
}

/** `ui` with an answer to show. */
export function answered(ui: Ui, text: string, cards: string[] = [], piles: string[] = []): Ui {
  return { ...ui, answer: { text, cards, piles, count: ui.answer.count + 1 } };
}

/** What stays of `ui` when the board `after` takes the place of `before`. */
export function settled(ui: Ui, before: Board | null, after: Board): Ui {
  const went = (name: "entry" | "seat" | "phase") => before?.[name] !== after[name];
  const moved = went("entry") || went("seat") || went("phase");
  const chosen =
    before === null || went("seat")
      ? []
      : stillChosen(ui.chosen, handCards(before), handCards(after));
  const mine = went("seat") && before !== null ? { mine: [], order: -1 } : {};
  const anew = before !== null && after.entry < before.entry ? { proved: -1 } : {};
  const kept = moved
    ? { ...ui, ...mine, ...anew, chosen, menu: false, rare: false, wish: null }
    : ui;
  const again = after.telling?.number === before?.telling?.number;
  const told = again ? kept : { ...kept, shown: 1, lit: [] };
  const notice = after.notice;
  if (notice !== null && notice.number !== before?.notice?.number) {
    return answered(told, notice.says, notice.cards, notice.piles);
  }
  const stays = !moved && notice !== null;
  return !stays && told.answer.text !== "" ? answered(told, "") : told;
}
