/** A sum on the score sheet, its numbers little cards; it is read, not tapped. */

import type { ComponentChild } from "preact";

import type { Piece } from "./board.d.ts";
import type { Art } from "./model.ts";

interface Props {
  art: Art;
  pieces: readonly Piece[];
}

/** The sum in the child's order; a screen reader hears it in one go. */
export function Pieces({ art, pieces }: Props): ComponentChild {
  return (
    <span class="tt-pieces" role="img" aria-label={spoken(pieces)}>
      {pieces.map((piece, i) => (
        <One key={i} art={art} piece={piece} />
      ))}
    </span>
  );
}

/** One number, little card or sign. */
export function One({ art, piece }: { art: Art; piece: Piece }): ComponentChild {
  const chip = piece.card === null ? undefined : art.chips[piece.card];
  if (chip === undefined) return <span class={piece.number ? "tt-num" : ""}>{piece.text}</span>;
  return <span class="tt-little" dangerouslySetInnerHTML={{ __html: chip.svg }} />;
}

/** What is printed, as one text. */
export function spoken(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => piece.text)
    .join(" ")
    .replace(/\( /g, "(")
    .replace(/ \)/g, ")");
}

/** A number with a real minus sign. */
export function figure(value: number | null): string {
  return value === null ? "" : String(value).replace("-", "−");
}
