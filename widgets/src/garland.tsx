/** A little splendour for the end: bunting in the colours of the cards, and those who have won. */

import type { ComponentChild } from "preact";

import type { Board } from "./board.d.ts";
import { Icon } from "./icons.tsx";
import type { Art } from "./model.ts";
import { Portrait } from "./portrait.tsx";

export function Garland({ board, art }: { board: Board; art: Art }): ComponentChild {
  const winners = board.scores.filter((row) => board.winners.includes(row.seat));
  return (
    <>
      <span class="tt-garland" aria-hidden="true" />
      <div class="tt-winners" aria-hidden="true">
        <Icon art={art} name="star" />
        {winners.map((row) => (
          <Portrait key={row.seat} art={art} name={row.name} seat={row.seat} />
        ))}
        <Icon art={art} name="star" />
      </div>
    </>
  );
}
