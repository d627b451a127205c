import type { VenueTable } from "./venue-table.ts";

/** Events by the power of two that share a hint. */
const HINT_BITS = 2;

/** The venue of every fourth event: that of any event is not far from it. */
export class VenueHints {
  readonly #firstEvent: Uint32Array;
  readonly #hints: Uint16Array;

  constructor({ firstEvent, events }: VenueTable) {
    const hints = new Uint16Array((events >>> HINT_BITS) + 1);
    for (let hint = 0, venue = 0; hint << HINT_BITS < events; hint++) {
      while (firstEvent[venue + 1] <= hint << HINT_BITS) venue++;
      hints[hint] = venue;
    }
    this.#firstEvent = firstEvent;
    this.#hints = hints;
  }

  venueOf(e: number): number {
    const firstEvent = this.#firstEvent;
    let venue = this.#hints[e >>> HINT_BITS];
    while (firstEvent[venue + 1] <= e) venue++;
    return venue;
  }

  get bytes(): number {
    return this.#hints.byteLength;
  }
}
