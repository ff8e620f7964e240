/** Cards that fly from pile to pile and turn over, and cards of the hand that make room. */

import type { LogLine } from "./board.d.ts";
import { ghost, type Sides } from "./ghost.ts";
import "./movement.css";

const FLIGHT = 220;
const NEXT_CARD = 35;
const NEXT_LINE = 260;
const NEXT_DEALT = 45;
const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";

/** Where the piles and their cards were before the table was drawn anew. */
export interface Places {
  piles: Map<string, DOMRect>;
  hand: Map<Element, DOMRect>;
  /** The picture on top of the discard pile. */
  top: Node | null;
}

/** The pictures of the two sides of a card; of a hidden one the front is not known. */
export type Pictures = (card: string | null) => Sides;

export function places(root: Element): Places {
  const piles = new Map<string, DOMRect>();
  const hand = new Map<Element, DOMRect>();
  for (const pile of root.querySelectorAll("[data-pile]")) {
    const name = nameOf(pile);
    piles.set(name, lieOf(pile).getBoundingClientRect());
    for (const card of pile.querySelectorAll("[data-card]")) {
      piles.set(`${name}/${card.getAttribute("data-card")}`, card.getBoundingClientRect());
    }
  }
  for (const card of root.querySelectorAll(".tt-hand > .tt-card")) {
    hand.set(card, card.getBoundingClientRect());
  }
  const top = root.querySelector('[data-pile="discard"] .tt-picture')?.cloneNode(true) ?? null;
  return { piles, hand, top };
}

/** Lets every card of the hand glide from where it was to where it is. */
export function glide(before: Places): void {
  for (const [card, from] of before.hand) slide(card, from);
}

/** Lets one element glide to where it lies from where it was. */
export function slide(card: Element, from: DOMRect): void {
  const to = card.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (!card.isConnected || Math.abs(x) + Math.abs(y) < 1) return;
  card.animate([{ transform: `translate(${x}px, ${y}px)` }, {}], {
    duration: FLIGHT,
    easing: EASE,
  });
}

/** Lets the cards of new log lines fly from their old piles to their new ones, line after line. */
export function fly(
  root: Element,
  before: Places,
  lines: readonly LogLine[],
  pictures: Pictures,
): void {
  lines.forEach((line, nth) => {
    if (line.source === null || line.target === null) return;
    const source = pileName(line.source, line.seat);
    const target = pileOf(root, pileName(line.target, line.seat));
    if (target === undefined) return;
    const cards = line.cards.length > 0 ? line.cards : [null];
    cards.forEach((card, i) => {
      const from = before.piles.get(`${source}/${card}`) ?? before.piles.get(source);
      const to = cardIn(target, card);
      if (!from || !to) return;
      const turns = card !== null && turnsOver(line, target, from, before, source);
      const beneath = line.target === "discard" ? before.top : null;
      const delay = nth * NEXT_LINE + i * NEXT_CARD;
      flyOne(root, to, from, { pictures: pictures(card), turns, beneath, delay });
    });
  });
}

/** Deals: the cards of every hand come from the deck, one after another. */
export function deal(root: Element, pictures: Pictures): void {
  const deck = pileOf(root, "deck");
  if (deck === undefined) return;
  const from = lieOf(deck).getBoundingClientRect();
  root.querySelectorAll(".tt-hand > .tt-card").forEach((card, i) => {
    const shown = pictures(card.getAttribute("data-card"));
    const how = { pictures: shown, turns: true, beneath: null, delay: i * NEXT_DEALT };
    flyOne(root, card, from, how);
  });
  for (const fan of root.querySelectorAll(".tt-fan")) {
    fan.querySelectorAll(".tt-card").forEach((card, i) => {
      const how = { pictures: pictures(null), turns: false, beneath: null, delay: i * NEXT_DEALT };
      flyOne(root, card, from, how);
    });
  }
}

interface Flight {
  pictures: Sides;
  turns: boolean;
  /** What lies under the card where it lands, until it does. */
  beneath: Node | null;
  delay: number;
}

function flyOne(root: Element, card: Element, from: DOMRect, flight: Flight): void {
  const layer = root.querySelector(".tt-ghosts");
  const to = card.getBoundingClientRect();
  if (layer === null || to.width === 0) return;
  const time: KeyframeAnimationOptions = {
    duration: FLIGHT,
    delay: flight.delay,
    easing: EASE,
    fill: "backwards",
  };
  const covered = card.matches(".tt-card");
  if (flight.beneath !== null)
    ghost(layer, to, { front: flight.beneath, back: null }, "front", time);
  const seen = flight.pictures.front === null ? "back" : "front";
  const [x, y] = [from.left - to.left, from.top - to.top];
  const size = covered ? from.width / to.width : 1;
  const start = flight.turns ? " perspective(900px) rotateY(180deg)" : "";
  const end = flight.turns ? " perspective(900px) rotateY(0deg)" : "";
  const lifted = `translate(${x / 2}px, ${y / 2 - 18}px) scale(${(size + 1) * 0.54})`;
  const middle = flight.turns ? " perspective(900px) rotateY(90deg)" : "";
  ghost(layer, to, flight.pictures, seen, time, [
    { transform: `translate(${x}px, ${y}px) scale(${size})${start}` },
    { transform: `${lifted}${middle}` },
    { transform: `translate(0, 0) scale(1)${end}` },
  ]);
  if (covered) card.animate([{ opacity: 0 }, { opacity: 0 }], { ...time, easing: "linear" });
}

/** Whether a card is face down where it comes from and face up where it goes, or the other way. */
function turnsOver(
  line: LogLine,
  target: Element,
  from: DOMRect,
  before: Places,
  source: string,
): boolean {
  const hiddenThere = target.getAttribute("data-pile") === "opponent";
  if (hiddenThere) return false;
  return line.source === "deck" || from === before.piles.get(source);
}

/** Where in a pile this card lies: the card itself, else the last of those face down. */
function cardIn(pile: Element, card: string | null): Element | undefined {
  const there = card === null ? [] : pile.querySelectorAll(`[data-card="${CSS.escape(card)}"]`);
  return there[there.length - 1] ?? lieOf(pile);
}

/** What stands for a pile: its last card, or the face of the player who holds it. */
function lieOf(pile: Element): Element {
  const cards = pile.querySelectorAll(".tt-card");
  return cards[cards.length - 1] ?? pile.querySelector(".tt-portrait") ?? pile;
}

function pileOf(root: Element, name: string): Element | undefined {
  return [...root.querySelectorAll("[data-pile]")].find((pile) => nameOf(pile) === name);
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
