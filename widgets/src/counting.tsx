/** The one thing that the score sheet asks now, in the place where the hand was. */

import type { ComponentChild } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import type { Message } from "./ask.ts";
import type { Action, Ask, Board, Choice, Piece, ProofLine, Tile, Try } from "./board.d.ts";
import { Button } from "./button.tsx";
import { cardName, Front } from "./cards.tsx";
import { carryTiles } from "./carry_tiles.ts";
import { blank, carried, press, shown, take, tileOf, type Typed } from "./count_sum.ts";
import { Icon } from "./icons.tsx";
import type { Art, Words } from "./model.ts";
import { figure, One, Pieces } from "./pieces.tsx";
import { Speaker } from "./speak.tsx";
import "./counting.css";

export type Reply = (action: Action, more: Message, choice?: Choice) => void;

interface Props {
  board: Board;
  ask: Ask;
  art: Art;
  words: Words;
  /** The cards that the last answer was about. */
  lit: readonly string[];
  reply: Reply;
}

const GLYPHS: Record<string, string> = { "-": "−", "*": "×" };
const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

/** What is asked; it forgets what was typed once it is answered (give it the entry as its key). */
export function Counting(props: Props): ComponentChild {
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

/** The hand: the cards of the group, and a little apart what is left over. */
function Cards({ ask, art, words, lit, tap }: Props & { tap?: (card: string) => void }) {
  const one = (card: string) => {
    const looks = `tt-card${lit.includes(card) ? " tt-named" : ""}`;
    const face = <Front art={art} card={card} />;
    const name = cardName(art, card);
    return tap ? (
      <Button key={card} class={looks} data-tile={card} aria-label={name} onClick={() => tap(card)}>
        {face}
      </Button>
    ) : (
      <span key={card} class={looks} role="img" aria-label={name}>
        {face}
      </span>
    );
  };
  const row = (cards: readonly string[], label: string | undefined) =>
    cards.length > 0 && (
      <div class="tt-count-row" role="group" aria-label={label}>
        {label !== undefined && (
          <span class="tt-note" aria-hidden="true">
            {label}
          </span>
        )}
        <span class="tt-row">{cards.map(one)}</span>
      </div>
    );
  return (
    <div class="tt-count-cards">
      {row(ask.cards, words["sheet-group"])}
      {ask.kind !== "reverse" && row(ask.leftovers, words["sheet-left"])}
    </div>
  );
}

/** Number, shape, colour: what all cards of the group have in common. */
function Sharing(props: Props): ComponentChild {
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

/** A number to type, on keys large enough for a finger or on a keyboard; and a sum to build. */
function Number(props: Props): ComponentChild {
  const { ask, art, words } = props;
  const [typed, type] = useState<Typed>(blank);
  const builds = ask.tiles.length > 0;
  const tap = (tile: string) => type((now) => press(now, tile));
  const work = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (work.current === null || !builds) return undefined;
    return carryTiles(work.current, (move) => type((now) => carried(now, move)));
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const tile = tileOf(event.key);
    if (tile === null || (!builds && "+*()".includes(tile))) return;
    event.preventDefault();
    event.stopPropagation();
    tap(tile);
  };
  const signs = ask.tiles.filter((tile) => tile.card === null);
  return (
    <div class="tt-count-work" ref={work} onKeyDown={onKeyDown}>
      {builds ? <Cards {...props} tap={tap} /> : <Cards {...props} />}
      {builds && <Sum ask={ask} art={art} words={words} typed={typed} type={type} />}
      <div class="tt-count-line">
        {ask.given.length > 0 && <Pieces art={art} pieces={ask.given} />}
        <Button
          class="tt-count-number"
          data-number
          aria-pressed={typed.into === "number"}
          onClick={() => type({ ...typed, into: "number" })}
        >
          <span class="tt-count-name">{ask.number}</span>
          <output class="tt-count-figure">{shown(typed.number)}</output>
          {typed.number === "" && <span class="tt-unseen">{words["sheet-nothing"]}</span>}
        </Button>
        <Answers {...props} more={{ number: typed.number, sum: typed.sum }} />
      </div>
      <div class={`tt-keys${typed.into === "sum" ? " tt-signs" : ""}`}>
        {DIGITS.map((digit) => (
          <Key key={digit} tile={digit} tap={tap}>
            {digit}
          </Key>
        ))}
        {(typed.into === "sum" ? signs : signs.filter((tile) => tile.value === "-")).map((tile) => (
          <Key key={tile.value} tile={tile.value} label={tile.label} tap={tap}>
            {GLYPHS[tile.value] ?? tile.value}
          </Key>
        ))}
        {!builds && (
          <Key tile="-" label={words["sheet-minus"]} tap={tap}>
            −
          </Key>
        )}
        <Key tile="back" label={words["sheet-back"]} tap={tap}>
          <Icon art={art} name="rub-out" />
        </Key>
      </div>
    </div>
  );
}

interface KeyProps {
  tile: string;
  label?: string | undefined;
  tap: (tile: string) => void;
  children: ComponentChild;
}

function Key({ tile, label, tap, children }: KeyProps): ComponentChild {
  return (
    <Button class="tt-button" data-key-of={tile} aria-label={label} onClick={() => tap(tile)}>
      {children}
    </Button>
  );
}

interface SumProps {
  ask: Ask;
  art: Art;
  words: Words;
  typed: Typed;
  type: (typed: Typed) => void;
}

/** The place for the sum. A tile in it is taken out by a tap. */
function Sum({ ask, art, words, typed, type }: SumProps): ComponentChild {
  const active = typed.into === "sum";
  if (typed.sum.length === 0) {
    return (
      <Button
        class="tt-count-sum"
        data-sum
        aria-pressed={active}
        onClick={() => type({ ...typed, into: "sum" })}
      >
        <span class="tt-note">{words["sheet-build"]}</span>
      </Button>
    );
  }
  return (
    <div
      class={`tt-count-sum${active ? " tt-active" : ""}`}
      data-sum
      role="group"
      aria-label={words["sheet-sum"]}
    >
      {typed.sum.map((tile, place) => (
        <Button
          key={place}
          class="tt-count-tile"
          data-place={place}
          aria-label={labelOf(ask.tiles, tile)}
          onClick={() => type(take(typed, place))}
        >
          <One art={art} piece={pieceOf(ask.tiles, tile)} />
        </Button>
      ))}
      {active && <span class="tt-caret" aria-hidden="true" />}
    </div>
  );
}

function pieceOf(tiles: readonly Tile[], tile: string): Piece {
  const card = tiles.find((one) => one.value === tile)?.card ?? null;
  return { text: GLYPHS[tile] ?? tile, number: /^[0-9]+$/.test(tile), card };
}

function labelOf(tiles: readonly Tile[], tile: string): string {
  return tiles.find((one) => one.value === tile)?.label ?? tile;
}

/** Two numbers for one hand, side by side, each with its steps. */
function Which(props: Props): ComponentChild {
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

/** The working, a step a line. */
export function Steps({ art, lines }: { art: Art; lines: readonly ProofLine[] }): ComponentChild {
  return (
    <ol class="tt-proof">
      {lines.map((line, i) => (
        <li key={i}>
          {line.says !== null && <span>{line.says}</span>}
          {line.sum.length > 0 && <Pieces art={art} pieces={line.sum} />}
        </li>
      ))}
    </ol>
  );
}

/** The ways to answer; the first of them is the likely one. */
function Answers({ board, ask, art, reply, more }: Props & { more: Message }): ComponentChild {
  return ask.buttons.map((button, i) => {
    const action = board.actions.find((one) => one.name === button.value);
    if (!action) return null;
    const choice = action.choices.find((one) => one.value === String(button.seat));
    const seat = button.seat === null ? {} : { "data-seat": button.seat };
    return (
      <Button
        key={`${button.value}-${button.seat}`}
        class={`tt-button${i === 0 && ask.kind !== "which" ? " tt-main" : ""}`}
        data-action={button.value}
        {...seat}
        onClick={() => reply(action, more, choice)}
      >
        <Icon art={art} name={button.seat === null ? button.value : "new-game"} />
        {button.label}
      </Button>
    );
  });
}
