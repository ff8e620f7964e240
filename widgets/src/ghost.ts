/** A card that is only seen: it flies over the table, takes no clicks, and is gone when it lands. */

/** The pictures of a card's two sides; `null` where a side is not known. */
export interface Sides {
  front: string | Node | null;
  back: string | Node | null;
}

/** Puts a ghost of `sides` at `place` in the layer and lets it go through `frames`; `seen` is up at the end. */
export function ghost(
  layer: Element,
  place: DOMRect,
  sides: Sides,
  seen: "front" | "back",
  time: KeyframeAnimationOptions,
  frames: Keyframe[] = [{}, {}],
): void {
  const card = document.createElement("span");
  card.className = "tt-card tt-ghost";
  card.style.cssText = `left:${place.left}px;top:${place.top}px;width:${place.width}px`;
  card.append(side(sides[seen]));
  const rear = sides[seen === "front" ? "back" : "front"];
  if (rear !== null) {
    const turned = side(rear);
    turned.classList.add("tt-rear");
    card.append(turned);
  }
  layer.append(card);
  const flight = card.animate(frames, time);
  flight.onfinish = flight.oncancel = () => card.remove();
}

function side(picture: string | Node | null): HTMLElement {
  const shown = document.createElement("span");
  shown.className = "tt-side";
  if (typeof picture === "string") {
    shown.innerHTML = `<span class="tt-picture">${picture}</span>`;
  } else if (picture !== null) {
    shown.append(picture.cloneNode(true));
  }
  return shown;
}
