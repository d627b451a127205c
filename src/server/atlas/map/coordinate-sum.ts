import { popcount } from "./ranked-bits.ts";
import type { Segment } from "./segment.ts";

/** Adds up the coordinates of selected venues, exactly: whole units stay far below 2^53. */
export class CoordinateSum {
  longitude = 0;
  latitude = 0;

  /** Starts over with the selected venues from `low` up to `high`. */
  of(segment: Segment, selected: Uint32Array, low: number, high: number): void {
    const { longitudeSums, latitudeSums } = segment;
    const { longitude, latitude } = segment.table;
    const lastWord = (high - 1) >>> 5;
    let longitudes = 0;
    let latitudes = 0;
    for (let w = low >>> 5; w <= lastWord; w++) {
      const start = w << 5;
      let bits = selected[w];
      if (start < low) bits &= -1 << (low - start);
      if (start + 32 > high) bits &= (1 << (high - start)) - 1;
      let sign = 1;
      // Of a crowded word it is quicker to take the whole sum and subtract the few that are missing.
      if (popcount(bits) > 16) {
        longitudes += longitudeSums[w];
        latitudes += latitudeSums[w];
        bits = ~bits & (start + 32 > longitude.length ? (1 << (longitude.length - start)) - 1 : -1);
        sign = -1;
      }
      while (bits !== 0) {
        const at = start + 31 - Math.clz32(bits & -bits);
        longitudes += sign * longitude[at];
        latitudes += sign * latitude[at];
        bits &= bits - 1;
      }
    }
    this.longitude = longitudes;
    this.latitude = latitudes;
  }
}
