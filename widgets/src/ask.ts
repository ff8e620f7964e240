/** What the page asks Python, as the messages that it sends. Pure functions. */

import type { Action, Board, Choice } from "./board.d.ts";
import { notation } from "./hand.ts";

/** A wish of the child, with what the page had seen when it was made. */
export type Message = Record<string, string | number | string[] | Record<string, string>>;

/** Why this action cannot be done with these chosen cards: its words, or `null` where it can. */
export function whyNot(action: Action, chosen: readonly string[]): string | null {
  if (action.why_not !== null) return action.why_not;
  const fits = action.most === 0 || (action.least <= chosen.length && chosen.length <= action.most);
  return fits ? null : (action.choose ?? action.label);
}

/** Whether the child has chosen the cards and now picks one of the action's choices. */
export function choosing(action: Action, chosen: readonly string[]): boolean {
  return action.choices.length > 0 && whyNot(action, chosen) === null;
}

/** The message for this action. */
export function message(
  board: Board,
  action: Action,
  chosen: readonly string[],
  choice?: Choice,
): Message {
  const cards = chosen.map(notation);
  const asked: Message = { do: action.name, move: board.moves, entry: board.entry };
  if (action.most === 1 && cards[0] !== undefined) asked.card = cards[0];
  if (action.most > 1) asked.cards = cards;
  if (choice) asked[action.asks] = choice.value;
  return asked;
}

/** The message by which the page asks for the next move of a bot. */
export function next(board: Board): Message {
  return { do: "next", move: board.moves, entry: board.entry };
}
