/** The felt: the others round the table, the deck and the discard pile, and what is laid down. */

import type { ComponentChild } from "preact";

import type { Action, Board, Pile } from "./board.d.ts";
import { Backs, FaceUp } from "./cards.tsx";
import { Laid } from "./laid.tsx";
import { Name } from "./line.tsx";
import type { Art, Words } from "./model.ts";
import { Portrait } from "./portrait.tsx";
import { Stock } from "./stock.tsx";
import type { Tell } from "./tell.ts";
import "./felt.css";

interface Props {
  board: Board;
  art: Art;
  words: Words;
  act: (action: Action) => void;
  tell: Tell;
}

export function Felt({ board, art, words, act, tell }: Props): ComponentChild {
  const of = (...kinds: Pile["kind"][]) => board.piles.filter((pile) => kinds.includes(pile.kind));
  const stocks = of("deck", "discard");
  const others = of("opponent");
  const sets = of("sets");
  const laid = (seat: number | null) => sets.find((pile) => pile.seat === seat);
  const own = sets.filter((pile) => others.every((other) => other.seat !== pile.seat));
  return (
    <div
      class={`tt-felt${stocks.length === 0 ? " tt-shown" : ""}`}
      data-seats={Math.min(others.length, 4)}
    >
      {others.map((pile) => (
        <Place
          key={pile.seat}
          pile={pile}
          laid={laid(pile.seat)}
          art={art}
          words={words}
          tell={tell}
          go={pile.seat === board.turn && board.phase !== "over"}
        />
      ))}
      {stocks.length > 0 && (
        <div class="tt-stocks">
          {stocks.map((pile) => (
            <Stock
              key={pile.kind}
              pile={pile}
              art={art}
              words={words}
              action={board.actions.find((action) => action.name === `draw-${pile.kind}`)}
              act={act}
            />
          ))}
        </div>
      )}
      {own.map((pile) => (
        <Laid
          key={pile.seat}
          pile={pile}
          art={art}
          words={words}
          tell={tell}
          own={pile.seat === board.seat}
        />
      ))}
    </div>
  );
}

interface PlaceProps {
  pile: Pile;
  laid: Pile | undefined;
  art: Art;
  words: Words;
  tell: Tell;
  go: boolean;
}

/** Where a player sits: who it is, the cards in hand, and what that player has laid down. */
function Place({ pile, laid, art, words, tell, go }: PlaceProps): ComponentChild {
  // Open cards that are laid down as a group lie there and nowhere else.
  const grouped = laid?.groups.flatMap((group) => group.cards) ?? [];
  const there = grouped.length === pile.cards.length;
  const open = there && pile.cards.every((card) => grouped.includes(card)) ? [] : pile.cards;
  return (
    <div class={`tt-place${go ? " tt-go" : ""}`}>
      <div
        class={`tt-pile tt-opponent${open.length > 0 ? " tt-open" : ""}`}
        data-pile="opponent"
        data-seat={pile.seat}
      >
        <Portrait art={art} name={pile.label} seat={pile.seat} />
        <span class="tt-who">
          <b class="tt-label">
            <Name name={pile.label} />
          </b>
          {pile.note !== null && <span class="tt-note">{pile.note}</span>}
        </span>
        {pile.hidden > 0 && <Backs art={art} count={pile.hidden} />}
        {open.length > 0 && (
          <span class="tt-row">
            {open.map((card) => (
              <FaceUp art={art} card={card} />
            ))}
          </span>
        )}
      </div>
      {laid && <Laid pile={laid} art={art} words={words} tell={tell} own={false} />}
    </div>
  );
}
