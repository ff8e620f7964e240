/** What Python shows of a plan, and what the page asks. */

import type { Form } from "../form.d.ts";
import type { Face, Words } from "../model.ts";
import type { HandKey } from "./key.d.ts";

export interface Print {
  kind: string;
  label: string;
  address: string;
  sheets: string;
}

export interface SeatKey {
  name: string;
  key: HandKey;
}

/** The form, and what follows from it: nothing as long as something in it must be mended. */
export interface Plan {
  number: number;
  form: Form;
  words: Words;
  link?: string;
  note?: string;
  qr?: string;
  prints?: Print[];
  keys?: SeatKey[];
  turned_up?: string;
  turned_up_says?: string;
  cards?: Record<string, Face>;
  chips?: Record<string, Face>;
}

interface Traits {
  plan: Plan;
  icons: Record<string, string>;
}

export interface Model {
  get<Name extends keyof Traits>(name: Name): Traits[Name];
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
  send(content: object): void;
}
