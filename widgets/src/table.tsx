/** The table: one tree, drawn from a board, the view's own choices and nothing else. */

import type { ComponentChild } from "preact";

import { Actions } from "./actions.tsx";
import type { Action } from "./board.d.ts";
import { Button } from "./button.tsx";
import { Desk } from "./desk.tsx";
import { EndWords } from "./ending.tsx";
import { Explanation, isTold } from "./explanation.tsx";
import { Felt } from "./felt.tsx";
import { Garland } from "./garland.tsx";
import { Icon } from "./icons.tsx";
import { Key, keyOf, pressKey } from "./keys.tsx";
import { Large } from "./large.tsx";
import { Line, nameAt } from "./line.tsx";
import { Meant } from "./meant.tsx";
import { Hand, type OwnProps } from "./own.tsx";
import { Portrait } from "./portrait.tsx";
import { Question } from "./question.tsx";
import { Opener, Replay } from "./replay.tsx";
import { Stopped } from "./room.tsx";
import { ScoreSheet } from "./score_sheet.tsx";
import { Log, Scores } from "./story.tsx";
import { isOver } from "./ui.ts";

/** `instead` lies over the table for a while: the form before a new game, or the rules. */
export function Table(props: OwnProps & { instead: ComponentChild | null }): ComponentChild {
  const { board, art, words, ui, act, tell, instead } = props;
  const { question, telling, timeline } = board;
  const over = isOver(board) && timeline === null;
  const sheet = board.sheet;
  const find = (name: Action["name"]) => board.actions.find((action) => action.name === name);
  const [reveal, resume] = [find("reveal"), find("resume")];
  // A teacher stops the talk of cards with one key, though its button lies in a menu.
  const pressHidden = (key: string) => {
    const pause = find("pause");
    if (pause && key === keyOf(words, "pause")) act(pause);
  };
  const banner = <Line {...props} />;
  const answer = (
    <div class="tt-answer" role="status">
      {ui.answer.text !== "" && (
        <p key={ui.answer.count}>
          {ui.answer.text}
          <Meant answer={ui.answer} art={art} words={words} />
        </p>
      )}
    </div>
  );
  const scores = <Scores board={board} art={art} words={words} tell={tell} />;
  const told = isTold(telling, ui);
  const felt = <Felt board={board} art={art} words={words} act={act} tell={tell} />;
  const explained = told && <Explanation {...props} telling={telling} />;
  const actions = timeline ? (
    <Replay timeline={timeline} art={art} words={words} tell={tell} />
  ) : (
    <>
      {question && <Question question={question} art={art} words={words} tell={tell} />}
      <Actions {...props} />
    </>
  );
  return (
    <div
      class={`tictimes tt-${size(ui.width)}`}
      style={`--tt-width: ${ui.width}px`}
      data-tictimes={board.game}
      data-phase={board.phase}
      data-turn={board.turn}
      data-moves={board.moves}
      data-entry={board.entry}
      data-lm-suppress-shortcuts="true"
      lang={words.lang}
      dir={words.dir as "ltr" | "rtl"}
      data-zones={ui.zones}
      role="region"
      aria-label={words.table}
      onKeyDown={(event) => {
        if (event.key === "Escape" && told) props.change({ closed: telling.number, lit: [] });
        else pressKey(event, pressHidden);
      }}
    >
      <div class="tt-heard" role="status" data-heard>
        {ui.heard.now}
      </div>
      {instead !== null ? (
        instead
      ) : resume ? (
        <Stopped {...props} resume={resume} />
      ) : over ? (
        <>
          <div class="tt-end">
            <Garland board={board} art={art} />
            {banner}
            <EndWords ending={board.ending} best={ui.best} />
            {scores}
            {answer}
            {actions}
          </div>
          {explained}
          {felt}
          <Hand {...props} />
        </>
      ) : (
        <>
          {banner}
          {felt}
          <div class="tt-own">
            {answer}
            {reveal ? (
              <Cover {...props} reveal={reveal} />
            ) : sheet !== null && find("next-round") ? (
              <Desk {...props} sheet={sheet} />
            ) : (
              <Hand {...props} />
            )}
            {explained || actions}
          </div>
        </>
      )}
      {instead === null && !resume && (
        <div class="tt-story">
          <Log board={board} art={art} words={words} tell={tell} />
          {sheet !== null && sheet.lines.length > 0 ? (
            <ScoreSheet sheet={sheet} art={art} words={words} />
          ) : (
            !over && scores
          )}
        </div>
      )}
      {ui.large !== null && (
        <Large
          key={ui.large}
          art={art}
          words={words}
          card={ui.large}
          close={() => props.change({ large: null })}
        />
      )}
      <Opener tell={tell} label={find("open")?.label ?? ""} />
      <div class="tt-ghosts" aria-hidden="true" />
    </div>
  );
}

/** The hand of a player who is not there yet: nothing to see, one friendly button. */
function Cover({ board, art, words, reveal, act }: OwnProps & { reveal: Action }): ComponentChild {
  const key = keyOf(words, "reveal");
  return (
    <div class="tt-cover">
      <Portrait art={art} name={nameAt(board, board.turn)} seat={board.turn} />
      <Button
        class="tt-button tt-main"
        data-action="reveal"
        aria-keyshortcuts={key}
        onClick={() => act(reveal)}
      >
        <Icon art={art} name="reveal" />
        {reveal.label}
        <Key letter={key} />
      </Button>
    </div>
  );
}

/** How wide the table is; not the window, since a notebook cell is narrower. */
function size(width: number): string {
  return width < 640 ? "narrow" : width < 900 ? "middle" : width < 1700 ? "wide" : "huge";
}
