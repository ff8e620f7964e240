/** Steps of an explanation, as `steps_json` gives them; numbers that are cards are little cards. */

import type { ComponentChild } from "preact";

import type { Face } from "./model.ts";
import { keepPlace, moveFocus } from "./roving.ts";
import "./sums.css";

/** A piece of a sum: a number, and the card it stands on, or a sign. */
export interface Piece {
  text: string;
  number: boolean;
  card: string | null;
}

export interface Step {
  says: string;
  sum: Piece[];
  claim: string | null;
  so: boolean | null;
  steps: Step[];
}

/** What Python tells: the steps, and every little card in them. */
export interface Told {
  steps: Step[];
  chips: Record<string, Face>;
}

/** The card that is pointed at, and what to do when a little card is pointed at or left. */
export interface Lights {
  lit: readonly string[];
  light: (card: string | null) => void;
}

interface StepsProps extends Lights {
  told: Told;
  /** How many are shown; all, unless said. */
  shown?: number;
}

/** All steps so far; the newest stands out where not all are shown. */
export function Steps({ told, shown, ...lights }: StepsProps): ComponentChild {
  const steps = told.steps.slice(0, shown);
  return (
    <div
      class="tt-steps"
      onKeyDown={(event) => moveFocus(event, ".tt-chip")}
      onFocusIn={(event) => keepPlace(event, ".tt-chip")}
    >
      <StepList
        steps={steps}
        chips={told.chips}
        newest={shown === undefined ? -1 : steps.length - 1}
        first
        {...lights}
      />
    </div>
  );
}

interface ListProps extends Lights {
  steps: readonly Step[];
  chips: Told["chips"];
  newest?: number;
  /** Whether the first little card in it is the one that Tab comes to. */
  first: boolean;
}

function StepList({ steps, newest, first, ...rest }: ListProps): ComponentChild {
  const stop = first ? steps.findIndex(hasCard) : -1;
  return (
    <ol>
      {steps.map((step, i) => (
        <li key={i} class={i === newest ? "tt-newest" : ""} data-step={i}>
          <p>{unbroken(step.says)}</p>
          {step.sum.length > 0 && (
            <Sum pieces={step.sum} first={i === stop && step.sum.some(isCard)} {...rest} />
          )}
          {step.claim !== null && (
            <p class={step.so === true ? "tt-so" : "tt-not-so"}>{unbroken(step.claim)}</p>
          )}
          {step.steps.length > 0 && (
            <StepList steps={step.steps} first={i === stop && !step.sum.some(isCard)} {...rest} />
          )}
        </li>
      ))}
    </ol>
  );
}

interface SumProps extends Lights {
  pieces: readonly Piece[];
  chips: Told["chips"];
  first: boolean;
}

/** A sum in the child's order; a sign stays with the number that it stands before. */
export function Sum({ pieces, chips, first, lit, light }: SumProps): ComponentChild {
  const stop = first ? pieces.findIndex(isCard) : -1;
  const shown = (i: number) => {
    const piece = pieces[i]!;
    const face = piece.card === null ? undefined : chips[piece.card];
    if (piece.card === null || face === undefined) {
      return (
        <span key={i} class={piece.number ? "tt-number" : "tt-sign"}>
          {piece.text}
        </span>
      );
    }
    return (
      <Chip
        key={i}
        card={piece.card}
        face={face}
        tabIndex={i === stop ? 0 : -1}
        lit={lit}
        light={light}
      />
    );
  };
  return (
    <p class="tt-sum">
      {terms(pieces).map((term) => [
        <span key={term[0]} class="tt-term">
          {term.map(shown)}
        </span>,
        " ",
      ])}
    </p>
  );
}

/** A short sum in a sentence stays on one line. */
export function unbroken(text: string): string {
  return text.replace(/\d+(?: \S \d+)* = \S?\d+/g, (sum) =>
    sum.length <= 16 ? sum.replace(/ /g, "\u00a0") : sum,
  );
}

/** Where the pieces of a sum stand, in terms between which a line may break. */
export function terms(pieces: readonly Piece[]): number[][] {
  const found: number[][] = [];
  let glued = false;
  pieces.forEach((piece, i) => {
    const last = found[found.length - 1];
    // a sign begins a term, a closing bracket ends one
    const closes = piece.text === ")";
    if (
      last !== undefined &&
      (closes || (piece.number && glued) || (piece.text === "(" && glued))
    ) {
      last.push(i);
    } else {
      found.push([i]);
    }
    glued = !piece.number && !closes;
  });
  return found;
}

interface ChipProps extends Lights {
  card: string;
  face: Face;
  tabIndex: number;
}

/** A little card: pointing at it lights the card wherever it lies. */
function Chip({ card, face, tabIndex, lit, light }: ChipProps): ComponentChild {
  return (
    <button
      type="button"
      class={`tt-chip ${lit.includes(card) ? "tt-lit" : ""}`}
      data-chip={card}
      data-lm-suppress-shortcuts="true"
      aria-label={face.name}
      tabIndex={tabIndex}
      onPointerEnter={() => light(card)}
      onPointerLeave={() => light(null)}
      onFocus={() => light(card)}
      onBlur={() => light(null)}
      onClick={() => light(card)}
      dangerouslySetInnerHTML={{ __html: face.svg }}
    />
  );
}

function isCard(piece: Piece): boolean {
  return piece.card !== null;
}

function hasCard(step: Step): boolean {
  return step.sum.some(isCard) || step.steps.some(hasCard);
}
