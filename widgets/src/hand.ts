/** The hand as the child arranges it: keys, order and what is chosen. Pure functions. */

/** A card of the hand: its notation, and a key that tells two equal cards apart. */
export interface HandCard {
  key: string;
  card: string;
}

/** `cards` with keys: the second 4 of a hand is `4#1`. */
export function keyed(cards: readonly string[]): HandCard[] {
  const copies = new Map<string, number>();
  return cards.map((card) => {
    const copy = copies.get(card) ?? 0;
    copies.set(card, copy + 1);
    return { key: `${card}#${copy}`, card };
  });
}

/** `chosen` with `key` added at the end, or taken out where it was in. */
export function toggle(chosen: readonly string[], key: string): string[] {
  return chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key];
}

/** What stays chosen when the hand changes: cards of which no copy has left it. */
export function stillChosen(
  chosen: readonly string[],
  before: readonly string[],
  after: readonly string[],
): string[] {
  return chosen.filter((key) => {
    const card = notation(key);
    return count(after, card) >= count(before, card);
  });
}

/** `hand` in the order of `keys`; what they do not name comes last, as it is. */
export function arrange(hand: readonly HandCard[], keys: readonly string[]): HandCard[] {
  const place = ({ key }: HandCard) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return [...hand].sort((one, other) => place(one) - place(other));
}

/** The notation of the card with this key. */
export function notation(key: string): string {
  return key.slice(0, key.lastIndexOf("#"));
}

/** The key that an arrow key leads to from `key`; `null` where it leads nowhere. */
export function neighbour(hand: readonly HandCard[], key: string, press: string): string | null {
  const at = hand.findIndex((card) => card.key === key);
  const last = hand.length - 1;
  const to: Record<string, number> = {
    ArrowLeft: Math.max(at - 1, 0),
    ArrowRight: Math.min(at + 1, last),
    Home: 0,
    End: last,
  };
  const index = to[press];
  return index === undefined ? null : (hand[index]?.key ?? null);
}

function count(cards: readonly string[], card: string): number {
  return cards.filter((other) => other === card).length;
}
