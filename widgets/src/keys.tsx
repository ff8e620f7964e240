/** One key for each action. A button says which key it has, and the table presses it. */

import type { ComponentChild } from "preact";

import type { Words } from "./model.ts";

/** The key of the action `name`, if it has one. */
export function keyOf(words: Words, name: string): string | undefined {
  return words[`key-${name}`];
}

/** A key as it is shown on a button; a screen reader hears of it by `aria-keyshortcuts`. */
export function Key({ letter }: { letter: string | undefined }): ComponentChild {
  return letter === undefined ? null : (
    <kbd class="tt-key" aria-hidden="true">
      {letter}
    </kbd>
  );
}

/**
 * Presses the button that has this key, `otherwise` tells of one that no button here has. A key with
 * a modifier, or while one types, is nobody's.
 */
export function pressKey(event: KeyboardEvent, otherwise?: (key: string) => void): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
  const at = event.target as HTMLElement;
  if (event.key.length !== 1 || at.closest("input, textarea, select, dialog, [contenteditable]")) {
    return;
  }
  const key = CSS.escape(event.key.toUpperCase());
  const root = event.currentTarget as HTMLElement;
  const button = root.querySelector<HTMLElement>(
    `[data-action][aria-keyshortcuts="${key}"], [data-more][aria-keyshortcuts="${key}"]`,
  );
  if (button === null) return otherwise?.(event.key.toUpperCase());
  event.preventDefault();
  button.click();
}
