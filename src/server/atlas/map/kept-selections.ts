import type { RankedBits } from "./ranked-bits.ts";

/** The venues of a segment that a filter lets through, and how many of their events. */
export interface Selected {
  /** All matching venues, once indexed. */
  readonly bits: RankedBits | undefined;
  readonly bytes: number;
  /** The number of a venue's matching events that count, or -1 if the venue does not match. */
  matchingEvents(position: number): number;
  /** The first matching venue from `from` on, or `end` if there is none before it. */
  next(from: number, end: number): number;
  /** The matching events of a range of venues that count, which may be a cell of the segment's list. Asks for an index. */
  countEvents(low: number, high: number, level?: number, cell?: number): number;
}

/** The latest one is kept, whatever its size. */
const MAX_BYTES = 96 * 1024;

/** An LRU cache of a segment's answers to recent filters, by the filters' keys. */
export class KeptSelections {
  readonly #kept = new Map<string, { selection: Selected; bytes: number }>();
  /** The one that was used last, which is asked for again and again: to move it each time would have the map built anew now and then. */
  #latest: string | undefined;
  #bytes = 0;

  get(key: string): Selected | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    if (key !== this.#latest) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      this.#latest = key;
    }
    return kept.selection;
  }

  /** Drops the least recently used ones where there are too many bytes, and returns the bits of one of them. */
  makeRoom(): RankedBits | undefined {
    let spare: RankedBits | undefined;
    for (const [key, { selection, bytes }] of this.#kept) {
      if (this.#bytes < MAX_BYTES) break;
      this.#kept.delete(key);
      this.#bytes -= bytes;
      spare = selection.bits;
    }
    return spare;
  }

  add(key: string, selection: Selected): void {
    const { bytes } = selection;
    this.#kept.set(key, { selection, bytes });
    this.#latest = key;
    this.#bytes += bytes;
  }

  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }

  get bytes(): number {
    return this.#bytes;
  }
}
