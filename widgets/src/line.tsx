/** The one line on top: whose go it is, and what to do next. */

import type { ComponentChild } from "preact";

import type { Board } from "./board.d.ts";
import type { OwnProps } from "./own.tsx";
import { Portrait } from "./portrait.tsx";
import { HowToPlay, SeatShared } from "./room.tsx";
import { Speaker } from "./speak.tsx";
import "./banner.css";

export function Line({ board, art, words, act }: OwnProps): ComponentChild {
  const { who, what } = board.banner;
  const over = board.phase === "over";
  const find = (name: string) => board.actions.find((action) => action.name === name);
  const howToPlay = over ? undefined : find("how-to-play");
  // Between two rounds it is nobody's go; two who share a seat are shown with what they do.
  const somebody = !over && find("next-round") === undefined && board.sharing === null;
  return (
    <div class="tt-banner">
      {somebody && <Portrait art={art} name={nameAt(board, board.turn)} seat={board.turn} />}
      <p>
        <b>{who}</b> {what}
        {board.sharing !== null && <SeatShared sharing={board.sharing} art={art} />}
      </p>
      <Speaker art={art} words={words} text={`${who} ${what}`} />
      {howToPlay && <HowToPlay action={howToPlay} art={art} words={words} act={act} />}
    </div>
  );
}

/** A name; what stands in brackets after it has a line of its own where there is no room beside. */
export function Name({ name }: { name: string }): ComponentChild {
  const [, first = name, inside = ""] = /^(.*) (\(.*\))$/.exec(name) ?? [];
  return inside === "" ? (
    name
  ) : (
    <>
      {first} <span class="tt-aside">{inside}</span>
    </>
  );
}

/** The name of the player at `seat`. */
export function nameAt(board: Board, seat: number): string {
  return board.scores.find((row) => row.seat === seat)?.name ?? "";
}
