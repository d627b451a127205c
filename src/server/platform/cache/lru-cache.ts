/** What an entry costs beside its key and its bytes: the slot in the map, this record, the objects around the bytes. */
const ENTRY_BYTES = 400;
/** Entries checked for staleness with each insertion, so that stale ones are evicted without being requested again. */
const LOOKED_AT = 4;
/** Longer keys are not cached: only an attacker repeats them. */
const MAX_KEY = 1_000;

export interface LruBounds {
  maxBytes: number;
  maxEntries: number;
}

interface Entry<V> {
  key: string;
  value: V;
  bytes: number;
  older: Entry<V> | undefined;
  newer: Entry<V> | undefined;
}

/**
 * A least-recently-used cache bounded by what it really holds: keys, values and the entries themselves. An empty value
 * has a price, too; otherwise any number of them would fit.
 *
 * The order is a linked list. A Map's own order would need a kept iterator, and one that rests holds every table that the
 * map has outgrown since, with all values of then.
 */
export class LruCache<V> {
  readonly #entries = new Map<string, Entry<V>>();
  #oldest: Entry<V> | undefined;
  #newest: Entry<V> | undefined;
  /** The next to be looked at; goes round and round, those used longest ago first. */
  #looked: Entry<V> | undefined;
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
    if (entry !== this.#newest) {
      this.#unlink(entry);
      this.#append(entry);
    }
    return entry.value;
  }

  /** Keeps a value of so many bytes, unless its key is too long or the cache too small for it. */
  set(key: string, value: V, valueBytes: number): void {
    this.delete(key);
    const bytes = ENTRY_BYTES + key.length * 2 + valueBytes;
    if (key.length > MAX_KEY || bytes > this.#bounds.maxBytes) return;
    const entry = { key, value, bytes, older: undefined, newer: undefined };
    this.#entries.set(key, entry);
    this.#append(entry);
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
    this.#unlink(entry);
    this.#bytes -= entry.bytes;
  }

  clear(): void {
    this.#entries.clear();
    this.#oldest = this.#newest = this.#looked = undefined;
    this.#bytes = 0;
  }

  #append(entry: Entry<V>): void {
    entry.older = this.#newest;
    entry.newer = undefined;
    if (this.#newest) this.#newest.newer = entry;
    else this.#oldest = entry;
    this.#newest = entry;
  }

  #unlink(entry: Entry<V>): void {
    if (this.#looked === entry) this.#looked = entry.newer;
    if (entry.older) entry.older.newer = entry.newer;
    else this.#oldest = entry.newer;
    if (entry.newer) entry.newer.older = entry.older;
    else this.#newest = entry.older;
  }

  #dropStale(): void {
    if (!this.#isStale) return;
    for (let count = 0; count < LOOKED_AT; count++) {
      const entry = this.#looked ?? this.#oldest;
      if (!entry) return;
      this.#looked = entry.newer;
      if (this.#isStale(entry.value)) this.delete(entry.key);
    }
  }

  #evict(): void {
    const { maxBytes, maxEntries } = this.#bounds;
    while (this.#oldest && (this.#bytes > maxBytes || this.#entries.size > maxEntries))
      this.delete(this.#oldest.key);
  }
}
