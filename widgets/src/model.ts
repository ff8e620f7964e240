/** What the front end uses of an anywidget model. */

import type { Board } from "./board.d.ts";
import type { Form } from "./form.d.ts";

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
  /** The same cards as they lie once they are laid down, where that is another picture. */
  laid?: Record<string, Face>;
  /** Faces of players, by name; whoever has none is shown by a letter. */
  portraits: Record<string, string>;
  /** Little cards, for the sums on the score sheet. */
  chips: Record<string, Face>;
}

/** One step of a game, drawn without words; `says` is for those who cannot see it. */
export interface RulePicture {
  svg: string;
  says: string;
}

/** The few words around the board, by name. */
export type Words = Record<string, string>;

/** Everything that Python shows the page. */
export interface Traits {
  kind: string;
  board: Board;
  art: Art;
  words: Words;
  /** What is asked before a new game, while it is asked. */
  form: Form | Record<string, never>;
  /** The rules in pictures, once they were wished for. */
  rules: RulePicture[];
  portraits: Record<string, string>;
  /** The little cards of the sums on the score sheet. */
  chips: Record<string, Face>;
  pace: number;
  /** The id by which this page may ask for its match when it is loaded anew; empty if not kept. */
  match_key: string;
}

/** For `msg:custom` it hears the message. */
export type Listener = (content?: unknown) => void;

export interface Model {
  get<Name extends keyof Traits>(name: Name): Traits[Name];
  on(event: string, listener: Listener): void;
  off(event: string, listener: Listener): void;
  send(content: object): void;
}
