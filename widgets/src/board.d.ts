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
  sharing: Sharing | null;
  scores: ScoreRow[];
  winners: number[];
  moves: number;
  entry: number;
  waiting: boolean;
  log: LogLine[];
  notice: Notice | null;
  question: Asking | null;
  telling: Telling | null;
  timeline: Timeline | null;
  ending: Ending | null;
  sheet: SheetPage | null;
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
  places: number;
}

export interface CardGroup {
  label: string;
  cards: string[];
  explained: number | null;
}

export interface Action {
  name: "draw-deck" | "draw-discard" | "discard" | "declare" | "knock" | "score" | "share" | "claim" | "agree" | "dispute" | "next-round" | "hint" | "undo" | "new-game" | "start-again" | "forget" | "reveal" | "sort" | "save" | "open" | "replay" | "hand-over" | "pause" | "resume" | "last-round" | "how-to-play" | "look-back";
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
  short: string | null;
}

export interface Order {
  label: string;
  cards: string[];
}

export interface Sharing {
  taps: string;
  explains: string[];
  says: string;
}

export interface ScoreRow {
  seat: number;
  name: string;
  rounds: number[];
  total: number;
  note: string | null;
  explained: number[];
}

export interface LogLine {
  seat: number | null;
  says: string;
  why: string | null;
  cards: string[];
  source: "deck" | "discard" | "hand" | "sets" | "opponent" | null;
  target: "deck" | "discard" | "hand" | "sets" | "opponent" | null;
  explained: number | null;
}

export interface Notice {
  number: number;
  says: string;
  cards: string[];
  piles: ("deck" | "discard" | "hand" | "sets" | "opponent")[];
}

export interface Asking {
  says: string;
  cards: string[];
  before: string | null;
  after: string | null;
  answers: Answer[];
  typed: boolean;
  label: string;
  enter: string;
  later: string;
  wrong: string;
}

export interface Answer {
  value: string;
  label: string;
}

export interface Telling {
  title: string;
  cards: string[];
  moments: Moment[];
  number: number;
}

export interface Moment {
  number: number;
  says: string;
  cards: string[];
}

export interface Timeline {
  at: number;
  last: number;
  title: string;
  says: string;
}

export interface Ending {
  together: string;
  best: Best | null;
}

export interface Best {
  key: string;
  figure: number;
  first: string;
  better: string;
  equal: string;
  otherwise: string;
  less_is_better: boolean;
}

export interface SheetPage {
  lines: Line[];
  totals: Total[];
  next: string;
  hides: boolean;
  ask: Ask | null;
  shows: number | null;
}

export interface Line {
  round: number;
  seat: number;
  name: string;
  mark: "open" | "same" | "backwards" | "right" | "counted" | "differs" | "look";
  sign: string;
  group: string | null;
  sum: Piece[];
  own: number | null;
  other: number | null;
  score: number | null;
  proof: ProofLine[];
}

export interface Piece {
  text: string;
  number: boolean;
  card: string | null;
}

export interface ProofLine {
  says: string | null;
  sum: Piece[];
}

export interface Total {
  seat: number;
  name: string;
  total: number;
}

export interface Ask {
  kind: "share" | "claim" | "check" | "reverse" | "which";
  seat: number;
  title: string;
  says: string;
  cards: string[];
  leftovers: string[];
  number: string;
  buttons: Tile[];
  things: Tile[];
  tiles: Tile[];
  given: Piece[];
  tries: Try[];
  talk: ProofLine[];
}

export interface Tile {
  value: string;
  label: string;
  piece: Piece | null;
  seat: number | null;
}

export interface Try {
  seat: number;
  name: string;
  number: number;
  lines: ProofLine[];
  recount: string;
}
