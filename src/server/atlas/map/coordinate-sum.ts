import { popcount } from "./ranked-bits.ts";
import type { Segment } from "./segment.ts";

/** Adds up the coordinates of selected venues, exactly: whole units stay far below 2^53. */
export class CoordinateSum {
  longitude = 0;
  latitude = 0;

  /** Starts over with the selected venues from `low` up to `high`. */
  of(segment: Segment, selected: Uint32Array, low: number, high: number): void {
    this.longitude = 0;
    this.latitude = 0;
    const lastWord = (high - 1) >>> 5;
    for (let w = low >>> 5; w <= lastWord; w++) {
      const start = w << 5;
      if (start >= low && start + 32 <= high) {
        this.#addWord(segment, selected[w], w);
      } else {
        let bits = selected[w];
        if (start < low) bits &= -1 << (low - start);
        if (start + 32 > high) bits &= (1 << (high - start)) - 1;
        this.#add(segment, bits, start, 1);
      }
    }
  }

  #addWord(segment: Segment, bits: number, w: number): void {
    // Of a crowded word it is quicker to take the whole sum and subtract the few that are missing.
    if (popcount(bits) <= 16) {
      this.#add(segment, bits, w << 5, 1);
    } else {
      this.longitude += segment.longitudeSums[w];
      this.latitude += segment.latitudeSums[w];
      this.#add(segment, ~bits, w << 5, -1);
    }
  }

  #add(segment: Segment, bits: number, start: number, sign: number): void {
    const { longitude, latitude } = segment.table;
    let longitudes = 0;
    let latitudes = 0;
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      const at = start + 31 - Math.clz32(rest & -rest);
      longitudes += longitude[at];
      latitudes += latitude[at];
    }
    this.longitude += sign * longitudes;
    this.latitude += sign * latitudes;
  }
}
