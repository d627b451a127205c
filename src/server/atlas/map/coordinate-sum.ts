import { popcount } from "./ranked-bits.ts";
import type { Segment } from "./segment.ts";

/** From so many whole words of 32 on, venues are taken for their neighbours. */
const CROWD_WORDS = 4;

/** Adds up the coordinates of selected venues, for their centroid. */
export class CoordinateSum {
  longitude = 0;
  latitude = 0;

  /**
   * Starts over with the `count` selected venues from `low` up to `high`. A few are summed up exactly. Of a crowd, every 32
   * neighbours stand at their common centre, which moves the centroid by less than they are apart.
   */
  of(segment: Segment, selected: Uint32Array, low: number, high: number, count: number): void {
    const firstWord = (low + 31) >>> 5;
    const endWord = high >>> 5;
    if (endWord - firstWord < CROWD_WORDS || !this.#sumCrowd(segment, selected, firstWord, endWord, count)) {
      this.#sumEach(segment, selected, low, high);
    }
  }

  #sumCrowd(
    segment: Segment,
    selected: Uint32Array,
    firstWord: number,
    endWord: number,
    count: number,
  ): boolean {
    const { longitudeSums, latitudeSums } = segment;
    let longitudes = 0;
    let latitudes = 0;
    let found = 0;
    for (let w = firstWord; w < endWord; w++) {
      const here = popcount(selected[w]);
      found += here;
      longitudes += here * longitudeSums[w];
      latitudes += here * latitudeSums[w];
    }
    // All selected ones may be in the broken words at both ends.
    if (found === 0) return false;
    this.longitude = (longitudes / 32 / found) * count;
    this.latitude = (latitudes / 32 / found) * count;
    return true;
  }

  #sumEach(segment: Segment, selected: Uint32Array, low: number, high: number): void {
    const { longitude, latitude } = segment.table;
    let longitudes = 0;
    let latitudes = 0;
    for (let start = low & ~31; start < high; start += 32) {
      let bits = selected[start >>> 5];
      if (start < low) bits &= -1 << (low - start);
      if (start + 32 > high) bits &= (1 << (high - start)) - 1;
      while (bits !== 0) {
        const at = start + 31 - Math.clz32(bits & -bits);
        longitudes += longitude[at];
        latitudes += latitude[at];
        bits &= bits - 1;
      }
    }
    this.longitude = longitudes;
    this.latitude = latitudes;
  }
}
