/** The face of a player: an animal's, or a medal with the first letters of the name. */

import type { ComponentChild } from "preact";

import type { Art } from "./model.ts";
import "./portrait.css";

interface Props {
  art: Art;
  name: string;
  seat: number | null;
}

/** It says nothing to a screen reader: the name beside it does. */
export function Portrait({ art, name, seat }: Props): ComponentChild {
  const drawn = art.portraits[name];
  const sharers = name.split(" & ");
  if (drawn === undefined && sharers.length > 1) {
    return (
      <span class="tt-portrait tt-couple" aria-hidden="true">
        {sharers.slice(0, 2).map((each, i) => (
          <Portrait art={art} name={each} seat={(seat ?? 0) + 2 * i} />
        ))}
      </span>
    );
  }
  return drawn !== undefined ? (
    <span class="tt-portrait" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawn }} />
  ) : (
    <span class="tt-portrait tt-medal" data-hue={(seat ?? 0) % 5} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

/** The first letter of a name; of two who share a seat, that of each. */
export function initials(name: string): string {
  const [one, other] = name.split(" & ").map((part) => [...part.trim()][0]?.toUpperCase() ?? "");
  return `${one ?? ""}${other ?? ""}`;
}
