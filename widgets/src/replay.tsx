/** A match looked at once more: to the start, one back, one on, to the end, or anywhere. */

import type { ComponentChild } from "preact";
import { useEffect, useRef } from "preact/hooks";

import type { Timeline } from "./board.d.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icons.tsx";
import type { Art, Words } from "./model.ts";
import type { Tell } from "./tell.ts";
import "./replay.css";

interface Props {
  timeline: Timeline;
  art: Art;
  words: Words;
  tell: Tell;
}

export function Replay({ timeline, art, words, tell }: Props): ComponentChild {
  const { at, last } = timeline;
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => slider.current?.focus({ preventScroll: true }), []);
  const ways: [string, string, number][] = [
    ["to-start", "first", 0],
    ["one-back", "back", at - 1],
    ["one-on", "forward", at + 1],
    ["to-end", "last", last],
  ];
  return (
    <div class="tt-replay" role="group" aria-label={timeline.title} data-replay={at}>
      <p>
        <b>{timeline.title}</b>
        <span role="status">{timeline.says}</span>
      </p>
      <input
        type="range"
        ref={slider}
        min={0}
        max={last}
        value={at}
        aria-label={words.place}
        aria-valuetext={timeline.says}
        data-lm-suppress-shortcuts="true"
        onInput={(event) => tell("replay", { number: Number(event.currentTarget.value) })}
      />
      <div class="tt-bar">
        {ways.map(([label, icon, number]) => (
          <Button
            class={`tt-button${icon === "forward" && at < last ? " tt-main" : ""}`}
            key={icon}
            data-step={icon}
            aria-disabled={number < 0 || number > last || number === at}
            onClick={() => number >= 0 && number <= last && tell("replay", { number })}
          >
            <Icon art={art} name={icon} />
            {words[label]}
          </Button>
        ))}
        <Button class="tt-button" data-leave onClick={() => tell("leave-replay")}>
          <Icon art={art} name="no" />
          {words["leave-replay"]}
        </Button>
      </div>
    </div>
  );
}

/** Bytes of the longest file that is sent: a longer message would break off the way to Python. */
const LONGEST = 200_000;

/** Where the browser asks for a file; the button for it is the action `open`. */
export function Opener({ tell, label }: { tell: Tell; label: string }): ComponentChild {
  return (
    <input
      type="file"
      class="tt-file"
      accept=".json,application/json"
      tabIndex={-1}
      aria-label={label}
      hidden
      onChange={(event) => {
        const input = event.currentTarget;
        const file = input.files?.[0];
        if (!file) return;
        void short(file).then((text) => tell("open", { number: file.size, text }));
        input.value = "";
      }}
    />
  );
}

/** What stands in a file; nothing where it is too long, also for the escapes that JSON needs. */
async function short(file: File): Promise<string> {
  if (file.size > LONGEST) return "";
  const text = await file.text();
  return new TextEncoder().encode(JSON.stringify(text)).length > LONGEST ? "" : text;
}
