/** What a player has laid down: sets or groups, each on its own small mat. */

import type { ComponentChild } from "preact";

import type { CardGroup, Pile } from "./board.d.ts";
import { FaceUp } from "./cards.tsx";
import { Why } from "./explanation.tsx";
import type { Art, Words } from "./model.ts";
import type { Tell } from "./tell.ts";
import "./laid.css";

interface Props {
  pile: Pile;
  art: Art;
  words: Words;
  tell: Tell;
  /** Whether these are one's own: then the places still empty are shown as well. */
  own: boolean;
}

export function Laid({ pile, art, words, tell, own }: Props): ComponentChild {
  const empty = own ? Math.max(pile.places - pile.groups.length, 0) : 0;
  if (pile.groups.length + empty === 0 && pile.note === null) return null;
  return (
    <div
      class={`tt-pile tt-sets${own ? " tt-mine" : ""}`}
      data-pile="sets"
      data-seat={pile.seat}
      role="group"
      aria-label={pile.label}
    >
      <span class="tt-label" aria-hidden="true">
        {pile.label}
      </span>
      <Groups groups={pile.groups} art={art} words={words} tell={tell} />
      {Array.from({ length: empty }, (_, i) => (
        <span class="tt-group tt-waits" aria-hidden="true" key={`empty-${i}`}>
          <span class="tt-row">
            {[0, 1, 2].map((card) => (
              <span class="tt-card tt-gap" key={card} />
            ))}
          </span>
        </span>
      ))}
      {pile.note !== null && <span class="tt-sum">{pile.note}</span>}
    </div>
  );
}

export function Groups({ groups, art, words, tell }: GroupsProps): ComponentChild {
  // what was laid down may bear more than what is held
  const laid = { ...art, cards: art.laid ?? art.cards };
  return groups.map((group, i) => (
    <span class="tt-group" key={i}>
      <span class="tt-row">
        {group.cards.map((card) => (
          <FaceUp art={laid} card={card} />
        ))}
      </span>
      <span class="tt-under">
        <span class="tt-name">{group.label}</span>
        <Why number={group.explained} about={group.label} art={art} words={words} tell={tell} />
      </span>
    </span>
  ));
}

interface GroupsProps {
  groups: CardGroup[];
  art: Art;
  words: Words;
  tell: Tell;
}
