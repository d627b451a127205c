import { hashOf } from "#domain/dice.ts";

const HASH_BITS = 21;
const IDS = 2 ** 32;
const GONE = -1;

/** What a snapshot keeps. */
export interface SavedSlugs {
  sorted: Float64Array;
  recent: Map<number, number>;
}

/**
 * Ids of venues by a hash of their slug: one sorted array of eight bytes a venue, and what has changed since in a map. What is
 * found may have another slug, so the reader compares.
 */
export class SlugIndex {
  /** A hash and an id in one number. */
  #sorted: Float64Array;
  readonly #recent: Map<number, number>;
  #sortedRecent: Float64Array | undefined;
  readonly #leastMerged: number;

  constructor(saved?: SavedSlugs, leastMerged = 4_096) {
    this.#sorted = saved?.sorted ?? new Float64Array(0);
    this.#recent = saved?.recent ?? new Map();
    this.#leastMerged = leastMerged;
  }

  get saved(): SavedSlugs {
    return { sorted: this.#sorted, recent: this.#recent };
  }

  put(id: number, slug: string): void {
    this.#set(id, hashOf(slug) >>> (32 - HASH_BITS));
  }

  remove(id: number): void {
    this.#set(id, GONE);
  }

  /** Ids of venues that may have this slug, in no particular order. */
  find(slug: string): number[] {
    const hash = hashOf(slug) >>> (32 - HASH_BITS);
    this.#sortedRecent ??= sortedOf(this.#recent);
    const settled = idsOf(this.#sorted, hash).filter((id) => !this.#recent.has(id));
    return [...settled, ...idsOf(this.#sortedRecent, hash)];
  }

  get bytes(): number {
    return this.#sorted.byteLength + (this.#sortedRecent?.byteLength ?? 0);
  }

  #set(id: number, hash: number): void {
    this.#recent.set(id, hash);
    this.#sortedRecent = undefined;
    if (this.#recent.size > Math.max(this.#leastMerged, this.#sorted.length / 8)) this.#merge();
  }

  #merge(): void {
    const kept = this.#sorted.filter((entry) => !this.#recent.has(entry % IDS));
    const added = sortedOf(this.#recent);
    const merged = new Float64Array(kept.length + added.length);
    for (let i = 0, k = 0, a = 0; i < merged.length; i++)
      merged[i] = a === added.length || kept[k]! < added[a]! ? kept[k++]! : added[a++]!;
    this.#sorted = merged;
    this.#recent.clear();
    this.#sortedRecent = undefined;
  }
}

function sortedOf(hashes: ReadonlyMap<number, number>): Float64Array<ArrayBuffer> {
  const entries: number[] = [];
  for (const [id, hash] of hashes) if (hash !== GONE) entries.push(hash * IDS + id);
  return Float64Array.from(entries).sort();
}

function idsOf(sorted: Float64Array, hash: number): number[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < hash * IDS) low = middle + 1;
    else high = middle;
  }
  const ids: number[] = [];
  for (let at = low; at < sorted.length && sorted[at]! < (hash + 1) * IDS; at++) ids.push(sorted[at]! % IDS);
  return ids;
}
