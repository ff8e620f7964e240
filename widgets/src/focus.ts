/** Keeps the keyboard's place when the table is drawn anew. */

/** The element of this table that has the focus, if one has. */
export function focused(el: Element): HTMLElement | null {
  const at = (el.getRootNode() as Document | ShadowRoot).activeElement;
  return at instanceof HTMLElement && el.contains(at) ? at : null;
}

/** Finds a sensible place where the element that had the focus is gone. */
export function keepFocus(el: Element, had: HTMLElement | null): void {
  if (had === null || focused(el) !== null) return;
  const action = had.getAttribute("data-action");
  const places = [
    action === null ? "" : `[data-action="${action}"]`,
    ".tt-hand [tabindex='0']",
    ".tt-main[data-action]",
    "[data-action]:not([aria-disabled='true'])",
    "[data-action]",
  ];
  for (const place of places) {
    const found = place === "" ? null : el.querySelector<HTMLElement>(place);
    if (found !== null) {
      found.focus({ preventScroll: true });
      return;
    }
  }
}
