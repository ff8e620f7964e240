// What the pages around the games keep in a browser, with stores that are full, shut or strange.

import assert from "node:assert/strict";
import type { Board } from "../../widgets/src/board.d.ts";
import { test } from "node:test";

import {
  NAME as CHILD,
  newChild,
  sitDown,
} from "../../widgets/src/pages/child.ts";
import {
  earn,
  earned,
  more,
  NAME,
  nothing,
} from "../../widgets/src/pages/earned.ts";
import { forget, read, type Store } from "../../widgets/src/pages/kept.ts";
import { isWonThrough } from "../../widgets/src/progress.ts";

class Memory implements Store {
  kept = new Map<string, string>();
  get length(): number {
    return this.kept.size;
  }
  key(place: number): string | null {
    return [...this.kept.keys()][place] ?? null;
  }
  getItem(name: string): string | null {
    return this.kept.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    this.kept.set(name, value);
  }
  removeItem(name: string): void {
    this.kept.delete(name);
  }
}

class Shut extends Memory {
  override getItem(): string | null {
    throw new Error("SecurityError");
  }
  override setItem(): void {
    throw new Error("QuotaExceededError");
  }
  override get length(): number {
    throw new Error("SecurityError");
  }
}

test("what is earned is counted for each page and each kind", () => {
  const store = new Memory();
  earn(store, "a", "question");
  earn(store, "a", "question");
  earn(store, "b", "game");
  assert.deepEqual(earned(store), {
    a: { ...nothing, question: 2 },
    b: { ...nothing, game: 1 },
  });
  const full = { a: { ...nothing, puzzle: 999 } };
  assert.equal(more(full, "a", "puzzle")["a"]?.puzzle, 999);
});

test("whatever else stands in the store counts as nothing", () => {
  const store = new Memory();
  for (const text of ["", "[", "7", "null", '"x"']) {
    store.setItem(NAME, text);
    assert.deepEqual(earned(store), {});
  }
  store.setItem(NAME, '{"a": {"question": "9", "puzzle": -1, "game": 2.5}, "b": 1}');
  assert.deepEqual(earned(store), { a: nothing, b: nothing });
});

test("a store that is shut, or none, keeps nothing and breaks nothing", () => {
  for (const store of [new Shut(), null]) {
    earn(store, "a", "game");
    assert.deepEqual(earned(store), {});
    forget(store);
    newChild({ browser: store, tab: store }, "1");
    assert.equal(sitDown({ browser: store, tab: store }), false);
  }
});

test("a new child is one in every tab, and what others keep stays", () => {
  const browser = new Memory();
  const [tab, other] = [new Memory(), new Memory()];
  browser.setItem("tictimes/best/x", "7");
  browser.setItem("theirs", "stays");
  for (const one of [tab, other]) one.setItem("tictimes:/a:game:0", "match");
  newChild({ browser, tab }, "1");
  assert.deepEqual([...browser.kept], [["theirs", "stays"], [CHILD, "1"]]);
  assert.deepEqual([...tab.kept], [[CHILD, "1"]]);
  assert.equal(sitDown({ browser, tab }), false);
  assert.equal(sitDown({ browser, tab: other }), true);
  assert.deepEqual([...other.kept], [[CHILD, "1"]]);
  assert.equal(read(other, "tictimes:/a:game:0"), null);
});

test("a game counts once it is played to its end here", () => {
  const board = (moves: number, phase: string, timeline: object | null = null) =>
    ({ moves, phase, timeline, actions: [] }) as unknown as Board;
  assert.ok(isWonThrough(board(8, "discard"), board(9, "over")));
  assert.ok(!isWonThrough(board(8, "draw"), board(9, "discard")));
  assert.ok(!isWonThrough(board(0, "draw"), board(9, "over"))); // brought back
  assert.ok(!isWonThrough(board(9, "over"), board(9, "over")));
  assert.ok(!isWonThrough(board(8, "draw"), board(9, "over", {}))); // a replay
});
