/** A question that comes before a set is judged: a gap in a sum, and the numbers that may fill it. */

import type { ComponentChild } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import type { Asking } from "./board.d.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icons.tsx";
import type { Art, Words } from "./model.ts";
import { Speaker } from "./speak.tsx";
import type { Tell } from "./tell.ts";
import "./question.css";

interface Props {
  question: Asking;
  art: Art;
  words: Words;
  tell: Tell;
}

export function Question({ question, art, words, tell }: Props): ComponentChild {
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  useEffect(() => {
    box.current?.querySelector<HTMLElement>("input, [data-answer]")?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const answer = (text: string) => tell("answer", { text });
  const gap = question.before !== null && question.after !== null;
  const numbers = question.answers.filter((one) => isNumber(one.value));
  const words_ = question.answers.filter((one) => !isNumber(one.value));
  return (
    <div
      class="tt-question"
      ref={box}
      role="group"
      aria-label={question.says}
      data-question
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        answer("");
      }}
    >
      <p>
        {question.says}
        <Speaker art={art} words={words} text={question.says} />
      </p>
      {gap && (
        <p class="tt-gap-sum">
          <span>{question.before}</span>
          {question.typed ? (
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              aria-label={`${question.label}: ${question.before} … ${question.after}`}
              data-lm-suppress-shortcuts="true"
              data-answer
              value={typed}
              onInput={(event) => setTyped(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === "Enter" && typed.trim() !== "") answer(typed.trim());
              }}
            />
          ) : (
            <span class="tt-hole" role="img" aria-label={words.gap} />
          )}
          <span>{question.after}</span>
          {question.typed && (
            <Button
              class="tt-button tt-main"
              data-enter
              onClick={() => typed.trim() !== "" && answer(typed.trim())}
            >
              <Icon art={art} name="yes" />
              {question.enter}
            </Button>
          )}
        </p>
      )}
      <div class="tt-bar">
        {numbers.map((one) => (
          <Button
            class="tt-button tt-number-pick"
            key={one.value}
            data-answer={one.value}
            onClick={() => answer(one.value)}
          >
            {one.label}
          </Button>
        ))}
        {words_.map((one) => (
          <Button
            class="tt-button"
            key={one.value}
            data-answer={one.value}
            onClick={() => answer(one.value)}
          >
            {one.label}
          </Button>
        ))}
        <Button class="tt-button" data-later onClick={() => answer("")}>
          <Icon art={art} name="no" />
          {question.later}
        </Button>
      </div>
    </div>
  );
}

function isNumber(value: string): boolean {
  return /^\d+$/.test(value);
}
