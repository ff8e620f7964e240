/** Tiles that are carried into the sum, within it and out of it, with the mouse or a finger. */

import { DragGesture } from "@use-gesture/vanilla";

import type { Carried } from "./count_sum.ts";

const LIFT = 8;

/** Lets the tiles in `el` be carried; what is only pressed stays a click. Returns the way to end. */
export function carryTiles(el: HTMLElement, done: (move: Carried) => void): () => void {
  let swallow = false;
  let tile: HTMLElement | null = null;
  const gesture = new DragGesture(
    el,
    ({ event, last, active, canceled, movement: [x, y], xy }) => {
      if (tile === null || !tile.isConnected) return;
      if (active) {
        tile.style.transform = `translate(${x}px, ${y}px)`;
        tile.setAttribute("data-carried", "");
      }
      if (last) {
        swallow = true;
        tile.style.removeProperty("transform");
        tile.removeAttribute("data-carried");
        const broken = canceled || event.type === "pointercancel";
        if (!broken) done(moveOf(el, tile, xy));
      }
    },
    { threshold: LIFT, pointer: { capture: false, keys: false } },
  );
  // A quick finger has left the tile before the gesture begins.
  const pressed = (event: PointerEvent) => {
    [swallow, tile] = [false, tileAt(event.target)];
  };
  // The click that ends a journey is none; a program's click has no detail.
  const clicked = (event: MouseEvent) => {
    if (!swallow || event.detail === 0) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const forget = new AbortController();
  const listen = { signal: forget.signal, capture: true };
  el.addEventListener("pointerdown", pressed, listen);
  el.addEventListener("click", clicked, listen);
  return () => {
    gesture.destroy();
    forget.abort();
  };
}

function tileAt(target: EventTarget | null): HTMLElement | null {
  return (target as Element).closest<HTMLElement>("[data-tile], [data-place], [data-key-of]");
}

function moveOf(el: HTMLElement, tile: HTMLElement, xy: [number, number]): Carried {
  const { tile: card, keyOf, place } = tile.dataset;
  return {
    tile: card ?? keyOf ?? "",
    from: place === undefined ? null : Number(place),
    to: placeAt(el, xy),
  };
}

/** Before which place of the sum a point lies; `null` where it is not in the sum. */
function placeAt(el: HTMLElement, [x, y]: [number, number]): number | null {
  const sum = el.querySelector<HTMLElement>("[data-sum]");
  const box = sum?.getBoundingClientRect();
  const rim = 10;
  if (!sum || !box || x < box.left || x > box.right) return null;
  if (y < box.top - rim || y > box.bottom + rim) return null;
  const before = [...sum.querySelectorAll("[data-place]")].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return bottom < y || (top <= y && (left + right) / 2 < x);
  });
  return before.length;
}
