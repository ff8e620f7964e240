/** What happened, and how the match stands. */

import type { ComponentChild } from "preact";

import type { Board } from "./board.d.ts";
import { Explained, Why } from "./explanation.tsx";
import { Icon } from "./icons.tsx";
import { Name } from "./line.tsx";
import type { Art, Words } from "./model.ts";
import { Speaker } from "./speak.tsx";
import type { Tell } from "./tell.ts";
import "./story.css";

interface Props {
  board: Board;
  art: Art;
  words: Words;
  tell: Tell;
}

export function Log({ board, art, words, tell }: Props): ComponentChild {
  return (
    <section class="tt-panel tt-log">
      <h2>
        {words["what-happened"]}
        <Speaker art={art} words={words} text={newest(board)} />
      </h2>
      <ol reversed {...scrolls(words["what-happened"])}>
        {board.log
          .map((line, i) => (
            <li key={i}>
              {line.says}
              {line.why !== null && <q>{line.why}</q>}
              <Why number={line.explained} about={line.says} art={art} words={words} tell={tell} />
            </li>
          ))
          .reverse()}
      </ol>
      {board.log.length === 0 && <p>{words["nothing-yet"]}</p>}
    </section>
  );
}

/** The newest line of the log, and why it was so. */
function newest(board: Board): string {
  const line = board.log[board.log.length - 1];
  return [line?.says, line?.why].filter(Boolean).join(" ");
}

export function Scores({ board, art, words, tell }: Props): ComponentChild {
  if (board.scores.length === 0) return null;
  const rounds = Math.max(...board.scores.map((row) => row.rounds.length));
  return (
    <section class="tt-panel tt-scores">
      <h2>{words.scores}</h2>
      <div class="tt-scroll" role="group" {...(rounds > 0 ? scrolls(words.scores) : {})}>
        <table>
          {rounds > 0 && (
            <thead>
              <tr>
                <td />
                {Array.from({ length: rounds }, (_, i) => (
                  <th scope="col" aria-label={`${words.round} ${i + 1}`}>
                    {i + 1}
                  </th>
                ))}
                <th scope="col">{words.total}</th>
              </tr>
            </thead>
          )}
          <tbody>
            {board.scores.map((row) => (
              <tr class={board.winners.includes(row.seat) ? "tt-winner" : ""} key={row.seat}>
                <th scope="row">
                  {board.winners.includes(row.seat) && <Icon art={art} name="star" />}
                  <Name name={row.name} />
                </th>
                {Array.from({ length: rounds }, (_, i) => (
                  <td>
                    <Explained
                      number={row.explained[i]}
                      about={`${row.name}, ${words.round} ${i + 1}`}
                      words={words}
                      tell={tell}
                    >
                      {number(row.rounds[i])}
                    </Explained>
                  </td>
                ))}
                <td class="tt-total">{number(row.total)}</td>
                {row.note !== null && <td class="tt-note">{row.note}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** What scrolls by itself can be reached by keyboard, and then keeps its keys. */
function scrolls(label: string | undefined) {
  return { tabIndex: 0, "data-lm-suppress-shortcuts": "true", "aria-label": label };
}

/** A number with a real minus sign. */
function number(value: number | undefined): string {
  return value === undefined ? "" : String(value).replace("-", "−");
}
