/** A button that reads a text out, where the browser has a voice. */

import type { ComponentChild } from "preact";
import { useEffect, useState } from "preact/hooks";

import { Button } from "./button.tsx";
import { Icon } from "./icons.tsx";
import type { Art, Words } from "./model.ts";
import "./speak.css";

interface Props {
  art: Art;
  words: Words;
  /** What is read. */
  text: string;
}

export function Speaker({ art, words, text }: Props): ComponentChild {
  if (!useVoice() || text === "") return null;
  return (
    <Button
      class="tt-button tt-speaker"
      data-speak
      aria-label={words["read-out"]}
      title={words["read-out"]}
      onClick={() => speak(text, words.lang ?? "")}
    >
      <Icon art={art} name="speak" />
    </Button>
  );
}

/** Says `text`; what was being said is broken off, and the same text again only stops. */
function speak(text: string, language: string): void {
  const voice = window.speechSynthesis;
  const saying = voice.speaking;
  voice.cancel();
  if (saying && said === text) {
    said = "";
    return;
  }
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language;
  words.voice = voiceFor(language);
  said = text;
  voice.speak(words);
}

/** The browser has one voice for all tables; so this is what it says. */
let said = "";

/** Whether there is a voice; browsers find theirs some time after the page. */
function useVoice(): boolean {
  const [found, setFound] = useState(hasVoice);
  useEffect(() => {
    if (found || !("speechSynthesis" in window)) return;
    const look = () => setFound(hasVoice());
    window.speechSynthesis.addEventListener?.("voiceschanged", look);
    look();
    return () => window.speechSynthesis.removeEventListener?.("voiceschanged", look);
  }, [found]);
  return found;
}

function hasVoice(): boolean {
  return "speechSynthesis" in window && voicesHere().length > 0;
}

/** The voices of this device alone: others send what they read, names as well, to far away. */
function voicesHere(): SpeechSynthesisVoice[] {
  return window.speechSynthesis.getVoices().filter((voice) => voice.localService);
}

function voiceFor(language: string): SpeechSynthesisVoice | null {
  const here = voicesHere();
  return here.find((voice) => voice.lang.startsWith(language)) ?? here[0] ?? null;
}
