import { crc32 } from "node:zlib";

const SLOTS = 2 ** 14;

/** Remembers in 64 KB which keys came lately. Now and then one is forgotten early, and hardly ever one is taken for another. */
export class RecentKeys {
  readonly #hashes = new Uint32Array(SLOTS);

  /** Whether this key came before; from now on it has. */
  note(key: string): boolean {
    const hash = crc32(key);
    const slot = hash % SLOTS;
    const isKnown = this.#hashes[slot] === hash;
    this.#hashes[slot] = hash;
    return isKnown;
  }
}
