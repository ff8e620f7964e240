/** What a child has earned, page by page, kept in this browser alone. */

import { OURS, read, write, type Store } from "./kept.ts";

export const KINDS = ["question", "puzzle", "game"] as const;
export type Kind = (typeof KINDS)[number];
export type Earned = Record<Kind, number>;
/** What was earned on each page, by its path. */
export type All = Record<string, Earned>;

export const NAME = `${OURS}/earned`;
const MOST = 999;

export const nothing: Earned = { question: 0, puzzle: 0, game: 0 };

export function isKind(value: unknown): value is Kind {
  return KINDS.some((kind) => kind === value);
}

/** What stands in the store; whatever else stands there counts as nothing. */
export function earned(store: Store | null): All {
  let found: unknown;
  try {
    found = JSON.parse(read(store, NAME) ?? "{}");
  } catch {
    found = {};
  }
  if (typeof found !== "object" || found === null) return {};
  return Object.fromEntries(Object.entries(found).map(([path, one]) => [path, asEarned(one)]));
}

function asEarned(value: unknown): Earned {
  const given = (typeof value === "object" && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  const count = (kind: Kind) => {
    const number = given[kind];
    return Number.isInteger(number) ? Math.min(MOST, Math.max(0, number as number)) : 0;
  };
  return { question: count("question"), puzzle: count("puzzle"), game: count("game") };
}

/** All that was earned, and one thing more on the page at `path`. */
export function more(all: All, path: string, kind: Kind): All {
  const before = all[path] ?? nothing;
  return { ...all, [path]: { ...before, [kind]: Math.min(MOST, before[kind] + 1) } };
}

/** Keeps one thing more. */
export function earn(store: Store | null, path: string, kind: Kind): void {
  write(store, NAME, JSON.stringify(more(earned(store), path, kind)));
}
