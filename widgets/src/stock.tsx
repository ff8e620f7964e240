/** The deck and the discard pile; each is the button that draws from it. */

import type { ComponentChild } from "preact";

import type { Action, Pile } from "./board.d.ts";
import { Button } from "./button.tsx";
import { cardName, Front, Picture } from "./cards.tsx";
import { Key, keyOf } from "./keys.tsx";
import type { Art, Words } from "./model.ts";
import "./stock.css";

interface Props {
  pile: Pile;
  art: Art;
  words: Words;
  action: Action | undefined;
  act: (action: Action) => void;
}

export function Stock({ pile, art, words, action, act }: Props): ComponentChild {
  const top = pile.cards[pile.cards.length - 1];
  const count = pile.hidden + pile.cards.length;
  const high = count > 12 ? 3 : count > 4 ? 2 : count > 1 ? 1 : 0;
  const key = action && keyOf(words, action.name);
  const lies = (
    <>
      {action && <span class="tt-heard">{action.label}: </span>}
      <span class={`tt-heap tt-heap-${pile.kind}`} data-high={high} aria-hidden="true">
        {top !== undefined ? (
          <span class="tt-card tt-top" data-card={top} key={top}>
            <Front art={art} card={top} />
          </span>
        ) : count > 0 ? (
          <span class="tt-card tt-back tt-top" key="back">
            <Picture svg={art.back} />
          </span>
        ) : (
          <span class="tt-card tt-gap" key="gap" />
        )}
      </span>
      {action && <Key letter={key} />}
      <span class="tt-caption">
        {pile.label}
        {top !== undefined && <span class="tt-heard">{cardName(art, top)}</span>}
        {pile.note !== null && <span class="tt-note">{pile.note}</span>}
      </span>
    </>
  );
  if (!action) {
    return (
      <div class="tt-pile tt-stock" data-pile={pile.kind}>
        {lies}
      </div>
    );
  }
  return (
    <div class="tt-pile" data-pile={pile.kind}>
      <Button
        class={`tt-stock${action.main ? " tt-main" : ""}`}
        data-action={action.name}
        aria-disabled={action.why_not !== null}
        aria-keyshortcuts={key}
        onClick={() => act(action)}
      >
        {lies}
      </Button>
    </div>
  );
}
