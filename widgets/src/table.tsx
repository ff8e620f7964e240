/** The table: one tree, drawn from a board, the view's own choices and nothing else. */

import type { ComponentChild } from "preact";

import type { Action } from "./board.d.ts";
import { Felt } from "./felt.tsx";
import { Icon } from "./icons.tsx";
import { Actions, Hand, type OwnProps } from "./own.tsx";
import { Log, Scores } from "./story.tsx";

export function Table(props: OwnProps): ComponentChild {
  const { board, art, words, ui, act } = props;
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
      role="region"
      aria-label={words.table}
    >
      <div class={`tt-banner${board.phase === "over" ? " tt-won" : ""}`} role="status">
        {board.phase === "over" && <Icon art={art} name="star" />}
        <p>
          <b>{board.banner.who}</b> {board.banner.what}
        </p>
        {board.phase === "over" && <Icon art={art} name="star" />}
      </div>
      {board.phase === "over" && <Scores board={board} art={art} words={words} />}
      <Felt board={board} art={art} act={act} />
      <div class="tt-own">
        <div class="tt-answer" role="status">
          {ui.answer.text !== "" && <p key={ui.answer.count}>{ui.answer.text}</p>}
        </div>
        {board.phase === "cover" ? <Cover {...props} /> : <Hand {...props} />}
        <Actions {...props} board={{ ...board, actions: board.actions.filter(notReveal) }} />
      </div>
      <div class="tt-story">
        <Log board={board} words={words} />
        {board.phase !== "over" && <Scores board={board} art={art} words={words} />}
      </div>
      <div class="tt-ghosts" aria-hidden="true" />
    </div>
  );
}

/** The hand of a player who is not there yet: nothing to see, one friendly button. */
function Cover({ board, art, act }: OwnProps): ComponentChild {
  const reveal = board.actions.find((action) => action.name === "reveal");
  return (
    <div class="tt-cover">
      {reveal && (
        <button type="button" class="tt-button tt-main" data-action="reveal" onClick={() => act(reveal)}>
          <Icon art={art} name="reveal" />
          {reveal.label}
        </button>
      )}
    </div>
  );
}

const notReveal = (action: Action) => action.name !== "reveal";

/** How wide the table is; not the window, since a notebook cell is narrower. */
function size(width: number): string {
  return width < 560 ? "narrow" : width < 900 ? "middle" : width < 1700 ? "wide" : "huge";
}
