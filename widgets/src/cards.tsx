/** Cards, face up and face down. */

import type { ComponentChild } from "preact";

import type { Art } from "./model.ts";
import "./cards.css";

/** What a screen reader says of a card. */
export function cardName(art: Art, card: string): string {
  return art.cards[card]?.name ?? card;
}

/** The picture on a card, without a word for screen readers. */
export function Picture({ svg }: { svg: string }): ComponentChild {
  return <span class="tt-picture" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** The front of a card; a card without a picture shows its notation. */
export function Front({ art, card }: { art: Art; card: string }): ComponentChild {
  const face = art.cards[card];
  return face ? <Picture svg={face.svg} /> : <span class="tt-picture tt-plain">{card}</span>;
}

/** A card that lies face up. */
export function FaceUp({ art, card }: { art: Art; card: string }): ComponentChild {
  return (
    <span class="tt-card" data-card={card} role="img" aria-label={cardName(art, card)}>
      <Front art={art} card={card} />
    </span>
  );
}

/** How a card leans in a fan of `count`, as a style: `degrees` more than the one before it. */
export function fanned(at: number, count: number, degrees: number): string {
  const off = at - (count - 1) / 2;
  return `--lean: ${off * degrees}deg; --drop: ${off * off * degrees * 0.1}px`;
}

/** A few backs that overlap, for any number of cards face down. */
export function Backs({ art, count }: { art: Art; count: number }): ComponentChild {
  const shown = Math.min(count, 6);
  return (
    <span class="tt-fan" aria-hidden="true">
      {Array.from({ length: shown }, (_, i) => (
        <span class="tt-card tt-back" key={i} style={fanned(i, shown, 9)}>
          <Picture svg={art.back} />
        </span>
      ))}
    </span>
  );
}
