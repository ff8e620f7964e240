/** A little splendour for the end: bunting in the colours of the cards, and those who have won. */

import type { ComponentChild } from "preact";

import type { Board } from "./board.d.ts";
import { Icon } from "./icons.tsx";
import type { Art } from "./model.ts";
import { Portrait } from "./portrait.tsx";

const COLOURS = ["#cf2f3a", "#f2c230", "#0e97ab", "#ee7f22", "#7048c8", "#6db05b"];
const FLAGS = 18;
const WIDE = 900;

/** Where the string hangs at `x`: in three soft bows. */
function hang(x: number): number {
  return 8 + 26 * Math.sin((Math.PI * ((x * 3) % WIDE)) / WIDE);
}

function flags(): string {
  const step = WIDE / FLAGS;
  const drawn = Array.from({ length: FLAGS }, (_, i) => {
    const [left, right] = [i * step + 6, (i + 1) * step - 6];
    const middle = (left + right) / 2;
    const low = hang(middle) + 34;
    const flag = `M${left} ${hang(left)}L${right} ${hang(right)}L${middle} ${low}z`;
    return `<path fill="${COLOURS[i % COLOURS.length]}" stroke="#2b2a33" stroke-width="2" stroke-linejoin="round" d="${flag}"/>`;
  });
  const string = Array.from({ length: 91 }, (_, i) => `${i * 10} ${hang(i * 10)}`).join("L");
  return `<svg viewBox="0 0 ${WIDE} 72" preserveAspectRatio="xMidYMin slice">${drawn.join("")}<path fill="none" stroke="#2b2a33" stroke-width="2.5" d="M${string}"/></svg>`;
}

const GARLAND = flags();

export function Garland({ board, art }: { board: Board; art: Art }): ComponentChild {
  const winners = board.scores.filter((row) => board.winners.includes(row.seat));
  return (
    <>
      <span class="tt-garland" aria-hidden="true" dangerouslySetInnerHTML={{ __html: GARLAND }} />
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
