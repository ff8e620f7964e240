// The pure part of the form before a game: what was filled in, on its way to Python.

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  answers,
  formMessage,
  openForm,
  without,
} from "../../widgets/src/asked_before.ts";
import type { Board } from "../../widgets/src/board.d.ts";
import type { Field, Form } from "../../widgets/src/form.d.ts";

const field = (name: string, value: string): Field => ({
  name,
  kind: "text",
  label: name,
  value,
  picks: [],
  least: 0,
  most: 40,
  help: null,
  problem: null,
  note: null,
  card: null,
  rare: false,
  seat: null,
});

const form: Form = {
  title: "A new game",
  parts: [
    {
      name: "game",
      label: "The game",
      fields: [field("goal", "3")],
      help: null,
    },
    {
      name: "deal",
      label: "The cards",
      fields: [field("seed", "")],
      help: null,
    },
  ],
  deal: "Deal",
  back: "Back",
  new_word: "Find a word",
  share: null,
  number: 1,
};

const board = { moves: 7, entry: 9 } as Board;

test("a form is open while there is one", () => {
  assert.equal(openForm({}), null);
  assert.equal(openForm(undefined), null);
  assert.equal(openForm(form), form);
});

test("what was filled in goes before what stood there, and nothing is lost", () => {
  assert.deepEqual(answers(form, { goal: "1", "mate-0": "Ben" }), {
    goal: "1",
    seed: "",
    "mate-0": "Ben",
  });
});

test("a message carries what the page has seen, and all answers but on the way back", () => {
  assert.deepEqual(formMessage(board, form, { goal: "1" }, "new-game"), {
    do: "new-game",
    move: 7,
    entry: 9,
    values: { goal: "1", seed: "" },
  });
  assert.deepEqual(formMessage(board, form, { goal: "1" }, "back"), {
    do: "back",
    move: 7,
    entry: 9,
  });
});

test("a word that Python is to find is no answer any more", () => {
  assert.deepEqual(without({ seed: "otter", goal: "1" }, "seed"), {
    goal: "1",
  });
});
