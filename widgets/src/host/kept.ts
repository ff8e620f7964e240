/** Values that are the same for many widgets: a state holds only where they are kept. */

import type { State } from "./model.ts";

const KEPT = "kept:";
const fetched = new Map<string, Promise<unknown>>();

/** Whether a value stands for one that is kept elsewhere. */
function isKept(value: unknown): value is string {
  return typeof value === "string" && value.startsWith(KEPT);
}

/** `state` with every kept value in its place; modules and style sheets stay addresses. */
export async function withKept(state: State, base: string): Promise<State> {
  const entries = Object.entries(state).map(async ([name, value]) => {
    if (!isKept(value)) return [name, value];
    const address = new URL(value.slice(KEPT.length), base).href;
    return [name, address.endsWith(".json") ? await load(address) : address];
  });
  return Object.fromEntries(await Promise.all(entries));
}

function load(address: string): Promise<unknown> {
  const known = fetched.get(address);
  if (known) return known;
  const wanted = fetch(address).then((answer) => answer.json());
  wanted.catch(() => fetched.delete(address));
  fetched.set(address, wanted);
  return wanted;
}
