/* Made by board_types.py from tictimes/scene.py; do not edit. */

export interface Picture {
  name: string;
  asks: string | null;
  aloud: string | null;
  wide: number;
  high: number;
  least: number;
  drawing: string;
  shows: string | null;
  parts: Part[];
  says: string[];
  ways: Choices | null;
  choices: Choices | null;
  actions: Action[];
  questions: Question[];
  right: number;
}

export interface Part {
  key: string;
  name: string;
  left: number;
  top: number;
  wide: number;
  high: number;
  drawing: string;
  lights: string[];
  chosen: boolean | null;
}

export interface Choices {
  label: string;
  actions: Action[];
}

export interface Action {
  name: string;
  label: string;
  value: string;
  why_not: string | null;
  icon: string;
  main: boolean;
  chosen: boolean | null;
}

export interface Question {
  name: string;
  label: string;
  button: string;
  value: string;
  longest: number;
  listed: boolean;
}
