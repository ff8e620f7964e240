/** A page that is loaded anew asks for its match. Only the id is kept, and for this tab alone. */

import type { Model } from "./model.ts";

const places = new WeakMap<Model, string>();

/** Where this table's id lies: by the address, the game, and which of the page's tables it is. */
function place(model: Model): string {
  const before = document.querySelectorAll("[data-tictimes]").length;
  const { pathname, search } = location;
  const name =
    places.get(model) ?? `tictimes:${pathname}${search}:${model.get("board").game}:${before}`;
  places.set(model, name);
  return name;
}

/** Asks for the match that this tab had here; false where it had none. */
export function comeBack(model: Model): boolean {
  const mine = model.get("match_key");
  const key = mine && read(place(model));
  if (!key || key === mine) return false;
  model.send({ do: "come-back", key });
  return true;
}

/** Notes the match that is on this page now. */
export function note(model: Model): void {
  const key = model.get("match_key");
  if (!key) return;
  try {
    sessionStorage.setItem(place(model), key);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}
