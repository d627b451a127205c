/** What an entry costs beside its key and its bytes: the slot in the map, this record, the objects around the bytes. */
const ENTRY_BYTES = 400;
/** With every new one, so many others are looked at: what is stale leaves, though nobody asks for it again. */
const LOOKED_AT = 4;
/** Longer keys are not cached: only an attacker repeats them. */
const MAX_KEY = 1_000;

export interface LruBounds {
  maxBytes: number;
  maxEntries: number;
}

interface Entry<V> {
  value: V;
  bytes: number;
}

/**
 * A least-recently-used cache bounded by what it really holds: keys, values and the entries themselves. An empty value
 * has a price, too; otherwise any number of them would fit.
 */
export class LruCache<V> {
  // A Map keeps the order of insertion, so the oldest use always comes first.
  readonly #entries = new Map<string, Entry<V>>();
  /** Kept between evictions: a new iterator would skip the holes of all evicted entries. */
  #oldestFirst = this.#entries.keys();
  /** Goes round and round, those used longest ago first. */
  #looked = this.#entries.entries();
  #leftToLook = 0;
  readonly #bounds: LruBounds;
  readonly #isStale: ((value: V) => boolean) | undefined;
  #bytes = 0;

  constructor(bounds: LruBounds, isStale?: (value: V) => boolean) {
    this.#bounds = bounds;
    this.#isStale = isStale;
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Keeps a value of so many bytes, unless its key is too long or the cache too small for it. */
  set(key: string, value: V, valueBytes: number): void {
    this.delete(key);
    const bytes = ENTRY_BYTES + key.length * 2 + valueBytes;
    if (key.length > MAX_KEY || bytes > this.#bounds.maxBytes) return;
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    this.#dropStale();
    this.#evict();
  }

  /** Charges more bytes to a value that has grown, or fewer; one that has left or been replaced meanwhile costs nothing. */
  grow(key: string, value: V, byBytes: number): void {
    const entry = this.#entries.get(key);
    if (entry?.value !== value) return;
    entry.bytes += byBytes;
    this.#bytes += byBytes;
    this.#evict();
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  #dropStale(): void {
    if (!this.#isStale) return;
    for (let count = 0; count < LOOKED_AT; count++) {
      // By count: entries that are used move behind the iterator's back to its end.
      if (this.#leftToLook-- <= 0) {
        this.#looked = this.#entries.entries();
        this.#leftToLook = this.#entries.size;
      }
      const { value, done } = this.#looked.next();
      if (!done && this.#isStale(value[1].value)) this.delete(value[0]);
    }
  }

  #evict(): void {
    const { maxBytes, maxEntries } = this.#bounds;
    while (this.#bytes > maxBytes || this.#entries.size > maxEntries) {
      const { value: oldest, done } = this.#oldestFirst.next();
      if (done) this.#oldestFirst = this.#entries.keys();
      else this.delete(oldest);
    }
  }
}
