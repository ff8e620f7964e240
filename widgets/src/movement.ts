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

/**
 * What is going to move. All places are read before anything starts, because each start makes the
 * browser lay the whole table out anew for the next reading.
 */
export type Moves = (() => void)[];

/** Every card of the hand glides from where it was to where it is. */
export function glide(before: Places): Moves {
  return [...before.hand].flatMap(([card, from]) => slide(card, from));
}

/** One element glides to where it lies from where it was. */
export function slide(card: Element, from: DOMRect): Moves {
  const to = card.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (!card.isConnected || Math.abs(x) + Math.abs(y) < 1) return [];
  const frames = [{ transform: `translate(${x}px, ${y}px)` }, {}];
  return [() => card.animate(frames, { duration: FLIGHT, easing: EASE })];
}

/** The cards of new log lines fly from their old piles to their new ones, line after line. */
export function fly(
  root: Element,
  before: Places,
  lines: readonly LogLine[],
  pictures: Pictures,
): Moves {
  return lines.flatMap((line, nth) => {
    if (line.source === null || line.target === null) return [];
    const source = pileName(line.source, line.seat);
    const target = pileOf(root, pileName(line.target, line.seat));
    if (target === undefined) return [];
    const cards = line.cards.length > 0 ? line.cards : [null];
    return cards.flatMap((card, i) => {
      const from = before.piles.get(`${source}/${card}`) ?? before.piles.get(source);
      const to = cardIn(target, card);
      if (!from || !to) return [];
      const hiddenThere = target.getAttribute("data-pile") === "opponent";
      const hidden = line.source === "deck" || from === before.piles.get(source);
      return flyOne(root, to, from, {
        pictures: pictures(card),
        turns: card !== null && hidden && !hiddenThere,
        beneath: line.target === "discard" ? before.top : null,
        delay: nth * NEXT_LINE + i * NEXT_CARD,
      });
    });
  });
}

/** Deals: the cards of every hand come from the deck, one after another. */
export function deal(root: Element, pictures: Pictures): Moves {
  const deck = pileOf(root, "deck");
  if (deck === undefined) return [];
  const from = lieOf(deck).getBoundingClientRect();
  const dealt = (cards: NodeListOf<Element>, turns: boolean) =>
    [...cards].flatMap((card, i) => {
      const shown = pictures(card.getAttribute("data-card"));
      return flyOne(root, card, from, {
        pictures: shown,
        turns,
        beneath: null,
        delay: i * NEXT_DEALT,
      });
    });
  return [
    ...dealt(root.querySelectorAll(".tt-hand > .tt-card"), true),
    ...[...root.querySelectorAll(".tt-fan")].flatMap((fan) =>
      dealt(fan.querySelectorAll(".tt-card"), false),
    ),
  ];
}

interface Flight {
  pictures: Sides;
  turns: boolean;
  /** What lies under the card where it lands, until it does. */
  beneath: Node | null;
  delay: number;
}

function flyOne(root: Element, card: Element, from: DOMRect, flight: Flight): Moves {
  const layer = root.querySelector(".tt-ghosts");
  const to = card.getBoundingClientRect();
  if (layer === null || to.width === 0) return [];
  const zero = layer.getBoundingClientRect();
  const place = new DOMRect(to.left - zero.left, to.top - zero.top, to.width, to.height);
  const time: KeyframeAnimationOptions = {
    duration: FLIGHT,
    delay: flight.delay,
    easing: EASE,
    fill: "backwards",
  };
  const covered = card.matches(".tt-card");
  const seen = flight.pictures.front === null ? "back" : "front";
  const [x, y] = [from.left - to.left, from.top - to.top];
  const size = covered ? from.width / to.width : 1;
  const turned = (angle: number) =>
    flight.turns ? ` perspective(900px) rotateY(${angle}deg)` : "";
  const frames = [
    { transform: `translate(${x}px, ${y}px) scale(${size})${turned(180)}` },
    {
      transform: `translate(${x / 2}px, ${y / 2 - 18}px) scale(${(size + 1) * 0.54})${turned(90)}`,
    },
    { transform: `translate(0, 0) scale(1)${turned(0)}` },
  ];
  return [
    () => {
      const beneath = { front: flight.beneath, back: null };
      if (flight.beneath !== null) ghost(layer, place, beneath, "front", time);
      ghost(layer, place, flight.pictures, seen, time, frames);
      if (covered) card.animate([{ opacity: 0 }, { opacity: 0 }], { ...time, easing: "linear" });
    },
  ];
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
