// The pure part of the front end: hands, choices, messages, what is new in the log.

import "./help.test.ts";
import "./pages.test.ts";
import "./set_up.test.ts";
import "./score_sheet.test.ts";
import "./sums.test.ts";

import assert from "node:assert/strict";
import { test } from "node:test";

import { choosing, message, next, whyNot } from "../../widgets/src/ask.ts";
import type {
  Action,
  Board,
  LogLine,
  Pile,
} from "../../widgets/src/board.d.ts";
import {
  keyed,
  neighbour,
  notation,
  stillChosen,
  toggle,
} from "../../widgets/src/hand.ts";
import { hear, opening } from "../../widgets/src/heard.ts";
import { newLines } from "../../widgets/src/log.ts";
import {
  answered,
  arranged,
  laidByHand,
  nextOrder,
  settled,
  start,
} from "../../widgets/src/ui.ts";
import { actionAt, openZones, placeAt } from "../../widgets/src/zones.ts";

function pile(kind: Pile["kind"], cards: string[]): Pile {
  return {
    kind,
    label: kind,
    seat: 0,
    cards,
    hidden: 0,
    groups: [],
    note: null,
    places: 0,
  };
}

function action(changes: Partial<Action>): Action {
  return {
    name: "discard",
    label: "Throw away",
    why_not: null,
    least: 0,
    most: 0,
    choose: null,
    asks: "",
    choices: [],
    idle: null,
    main: false,
    ...changes,
  };
}

function board(hand: string[], changes: Partial<Board> = {}): Board {
  return {
    game: "whist",
    phase: "draw",
    turn: 0,
    seat: 0,
    banner: { who: "", what: "" },
    piles: [pile("deck", []), pile("hand", hand)],
    actions: [],
    orders: [],
    scores: [],
    winners: [],
    moves: 7,
    entry: 9,
    waiting: false,
    log: [],
    notice: null,
    sharing: null,
    question: null,
    telling: null,
    timeline: null,
    ending: null,
    sheet: null,
    ...changes,
  };
}

function line(says: string): LogLine {
  return { seat: 0, says, why: null, cards: [], source: null, target: null, explained: null };
}

const declare = action({
  name: "declare",
  least: 3,
  most: 3,
  choose: "Choose three cards.",
  asks: "table",
  choices: [{ value: "4", label: "4×", rare: false, short: null }],
});
const discard = action({ least: 1, most: 1, choose: "Choose one card." });

test("equal cards of a hand have keys of their own", () => {
  assert.deepEqual(
    keyed(["4", "12", "4"]).map((card) => card.key),
    ["4#0", "12#0", "4#1"],
  );
  assert.equal(notation("5-star-red#0"), "5-star-red");
});

test("a card is chosen and let go, in the child's order", () => {
  assert.deepEqual(toggle(["4#1"], "12#0"), ["4#1", "12#0"]);
  assert.deepEqual(toggle(["4#1", "12#0"], "4#1"), ["12#0"]);
});

test("a choice stays while the card does; one of two equal cards that went is let go", () => {
  assert.deepEqual(stillChosen(["4#0", "8#0"], ["4", "8"], ["4", "8", "2"]), [
    "4#0",
    "8#0",
  ]);
  assert.deepEqual(stillChosen(["4#0", "8#0"], ["4", "8", "4"], ["8", "4"]), [
    "8#0",
  ]);
});

test("arrow keys go through the hand and stop at its ends", () => {
  const hand = keyed(["4", "8", "2"]);
  assert.equal(neighbour(hand, "8#0", "ArrowLeft"), "4#0");
  assert.equal(neighbour(hand, "4#0", "ArrowLeft"), "4#0");
  assert.equal(neighbour(hand, "2#0", "ArrowRight"), "2#0");
  assert.equal(neighbour(hand, "8#0", "End"), "2#0");
  assert.equal(neighbour(hand, "8#0", "Tab"), null);
});

test("an action says why not: the rules first, then how many cards it wants", () => {
  assert.equal(
    whyNot(action({ why_not: "Draw first.", least: 1, most: 1 }), []),
    "Draw first.",
  );
  assert.equal(whyNot(discard, []), "Choose one card.");
  assert.equal(whyNot(discard, ["4#0", "8#0"]), "Choose one card.");
  assert.equal(whyNot(discard, ["4#0"]), null);
  assert.equal(whyNot(action({}), ["4#0", "8#0"]), null);
});

test("tables are offered once the cards are chosen, and not before", () => {
  assert.equal(choosing(declare, ["4#0", "8#0"]), false);
  assert.equal(choosing(declare, ["4#0", "8#0", "12#0"]), true);
  assert.equal(
    choosing({ ...declare, why_not: "Draw first." }, ["4#0", "8#0", "12#0"]),
    false,
  );
});

test("messages carry what the page had seen", () => {
  const table = board(["4", "8", "12"]);
  assert.deepEqual(message(table, discard, ["12#0"]), {
    do: "discard",
    card: "12",
    move: 7,
    entry: 9,
  });
  assert.deepEqual(
    message(table, declare, ["12#0", "4#0", "8#0"], declare.choices[0]),
    {
      do: "declare",
      cards: ["12", "4", "8"],
      table: "4",
      move: 7,
      entry: 9,
    },
  );
  assert.deepEqual(message(table, action({ name: "score", most: 5 }), []), {
    do: "score",
    cards: [],
    move: 7,
    entry: 9,
  });
  assert.deepEqual(message(table, action({ name: "undo" }), ["4#0"]), {
    do: "undo",
    move: 7,
    entry: 9,
  });
  assert.deepEqual(next(table), { do: "next", move: 7, entry: 9 });
});

test("the new lines of a log are those at its end, also when old ones dropped off", () => {
  const [one, two, three] = [line("one"), line("two"), line("three")];
  assert.deepEqual(newLines([], [one]), [one]);
  assert.deepEqual(newLines([one], [one, two, three]), [two, three]);
  assert.deepEqual(newLines([one, two], [two, three]), [three]);
  assert.deepEqual(newLines([one, two], [one, two]), []);
  assert.deepEqual(newLines([one, one], [one, one, one]), [one]);
});

test("the hand lies as it came, then in each order, then as it came", () => {
  const orders = [{ label: "By number", cards: ["4", "8", "12"] }];
  const table = board(["12", "4", "8"], { orders });
  const cards = (order: number) =>
    arranged(table, { ...start, order }).map((card) => card.card);
  assert.deepEqual(cards(-1), ["12", "4", "8"]);
  assert.deepEqual(cards(0), ["4", "8", "12"]);
  assert.equal(nextOrder(table, { ...start, order: -1 }), 0);
  assert.equal(nextOrder(table, { ...start, order: 0 }), -1);
});

test("a new board keeps the choice of cards, shuts the menu and ends the old answer", () => {
  const ui = {
    ...answered(start, "Not yet."),
    chosen: ["4#0", "8#0"],
    menu: true,
  };
  const before = board(["4", "8"]);
  const after = settled(ui, before, board(["8", "2"], { entry: 10 }));
  assert.deepEqual(
    [after.chosen, after.menu, after.answer.text],
    [["8#0"], false, ""],
  );
});

test("nothing stays chosen when another seat looks at the table", () => {
  const ui = { ...start, chosen: ["4#0"] };
  const after = settled(ui, board(["4"]), board(["4"], { entry: 10, seat: 1 }));
  assert.deepEqual(after.chosen, []);
});

test("the same answer, given again, shows again", () => {
  const notice = (number: number) => ({
    notice: { number, says: "Not so.", cards: ["14"], piles: [] },
  });
  const first = settled(start, board([]), board([], notice(1)));
  const second = settled(first, board([], notice(1)), board([], notice(2)));
  assert.equal(first.answer.text, "Not so.");
  assert.ok(second.answer.count > first.answer.count);
  assert.equal(
    settled(second, board([], notice(2)), board([], notice(2))),
    second,
  );
});

test("a hand laid by hand stays so, and a new card comes last", () => {
  const table = board(["8", "2", "4"]);
  const ui = laidByHand(table, start, "4#0", 0);
  const lies = (at: Board) => arranged(at, ui).map((card) => card.card);
  assert.deepEqual(lies(table), ["4", "8", "2"]);
  assert.deepEqual(lies(board(["8", "2", "4", "6"])), ["4", "8", "2", "6"]);
  assert.equal(nextOrder(table, ui), -1);
  assert.equal(nextOrder(table, { ...ui, order: -1 }), 0);
});

test("a place in the hand lies before, between or after its cards, row by row", () => {
  const row = (top: number) =>
    [0, 50, 100].map((left) => ({
      left,
      right: left + 40,
      top,
      bottom: top + 56,
      height: 56,
    })) as DOMRect[];
  const hand = [...row(0), ...row(70)];
  assert.equal(placeAt(hand, { x: 5, y: 30 }), 0);
  assert.equal(placeAt(hand, { x: 60, y: 10 }), 1);
  assert.equal(placeAt(hand, { x: 200, y: 30 }), 3);
  assert.equal(placeAt(hand, { x: 45, y: 100 }), 4);
});

test("a carried card may lie where an action takes it, and glows only where it may now", () => {
  const draw = action({ name: "draw-deck", why_not: "Not now." });
  const table = board(["4"], { actions: [draw, declare, discard] });
  const one = { from: "hand" as const, keys: ["4#0"] };
  const three = { from: "hand" as const, keys: ["4#0", "8#0", "12#0"] };
  assert.equal(openZones(table, one), "discard");
  assert.equal(openZones(table, three), "sets");
  assert.equal(actionAt(table, three, "sets")?.name, "declare");
  assert.equal(actionAt(table, { from: "deck", keys: [] }, "hand"), draw);
  assert.equal(openZones(table, { from: "deck", keys: [] }), "");
});

test("each go is heard once, and that of somebody else when it is over", () => {
  const mine = board([], { banner: { who: "Your go.", what: "Take a card." } });
  assert.equal(opening(mine).now, "Your go. Take a card.");
  const foxes = board([], { turn: 1, waiting: true, banner: { who: "Fox.", what: "Fox takes." } });
  const threw = hear(opening(mine), mine, foxes, [line("You throw 7 away.")]);
  assert.equal(threw.now, "You throw 7 away.");
  const drew = hear(threw, foxes, { ...foxes, phase: "discard" }, [line("Fox takes a card.")]);
  assert.equal(drew.now, threw.now);
  const back = hear(drew, foxes, mine, [line("Fox throws 9 away.")]);
  assert.equal(back.now, "Fox takes a card. Fox throws 9 away. Your go. Take a card.");
  assert.equal(hear(back, mine, mine, []), back);
});

test("what the log and the line on top both say is heard once", () => {
  const before = board([], { banner: { who: "Your go.", what: "Take a card." } });
  const over = board([], { phase: "over", banner: { who: "Ana wins.", what: "3 sets." } });
  const heard = hear(opening(before), before, over, [line("Ana is out. Ana wins.")]);
  assert.equal(heard.now, "Ana is out. Ana wins. 3 sets.");
});
