/** One card, as large as the screen lets it be. */

import type { ComponentChild } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { Button } from "./button.tsx";
import { cardName, Front } from "./cards.tsx";
import { Icon } from "./icons.tsx";
import type { Art, Words } from "./model.ts";
import { Speaker } from "./speak.tsx";
import "./large.css";

interface Props {
  art: Art;
  words: Words;
  card: string;
  close: () => void;
}

export function Large({ art, words, card, close }: Props): ComponentChild {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const name = cardName(art, card);
  return (
    <dialog
      class="tt-large"
      ref={dialog}
      aria-label={name}
      data-lm-suppress-shortcuts="true"
      onClose={close}
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="tt-large-sheet">
        <span class="tt-card">
          <Front art={art} card={card} />
        </span>
        <p>
          {name}
          <Speaker art={art} words={words} text={name} />
        </p>
        <Button class="tt-button" data-close onClick={close}>
          <Icon art={art} name="no" />
          {words.close}
        </Button>
      </div>
    </dialog>
  );
}
