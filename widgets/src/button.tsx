/** Every button of the table. */

import type { ComponentChild, JSX } from "preact";

/**
 * A plain button. JupyterLab looks for its mark on the element that has the focus before it looks
 * further up; without it, pressing x on a card would cut a cell out of the notebook.
 */
export function Button(props: JSX.IntrinsicElements["button"]): ComponentChild {
  return <button type="button" data-lm-suppress-shortcuts="true" {...props} />;
}
