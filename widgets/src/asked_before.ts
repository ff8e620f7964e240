/** What is filled in before a new game, on its way to Python. Pure functions. */

import type { Message } from "./ask.ts";
import type { Board } from "./board.d.ts";
import type { Form } from "./form.d.ts";

/** What was filled in so far, by the names of the fields. */
export type Filled = Record<string, string>;

export type FormWish = "new-game" | "fill" | "new-word" | "back";

/** The form, where one is open. */
export function openForm(form: Form | Record<string, never> | undefined): Form | null {
  return form && "parts" in form ? (form as Form) : null;
}

/** Every answer as it stands, also to fields that are not shown just now. */
export function answers(form: Form, filled: Filled): Filled {
  const shown = form.parts.flatMap((part) => part.fields);
  return { ...Object.fromEntries(shown.map((field) => [field.name, field.value])), ...filled };
}

/** The message that asks `wish` of an open form. */
export function formMessage(board: Board, form: Form, filled: Filled, wish: FormWish): Message {
  const seen = { do: wish, move: board.moves, entry: board.entry };
  return wish === "back" ? seen : { ...seen, values: answers(form, filled) };
}

/** `filled` without the answer to one field: Python finds a new one. */
export function without(filled: Filled, name: string): Filled {
  return Object.fromEntries(Object.entries(filled).filter(([each]) => each !== name));
}
