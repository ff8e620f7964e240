/** What is new in the log. Pure functions. */

import type { Board, LogLine } from "./board.d.ts";

/** The lines at the end of `after` that `before` did not have; lines may have dropped off it. */
export function newLines(before: readonly LogLine[], after: readonly LogLine[]): LogLine[] {
  const old = before.map(whatHappened);
  const now = after.map(whatHappened);
  for (let dropped = 0; dropped <= old.length; dropped += 1) {
    const kept = old.slice(dropped);
    if (kept.every((line, i) => line === now[i])) return after.slice(kept.length);
  }
  return [...after];
}

/** A line as it was told; that it can be explained may come later. */
function whatHappened(line: LogLine): string {
  return JSON.stringify({ ...line, explained: null });
}

/** The line that a replay has gone on by; none where it went another way, `null` at a table. */
export function stepped(before: Board, after: Board): LogLine[] | null {
  if (before.timeline === null && after.timeline === null) return null;
  const on = before.timeline !== null && after.timeline?.at === before.timeline.at + 1;
  return on ? after.log.slice(-1) : [];
}
