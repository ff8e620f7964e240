/** Leaves, stars and flowers: what was earned, drawn where a page shows it. */

import { KINDS, nothing, type All } from "./earned.ts";

/** So many are drawn one by one; of more there is one, and their number. */
const FEW = 5;

/** Draws what was earned into each place of `root` that shows it. */
export function showEarned(root: Document, all: All): void {
  const drawn = root.querySelector<HTMLTemplateElement>("#stickers")?.content;
  if (!drawn) return;
  for (const place of root.querySelectorAll<HTMLElement>("[data-earned]")) {
    const has = all[place.dataset["earned"] ?? ""] ?? nothing;
    const kinds = KINDS.filter((kind) => has[kind] > 0);
    const stickers = kinds.map((kind) => sticker(drawn, kind, has[kind], root));
    place.replaceChildren(...stickers.filter((one) => one !== null));
    place.hidden = kinds.length === 0;
  }
  for (const stone of root.querySelectorAll<HTMLElement>("[data-stone]")) {
    const has = all[stone.dataset["stone"] ?? ""] ?? nothing;
    stone.classList.toggle(
      "visited",
      KINDS.some((kind) => has[kind] > 0),
    );
  }
}

/** Milliseconds that what was just earned is seen, wherever on the page a child is. */
const SEEN = 2600;

/** Shows what was just earned for a moment; nobody has to wait for it, or to press it away. */
export function showNew(root: Document, kind: string): void {
  const drawn = root.querySelector<HTMLTemplateElement>("#stickers")?.content;
  const picture = drawn?.querySelector(`[data-kind="${kind}"] svg`)?.cloneNode(true);
  if (!picture) return;
  root.querySelector(".just-earned")?.remove();
  const badge = root.createElement("div");
  badge.className = "just-earned";
  badge.ariaHidden = "true"; // the picture that was answered has said so already
  badge.append(picture);
  root.body.append(badge);
  setTimeout(() => badge.remove(), SEEN);
}

function sticker(
  drawn: DocumentFragment,
  kind: string,
  count: number,
  root: Document,
): Element | null {
  const one = drawn.querySelector(`[data-kind="${kind}"]`)?.cloneNode(true);
  if (!(one instanceof Element)) return null;
  const number = one.querySelector("[data-count]");
  if (number) number.textContent = count.toLocaleString(root.documentElement.lang || "en");
  const picture = one.querySelector("svg");
  const few = count <= FEW;
  one.classList.toggle("few", few);
  for (let more = 1; picture && few && more < count; more += 1) {
    picture.after(picture.cloneNode(true));
  }
  return one;
}
