/** A new child sits down: every tab of this browser forgets the one before. */

import { forget, OURS, read, write, type Store } from "./kept.ts";

export const NAME = `${OURS}/child`;

interface Stores {
  browser: Store | null;
  tab: Store | null;
}

/** Forgets what this browser and this tab keep; other tabs find out by the new `mark`. */
export function newChild({ browser, tab }: Stores, mark: string): void {
  forget(browser);
  forget(tab);
  write(browser, NAME, mark);
  write(tab, NAME, mark);
}

/** Whether this tab still keeps what belongs to the child before; then it forgets it. */
export function sitDown({ browser, tab }: Stores): boolean {
  const [now, before] = [read(browser, NAME) ?? "", read(tab, NAME) ?? ""];
  if (now === before) return false;
  forget(tab);
  write(tab, NAME, now);
  return true;
}
