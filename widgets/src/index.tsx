/** The card table as an anywidget: it draws what Python shows, and asks. It knows no rules. */

import { render as draw } from "preact";

import "./page.css";

import { message, next, whyNot, type Message } from "./ask.ts";
import type { Action, Board, Choice } from "./board.d.ts";
import { focused, keepFocus } from "./focus.ts";
import { newLines } from "./log.ts";
import type { Model } from "./model.ts";
import { fly, glide, places, wantsMovement } from "./movement.ts";
import { Table } from "./table.tsx";
import { answered, settled, start, type Ui } from "./ui.ts";

const RETRY = 300;

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  let board = model.get("board");
  let ui: Ui = { ...settled(start, null, board), width: el.clientWidth || 800 };
  let asked: string | null = null;
  let timer = 0;

  const show = () => {
    const had = focused(el);
    draw(
      <Table
        board={board}
        art={model.get("art")}
        words={model.get("words")}
        ui={ui}
        change={change}
        act={act}
      />,
      el,
    );
    keepFocus(el, had);
  };
  const moving = (lines: Board["log"], redraw: () => void) => {
    if (model.get("pace") === 0 || !wantsMovement()) return redraw();
    const before = places(el);
    redraw();
    glide(before);
    for (const line of lines) fly(el, before, line);
  };
  const change = (changes: Partial<Ui>) => {
    const resorted = changes.order !== undefined;
    ui = { ...ui, ...changes };
    if (resorted) moving([], show);
    else show();
  };
  const act = (action: Action, choice?: Choice) => {
    const why = whyNot(action, ui.chosen);
    if (why === null) ask(message(board, action, ui.chosen, choice));
    else change(answered(ui, why));
  };
  // A second click that comes before the answer to the first is dropped: one card, one turn.
  const ask = (wish: Message) => {
    const seen = `${board.moves}/${board.entry}`;
    if (asked === seen) return;
    asked = seen;
    model.send(wish);
  };
  const wait = (pause: number) => {
    clearTimeout(timer);
    if (board.waiting) timer = window.setTimeout(() => ask(next(board)), pause);
  };

  const newBoard = () => {
    const before = board;
    board = model.get("board");
    asked = null;
    ui = settled(ui, before, board);
    moving(newLines(before.log, board.log), show);
    wait(model.get("pace"));
  };
  const newAnswer = () => {
    asked = null;
    wait(Math.max(model.get("pace"), RETRY));
  };
  const listeners: [string, () => void][] = [
    ["change:board", newBoard],
    ["change:art", show],
    ["change:words", show],
    ["msg:custom", newAnswer],
  ];
  for (const [event, listener] of listeners) model.on(event, listener);
  const ruler = new ResizeObserver(() => {
    if (el.clientWidth > 0 && el.clientWidth !== ui.width) change({ width: el.clientWidth });
  });
  ruler.observe(el);
  show();
  wait(model.get("pace"));

  return () => {
    clearTimeout(timer);
    ruler.disconnect();
    for (const [event, listener] of listeners) model.off(event, listener);
    draw(null, el);
  };
}

export default { render };
