import type { MarkScheme } from "./mark-colors.ts";
import { cssColor } from "./mark-colors.ts";
import type { PinMark } from "./marks.ts";
import { GLOW_AT, onPin } from "./pin-shape.ts";

/**
 * The breathing rings around what is on now, as elements over the canvas: the browser's compositor animates them, so that
 * the map itself rests. While the map moves they are away: composing them anew took more of a frame than all the rest.
 */
export class LiveRings {
  readonly #layer = document.createElement("div");
  readonly #project: (place: { x: number; y: number }) => [x: number, y: number];
  /** By their venues' ids. */
  #rings = new Map<string, HTMLElement>();

  constructor(
    canvasContainer: HTMLElement,
    project: (place: { x: number; y: number }) => [x: number, y: number],
  ) {
    this.#layer.className = "map-live-rings";
    this.#layer.setAttribute("aria-hidden", "true");
    canvasContainer.append(this.#layer);
    this.#project = project;
  }

  hide(): void {
    this.#layer.hidden = true;
  }

  /** Where the map rests. A ring that is there already goes on breathing. */
  show(pins: readonly PinMark[], scheme: MarkScheme): void {
    const known = this.#rings;
    this.#rings = new Map();
    for (const pin of pins) {
      const { venue, isSmall, isFaint, scale } = pin;
      if (venue.time !== "now" || isSmall || isFaint) continue;
      const ring = known.get(venue.id) ?? this.#layer.appendChild(document.createElement("i"));
      known.delete(venue.id);
      ring.style.color = cssColor(venue.category, scheme);
      const [x, y] = this.#project(pin);
      const [right, down] = onPin(...GLOW_AT, 0, scale);
      ring.style.setProperty("--pin-scale", `${scale}`);
      ring.style.translate = `${(x + right).toFixed(1)}px ${(y + down).toFixed(1)}px`;
      this.#rings.set(venue.id, ring);
    }
    for (const ring of known.values()) ring.remove();
    this.#layer.hidden = false;
  }
}
