/** Cards that fly from pile to pile, and cards of the hand that make room. Blocks nothing. */

import type { LogLine } from "./board.d.ts";
import "./movement.css";

const MILLISECONDS = 240;
const EASE = "ease-out";

/** Where the piles and their cards were before the table was drawn anew. */
export interface Places {
  piles: Map<string, DOMRect>;
  hand: Map<Element, DOMRect>;
}

export function places(root: Element): Places {
  const piles = new Map<string, DOMRect>();
  const hand = new Map<Element, DOMRect>();
  for (const pile of root.querySelectorAll("[data-pile]")) {
    const name = nameOf(pile);
    piles.set(name, (pile.querySelector(".tt-card") ?? pile).getBoundingClientRect());
    for (const card of pile.querySelectorAll("[data-card]")) {
      piles.set(`${name}/${card.getAttribute("data-card")}`, card.getBoundingClientRect());
    }
  }
  for (const card of root.querySelectorAll(".tt-hand > .tt-card")) {
    hand.set(card, card.getBoundingClientRect());
  }
  return { piles, hand };
}

/** Lets every card of the hand glide from where it was to where it is. */
export function glide(before: Places): void {
  for (const [card, from] of before.hand) {
    const to = card.getBoundingClientRect();
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (!card.isConnected || (x === 0 && y === 0)) continue;
    card.animate([{ transform: `translate(${x}px, ${y}px)` }, {}], {
      duration: MILLISECONDS,
      easing: EASE,
    });
  }
}

/** Lets the cards of one log line fly from their old pile to their new one. */
export function fly(root: Element, before: Places, line: LogLine): void {
  const layer = root.querySelector(".tt-ghosts");
  if (layer === null || line.source === null || line.target === null) return;
  const source = pileName(line.source, line.seat);
  const name = pileName(line.target, line.seat);
  const target = [...root.querySelectorAll("[data-pile]")].find((pile) => nameOf(pile) === name);
  if (!target) return;
  for (const card of line.cards.length > 0 ? line.cards : [null]) {
    const from = before.piles.get(`${source}/${card}`) ?? before.piles.get(source);
    const there = card === null ? [] : target.querySelectorAll(`[data-card="${CSS.escape(card)}"]`);
    const backs = target.querySelectorAll(".tt-card");
    const to = there[there.length - 1] ?? backs[backs.length - 1];
    if (from && to) flyOne(layer, to, from);
  }
}

function flyOne(layer: Element, card: Element, from: DOMRect): void {
  const to = card.getBoundingClientRect();
  const zero = layer.getBoundingClientRect();
  const picture = card.querySelector(".tt-picture");
  if (!picture || to.width === 0) return;
  const ghost = document.createElement("span");
  ghost.className = "tt-card tt-ghost";
  ghost.append(picture.cloneNode(true));
  ghost.style.cssText = `left:${to.left - zero.left}px;top:${to.top - zero.top}px;width:${to.width}px`;
  layer.append(ghost);
  const [x, y] = [from.left - to.left, from.top - to.top];
  const flight = ghost.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` }, {}],
    { duration: MILLISECONDS, easing: EASE },
  );
  card.animate([{ opacity: 0 }, { opacity: 0 }], MILLISECONDS);
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

/** Whether this person wants things to move. */
export function wantsMovement(): boolean {
  return "animate" in Element.prototype && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** What a pile is called; a seat's hand is the same place, whether one looks at it or across. */
function pileName(kind: string | null, seat: string | number | null): string {
  if (kind === "deck" || kind === "discard") return kind;
  return `${kind === "sets" ? "sets" : "hand"}:${seat}`;
}

function nameOf(pile: Element): string {
  return pileName(pile.getAttribute("data-pile"), pile.getAttribute("data-seat"));
}
