/** What the questions of the score sheet are made of: the hand, the working, the ways to answer. */

import type { ComponentChild } from "preact";

import type { Message } from "./ask.ts";
import type { Action, Ask, Board, Choice, ProofLine } from "./board.d.ts";
import { Button } from "./button.tsx";
import { cardName, Front } from "./cards.tsx";
import { Icon } from "./icons.tsx";
import type { Art, Words } from "./model.ts";
import { Pieces } from "./pieces.tsx";

export type Reply = (action: Action, more: Message, choice?: Choice) => void;

/** What every question of the score sheet is drawn from. */
export interface CountProps {
  board: Board;
  ask: Ask;
  art: Art;
  words: Words;
  /** The cards that the last answer was about. */
  lit: readonly string[];
  reply: Reply;
}

/** The hand: the cards of the group, and a little apart what is left over. */
export function Cards({
  ask,
  art,
  words,
  lit,
  tap,
}: CountProps & { tap?: (card: string) => void }) {
  const one = (card: string) => {
    const looks = `tt-card${lit.includes(card) ? " tt-named" : ""}`;
    const face = <Front art={art} card={card} />;
    const name = cardName(art, card);
    return tap ? (
      <Button key={card} class={looks} data-tile={card} aria-label={name} onClick={() => tap(card)}>
        {face}
      </Button>
    ) : (
      <span key={card} class={looks} role="img" aria-label={name}>
        {face}
      </span>
    );
  };
  const row = (cards: readonly string[], label: string | undefined) =>
    cards.length > 0 && (
      <div class="tt-count-row" role="group" aria-label={label}>
        {label !== undefined && (
          <span class="tt-note" aria-hidden="true">
            {label}
          </span>
        )}
        <span class="tt-row">{cards.map(one)}</span>
      </div>
    );
  return (
    <div class="tt-count-cards">
      {row(ask.cards, words["sheet-group"])}
      {ask.kind !== "reverse" && row(ask.leftovers, words["sheet-left"])}
    </div>
  );
}

/** The working, a step a line. */
export function Steps({ art, lines }: { art: Art; lines: readonly ProofLine[] }): ComponentChild {
  return (
    <ol class="tt-proof">
      {lines.map((line, i) => (
        <li key={i}>
          {line.says !== null && <span>{line.says}</span>}
          {line.sum.length > 0 && <Pieces art={art} pieces={line.sum} />}
        </li>
      ))}
    </ol>
  );
}

/** The ways to answer; the first of them is the likely one. */
export function Answers({
  board,
  ask,
  art,
  reply,
  more,
}: CountProps & { more: Message }): ComponentChild {
  return ask.buttons.map((button, i) => {
    const action = board.actions.find((one) => one.name === button.value);
    if (!action) return null;
    const choice = action.choices.find((one) => one.value === String(button.seat));
    const seat = button.seat === null ? {} : { "data-seat": button.seat };
    return (
      <Button
        key={`${button.value}-${button.seat}`}
        class={`tt-button${i === 0 && ask.kind !== "which" ? " tt-main" : ""}`}
        data-action={button.value}
        {...seat}
        onClick={() => reply(action, more, choice)}
      >
        <Icon art={art} name={button.seat === null ? button.value : "new-game"} />
        {button.label}
      </Button>
    );
  });
}
