/** The felt: opponents, the deck, the discard pile and what lies on the table. */

import type { ComponentChild } from "preact";

import type { Action, Board, CardGroup, Pile } from "./board.d.ts";
import { Button } from "./button.tsx";
import { Backs, cardName, FaceUp, Front, Picture } from "./cards.tsx";
import type { Art } from "./model.ts";
import "./felt.css";

interface Props {
  board: Board;
  art: Art;
  act: (action: Action) => void;
}

export function Felt({ board, art, act }: Props): ComponentChild {
  const of = (...kinds: Pile["kind"][]) => board.piles.filter((pile) => kinds.includes(pile.kind));
  const stocks = of("deck", "discard");
  const sets = of("sets").filter((pile) => pile.groups.length > 0 || pile.note !== null);
  const laidDown = (pile: Pile) => sets.some((each) => each.seat === pile.seat);
  const open = of("opponent").some((pile) => pile.cards.length > 0);
  const looks = `${stocks.length === 0 ? " tt-shown" : ""}${open ? " tt-open" : ""}`;
  return (
    <div class={`tt-felt${looks}`}>
      <div class="tt-opponents">
        {of("opponent").map((pile) => (
          <Opponent
            key={pile.seat}
            pile={pile}
            art={art}
            go={pile.seat === board.turn && board.phase !== "over"}
            open={!laidDown(pile)}
          />
        ))}
      </div>
      {stocks.length > 0 && (
        <div class="tt-stocks">
          {stocks.map((pile) => (
            <Stock
              key={pile.kind}
              pile={pile}
              art={art}
              action={board.actions.find((action) => action.name === `draw-${pile.kind}`)}
              act={act}
            />
          ))}
        </div>
      )}
      <div class="tt-sets">
        {sets.map((pile) => (
          <div
            class={`tt-pile tt-seat${pile.groups.length > 1 ? " tt-many" : ""}`}
            data-pile="sets"
            data-seat={pile.seat}
            key={pile.seat}
          >
            <span class="tt-label">{pile.label}</span>
            <Groups groups={pile.groups} art={art} />
            {pile.note !== null && <span class="tt-sum">{pile.note}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}

interface OpponentProps {
  pile: Pile;
  art: Art;
  go: boolean;
  /** Whether the open cards lie here; those laid down as a group lie there and nowhere else. */
  open: boolean;
}

function Opponent({ pile, art, go, open }: OpponentProps): ComponentChild {
  if (pile.hidden === 0 && pile.cards.length > 0 && !open) return null;
  return (
    <div
      class={`tt-pile tt-seat tt-opponent${go ? " tt-go" : ""}`}
      data-pile="opponent"
      data-seat={pile.seat}
    >
      {pile.hidden > 0 && <Backs art={art} count={pile.hidden} />}
      <span class="tt-who">
        <b class="tt-label">{pile.label}</b>
        {pile.note !== null && <span class="tt-note">{pile.note}</span>}
      </span>
      {pile.cards.length > 0 && (
        <span class="tt-row">
          {pile.cards.map((card) => (
            <FaceUp art={art} card={card} />
          ))}
        </span>
      )}
      <Groups groups={pile.groups} art={art} />
    </div>
  );
}

export function Groups({ groups, art }: { groups: CardGroup[]; art: Art }): ComponentChild {
  return groups.map((group) => (
    <span class="tt-group">
      <span class="tt-row">
        {group.cards.map((card) => (
          <FaceUp art={art} card={card} />
        ))}
      </span>
      <span class="tt-note">{group.label}</span>
    </span>
  ));
}

interface StockProps {
  pile: Pile;
  art: Art;
  action: Action | undefined;
  act: (action: Action) => void;
}

/** The deck or the discard pile; it is the button that draws from it. */
function Stock({ pile, art, action, act }: StockProps): ComponentChild {
  const top = pile.cards[pile.cards.length - 1];
  const under = pile.hidden + pile.cards.length > 1 ? " tt-thick" : "";
  const lies = (
    <>
      {top !== undefined ? (
        <span class={`tt-card${under}`} data-card={top} aria-hidden="true">
          <Front art={art} card={top} />
        </span>
      ) : pile.hidden > 0 ? (
        <span class={`tt-card tt-back${under}`} aria-hidden="true">
          <Picture svg={art.back} />
        </span>
      ) : (
        <span class="tt-card tt-gap" aria-hidden="true" />
      )}
      <span class="tt-caption">{pile.label}</span>
    </>
  );
  const says = [pile.label, top === undefined ? "" : cardName(art, top)].filter(Boolean).join(", ");
  if (!action) {
    return (
      <div class="tt-pile tt-stock" data-pile={pile.kind} role="img" aria-label={says}>
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
        aria-label={`${action.label}: ${says}`}
        onClick={() => act(action)}
      >
        {lies}
      </Button>
    </div>
  );
}
