/** The same deal for others: its address, to be copied. */

import type { ComponentChild } from "preact";

import { Button } from "./button.tsx";
import { Icon } from "./icons.tsx";
import type { SetUpProps } from "./set_up.tsx";

/** The address for the same deal elsewhere; shown as well, for not every page may copy it. */
export function Sharing({ form, art, id }: SetUpProps): ComponentChild {
  const { share } = form;
  if (share === null) return null;
  const address = `${location.origin}${location.pathname}?${share.query}`;
  const box = `${id}-address`;
  const copy = () => {
    const input = document.getElementById(box) as HTMLInputElement;
    input.select();
    document.execCommand("copy");
    input.closest(".tt-share")?.setAttribute("data-copied", "");
  };
  return (
    <div class="tt-share" key={address}>
      <input
        class="tt-box"
        id={box}
        readOnly
        aria-label={share.label}
        data-lm-suppress-shortcuts="true"
        value={address}
      />
      <Button class="tt-button" data-share onClick={copy}>
        <Icon art={art} name="save" />
        {share.label}
      </Button>
      <p class="tt-help" role="status">
        {share.done}
      </p>
    </div>
  );
}
