import { placeNameKeys } from "#domain/city.ts";
import type { Box } from "#domain/geo.ts";

/** Names of places as typed arrays, so that a thread can make them and hand them over. */
export interface PlaceIndexParts {
  /** All keys in the order of their bytes, one after the other in UTF-8. */
  text: Uint8Array;
  /** Key n is the text from `offsets[n]` up to but without `offsets[n + 1]`. */
  offsets: Uint32Array;
  /** The place of each key, and as the lowest bit whether the key is the place's own name, not one in another language. */
  places: Uint32Array;
  /** Where each place's line begins in the gazetteer's file. */
  lines: Uint32Array;
  /** How large each place is: the binary logarithm of its population, in eighths. */
  sizes: Uint8Array;
  /** What the places of each country ("BG") and region ("BG.42") span. */
  areas: Map<string, Box>;
}

export interface IndexedPlace {
  /** Where its line begins in the gazetteer's file. */
  line: number;
  /** Greater for larger places, whole names and own names. */
  points: number;
}

// In eighths of a doubling of the population: a whole name outweighs any size, an own name one four times smaller.
export const WHOLE_NAME = 256;
export const OWN_NAME = 32;

/** Finds places by the beginning of any of their names. */
export class PlaceIndex {
  readonly #parts: PlaceIndexParts;
  readonly #text: Buffer;

  constructor(parts: PlaceIndexParts) {
    this.#parts = parts;
    this.#text = Buffer.from(parts.text.buffer, parts.text.byteOffset, parts.text.byteLength);
  }

  /** The places of which a name begins with the text, best first. */
  find(text: string, most: number): IndexedPlace[] {
    const points = new Map<number, number>();
    for (const key of placeNameKeys(text)) this.#score(Buffer.from(key), most, points);
    return best(points, most).map(([place, of]) => ({ line: this.#parts.lines[place]!, points: of }));
  }

  /** What the places of a country, by its code, or of a region, by GeoNames' code for it, span. */
  area(code: string): Box | undefined {
    return this.#parts.areas.get(code);
  }

  #score(prefix: Buffer, most: number, points: Map<number, number>): void {
    const { places, sizes, offsets } = this.#parts;
    let least = 0;
    for (let n = this.#firstFrom(prefix); n < places.length && this.#hasPrefix(n, prefix); n++) {
      const place = places[n]! >>> 1;
      const isWhole = offsets[n + 1]! - offsets[n]! === prefix.length;
      const of = sizes[place]! + (isWhole ? WHOLE_NAME : 0) + (places[n]! & 1 ? OWN_NAME : 0);
      if (of <= least || of <= (points.get(place) ?? 0)) continue;
      points.set(place, of);
      if (points.size < most * 4) continue;
      // Pruned in batches: a heap for every place would cost more than the scan.
      const kept = best(points, most);
      points.clear();
      for (const [key, value] of kept) points.set(key, value);
      least = kept.at(-1)![1];
    }
  }

  /** The first key that is not before the prefix. */
  #firstFrom(prefix: Buffer): number {
    let low = 0;
    let high = this.#parts.places.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(middle, prefix) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #compare(n: number, prefix: Buffer): number {
    const { offsets } = this.#parts;
    return this.#text.compare(prefix, 0, prefix.length, offsets[n], offsets[n + 1]);
  }

  #hasPrefix(n: number, prefix: Buffer): boolean {
    const start = this.#parts.offsets[n]!;
    const end = start + prefix.length;
    return (
      end <= this.#parts.offsets[n + 1]! && this.#text.compare(prefix, 0, prefix.length, start, end) === 0
    );
  }
}

function best(points: Map<number, number>, most: number): [number, number][] {
  return [...points].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, most);
}
