/** A child's own best, kept in this browser and nowhere else. */

import type { Best } from "./board.d.ts";

const PREFIX = "tictimes/best/";

/** What to say of a figure where `kept` is the best so far, and what to keep from now on. */
export function compared(best: Best, kept: number | null): { says: string; keep: number } {
  if (kept === null) return { says: best.first, keep: best.figure };
  if (best.figure === kept) return { says: best.equal, keep: kept };
  const better = best.less_is_better ? best.figure < kept : best.figure > kept;
  if (better) return { says: best.better, keep: best.figure };
  return { says: best.otherwise.replace("_", String(kept).replace("-", "−")), keep: kept };
}

/** The same with what this browser has kept; without a place to keep it nothing is compared. */
export function remembered(best: Best): string {
  try {
    const kept = Number.parseInt(localStorage.getItem(PREFIX + best.key) ?? "", 10);
    const now = compared(best, Number.isNaN(kept) ? null : kept);
    localStorage.setItem(PREFIX + best.key, String(now.keep));
    return now.says;
  } catch {
    return "";
  }
}
