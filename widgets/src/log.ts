/** What is new in the log. Pure functions. */

import type { LogLine } from "./board.d.ts";

/** The lines at the end of `after` that `before` did not have; lines may have dropped off it. */
export function newLines(before: readonly LogLine[], after: readonly LogLine[]): LogLine[] {
  const old = before.map((line) => JSON.stringify(line));
  const now = after.map((line) => JSON.stringify(line));
  for (let dropped = 0; dropped <= old.length; dropped += 1) {
    const kept = old.slice(dropped);
    if (kept.every((line, i) => line === now[i])) return after.slice(kept.length);
  }
  return [...after];
}
