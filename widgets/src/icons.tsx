/** The icon beside a word: the actions' own come with the art, a few belong to the page. */

import type { ComponentChild } from "preact";

import type { Art } from "./model.ts";

const OWN: Record<string, string> = {
  more: '<path stroke-width="4" d="M5 12h.01M12 12h.01M19 12h.01"/>',
  yes: '<path d="M4 13l5 5L20 6"/>',
  no: '<path d="M6 6l12 12M18 6 6 18"/>',
  first: '<path d="M18 5l-8 7 8 7M6 5v14"/>',
  back: '<path d="M16 5l-8 7 8 7"/>',
  forward: '<path d="M8 5l8 7-8 7"/>',
  last: '<path d="M6 5l8 7-8 7M18 5v14"/>',
  star: '<path d="M12 3l2.7 5.7 6.3.8-4.6 4.3 1.2 6.2-5.6-3.1L6.4 20l1.2-6.2L3 9.5l6.3-.8z"/>',
};

/** It says nothing to a screen reader: the word beside it does. */
export function Icon({ art, name }: { art: Art; name: string }): ComponentChild {
  const own = `<svg viewBox="0 0 24 24">${OWN[name] ?? ""}</svg>`;
  return (
    <span
      class={`tt-icon tt-icon-${name}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: art.icons[name] ?? own }}
    />
  );
}
