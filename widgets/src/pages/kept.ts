/** What this browser keeps for the kit: in two stores, and nowhere where it may not. */

export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Every name under which the kit keeps anything begins so: matches, own bests, what was earned. */
export const OURS = "tictimes";

/** The browser's store, or none where keeping is forbidden. */
export function storeOf(name: "localStorage" | "sessionStorage"): Store | null {
  try {
    return window[name];
  } catch {
    return null;
  }
}

export function read(store: Store | null, name: string): string | null {
  try {
    return store?.getItem(name) ?? null;
  } catch {
    return null;
  }
}

export function write(store: Store | null, name: string, value: string): void {
  try {
    store?.setItem(name, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Forgets all of ours that a store holds. */
export function forget(store: Store | null): void {
  try {
    if (store === null) return;
    const names = Array.from({ length: store.length }, (_, place) => store.key(place));
    for (const name of names) if (name?.startsWith(OURS)) store.removeItem(name);
  } catch {
    // There is nothing to forget then.
  }
}
