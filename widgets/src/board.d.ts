/* Made by board_types.py from tictimes/board.py; do not edit. */

export interface Board {
  game: string;
  phase: "draw" | "discard" | "score" | "cover" | "over";
  turn: number;
  seat: number | null;
  banner: Banner;
  piles: Pile[];
  actions: Action[];
  orders: Order[];
  scores: ScoreRow[];
  winners: number[];
  moves: number;
  entry: number;
  waiting: boolean;
  log: LogLine[];
  notice: Notice | null;
}

export interface Banner {
  who: string;
  what: string;
}

export interface Pile {
  kind: "deck" | "discard" | "hand" | "sets" | "opponent";
  label: string;
  seat: number | null;
  cards: string[];
  hidden: number;
  groups: CardGroup[];
  note: string | null;
}

export interface CardGroup {
  label: string;
  cards: string[];
}

export interface Action {
  name: "draw-deck" | "draw-discard" | "discard" | "declare" | "knock" | "score" | "claim" | "agree" | "dispute" | "next-round" | "hint" | "undo" | "new-game" | "reveal" | "sort" | "save" | "open" | "replay" | "hand-over";
  label: string;
  why_not: string | null;
  least: number;
  most: number;
  choose: string | null;
  asks: string;
  choices: Choice[];
  idle: string | null;
  main: boolean;
}

export interface Choice {
  value: string;
  label: string;
  rare: boolean;
}

export interface Order {
  label: string;
  cards: string[];
}

export interface ScoreRow {
  seat: number;
  name: string;
  rounds: number[];
  total: number;
  note: string | null;
}

export interface LogLine {
  seat: number | null;
  says: string;
  why: string | null;
  cards: string[];
  source: "deck" | "discard" | "hand" | "sets" | "opponent" | null;
  target: "deck" | "discard" | "hand" | "sets" | "opponent" | null;
}

export interface Notice {
  number: number;
  says: string;
  cards: string[];
}
