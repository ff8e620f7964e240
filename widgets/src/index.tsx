/** The card table as an anywidget: it draws what Python shows, and asks. It knows no rules. */

import { render as draw } from "preact";

import "./page.css";

import { message, next, whyNot, type Message } from "./ask.ts";
import type { Action, Choice } from "./board.d.ts";
import { comeBack, note } from "./come_back.ts";
import type { Reply } from "./count_parts.tsx";
import { ended } from "./ending.tsx";
import { isTold } from "./explanation.tsx";
import { focused, keepFocus } from "./focus.ts";
import { hear, opening } from "./heard.ts";
import { heed, heedWidth, UNSHOWN } from "./heed.ts";
import { light } from "./lights.ts";
import { newLines, stepped } from "./log.ts";
import type { Listener, Model } from "./model.ts";
import { overTheTable } from "./over.tsx";
import { done, isWonThrough } from "./progress.ts";
import { stage } from "./stage.ts";
import { Table } from "./table.tsx";
import { asking, fileIn, isAsked, keep, type Tell } from "./tell.ts";
import { answered, settled, start, type Ui } from "./ui.ts";

const RETRY = 300;
/** Milliseconds after which a message or its answer is taken for lost on the way. */
const LOST = 10_000;
/** Milliseconds that the fresh deal stays out of sight while the page asks for its old match. */
const AWAY = 2_000;

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  let board = model.get("board");
  let ui: Ui = {
    ...ended(settled(start, null, board), null, board),
    heard: opening(board),
    width: el.clientWidth || UNSHOWN,
  };
  let asked: string | null = null;
  let timer = 0;
  let lost = 0;
  let away = 0;
  let later: Parameters<Tell>[1] | null = null;
  let rulesMissed = false;
  const playedOut = new Set<string>();

  const looks = () => {
    const [portraits, chips] = [model.get("portraits") ?? {}, model.get("chips") ?? {}];
    const art = { ...model.get("art"), portraits, chips };
    return { art, words: model.get("words") };
  };
  const show = () => {
    const had = focused(el);
    draw(
      <Table
        board={board}
        {...looks()}
        ui={ui}
        change={change}
        act={act}
        tell={tell}
        reply={reply}
        instead={over.drawn()}
      />,
      el,
    );
    light(el, board, ui);
    keepFocus(el, had);
  };
  const change = (changes: Partial<Ui>) => {
    const resorted = changes.order !== undefined;
    ui = { ...ui, ...changes };
    if (resorted) scene.moving([], show);
    else show();
    if (changes.rules === false || changes.closed !== undefined) wait(model.get("pace"));
  };
  const act = (action: Action, choice?: Choice): boolean => {
    if (action.name === "how-to-play") change({ rules: true });
    if (ui.menu) change({ menu: false, wish: null });
    const why = whyNot(action, ui.chosen);
    if (why !== null) change(answered(ui, why));
    else if (isAsked(action.name)) tell(action.name);
    else if (action.name === "open") el.querySelector<HTMLElement>(".tt-file")?.click();
    else {
      const sent = ask(message(board, action, ui.chosen, choice));
      rulesMissed = action.name === "how-to-play" && !sent;
      return sent;
    }
    return false;
  };
  // Of what is asked for while an answer is awaited the last is kept: a slider ends where it stands.
  const tell: Tell = (wish, more) => {
    later = ask(asking(board, wish, more)) || wish !== "replay" ? null : more;
  };
  const reply: Reply = (action, more, choice) =>
    void ask({ ...message(board, action, [], choice), ...more });
  // A second click that comes before the answer to the first is dropped: one card, one turn.
  const ask = (wish: Message): boolean => {
    const seen = `${board.moves}/${board.entry}`;
    if (asked === seen) return false;
    asked = seen;
    model.send(wish);
    clearTimeout(lost);
    lost = window.setTimeout(() => newAnswer(null), LOST);
    return true;
  };
  const reading = () => ui.rules || board.question !== null || isTold(board.telling, ui);
  const wait = (pause: number) => {
    clearTimeout(timer);
    timer = 0;
    if (!board.waiting || reading()) return;
    timer = window.setTimeout(() => {
      timer = 0;
      if (!reading()) ask(next(board)); // what was opened meanwhile is read first
    }, pause);
  };

  const beneath = { model, board: () => board, ui: () => ui, looks, change, ask };
  const over = overTheTable(beneath);
  const still = () => model.get("pace") === 0;
  const scene = stage(el, { ...beneath, still, act: (action) => act(action) });

  const here = () => {
    clearTimeout(away);
    el.style.visibility = "";
  };
  // The rules are no move: asked for while a bot is about to move, they are asked for once more.
  const rulesAgain = () => {
    const how = board.actions.find((action) => action.name === "how-to-play");
    if (rulesMissed && how) rulesMissed = !ask(message(board, how, []));
  };
  const newBoard = () => {
    const before = board;
    board = model.get("board");
    asked = null;
    ui = ended(settled(ui, before, board), before, board);
    const lines = stepped(before, board) ?? newLines(before.log, board.log);
    ui = { ...ui, heard: hear(ui.heard, before, board, lines) };
    scene.moving(lines, show);
    if (board.moves === 0 && before.moves > 0) scene.deal();
    wait(model.get("pace"));
    const key = model.get("match_key");
    if (isWonThrough(before, board) && !playedOut.has(key)) {
      if (key !== "") playedOut.add(key);
      done(el, "game");
    }
    if (later) tell("replay", later);
    rulesAgain();
  };
  const newAnswer: Listener = (content) => {
    const file = fileIn(content);
    if (file !== null) keep(file);
    clearTimeout(lost);
    asked = null;
    if (content) note(model);
    here();
    rulesAgain();
    // an answer that brought no board: what was waited for is asked for once more
    if (timer === 0) wait(Math.max(model.get("pace"), RETRY));
  };
  const deaf = heed(model, [
    ["change:board", newBoard],
    ["change:art", show],
    ["change:words", show],
    ["change:portraits", show],
    ["change:form", over.newForm],
    ["change:rules", show],
    ["msg:custom", newAnswer],
  ]);
  const unruled = heedWidth(el, (width) => change({ width }));
  const back = comeBack(model);
  show();
  if (back) {
    el.style.visibility = "hidden";
    away = window.setTimeout(here, AWAY);
  } else note(model);
  if (!back && board.moves === 0) scene.deal();
  wait(model.get("pace"));

  return () => {
    clearTimeout(timer);
    clearTimeout(lost);
    clearTimeout(away);
    over.end();
    scene.end();
    unruled();
    deaf();
    draw(null, el);
  };
}

export default { render };
