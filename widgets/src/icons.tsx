/** The drawn icons of the actions, on a square of 24. */

import type { ComponentChild } from "preact";

const DRAWN: Record<string, string> = {
  "draw-deck": "M7 3h10v14H7zM12 12v9m-3-3 3 3 3-3",
  "draw-discard": "M7 3h10v14H7zM12 12v9m-3-3 3 3 3-3",
  discard: "M7 8h10v13H7zM12 14V3m-3 3 3-3 3 3",
  declare: "M3 7l5-1 2 12-5 1zM9.5 6h5v12h-4M16 6l5 1-2 12-5-1",
  knock: "M6 20h12M8 16V9a1.5 1.5 0 0 1 3 0V7a1.5 1.5 0 0 1 3 0v2a1.5 1.5 0 0 1 3 0v4c0 2-1 3-3 3zM4 5l2 2M12 2v2M20 5l-2 2",
  score: "M4 12l5 5L20 6",
  "next-round": "M5 12h13m-5-6 6 6-6 6",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3 11v1h6v-1a6 6 0 0 0-3-11z",
  undo: "M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-2",
  "new-game": "M12 5v14M5 12h14",
  reveal: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  sort: "M7 4v16m-3-3 3 3 3-3M13 6h8M13 12h6M13 18h4",
  "hand-over": "M8 8V5h8v3M5 8h14v11H5zM9 12v2M15 12v2M9 17h6",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  yes: "M4 12l5 5L20 6",
  no: "M6 6l12 12M18 6 6 18",
  star: "M12 3l2.7 5.7 6.300.8-4.6 4.3 1.2 6.200-5.600-3.100L6.4 20l1.200-6.200L3 9.500l6.300-.8z",
};

/** The icon of this name; it says nothing to a screen reader, the word beside it does. */
export function Icon({ name }: { name: string }): ComponentChild {
  return (
    <svg class={`tt-icon tt-icon-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWN[name] ?? "M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z"} />
    </svg>
  );
}
