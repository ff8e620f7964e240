// What is typed into the score sheet: a number, and a sum of tiles.

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  blank,
  carried,
  press,
  shown,
  take,
  tileOf,
  type Typed,
} from "../../widgets/src/count_sum.ts";

const FIVE = "5-star-red";
const TWO = "2-moon-cyan";

function after(...tiles: string[]): Typed {
  return tiles.reduce(press, blank);
}

test("digits make a number, and minus turns its sign", () => {
  assert.equal(after("1", "8").number, "18");
  assert.equal(after("-", "7").number, "-7");
  assert.equal(after("7", "-").number, "-7");
  assert.equal(after("-", "7", "-").number, "7");
  assert.equal(after("0", "8").number, "8");
  assert.equal(after("1", "2", "3", "4").number, "123");
  assert.equal(after("1", "8", "back").number, "1");
  assert.equal(after("back").number, "");
  assert.equal(shown("-7"), "−7");
});

test("a card begins a sum, and then digits and signs belong to it", () => {
  assert.deepEqual(after(FIVE, "+", "1", "2").sum, [FIVE, "+", "12"]);
  assert.deepEqual(after(FIVE, "-", TWO, "back").sum, [FIVE, "-"]);
  assert.deepEqual(after(FIVE, "+", "1", "2", "back").sum, [FIVE, "+", "1"]);
  assert.equal(after(FIVE).number, "");
});

test("a sign after a number makes the number the beginning of a sum", () => {
  const twice = after("2", "*", "(", FIVE);
  assert.deepEqual([twice.sum, twice.number], [["2", "*", "(", FIVE], ""]);
  assert.deepEqual(after("*").sum, ["*"]);
});

test("a sum has an end", () => {
  const long = Array.from({ length: 50 }, () => FIVE);
  assert.equal(after(...long).sum.length, 32);
});

test("tiles are carried into the sum, within it and away", () => {
  const sum = after(FIVE, "+", TWO);
  assert.deepEqual(take(sum, 1).sum, [FIVE, TWO]);
  assert.deepEqual(carried(sum, { tile: TWO, from: null, to: 0 }).sum, [
    TWO,
    FIVE,
    "+",
    TWO,
  ]);
  assert.deepEqual(carried(sum, { tile: TWO, from: null, to: null }), sum);
  assert.deepEqual(carried(sum, { tile: "", from: 2, to: 0 }).sum, [
    TWO,
    FIVE,
    "+",
  ]);
  assert.deepEqual(carried(sum, { tile: "", from: 0, to: 3 }).sum, [
    "+",
    TWO,
    FIVE,
  ]);
  assert.deepEqual(carried(sum, { tile: "", from: 0, to: 1 }).sum, [
    FIVE,
    "+",
    TWO,
  ]);
  assert.deepEqual(carried(sum, { tile: "", from: 0, to: null }).sum, [
    "+",
    TWO,
  ]);
});

test("keys of a keyboard are tiles, or nothing", () => {
  assert.deepEqual(
    ["7", "x", "×", "−", "-", "Backspace", "(", "a", "Enter", "F5"].map(tileOf),
    ["7", "*", "*", "-", "-", "back", "(", null, null, null],
  );
});
