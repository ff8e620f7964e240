// The pure part of what helps: an own best, files, replays, and which cards an answer means.

import assert from "node:assert/strict";
import { test } from "node:test";

import { compared } from "../../widgets/src/best.ts";
import type { Best, Board, LogLine } from "../../widgets/src/board.d.ts";
import { stepped } from "../../widgets/src/log.ts";
import { meant } from "../../widgets/src/meant.tsx";
import { asking, fileIn, isAsked } from "../../widgets/src/tell.ts";

function best(changes: Partial<Best> = {}): Best {
  return {
    key: "whist",
    figure: 12,
    first: "first",
    better: "better",
    equal: "equal",
    otherwise: "so far _",
    less_is_better: false,
    ...changes,
  };
}

test("an own best is the first, a better one, as good, or not", () => {
  assert.deepEqual(compared(best(), null), { says: "first", keep: 12 });
  assert.deepEqual(compared(best(), 11), { says: "better", keep: 12 });
  assert.deepEqual(compared(best(), 12), { says: "equal", keep: 12 });
  assert.deepEqual(compared(best(), 13), { says: "so far 13", keep: 13 });
  assert.deepEqual(compared(best({ figure: -9 }), -3), {
    says: "so far −3",
    keep: -3,
  });
});

test("of goes the fewer are the better", () => {
  const goes = best({ less_is_better: true });
  assert.deepEqual(compared(goes, 13), { says: "better", keep: 12 });
  assert.deepEqual(compared(goes, 11), { says: "so far 11", keep: 11 });
});

test("a file is one only if it is whole", () => {
  const file = { name: "game.json", text: "{}" };
  assert.deepEqual(fileIn({ file }), file);
  for (const other of [
    undefined,
    null,
    "file",
    { answered: true },
    { file: null },
    { file: { name: 1 } },
  ]) {
    assert.equal(fileIn(other), null);
  }
});

function board(at: number | null, lines: string[]): Board {
  const log = lines.map((says) => ({ says }) as LogLine);
  const timeline =
    at === null ? null : { at, last: 9, title: "game", says: "there" };
  return { moves: at ?? 4, entry: 7, timeline, log } as unknown as Board;
}

test("a replay that goes on by one move plays that move, and nothing else", () => {
  assert.equal(stepped(board(null, ["a"]), board(null, ["a", "b"])), null);
  assert.deepEqual(
    stepped(board(1, ["a"]), board(2, ["a", "b"]))?.map((line) => line.says),
    ["b"],
  );
  assert.deepEqual(stepped(board(2, ["a", "b"]), board(1, ["a"])), []);
  assert.deepEqual(stepped(board(0, []), board(5, ["a", "b"])), []);
  assert.deepEqual(stepped(board(null, ["a"]), board(0, [])), []);
});

test("what is asked carries what the page had seen", () => {
  const seen = board(null, []);
  assert.deepEqual(asking(seen, "why", { number: 3 }), {
    do: "why",
    move: 4,
    entry: 7,
    number: 3,
  });
  assert.ok(isAsked("hint"));
  assert.ok(!isAsked("discard"));
});

test("cards that the words name are not named twice", () => {
  const name = (card: string) => `card ${card}`;
  const answer = (text: string, cards: string[]) =>
    meant({ text, cards, piles: [], count: 1 }, name);
  assert.deepEqual(answer("14 is not in the 3 times table.", ["14"]), []);
  assert.deepEqual(answer("14 is not in the 3 times table.", ["4", "4"]), [
    "card 4",
  ]);
  assert.deepEqual(answer("Look at these cards.", ["1", "2"]), [
    "card 1",
    "card 2",
  ]);
  assert.deepEqual(answer("Look at card 1.", ["1"]), []);
});
