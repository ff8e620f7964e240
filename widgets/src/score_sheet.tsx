/** The score sheet: a row for each hand, its sum and its two numbers, and the totals. */

import type { ComponentChild } from "preact";
import { useState } from "preact/hooks";

import type { Line, Piece, SheetPage, Total } from "./board.d.ts";
import { Button } from "./button.tsx";
import { Steps } from "./count_parts.tsx";
import { Icon } from "./icons.tsx";
import { Name } from "./line.tsx";
import type { Art, Words } from "./model.ts";
import { figure, Pieces } from "./pieces.tsx";
import { printOnly } from "./print_only.ts";
import "./score_sheet.css";

interface Props {
  sheet: SheetPage;
  art: Art;
  words: Words;
}

export function ScoreSheet({ sheet, art, words }: Props): ComponentChild {
  const [open, show] = useState<string | null>(null);
  if (sheet.lines.length === 0) return null;
  const toggle = (line: string) => show(open === line ? null : line);
  return (
    <section class="tt-panel tt-sheet">
      <div class="tt-sheet-head">
        <h2>{words.sheet}</h2>
        <Button
          class="tt-button"
          data-print
          onClick={(event) => printOnly(event.currentTarget.closest(".tt-sheet"))}
        >
          <Icon art={art} name="print" />
          {words["sheet-print"]}
        </Button>
      </div>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{words["sheet-own"]}</th>
            <th scope="col">{words["sheet-other"]}</th>
            <td />
          </tr>
        </thead>
        {rounds(sheet).map((round) => (
          <tbody key={round}>
            <tr>
              <th scope="rowgroup" colSpan={4} class="tt-sheet-round">
                {words.round} {round}
              </th>
            </tr>
            {sheet.lines
              .filter((line) => line.round === round)
              .map((line) => (
                <Row
                  key={line.seat}
                  line={line}
                  art={art}
                  words={words}
                  open={open === nameOf(line)}
                  toggle={() => toggle(nameOf(line))}
                />
              ))}
          </tbody>
        ))}
        <tfoot>
          {totals(sheet).map((total) => (
            <tr key={total.seat}>
              <th scope="row">
                {words.total}: <Name name={total.name} />
              </th>
              <td class="tt-total">{figure(total.total)}</td>
              <td />
              <td />
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
}

interface RowProps {
  line: Line;
  art: Art;
  words: Words;
  open: boolean;
  toggle: () => void;
}

function Row({ line, art, words, open, toggle }: RowProps): ComponentChild {
  const ticked = ["same", "backwards", "right"].includes(line.mark);
  const notes = [line.group, ticked ? null : line.sign].filter((text) => text !== null);
  return (
    <>
      <tr class="tt-sheet-line" data-line={nameOf(line)}>
        <th scope="row">
          <Name name={line.name} />
        </th>
        <td class="tt-num">{figure(line.own)}</td>
        <td class="tt-num">{figure(line.other)}</td>
        <td class={`tt-mark tt-mark-${line.mark}`}>
          {ticked && (
            <>
              <Icon art={art} name="agree" />
              <span class="tt-unseen">{line.sign}</span>
            </>
          )}
        </td>
      </tr>
      {notes.length + line.sum.length > 0 && (
        <tr class="tt-sheet-sum">
          <td colSpan={4}>
            {notes.length > 0 && <span class="tt-note">{notes.join(", ")}</span>}
            <div>
              {line.sum.length > 0 && <Pieces art={art} pieces={whole(line)} />}
              {line.proof.length > 0 && (
                <Button
                  class="tt-button tt-why"
                  data-how
                  aria-expanded={open}
                  aria-label={`${words["sheet-how"]} ${line.name}, ${words.round} ${line.round}`}
                  onClick={toggle}
                >
                  <Icon art={art} name="dispute" />
                  {words["sheet-how"]}
                </Button>
              )}
            </div>
            {open && <Steps art={art} lines={line.proof} />}
          </td>
        </tr>
      )}
    </>
  );
}

/** The sum and, once it may be seen, what it makes. */
function whole(line: Line): Piece[] {
  if (line.score === null) return line.sum;
  const score = { text: figure(line.score), number: true, card: null };
  return [...line.sum, { text: "=", number: false, card: null }, score];
}

/** The totals, once there is something to add up. */
function totals(sheet: SheetPage): Total[] {
  return sheet.lines.some((line) => line.score !== null) ? sheet.totals : [];
}

function rounds(sheet: SheetPage): number[] {
  return [...new Set(sheet.lines.map((line) => line.round))].reverse();
}

function nameOf(line: Line): string {
  return `${line.round}-${line.seat}`;
}
