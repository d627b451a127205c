import type { Scheme } from "./mark-colors.ts";
import { cssColor } from "./mark-colors.ts";
import type { PinMark } from "./marks.ts";
import { GLOW_AT, onPin } from "./pin-shape.ts";

/**
 * The breathing rings around what is on now, as elements over the canvas: the browser's compositor animates them, so that
 * the map itself rests.
 */
export class LiveRings {
  readonly #layer = document.createElement("div");
  readonly #project: (place: { x: number; y: number }) => [x: number, y: number];
  #rings: { pin: PinMark; ring: HTMLElement }[] = [];

  constructor(
    canvasContainer: HTMLElement,
    project: (place: { x: number; y: number }) => [x: number, y: number],
  ) {
    this.#layer.className = "map-live-rings";
    this.#layer.setAttribute("aria-hidden", "true");
    canvasContainer.append(this.#layer);
    this.#project = project;
  }

  /** A ring that is there already goes on breathing. */
  show(pins: readonly PinMark[], scheme: Scheme): void {
    const known = new Map(this.#rings.map(({ pin, ring }) => [pin.venue.id, ring]));
    this.#rings = pins
      .filter(({ venue, isSmall, isFaint }) => venue.time === "now" && !isSmall && !isFaint)
      .map((pin) => {
        const ring = known.get(pin.venue.id) ?? this.#layer.appendChild(document.createElement("i"));
        known.delete(pin.venue.id);
        ring.style.color = cssColor(pin.venue.category, scheme);
        return { pin, ring };
      });
    for (const ring of known.values()) ring.remove();
    this.follow();
  }

  /** The map has moved. */
  follow(): void {
    const [right, down] = onPin(...GLOW_AT, 0);
    for (const { pin, ring } of this.#rings) {
      const [x, y] = this.#project(pin);
      ring.style.translate = `${(x + right).toFixed(1)}px ${(y + down).toFixed(1)}px`;
    }
  }
}
