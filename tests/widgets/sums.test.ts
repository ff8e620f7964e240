// How a printed sum breaks into lines.

import assert from "node:assert/strict";
import { test } from "node:test";

import { terms, unbroken, type Piece } from "../../widgets/src/sums.tsx";

const pieces = (text: string): Piece[] =>
  text.split(" ").map((piece) => ({ text: piece, number: /\d/.test(piece), card: null }));

const shown = (text: string) =>
  terms(pieces(text)).map((term) => term.map((i) => text.split(" ")[i]).join(" "));

test("a sum breaks before its signs, and no result stands without them", () => {
  assert.deepEqual(shown("5 + 4 = 9"), ["5", "+ 4", "= 9"]);
  assert.deepEqual(shown("2 × ( 5 + 4 ) − ( 3 + 1 ) = 14"), [
    "2",
    "× ( 5",
    "+ 4 )",
    "− ( 3",
    "+ 1 )",
    "= 14",
  ]);
  assert.deepEqual(shown("− ( 5 + 4 ) = −9"), ["− ( 5", "+ 4 )", "= −9"]);
  assert.deepEqual(shown("5 − ( −1 ) = 6"), ["5", "− ( −1 )", "= 6"]);
  assert.deepEqual(shown("12"), ["12"]);
});

test("a short sum in a sentence is not broken, a long one may be", () => {
  assert.equal(unbroken("So 3 × 4 = 12."), "So 3\u00a0×\u00a04\u00a0=\u00a012.");
  assert.equal(unbroken("16 − 21 = −5"), "16\u00a0−\u00a021\u00a0=\u00a0−5");
  const long = "2 × 2 × 2 × 3 × 5 = 120";
  assert.equal(unbroken(long), long);
  assert.equal(unbroken("12 is even"), "12 is even");
});
