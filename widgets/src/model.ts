/** What the front end uses of an anywidget model. */

import type { Board } from "./board.d.ts";

/** A card as it is drawn and as a screen reader says it. */
export interface Face {
  svg: string;
  name: string;
}

/** The pictures of one pack, sent once. */
export interface Art {
  cards: Record<string, Face>;
  back: string;
  icons: Record<string, string>;
}

/** The few words around the board, by name. */
export type Words = Record<string, string>;

/** Everything that Python shows the page. */
export interface Traits {
  kind: string;
  board: Board;
  art: Art;
  words: Words;
  pace: number;
}

export interface Model {
  get<Name extends keyof Traits>(name: Name): Traits[Name];
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
  send(content: object): void;
}
