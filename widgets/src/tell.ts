/** What the page asks beside the moves: help, explanations, a replay, a file. */

import type { Message } from "./ask.ts";
import type { Board } from "./board.d.ts";

export type Asked =
  "hint" | "why" | "look-back" | "replay" | "leave-replay" | "save" | "open" | "answer";

/** Asks Python for something that is no move. */
export type Tell = (asked: Asked, more?: { number?: number; text?: string }) => void;

/** The message for it. */
export function asking(
  board: Board,
  asked: Asked,
  more: { number?: number; text?: string } = {},
): Message {
  return { do: asked, move: board.moves, entry: board.entry, ...more };
}

/** Which actions are asked for in this way. */
export function isAsked(name: string): name is "hint" | "look-back" | "replay" | "save" {
  return ["hint", "look-back", "replay", "save"].includes(name);
}

/** A file of a match, on its way to where the browser keeps what is downloaded. */
export interface MatchFile {
  name: string;
  text: string;
}

/** The file in a message of Python, if there is one in it. */
export function fileIn(content: unknown): MatchFile | null {
  if (typeof content !== "object" || content === null || !("file" in content)) return null;
  const file = content.file as Partial<MatchFile> | null;
  const whole = typeof file?.name === "string" && typeof file.text === "string";
  return whole ? (file as MatchFile) : null;
}

/** Keeps a file, as a download does. */
export function keep(file: MatchFile): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([file.text], { type: "application/json" }));
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
