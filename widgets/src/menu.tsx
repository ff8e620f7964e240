/** What is seldom wanted and not easily taken back. */

import type { ComponentChild } from "preact";

import type { Action, Choice } from "./board.d.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icons.tsx";
import type { OwnProps } from "./own.tsx";

/** What cannot be taken back, or ends the part of a child, is asked about once more. */
const FINAL = ["start-again", "forget"];
const asks = (action: Action, choice?: Choice) =>
  choice !== undefined || FINAL.includes(action.name);

export function Menu(props: OwnProps & { actions: Action[] }): ComponentChild {
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
    asks(action, choice) && action.why_not === null
      ? change({ wish: { action, choice } })
      : act(action, choice);
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
