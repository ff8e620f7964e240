/** Where the hand was while a round is counted: a proof to look at, or the next question. */

import type { ComponentChild } from "preact";

import type { Line, SheetPage } from "./board.d.ts";
import { Button } from "./button.tsx";
import { Steps } from "./count_parts.tsx";
import { Counting } from "./counting.tsx";
import { Icon } from "./icons.tsx";
import type { OwnProps } from "./own.tsx";
import { figure, Pieces } from "./pieces.tsx";

export function Desk(props: OwnProps & { sheet: SheetPage }): ComponentChild {
  const { board, art, words, ui, change, reply, sheet } = props;
  const { shows, ask } = sheet;
  const line = shows === null ? undefined : sheet.lines[shows];
  if (shows !== null && line && shows !== ui.proved) {
    return <Proof {...props} line={line} done={() => change({ proved: shows })} />;
  }
  if (ask === null) return null;
  return (
    <Counting
      key={`${board.entry}/${shows}`}
      board={board}
      ask={ask}
      art={art}
      words={words}
      lit={ui.answer.cards}
      reply={reply}
    />
  );
}

interface ProofProps extends OwnProps {
  line: Line;
  done: () => void;
}

/** How a hand is counted, once its players have tried. */
function Proof({ art, words, line, done }: ProofProps): ComponentChild {
  return (
    <section class="tt-count tt-count-proof" aria-label={line.name}>
      <p class="tt-count-asks">
        <b>{line.name}</b> {line.group}
      </p>
      <Steps art={art} lines={line.proof} />
      <div class="tt-count-line">
        <Pieces art={art} pieces={line.sum} />
        <span class="tt-count-figure">= {figure(line.score)}</span>
        <Button class="tt-button tt-main" data-on onClick={done}>
          <Icon art={art} name="next-round" />
          {words["sheet-on"]}
        </Button>
      </div>
    </section>
  );
}
