/** Every button of the table. */

import type { ComponentChild, JSX } from "preact";

type Props = JSX.IntrinsicElements["button"];

/**
 * A plain button. JupyterLab looks for its mark on the element that has the focus before it looks
 * further up; without it, pressing x on a card would cut a cell out of the notebook. An Enter that
 * is held down presses once, or it would go on to whatever button comes next.
 */
export function Button({ onKeyDown, ...props }: Props): ComponentChild {
  const pressed: Props["onKeyDown"] = (event) => {
    if (event.repeat && event.key === "Enter") event.preventDefault();
    else onKeyDown?.call(event.currentTarget, event);
  };
  return <button type="button" data-lm-suppress-shortcuts="true" onKeyDown={pressed} {...props} />;
}
