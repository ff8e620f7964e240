/** The rules in pictures, without words: one after another, numbered. */

import type { ComponentChild } from "preact";

import { Button } from "./button.tsx";
import { Icon } from "./icons.tsx";
import type { Art, RulePicture, Words } from "./model.ts";
import { Speaker } from "./speak.tsx";
import "./rules.css";

interface Props {
  pictures: RulePicture[];
  art: Art;
  words: Words;
  close: () => void;
}

export function Rules({ pictures, art, words, close }: Props): ComponentChild {
  return (
    <section
      class="tt-rules"
      aria-label={words["how-to-play"]}
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      <div class="tt-rules-top">
        <h2>{words["how-to-play"]}</h2>
        <Button class="tt-button tt-main" data-action="how-to-play" onClick={close}>
          <Icon art={art} name="undo" />
          {words["back-to-cards"]}
        </Button>
      </div>
      <ol>
        {pictures.map((picture, i) => (
          <li key={i}>
            <b aria-hidden="true">{i + 1}</b>
            <Speaker art={art} words={words} text={picture.says} />
            <span
              class="tt-rule"
              role="img"
              aria-label={picture.says}
              dangerouslySetInnerHTML={{ __html: picture.svg }}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
