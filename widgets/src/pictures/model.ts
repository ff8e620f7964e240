/** What Python shows of a picture, and what the page asks. */

import type { Told } from "../sums.tsx";
import type { Picture } from "./scene.d.ts";

/** A picture as it crosses: `aloud` is what a screen reader says of it, `seen` its number. */
export interface Shown extends Picture {
  seen: number;
  told: string;
  aloud: string;
  explained: Told;
  lang: string;
  dir: "ltr" | "rtl";
}

interface Traits {
  kind: string;
  picture: Shown;
  icons: Record<string, string>;
}

export interface Model {
  get<Name extends keyof Traits>(name: Name): Traits[Name];
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
  send(content: object): void;
}

/** Asks Python to do something; `value` says with what. */
export type Ask = (name: string, value: string) => void;
