/** What a screen reader is told: one sentence for each go, and only once. Pure functions. */

import type { Board, LogLine } from "./board.d.ts";

export interface Heard {
  /** What is said now. */
  now: string;
  /** What happened in the go that is still on, to be said at its end. */
  soon: string[];
}

/** What the page says when it opens: it is there to be read, and not called out. */
export function opening(board: Board): Heard {
  return { now: asks(board), soon: [] };
}

/** Whose go it is, what to do next, and who of two does it. */
function asks(board: Board): string {
  const { who, what } = board.banner;
  return [who, what, board.sharing?.says ?? ""].filter(Boolean).join(" ");
}

/** After `board` has come with these new lines. While somebody else's go lasts, nothing is said. */
export function hear(heard: Heard, before: Board, board: Board, lines: readonly LogLine[]): Heard {
  const soon = [...heard.soon, ...lines.map((line) => line.says)];
  if (board.waiting && board.turn === before.turn && lines.length > 0) return { ...heard, soon };
  if (lines.length === 0 && asks(before) === asks(board)) return heard;
  const said = soon.join(" ");
  const next = board.waiting ? "" : asks(board);
  // The log and the line on top may both tell of the end.
  const { who } = board.banner;
  const more = said.endsWith(who) && next.startsWith(who) ? next.slice(who.length).trim() : next;
  return { now: [said, more].filter(Boolean).join(" "), soon: [] };
}
