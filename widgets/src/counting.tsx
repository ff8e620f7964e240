/** The one thing that the score sheet asks now, in the place where the hand was. */

import type { ComponentChild } from "preact";
import { useState } from "preact/hooks";

import { Button } from "./button.tsx";
import { Number } from "./count_number.tsx";
import { Answers, Cards, type CountProps, Steps } from "./count_parts.tsx";
import type { Try } from "./board.d.ts";
import { Icon } from "./icons.tsx";
import type { Art } from "./model.ts";
import { figure } from "./pieces.tsx";
import { Speaker } from "./speak.tsx";
import "./counting.css";

/** What is asked; it forgets what was typed once it is answered (give it the entry as its key). */
export function Counting(props: CountProps): ComponentChild {
  const { ask, art, words } = props;
  return (
    <section class={`tt-count tt-count-${ask.kind}`} aria-label={ask.title}>
      <p class="tt-count-asks">
        <b>{ask.title}</b> {ask.says}
        <Speaker art={art} words={words} text={`${ask.title} ${ask.says}`} />
      </p>
      {ask.kind === "share" ? (
        <Sharing {...props} />
      ) : ask.kind === "which" ? (
        <Which {...props} />
      ) : (
        <Number {...props} />
      )}
    </section>
  );
}

/** Number, shape, colour: what all cards of the group have in common. */
function Sharing(props: CountProps): ComponentChild {
  const { ask, art } = props;
  const [things, choose] = useState<string[]>([]);
  const toggle = (thing: string) =>
    choose(things.includes(thing) ? things.filter((other) => other !== thing) : [...things, thing]);
  return (
    <>
      <Cards {...props} />
      <div class="tt-bar">
        {ask.things.map((thing) => (
          <Button
            key={thing.value}
            class="tt-button tt-thing"
            data-thing={thing.value}
            aria-pressed={things.includes(thing.value)}
            onClick={() => toggle(thing.value)}
          >
            <Icon art={art} name={thing.value} />
            {thing.label}
          </Button>
        ))}
        <Answers {...props} more={{ things }} />
      </div>
    </>
  );
}

/** Two numbers for one hand, side by side, each with its steps. */
function Which(props: CountProps): ComponentChild {
  const { ask, art } = props;
  return (
    <>
      <div class="tt-tries">
        {ask.tries.map((one) => (
          <TheirTry key={one.seat} art={art} one={one} />
        ))}
      </div>
      {ask.talk.length > 0 && <Steps art={art} lines={ask.talk} />}
      <div class="tt-bar">
        <Answers {...props} more={{}} />
      </div>
    </>
  );
}

function TheirTry({ art, one }: { art: Art; one: Try }): ComponentChild {
  return (
    <div class="tt-try">
      <p>
        <b>{one.name}</b> <span class="tt-count-figure">{figure(one.number)}</span>
      </p>
      {one.lines.length > 0 && <Steps art={art} lines={one.lines} />}
    </div>
  );
}
