/** One stop for Tab in a group of things; arrows move among them. */

/** Where something lies; what `getBoundingClientRect` gives. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

/** Which of `places` an arrow leads to from the one at `from`; `from` itself where it ends. */
export function neighbourOf(places: readonly Place[], from: number, key: string): number {
  const last = places.length - 1;
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key === "ArrowLeft") return Math.max(from - 1, 0);
  if (key === "ArrowRight") return Math.min(from + 1, last);
  const here = places[from];
  if (here === undefined) return from;
  const way = key === "ArrowUp" ? -1 : 1;
  let best = from;
  let least = Infinity;
  places.forEach((place, i) => {
    const down = way * (middle(place)[1] - middle(here)[1]);
    const across = Math.abs(middle(place)[0] - middle(here)[0]);
    // what is hardly higher or lower lies beside, and not above or below
    if (down < Math.min(here.height, place.height) / 2) return;
    const far = down * 2 + across;
    if (far < least) [best, least] = [i, far];
  });
  return best;
}

function middle(place: Place): [number, number] {
  return [place.left + place.width / 2, place.top + place.height / 2];
}

/** For `onKeyDown` of a group: moves the focus among all in it that match `selector`. */
export function moveFocus(event: KeyboardEvent, selector: string): void {
  if (!KEYS.includes(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
  const group = event.currentTarget as HTMLElement;
  const all = [...group.querySelectorAll<HTMLElement>(selector)];
  const from = all.indexOf(event.target as HTMLElement);
  if (from < 0) return;
  event.preventDefault();
  event.stopPropagation();
  const places = all.map((one) => one.getBoundingClientRect());
  all[neighbourOf(places, from, event.key)]?.focus();
}

/** For `onFocusIn` of a group: Tab comes back to where it left. */
export function keepPlace(event: FocusEvent, selector: string): void {
  const group = event.currentTarget as HTMLElement;
  const at = event.target as HTMLElement;
  if (!at.matches(selector)) return;
  for (const one of group.querySelectorAll<HTMLElement>(selector)) {
    one.tabIndex = one === at ? 0 : -1;
  }
}

/** Gives each group in `el` exactly one stop for Tab: where the focus was, or its first. */
export function oneStop(el: HTMLElement, groups: string, selector: string): void {
  for (const group of el.querySelectorAll(groups)) {
    const all = [...group.querySelectorAll<HTMLElement>(selector)];
    const stop =
      all.find((one) => one.matches(":focus")) ?? all.find((one) => one.tabIndex === 0) ?? all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  }
}
