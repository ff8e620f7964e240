/** The table: one tree, drawn from a board, the view's own choices and nothing else. */

import type { ComponentChild } from "preact";

import type { Action } from "./board.d.ts";
import { Button } from "./button.tsx";
import { Felt } from "./felt.tsx";
import { Icon } from "./icons.tsx";
import { Actions, Hand, type OwnProps } from "./own.tsx";
import type { Art } from "./model.ts";
import { Log, Scores } from "./story.tsx";
import "./banner.css";

export function Table(props: OwnProps): ComponentChild {
  const { board, art, words, ui, act } = props;
  const over = board.phase === "over";
  const reveal = board.actions.find((action) => action.name === "reveal");
  const banner = (
    <div class="tt-banner" role="status">
      <p>
        <b>{board.banner.who}</b> {board.banner.what}
      </p>
    </div>
  );
  const answer = (
    <div class="tt-answer" role="status">
      {ui.answer.text !== "" && <p key={ui.answer.count}>{ui.answer.text}</p>}
    </div>
  );
  const scores = <Scores board={board} art={art} words={words} />;
  const felt = <Felt board={board} art={art} act={act} />;
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
      dir={words.dir}
      role="region"
      aria-label={words.table}
    >
      {over ? (
        <>
          <div class="tt-end">
            <Stars art={art} />
            {banner}
            {scores}
            {answer}
            <Actions {...props} />
          </div>
          {felt}
          <Hand {...props} />
        </>
      ) : (
        <>
          {banner}
          {felt}
          <div class="tt-own">
            {answer}
            {reveal ? <Cover art={art} reveal={reveal} act={act} /> : <Hand {...props} />}
            <Actions {...props} />
          </div>
        </>
      )}
      <div class="tt-story">
        <Log board={board} words={words} />
        {!over && scores}
      </div>
      <div class="tt-ghosts" aria-hidden="true" />
    </div>
  );
}

/** The hand of a player who is not there yet: nothing to see, one friendly button. */
function Cover({ art, reveal, act }: CoverProps): ComponentChild {
  return (
    <div class="tt-cover">
      <Button class="tt-button tt-main" data-action="reveal" onClick={() => act(reveal)}>
        <Icon art={art} name="reveal" />
        {reveal.label}
      </Button>
    </div>
  );
}

interface CoverProps {
  art: Art;
  reveal: Action;
  act: (action: Action) => void;
}

/** A little splendour for the end. */
function Stars({ art }: { art: Art }): ComponentChild {
  return (
    <div class="tt-stars" aria-hidden="true">
      {[1, 2, 3, 2, 1].map((size) => (
        <span style={`font-size: ${0.7 + size * 0.35}em`}>
          <Icon art={art} name="star" />
        </span>
      ))}
    </div>
  );
}

/** How wide the table is; not the window, since a notebook cell is narrower. */
function size(width: number): string {
  return width < 560 ? "narrow" : width < 900 ? "middle" : width < 1700 ? "wide" : "huge";
}
