/* Made by board_types.py from tictimes/answer_keys.py; do not edit. */

export interface HandKey {
  cards: string[];
  says: string;
  found: Found[];
  wrong: Wrong[];
}

export interface Found {
  name: string;
  cards: string[];
  score: number | null;
  sum: Piece[];
}

export interface Piece {
  text: string;
  number: boolean;
  card: string | null;
}

export interface Wrong {
  answer: string;
  codes: string[];
  means: string[];
}
