/** What is seen between two boards: cards that fly, cards that are carried and come home. */

import { whyNot } from "./ask.ts";
import type { Action, Board, LogLine } from "./board.d.ts";
import { carrying, type Load, type Point } from "./drag.ts";
import {
  deal,
  fly,
  glide,
  places,
  slide,
  wantsMovement,
  type Moves,
  type Pictures,
} from "./movement.ts";
import type { Art, Words } from "./model.ts";
import { answered, laidByHand, type Ui } from "./ui.ts";
import { actionAt, openZones, placeAt, zoneAt } from "./zones.ts";

const PATIENCE = 4000;

interface Behind {
  board: () => Board;
  ui: () => Ui;
  looks: () => { art: Art; words: Words };
  still: () => boolean;
  change: (changes: Partial<Ui>) => void;
  /** Asks for an action with these cards; false where it was not asked. */
  act: (action: Action, chosen: string[]) => boolean;
}

export interface Stage {
  /** Draws anew, and shows what the new lines of the log tell. */
  moving: (lines: readonly LogLine[], redraw: () => void) => void;
  deal: () => void;
  end: () => void;
}

export function stage(el: HTMLElement, behind: Behind): Stage {
  let timer = 0;
  const moves = () => !behind.still() && wantsMovement();
  const pictures: Pictures = (card) => {
    const { art } = behind.looks();
    return { front: card === null ? null : (art.cards[card]?.svg ?? null), back: art.back };
  };

  const start = (...all: Moves[]) => all.flat().forEach((move) => move());
  const moving: Stage["moving"] = (lines, redraw) => {
    clearTimeout(timer);
    if (!moves()) {
      carry.release();
      return redraw();
    }
    const before = places(el);
    redraw();
    carry.release();
    start(glide(before), fly(el, before, lines, pictures));
  };
  const home = (redraw: () => void = () => undefined) => {
    const stock = el.querySelector(".tt-stock [data-carried]");
    const from = stock?.getBoundingClientRect();
    moving([], redraw);
    if (stock && from && moves()) start(slide(stock, from));
  };
  const rest = (key: string | undefined) =>
    [...el.querySelectorAll<HTMLElement>(".tt-hand > .tt-card")].filter(
      (card) => card.dataset.key !== key,
    );
  const placeInHand = (cards: HTMLElement[], at: Point) =>
    placeAt(
      cards.map((card) => card.getBoundingClientRect()),
      at,
    );
  const laidInHand = ({ keys: [key] }: Load, at: Point) => {
    const place = placeInHand(rest(key), at);
    if (key !== undefined) behind.change(laidByHand(behind.board(), behind.ui(), key, place));
  };
  /** The cards between which it would come make room. */
  const makeRoom = (load: Load, at: Point) => {
    if (load.from !== "hand" || load.keys.length !== 1) return;
    const cards = rest(load.keys[0]);
    const place = zoneAt(el, at) === "hand" ? placeInHand(cards, at) : null;
    cards.forEach((card, i) => {
      const side = place === null ? "" : i === place - 1 ? "before" : i === place ? "after" : "";
      if (side === "") card.removeAttribute("data-aside");
      else card.setAttribute("data-aside", side);
    });
  };
  const dropped = (load: Load, at: Point | null) => {
    const zone = at && zoneAt(el, at);
    behind.change({ zones: "" });
    if (at && zone === "hand" && load.from === "hand") {
      return load.keys.length === 1 ? laidInHand(load, at) : home();
    }
    const action = zone ? actionAt(behind.board(), load, zone) : undefined;
    if (action === undefined) return home();
    if (load.from === "hand") behind.change({ chosen: load.keys });
    const why = whyNot(action, load.keys);
    if (why !== null) return home(() => behind.change(answered(behind.ui(), why)));
    if (action.choices.length > 0) return home(() => which(action));
    if (!behind.act(action, load.keys)) return home();
    timer = window.setTimeout(home, PATIENCE);
  };
  /** The cards say what, and now the child says as which. */
  const which = (action: Action) => {
    const { words } = behind.looks();
    behind.change(answered(behind.ui(), words["which-one"] ?? ""));
    el.querySelector<HTMLElement>(`.tt-pick[data-action="${action.name}"]`)?.focus();
  };
  const carry = carrying(el, {
    load: (card) => {
      const pile = card.closest("[data-pile]")?.getAttribute("data-pile");
      if (pile === "deck" || pile === "discard") return { from: pile, keys: [] };
      const key = card.dataset.key ?? "";
      const { chosen } = behind.ui();
      return { from: "hand", keys: chosen.includes(key) ? chosen : [key] };
    },
    lifted: (load) => behind.change({ zones: openZones(behind.board(), load) || "none" }),
    over: makeRoom,
    dropped,
    held: (card) => behind.change({ large: card }),
  });

  return {
    moving,
    deal: () => moves() && start(deal(el, pictures)),
    end: () => {
      clearTimeout(timer);
      carry.end();
    },
  };
}
