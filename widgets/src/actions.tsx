/** The few actions that are possible, the likely one filled, and the tools beside them. */

import type { ComponentChild } from "preact";

import { choosing, whyNot } from "./ask.ts";
import type { Action, Choice } from "./board.d.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icons.tsx";
import { Key, keyOf } from "./keys.tsx";
import { Menu } from "./menu.tsx";
import type { OwnProps } from "./own.tsx";
import { isOver, nextOrder, orderLabel } from "./ui.ts";
import "./actions.css";

/** Actions that stand apart: small ones beside the others, rare ones in a menu. */
const TOOLS = ["undo", "hint"];
const MENU = [
  "new-game",
  "start-again",
  "pause",
  "last-round",
  "hand-over",
  "replay",
  "save",
  "open",
  "forget",
];
/** Actions with a place of their own on the page. */
const ELSEWHERE = ["reveal", "resume", "how-to-play", "share", "claim", "agree", "dispute"];

export function Actions(props: OwnProps): ComponentChild {
  const { board, art, words, ui, change } = props;
  const drawn = board.piles.map((pile) => `draw-${pile.kind}`);
  const over = isOver(board);
  // A question stands for the choices that it comes before; all else can be done beside it.
  const asked = (action: Action) => board.question !== null && choosing(action, ui.chosen);
  const inMenu = (action: Action) => MENU.includes(action.name) && !over;
  // Once it is over, what the rules forbid has no place left to keep.
  const shown = board.actions.filter(
    (action) =>
      !drawn.includes(action.name) &&
      !ELSEWHERE.includes(action.name) &&
      !inMenu(action) &&
      !asked(action) &&
      !(over && action.why_not !== null),
  );
  const menu = board.actions.filter(inMenu);
  const next = nextOrder(board, ui);
  return (
    <div class="tt-actions">
      <div class="tt-bar">
        {shown
          .filter((action) => !TOOLS.includes(action.name))
          .map((action) =>
            choosing(action, ui.chosen) ? (
              <Choices {...props} action={action} />
            ) : (
              <Act key={action.name} {...props} action={action} />
            ),
          )}
      </div>
      <div class="tt-bar tt-tools">
        {shown
          .filter((action) => TOOLS.includes(action.name))
          .map((action) => (
            <Act key={action.name} {...props} action={action} />
          ))}
        {board.orders.length > 0 && !over && (
          <Button
            class="tt-button"
            data-action="sort"
            aria-keyshortcuts={keyOf(words, "sort")}
            onClick={() => change({ order: next })}
          >
            <Icon art={art} name="sort" />
            {orderLabel(board, next, words)}
            <Key letter={keyOf(words, "sort")} />
          </Button>
        )}
        {menu.length > 0 && (
          <Button
            class="tt-button"
            data-more
            aria-expanded={ui.menu}
            aria-keyshortcuts={keyOf(words, "more")}
            onClick={() => change({ menu: !ui.menu, wish: null })}
          >
            <Icon art={art} name="more" />
            {words.more}
            <Key letter={keyOf(words, "more")} />
          </Button>
        )}
      </div>
      {ui.menu && <Menu {...props} actions={menu} />}
    </div>
  );
}

interface ActProps extends OwnProps {
  action: Action;
}

function Act({ art, action, words, ui, act }: ActProps): ComponentChild {
  const key = keyOf(words, action.name);
  // With no card chosen it is another act, which is not the likely one: it would lead astray.
  const idle = ui.chosen.length === 0 && action.idle !== null;
  const likely = action.main && !idle && whyNot(action, ui.chosen) === null;
  return (
    <Button
      class={`tt-button${likely ? " tt-main" : ""}`}
      data-action={action.name}
      aria-disabled={action.why_not !== null}
      aria-keyshortcuts={key}
      onClick={() => act(action)}
    >
      <Icon art={art} name={action.name} />
      {idle ? action.idle : action.label}
      <Key letter={key} />
    </Button>
  );
}

/** One button for each way to do an action; the rare ones come on demand. */
function Choices({ action, art, words, ui, change, act }: ActProps): ComponentChild {
  const rare = action.choices.filter((choice) => choice.rare);
  const shown = ui.rare ? action.choices : action.choices.filter((choice) => !choice.rare);
  return (
    <span class="tt-choices" role="group" aria-label={action.label} key={action.name}>
      <span class="tt-asks" aria-hidden="true">
        <Icon art={art} name={action.name} />
        {action.label}
      </span>
      {shown.map((choice) => (
        <Pick key={choice.value} action={action} choice={choice} act={act} />
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

interface PickProps {
  action: Action;
  choice: Choice;
  act: (action: Action, choice?: Choice) => void;
}

/** One of several ways to do an action; a figure is its own key. */
function Pick({ action, choice, act }: PickProps): ComponentChild {
  const key = /^\d$/.test(choice.value) ? choice.value : undefined;
  return (
    <Button
      class="tt-button tt-main tt-pick"
      data-action={action.name}
      {...{ [`data-${action.asks}`]: choice.value }}
      aria-keyshortcuts={key}
      onClick={() => act(action, choice)}
    >
      <span class="tt-heard">{action.label} </span>
      {choice.short === null ? (
        choice.label
      ) : (
        <>
          <span class="tt-long">{choice.label}</span>
          <span class="tt-short">{choice.short}</span>
        </>
      )}
      <Key letter={key} />
    </Button>
  );
}
