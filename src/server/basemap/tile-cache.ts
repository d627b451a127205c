/** The tiles asked for last, up to a number of bytes. */
export class TileCache {
  #tiles = new Map<string, Uint8Array>();
  #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): Uint8Array | undefined {
    const tile = this.#tiles.get(key);
    if (!tile) return undefined;
    // A Map keeps the order of insertion, so the oldest use always comes first.
    this.#tiles.delete(key);
    this.#tiles.set(key, tile);
    return tile;
  }

  set(key: string, tile: Uint8Array): void {
    this.#bytes += tile.length - (this.#tiles.get(key)?.length ?? 0);
    this.#tiles.delete(key);
    this.#tiles.set(key, tile);
    for (const [oldest, { length }] of this.#tiles) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#tiles.delete(oldest);
      this.#bytes -= length;
    }
  }

  clear(): void {
    this.#tiles.clear();
    this.#bytes = 0;
  }
}
