import type { RankedBits } from "./ranked-bits.ts";
import type { VenueTable } from "./venue-table.ts";

const BLOCK = 32;
/** Fewer are all looked at. */
const FEW = 16;

/** The mean coordinates of every 32 neighbours. */
export interface BlockMeans {
  longitude: Float64Array;
  latitude: Float64Array;
}

export function meansOf({ longitude, latitude, length }: VenueTable): BlockMeans {
  const means = (column: Int32Array) =>
    Float64Array.from({ length: Math.floor(length / BLOCK) }, (_, block) => {
      let sum = 0;
      for (let v = block * BLOCK; v < (block + 1) * BLOCK; v++) sum += column[v];
      return sum / BLOCK;
    });
  return { longitude: means(longitude), latitude: means(latitude) };
}

/** Adds up the coordinates of selected venues, for their centroid. */
export class CoordinateSum {
  longitude = 0;
  latitude = 0;

  /**
   * Starts over with the selected venues from `low` up to `high`. A few are summed up exactly. Of many, each stands where its
   * 32 neighbours stand on average, and those at either end, who have neighbours elsewhere, where all others do: that costs
   * far fewer reads and moves the centroid by less than they are apart.
   */
  of(table: VenueTable, means: BlockMeans, selected: RankedBits, low: number, high: number): void {
    this.longitude = 0;
    this.latitude = 0;
    const first = Math.ceil(low / BLOCK);
    const end = Math.floor(high / BLOCK);
    const inBlocks = end > first ? selected.before[end] - selected.before[first] : 0;
    if (inBlocks < FEW) {
      this.#addEach(table, selected.words, low, high);
      return;
    }
    const share = (selected.rank(high) - selected.rank(low)) / inBlocks;
    this.#addBlocks(means, selected.before, first, end, share);
  }

  #addBlocks(
    { longitude, latitude }: BlockMeans,
    before: Uint32Array,
    first: number,
    end: number,
    share: number,
  ): void {
    let longitudes = 0;
    let latitudes = 0;
    let counted = before[first];
    for (let block = first; block < end; block++) {
      const count = before[block + 1] - counted;
      counted += count;
      longitudes += count * longitude[block];
      latitudes += count * latitude[block];
    }
    this.longitude = longitudes * share;
    this.latitude = latitudes * share;
  }

  #addEach({ longitude, latitude }: VenueTable, selected: Uint32Array, low: number, high: number): void {
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
    this.longitude += longitudes;
    this.latitude += latitudes;
  }
}
