/** The own hand, large. */

import type { ComponentChild } from "preact";

import type { Action, Board, Choice } from "./board.d.ts";
import { Button } from "./button.tsx";
import { cardName, fanned, Front } from "./cards.tsx";
import { neighbour, toggle } from "./hand.ts";
import type { Reply } from "./count_parts.tsx";
import { keyOf } from "./keys.tsx";
import type { Art, Words } from "./model.ts";
import type { Tell } from "./tell.ts";
import { arranged, laidByHand, type Ui } from "./ui.ts";
import "./hand.css";

export interface OwnProps {
  board: Board;
  art: Art;
  words: Words;
  ui: Ui;
  change: (change: Partial<Ui>) => void;
  act: (action: Action, choice?: Choice) => void;
  reply: Reply;
  tell: Tell;
}

export function Hand({ board, art, words, ui, change }: OwnProps): ComponentChild {
  const hand = arranged(board, ui);
  const pile = board.piles.find((each) => each.kind === "hand");
  if (!pile) return null;
  const at = hand.some((card) => card.key === ui.at) ? ui.at : hand[0]?.key;
  const large = keyOf(words, "large");
  const move = (event: KeyboardEvent, key: string) => {
    if (event.key.toUpperCase() === large && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      return change({ large: hand.find((card) => card.key === key)?.card ?? null });
    }
    const to = neighbour(hand, key, event.key);
    if (to === null) return;
    event.preventDefault();
    if (event.ctrlKey) {
      const place = hand.findIndex((card) => card.key === to);
      return change(laidByHand(board, ui, key, place));
    }
    const cards = (event.currentTarget as HTMLElement).parentElement;
    cards?.querySelector<HTMLElement>(`[data-key="${CSS.escape(to)}"]`)?.focus();
  };
  return (
    <div
      class="tt-pile tt-hand"
      data-pile="hand"
      data-seat={pile.seat}
      style={`--columns: ${hand.length > 4 ? Math.ceil(hand.length / 2) : hand.length}`}
      role="group"
      aria-label={pile.label}
    >
      {hand.map(({ key, card }, i) => (
        <Button
          class={`tt-card${ui.answer.cards.includes(card) ? " tt-named" : ""}`}
          style={fanned(i, hand.length, 1.5)}
          key={key}
          data-key={key}
          data-card={card}
          aria-pressed={ui.chosen.includes(key)}
          aria-label={cardName(art, card)}
          aria-keyshortcuts={large}
          tabIndex={key === at ? 0 : -1}
          onClick={() => change({ chosen: toggle(ui.chosen, key) })}
          onFocus={() => ui.at !== key && change({ at: key })}
          onKeyDown={(event) => move(event, key)}
        >
          <Front art={art} card={card} />
        </Button>
      ))}
    </div>
  );
}
