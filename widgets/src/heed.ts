/** What a view heeds: what its model tells, and how wide its own element is. */

import type { Listener } from "./model.ts";

interface Teller {
  on(event: string, listener: Listener): void;
  off(event: string, listener: Listener): void;
}

/** Calls each listener at its event, until the answer is called. */
export function heed(model: Teller, listeners: [event: string, listener: Listener][]): () => void {
  for (const [event, listener] of listeners) model.on(event, listener);
  return () => {
    for (const [event, listener] of listeners) model.off(event, listener);
  };
}

/** Pixels to draw for, before an element has a width of its own. */
export const UNSHOWN = 800;

/** Calls `changed` with each new width of a shown element, in pixels, until the answer is called. */
export function heedWidth(el: HTMLElement, changed: (width: number) => void): () => void {
  let width = el.clientWidth || UNSHOWN;
  const ruler = new ResizeObserver(() => {
    if (el.clientWidth === 0 || el.clientWidth === width) return;
    width = el.clientWidth;
    changed(width);
  });
  ruler.observe(el);
  return () => ruler.disconnect();
}
