/** An explanation beside the cards: one step after another, or moments to look at again. */

import type { ComponentChild } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

import type { Telling } from "./board.d.ts";
import { Button } from "./button.tsx";
import { Front } from "./cards.tsx";
import { Icon } from "./icons.tsx";
import type { Art, Words } from "./model.ts";
import { Speaker } from "./speak.tsx";
import { Steps, type Told } from "./sums.tsx";
import type { Tell } from "./tell.ts";
import type { Ui } from "./ui.ts";
import "./explanation.css";

/** So many cards have room beside the steps. */
const FEW = 3;

interface Props {
  telling: Telling;
  art: Art;
  words: Words;
  ui: Ui;
  change: (change: Partial<Ui>) => void;
  tell: Tell;
}

/** Whether an explanation is open; one that was closed stays closed. */
export function isTold(telling: Telling | null, ui: Ui): telling is Telling {
  return telling !== null && telling.number !== ui.closed;
}

export function Explanation(props: Props): ComponentChild {
  const { telling, art, words, ui, change, tell } = props;
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => enter(panel.current), [telling.number]);
  const told = toldBy(telling);
  const count = told.steps.length;
  const shown = Math.min(ui.shown, count);
  const close = () => change({ closed: telling.number, lit: [] });
  const more = (to: number) => {
    change({ shown: to });
    requestAnimationFrame(() => {
      const steps = panel.current?.querySelector(".tt-telling-steps");
      steps?.scrollTo({ top: steps.scrollHeight });
      if (to >= count) panel.current?.querySelector<HTMLElement>("[data-close]")?.focus();
    });
  };
  return (
    <section
      class="tt-panel tt-telling"
      ref={panel}
      role="dialog"
      aria-labelledby={`tt-telling-${telling.number}`}
      aria-describedby={`tt-steps-${telling.number}`}
      data-telling={telling.number}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close();
      }}
    >
      <div class="tt-telling-head">
        <h2 id={`tt-telling-${telling.number}`}>{telling.title}</h2>
        <Speaker art={art} words={words} text={spoken(telling, told, shown)} />
        <Button
          class="tt-button tt-close"
          data-close
          aria-label={words.close}
          title={words.close}
          onClick={close}
        >
          <Icon art={art} name="no" />
        </Button>
      </div>
      {telling.moments.length > 0 && (
        <ol class="tt-moments">
          {telling.moments.map((moment) => (
            <li key={moment.number}>
              <p>{moment.says}</p>
              <Button
                class="tt-button"
                data-action="replay"
                data-at={moment.number}
                aria-label={`${words["see-it"]}: ${moment.says}`}
                onClick={() => tell("replay", { number: moment.number })}
              >
                <Icon art={art} name="look-back" />
                {words["see-it"]}
              </Button>
            </li>
          ))}
        </ol>
      )}
      <div class="tt-telling-body">
        {count > 0 && telling.cards.length <= FEW && <Cards cards={telling.cards} art={art} />}
        <div class="tt-telling-steps" id={`tt-steps-${telling.number}`} aria-live="polite">
          <Steps
            told={told}
            shown={shown}
            lit={ui.lit}
            light={(card) => change({ lit: card === null ? [] : [card] })}
          />
        </div>
      </div>
      {shown < count && (
        <div class="tt-bar">
          <Button class="tt-button tt-main" data-next-step onClick={() => more(shown + 1)}>
            <Icon art={art} name="next-round" />
            {words["next-step"]}
          </Button>
          <Button class="tt-button" data-all-steps onClick={() => more(count)}>
            <Icon art={art} name="more" />
            {words["all-steps"]}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The cards themselves, as they lie once they are laid down; the words beside them name them. */
function Cards({ cards, art }: { cards: string[]; art: Art }): ComponentChild {
  const laid = { ...art, cards: art.laid ?? art.cards };
  return (
    <div class="tt-telling-cards" aria-hidden="true">
      {cards.map((card) => (
        <span class="tt-card" key={card}>
          <Front art={laid} card={card} />
        </span>
      ))}
    </div>
  );
}

/** What a voice reads: the title, and what is new below it. */
function spoken(telling: Telling, told: Told, shown: number): string {
  const moments = telling.moments.map((moment) => moment.says);
  return [telling.title, ...moments, told.steps[shown - 1]?.says ?? ""].join(" ");
}

/** The steps, which Python sends in the form of `sums.tsx`. */
function toldBy(telling: Telling): Told {
  return (telling as Telling & { told: Told }).told;
}

/** Moves the focus to what has opened; gives it back once that has gone. */
function enter(panel: HTMLElement | null): (() => void) | undefined {
  if (panel === null) return undefined;
  const root = panel.getRootNode() as Document | ShadowRoot;
  const opener = root.activeElement as HTMLElement | null;
  const wanted = ["[data-next-step]", "[data-at]", "[data-close]"];
  const found = wanted.map((one) => panel.querySelector<HTMLElement>(one));
  found.find((one) => one !== null)?.focus({ preventScroll: true });
  panel.scrollIntoView({ block: "nearest" });
  return () => {
    const here = root.activeElement;
    const lost = here === null || here === document.body || panel.contains(here);
    if (lost && opener?.isConnected) opener.focus({ preventScroll: true });
  };
}

/** "Why?" beside what it is about. */
export function Why({ number, about, art, words, tell }: WhyProps): ComponentChild {
  if (number === null || number === undefined) return null;
  return (
    <Button
      class="tt-button tt-why"
      data-why={number}
      aria-label={`${words.why} ${about}`}
      onClick={() => tell("why", { number })}
    >
      <Icon art={art} name="dispute" />
      {words.why}
    </Button>
  );
}

interface WhyProps {
  number: number | null | undefined;
  /** What is explained, for those who hear the button and do not see where it stands. */
  about: string;
  art: Art;
  words: Words;
  tell: Tell;
}

/** A figure that "why?" explains is a button; any other is plain. */
export function Explained({ number, about, words, tell, children }: FigureProps): ComponentChild {
  if (number === undefined) return children;
  return (
    <Button
      class="tt-figure"
      data-why={number}
      aria-label={`${children} – ${words.why} ${about}`}
      title={words.why}
      onClick={() => tell("why", { number })}
    >
      {children}
    </Button>
  );
}

interface FigureProps {
  number: number | undefined;
  about: string;
  words: Words;
  tell: Tell;
  children: string;
}
