/** Where a carried card may be laid down, and what that does. It knows names, no rules. */

import { whyNot } from "./ask.ts";
import type { Action, Board } from "./board.d.ts";
import type { Load, Point } from "./drag.ts";

/** A place to lay cards down, as `data-zones` on the root names it. */
export type Zone = "discard" | "sets" | "hand";

const DOES: Record<Zone, Action["name"][]> = {
  discard: ["discard"],
  sets: ["declare", "score"],
  hand: ["draw-deck", "draw-discard"],
};

/** What laying this load down on `zone` does; nothing where the cards only come home. */
export function actionAt(board: Board, load: Load, zone: Zone): Action | undefined {
  const wanted = (action: Action) =>
    load.from === "hand"
      ? zone !== "hand" && DOES[zone].includes(action.name)
      : zone === "hand" && action.name === `draw-${load.from}`;
  const found = board.actions.filter(wanted);
  return found.find((action) => whyNot(action, load.keys) === null) ?? found[0];
}

/** The zones that are open to this load now, by blanks. */
export function openZones(board: Board, load: Load): string {
  const zones: Zone[] = ["discard", "sets", "hand"];
  return zones
    .filter((zone) => {
      const action = actionAt(board, load, zone);
      return action !== undefined && whyNot(action, load.keys) === null;
    })
    .join(" ");
}

/** The zone at a point: a pile has a wide rim, and what is no pile on the felt is for sets. */
export function zoneAt(root: Element, at: Point): Zone | null {
  const near = (place: string, rim: number) => {
    const box = root.querySelector(place)?.getBoundingClientRect();
    if (!box) return false;
    const across = box.left - rim < at.x && at.x < box.right + rim;
    return across && box.top - rim < at.y && at.y < box.bottom + rim;
  };
  if (near(".tt-hand", 12)) return "hand";
  if (near('[data-pile="discard"]', 28)) return "discard";
  return near(".tt-felt", 0) ? "sets" : null;
}

/** The place in the hand at a point: how many cards of the hand come before it. */
export function placeAt(boxes: readonly DOMRect[], at: Point): number {
  return boxes.filter((box) => {
    const above = box.bottom < at.y;
    const beside = box.top <= at.y + box.height / 2 && (box.left + box.right) / 2 < at.x;
    return above || beside;
  }).length;
}
