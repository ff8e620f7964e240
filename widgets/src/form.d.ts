/* Made by board_types.py from tictimes/form.py; do not edit. */

export interface Form {
  title: string;
  parts: Part[];
  deal: string;
  back: string;
  new_word: string;
  share: Share | null;
  number: number;
}

export interface Part {
  name: string;
  label: string;
  fields: Field[];
  help: string | null;
}

export interface Field {
  name: string;
  kind: "number" | "switch" | "pick" | "text";
  label: string;
  value: string;
  picks: Pick[];
  least: number;
  most: number;
  help: string | null;
  problem: string | null;
  note: string | null;
  card: string | null;
  rare: boolean;
  seat: number | null;
}

export interface Pick {
  value: string;
  label: string;
}

export interface Share {
  query: string;
  label: string;
  done: string;
}
