/** The cards that an answer is about, for those who do not see them lit. */

import type { ComponentChild } from "preact";

import type { Art, Words } from "./model.ts";
import type { Answer } from "./ui.ts";

export function Meant({ answer, art, words }: Props): ComponentChild {
  const named = meant(answer, (card) => art.cards[card]?.name ?? card);
  if (named.length === 0) return null;
  return <span class="tt-heard">{` ${words["these-cards"]} ${named.join(", ")}`}</span>;
}

interface Props {
  answer: Answer;
  art: Art;
  words: Words;
}

/** The names of the cards that the words of an answer do not name by themselves. */
export function meant(answer: Answer, name: (card: string) => string): string[] {
  const said = answer.text.split(/[^\p{L}\p{N}]+/u);
  return [...new Set(answer.cards)]
    .filter((card) => !said.includes(card) && !answer.text.includes(name(card)))
    .map(name);
}
