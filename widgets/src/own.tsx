/** The own hand, large, and what may be done with it. */

import type { ComponentChild } from "preact";

import { choosing, whyNot } from "./ask.ts";
import type { Action, Board, Choice } from "./board.d.ts";
import { Button } from "./button.tsx";
import { cardName, Front } from "./cards.tsx";
import { neighbour, toggle } from "./hand.ts";
import { Icon } from "./icons.tsx";
import type { Art, Words } from "./model.ts";
import { arranged, nextOrder, type Ui } from "./ui.ts";
import "./hand.css";
import "./actions.css";

export interface OwnProps {
  board: Board;
  art: Art;
  words: Words;
  ui: Ui;
  change: (change: Partial<Ui>) => void;
  act: (action: Action, choice?: Choice) => void;
}

/** Actions that stand apart: small ones beside the others, rare ones in a menu. */
const TOOLS = ["undo", "hint", "save", "open", "replay"];
const MENU = ["new-game", "hand-over"];

export function Hand({ board, art, ui, change }: OwnProps): ComponentChild {
  const hand = arranged(board, ui);
  const pile = board.piles.find((each) => each.kind === "hand");
  if (!pile) return null;
  const at = hand.some((card) => card.key === ui.at) ? ui.at : hand[0]?.key;
  const move = (event: KeyboardEvent, key: string) => {
    const to = neighbour(hand, key, event.key);
    if (to === null) return;
    event.preventDefault();
    const cards = (event.currentTarget as HTMLElement).parentElement;
    cards?.querySelector<HTMLElement>(`[data-key="${CSS.escape(to)}"]`)?.focus();
  };
  return (
    <div
      class="tt-pile tt-hand"
      data-pile="hand"
      data-seat={pile.seat}
      role="group"
      aria-label={pile.label}
    >
      {hand.map(({ key, card }) => (
        <Button
          class={`tt-card${ui.answer.cards.includes(card) ? " tt-named" : ""}`}
          key={key}
          data-key={key}
          data-card={card}
          aria-pressed={ui.chosen.includes(key)}
          aria-label={cardName(art, card)}
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

export function Actions(props: OwnProps): ComponentChild {
  const { board, art, words, ui, change, act } = props;
  const drawn = board.piles.map((pile) => `draw-${pile.kind}`);
  const over = board.phase === "over";
  const inMenu = (action: Action) => MENU.includes(action.name) && !over;
  // Once it is over, what the rules forbid has no place left to keep.
  const shown = board.actions.filter(
    (action) =>
      !drawn.includes(action.name) &&
      action.name !== "reveal" &&
      !inMenu(action) &&
      !(over && action.why_not !== null),
  );
  const menu = board.actions.filter(inMenu);
  const order = board.orders[nextOrder(board, ui.order)];
  return (
    <div class="tt-actions">
      <div class="tt-bar">
        {shown
          .filter((action) => !TOOLS.includes(action.name))
          .map((action) =>
            choosing(action, ui.chosen) ? (
              <Choices {...props} action={action} />
            ) : (
              <Act key={action.name} art={art} action={action} chosen={ui.chosen} act={act} />
            ),
          )}
      </div>
      <div class="tt-bar tt-tools">
        {shown
          .filter((action) => TOOLS.includes(action.name))
          .map((action) => (
            <Act key={action.name} art={art} action={action} chosen={ui.chosen} act={act} />
          ))}
        {board.orders.length > 0 && !over && (
          <Button
            class="tt-button"
            data-action="sort"
            onClick={() => change({ order: nextOrder(board, ui.order) })}
          >
            <Icon art={art} name="sort" />
            {order?.label ?? words["as-they-came"]}
          </Button>
        )}
        {menu.length > 0 && (
          <Button
            class="tt-button"
            data-more
            aria-expanded={ui.menu}
            onClick={() => change({ menu: !ui.menu, wish: null })}
          >
            <Icon art={art} name="more" />
            {words.more}
          </Button>
        )}
      </div>
      {ui.menu && <Menu {...props} actions={menu} />}
    </div>
  );
}

interface ActProps {
  art: Art;
  action: Action;
  chosen: string[];
  act: (action: Action, choice?: Choice) => void;
}

function Act({ art, action, chosen, act }: ActProps): ComponentChild {
  return (
    <Button
      class={`tt-button${action.main && whyNot(action, chosen) === null ? " tt-main" : ""}`}
      data-action={action.name}
      aria-disabled={action.why_not !== null}
      onClick={() => act(action)}
    >
      <Icon art={art} name={action.name} />
      {chosen.length === 0 && action.idle !== null ? action.idle : action.label}
    </Button>
  );
}

interface ChoicesProps extends OwnProps {
  action: Action;
}

/** One button for each way to do an action; the rare ones come on demand. */
function Choices({ action, art, words, ui, change, act }: ChoicesProps): ComponentChild {
  const rare = action.choices.filter((choice) => choice.rare);
  const shown = ui.rare ? action.choices : action.choices.filter((choice) => !choice.rare);
  return (
    <span class="tt-choices" role="group" aria-label={action.label} key={action.name}>
      <span class="tt-asks" aria-hidden="true">
        <Icon art={art} name={action.name} />
        {action.label}
      </span>
      {shown.map((choice) => (
        <Button
          class="tt-button tt-main"
          data-action={action.name}
          {...{ [`data-${action.asks}`]: choice.value }}
          aria-label={`${action.label} ${choice.label}`}
          onClick={() => act(action, choice)}
        >
          {choice.label}
        </Button>
      ))}
      {rare.length > 0 && !ui.rare && (
        <Button class="tt-button" data-rare onClick={() => change({ rare: true })}>
          <Icon art={art} name="more" />
          {words["more-choices"]}
        </Button>
      )}
    </span>
  );
}

/** What is seldom wanted and not easily taken back: asked about once more before it is done. */
function Menu(props: OwnProps & { actions: Action[] }): ComponentChild {
  const { actions, art, words, ui, change, act } = props;
  if (ui.wish !== null) {
    const { action, choice } = ui.wish;
    return (
      <div class="tt-menu" role="group" aria-label={words.sure}>
        <p>
          {action.label} {choice?.label} – {words.sure}
        </p>
        <Button class="tt-button tt-main" data-yes onClick={() => act(action, choice)}>
          <Icon art={art} name="yes" />
          {words.yes}
        </Button>
        <Button class="tt-button" data-no onClick={() => change({ wish: null, menu: false })}>
          <Icon art={art} name="no" />
          {words.no}
        </Button>
      </div>
    );
  }
  const wish = (action: Action, choice?: Choice) =>
    action.why_not === null ? change({ wish: { action, choice } }) : act(action, choice);
  return (
    <div class="tt-menu" role="group" aria-label={words.more}>
      {actions.map((action) => {
        const choices = action.choices.length > 0 ? action.choices : [undefined];
        return choices.map((choice) => (
          <Button
            class="tt-button"
            data-action={action.name}
            {...(choice ? { [`data-${action.asks}`]: choice.value } : {})}
            aria-disabled={action.why_not !== null}
            onClick={() => wish(action, choice)}
          >
            <Icon art={art} name={action.name} />
            {action.label} {choice?.label}
          </Button>
        ));
      })}
    </div>
  );
}
