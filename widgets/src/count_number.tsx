/** A number to type on the score sheet, and a sum to build of cards, digits and signs. */

import type { ComponentChild } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import type { Ask, Piece, Tile } from "./board.d.ts";
import { Button } from "./button.tsx";
import { carryTiles } from "./carry_tiles.ts";
import { Answers, Cards, type CountProps } from "./count_parts.tsx";
import { blank, carried, press, shown, take, tileOf, type Typed } from "./count_sum.ts";
import { Icon } from "./icons.tsx";
import type { Art, Words } from "./model.ts";
import { One, Pieces } from "./pieces.tsx";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

/** A number to type, on keys large enough for a finger or on a keyboard; and a sum to build. */
export function Number(props: CountProps): ComponentChild {
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
  const signs = ask.tiles.filter((tile) => tile.piece?.card === null);
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
            {tile.piece?.text}
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
  const known = tiles.find((one) => one.value === tile)?.piece;
  return known ?? { text: tile, number: true, card: null };
}

function labelOf(tiles: readonly Tile[], tile: string): string {
  return tiles.find((one) => one.value === tile)?.label ?? tile;
}
