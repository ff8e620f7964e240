/** Cards that are carried: taken up with the mouse or a finger, and laid down on a pile. */

import { DragGesture } from "@use-gesture/vanilla";

const LIFT = 8;
const LONG = 550;

/** What is carried: cards of the hand, by their keys, or the top card of a pile. */
export interface Load {
  from: "hand" | "deck" | "discard";
  keys: string[];
}

/** A point on the screen, as the pointer says it. */
export interface Point {
  x: number;
  y: number;
}

interface Carrier {
  /** What comes along when this card is taken up. */
  load: (card: HTMLElement) => Load;
  lifted: (load: Load) => void;
  /** It is over this point now. */
  over: (load: Load, at: Point) => void;
  /** It was let go at a point, or (`null`) the touch was broken off. */
  dropped: (load: Load, at: Point | null) => void;
  /** A card was held for long. */
  held: (card: string) => void;
}

export interface Carrying {
  /** Lays down whatever is carried, where it lay before. */
  release: () => void;
  end: () => void;
}

/** Lets the cards in `el` be carried. What is only pressed stays a click. */
export function carrying(el: HTMLElement, carrier: Carrier): Carrying {
  let cards: HTMLElement[] = [];
  let load: Load | null = null;
  let timer = 0;
  let swallow = false;
  let held = false;
  let grip: HTMLElement | null = null;

  const release = () => {
    for (const card of cards) {
      card.style.removeProperty("transform");
      card.removeAttribute("data-carried");
    }
    for (const card of el.querySelectorAll("[data-aside]")) card.removeAttribute("data-aside");
    cards = [];
  };
  const take = (card: HTMLElement) => {
    load = carrier.load(card);
    cards = load.from === "hand" ? ofHand(el, load.keys, card) : [card];
    for (const each of cards) each.setAttribute("data-carried", "");
    carrier.lifted(load);
  };
  const drop = (at: Point | null) => {
    const laid = load;
    load = null;
    swallow = true;
    if (laid !== null) carrier.dropped(laid, at);
  };
  const gesture = new DragGesture(
    el,
    ({ event, last, active, movement: [x, y], xy, canceled }) => {
      clearTimeout(timer);
      if (held || grip === null || !grip.isConnected) return;
      if (load === null && active) take(grip);
      if (load === null) return;
      move(cards, x, y);
      carrier.over(load, point(xy));
      if (last) drop(canceled || event.type === "pointercancel" ? null : point(xy));
    },
    { threshold: LIFT, pointer: { capture: false, keys: false } },
  );
  const pressed = (event: PointerEvent) => {
    [held, swallow] = [false, false];
    // With a mouse the pointer may be over another card by the time that it has moved far enough.
    grip = carried(event.target);
    clearTimeout(timer);
    const card = (event.target as Element).closest("[data-card]")?.getAttribute("data-card");
    if (card && event.button === 0) timer = window.setTimeout(() => hold(card), LONG);
  };
  const hold = (card: string) => {
    [held, swallow] = [true, true];
    carrier.held(card);
  };
  const lifted = () => clearTimeout(timer);
  const typed = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || load === null) return;
    event.stopPropagation();
    grip = null;
    drop(null);
  };
  // The click that ends a long press or a journey is none; a program's click has no detail.
  const clicked = (event: MouseEvent) => {
    if (!swallow || event.detail === 0) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const noMenu = (event: Event) => {
    if ((event.target as Element).closest("[data-card]")) event.preventDefault();
  };
  const forget = new AbortController();
  const listen = { signal: forget.signal };
  el.addEventListener("click", clicked, { ...listen, capture: true });
  el.addEventListener("pointerdown", pressed, { ...listen, capture: true });
  el.addEventListener("pointerup", lifted, listen);
  el.addEventListener("pointercancel", lifted, listen);
  el.addEventListener("contextmenu", noMenu, listen);
  el.addEventListener("keydown", typed, { ...listen, capture: true });
  return {
    release,
    end: () => {
      clearTimeout(timer);
      gesture.destroy();
      forget.abort();
    },
  };
}

/** The card that would be taken up here, if one may be. */
function carried(target: EventTarget | null): HTMLElement | null {
  const at = target as Element;
  const inHand = at.closest<HTMLElement>(".tt-hand > .tt-card");
  const stock = at.closest<HTMLElement>("button.tt-stock")?.querySelector<HTMLElement>(".tt-top");
  return inHand ?? stock ?? null;
}

/** The cards of the hand with these keys, the one under the finger last: it lies on top. */
function ofHand(el: HTMLElement, keys: string[], held: HTMLElement): HTMLElement[] {
  const all = [...el.querySelectorAll<HTMLElement>(".tt-hand > .tt-card")];
  const along = all.filter((card) => card !== held && keys.includes(card.dataset.key ?? ""));
  return [...along, held];
}

/** Moves the carried cards; those that come along gather beside the one that is held. */
function move(cards: readonly HTMLElement[], x: number, y: number): void {
  const held = cards[cards.length - 1];
  if (!held) return;
  cards.forEach((card, i) => {
    const behind = i - cards.length + 1;
    const toLeft = held.offsetLeft - card.offsetLeft + behind * 16;
    const toTop = held.offsetTop - card.offsetTop + behind * 6;
    const [left, top] = card === held ? [x, y] : [x + toLeft, y + toTop];
    card.style.transform = `translate(${left}px, ${top}px) scale(1.05)`;
  });
}

function point([x, y]: [number, number]): Point {
  return { x, y };
}
