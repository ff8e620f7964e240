/** What a child types into the score sheet: a number, and a sum made of tiles. Pure functions. */

/** Both as far as they are typed, and which of the two the next key goes to. */
export interface Typed {
  number: string;
  sum: string[];
  into: "number" | "sum";
}

export const blank: Typed = { number: "", sum: [], into: "number" };

const MOST_DIGITS = 3;
const MOST_TILES = 32;
const SIGNS = ["+", "-", "*", "(", ")"];
const MINUS = "−";

/** The tile that a key of a keyboard means; `null` where it means none. */
export function tileOf(key: string): string | null {
  const other: Record<string, string> = { x: "*", X: "*", "×": "*", "−": "-", ":": "" };
  const tile = other[key] ?? key;
  if (key === "Backspace" || key === "Delete") return "back";
  return /^[0-9]$/.test(tile) || SIGNS.includes(tile) ? tile : null;
}

/** `typed` after a tile was tapped: a digit, a sign, a card, or `back`. */
export function press(typed: Typed, tile: string): Typed {
  const card = !/^[0-9]$/.test(tile) && !SIGNS.includes(tile) && tile !== "back";
  const sign = SIGNS.includes(tile) && tile !== "-";
  if (typed.into === "sum" || card) return intoSum(typed, tile);
  if (sign) return intoSum(begun(typed), tile);
  return { ...typed, number: intoNumber(typed.number, tile) };
}

/** `typed` with `tile` put before place `at` of the sum, as when it is dropped there. */
export function drop(typed: Typed, tile: string, at: number): Typed {
  return intoSum(typed, tile, at);
}

/** `typed` without the tile at this place of the sum. */
export function take(typed: Typed, place: number): Typed {
  return { ...typed, into: "sum", sum: typed.sum.filter((_, i) => i !== place) };
}

/** A tile that was carried: from a place of the sum or from beside it, to a place or away. */
export interface Carried {
  tile: string;
  from: number | null;
  to: number | null;
}

/** `typed` after a tile was carried; one that is carried out of the sum is gone from it. */
export function carried(typed: Typed, { tile, from, to }: Carried): Typed {
  if (from === null) return to === null ? typed : drop(typed, tile, to);
  const moved = typed.sum[from];
  const without = take(typed, from);
  if (moved === undefined || to === null) return without;
  const at = to > from ? to - 1 : to;
  const sum = [...without.sum.slice(0, at), moved, ...without.sum.slice(at)];
  return { ...without, sum };
}

/** The number as it is shown, with a real minus sign. */
export function shown(number: string): string {
  return number.replace("-", MINUS);
}

/** A sign after a number makes it the beginning of a sum. */
function begun(typed: Typed): Typed {
  if (typed.sum.length > 0 || !/^[0-9]+$/.test(typed.number)) return typed;
  return { number: "", sum: [typed.number], into: "sum" };
}

function intoNumber(number: string, tile: string): string {
  if (tile === "back") return number.slice(0, -1);
  if (tile === "-") return number.startsWith("-") ? number.slice(1) : `-${number}`;
  const digits = number.replace("-", "");
  if (digits.length >= MOST_DIGITS) return number;
  return `${number.startsWith("-") ? "-" : ""}${digits === "0" ? "" : digits}${tile}`;
}

function intoSum(typed: Typed, tile: string, at = typed.sum.length): Typed {
  const [before, after] = [typed.sum.slice(0, at), typed.sum.slice(at)];
  const last = before[before.length - 1] ?? "";
  const digits = /^[0-9]+$/.test(last) ? last : null;
  if (tile === "back") {
    if (digits !== null && digits.length > 1) before[at - 1] = digits.slice(0, -1);
    else before.pop();
  } else if (digits !== null && /^[0-9]$/.test(tile) && digits.length < MOST_DIGITS) {
    before[at - 1] = digits + tile;
  } else if (typed.sum.length < MOST_TILES) {
    before.push(tile);
  }
  return { ...typed, into: "sum", sum: [...before, ...after] };
}
