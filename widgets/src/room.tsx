/** A table in a room full of children: two at one seat, and all who stop to talk. */

import type { ComponentChild } from "preact";

import type { Action, Sharing } from "./board.d.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icons.tsx";
import { Key, keyOf } from "./keys.tsx";
import type { Art, Words } from "./model.ts";
import type { OwnProps } from "./own.tsx";
import { Portrait } from "./portrait.tsx";
import "./room.css";

/** Whose finger it is, and who explains. */
export function SeatShared({ sharing, art }: { sharing: Sharing; art: Art }): ComponentChild {
  return (
    <span class="tt-sharing" data-taps={sharing.taps}>
      <Role art={art} name={sharing.taps} does="tap" seat={0} />
      {sharing.explains.map((name, i) => (
        <Role key={name} art={art} name={name} does="talk" seat={i + 1} />
      ))}
      <span>{sharing.says}</span>
    </span>
  );
}

interface RoleProps {
  art: Art;
  name: string;
  does: "tap" | "talk";
  seat: number;
}

function Role({ art, name, does, seat }: RoleProps): ComponentChild {
  return (
    <span class={`tt-role tt-${does}s`} aria-hidden="true">
      <Portrait art={art} name={name} seat={seat} />
      <Icon art={art} name={does} />
    </span>
  );
}

/** The large card that lies over everything while all talk. */
export function Stopped({
  board,
  art,
  words,
  resume,
  act,
}: OwnProps & { resume: Action }): ComponentChild {
  const key = keyOf(words, "resume");
  return (
    <div class="tt-stopped">
      <span class="tt-talkers" aria-hidden="true">
        <Icon art={art} name="talkers" />
      </span>
      <div role="status">
        <p class="tt-stop-word">{board.banner.who}</p>
        <p>{board.banner.what}</p>
      </div>
      <Button
        class="tt-button tt-main"
        data-action="resume"
        aria-keyshortcuts={key}
        onClick={() => act(resume)}
      >
        <Icon art={art} name="resume" />
        {resume.label}
        <Key letter={key} />
      </Button>
    </div>
  );
}

interface HowToPlayProps {
  action: Action;
  art: Art;
  words: Words;
  act: (action: Action) => void;
}

/** The way to the rules, from wherever the table stands. */
export function HowToPlay({ action, art, words, act }: HowToPlayProps): ComponentChild {
  return (
    <Button
      class="tt-button tt-how"
      data-action="how-to-play"
      aria-label={action.label}
      aria-keyshortcuts={keyOf(words, "how-to-play")}
      title={action.label}
      onClick={() => act(action)}
    >
      <Icon art={art} name="how-to-play" />
      <span aria-hidden="true">{action.label}</span>
    </Button>
  );
}
