interface Chunk {
  bytes: Buffer;
  used: number;
  live: number;
}

const MB = 1024 * 1024;
const SMALLEST_CHUNK = 64 * 1024;

/**
 * Finished text, one slice per venue, in large append-only chunks outside the JavaScript heap. A slice never spans
 * chunks. Chunks that have become mostly garbage are emptied by moving what still lives in them; an empty chunk is freed.
 */
export class TextArena {
  readonly #chunkBytes: number;
  readonly #chunks: (Chunk | undefined)[] = [];
  #current = -1;
  #sliceStart = 0;

  constructor(chunkBytes: number) {
    this.#chunkBytes = chunkBytes;
  }

  /** Opens a slice of at most so many bytes; `write` and `copy` fill it, `end` closes it. */
  begin(maxBytes: number): void {
    let chunk = this.#chunks[this.#current];
    // A slice larger than a chunk gets one of its own, in which nothing can follow: addresses count in whole chunks.
    if (chunk === undefined || chunk.used + maxBytes > Math.min(chunk.bytes.length, this.#chunkBytes)) {
      // Chunks grow up to their full size, so that a small world stays small.
      const roomy = chunk === undefined ? SMALLEST_CHUNK : Math.min(chunk.bytes.length * 2, this.#chunkBytes);
      const bytes = Buffer.allocUnsafeSlow(Math.max(maxBytes, Math.min(roomy, this.#chunkBytes)));
      const full = this.#current;
      this.#current = this.#chunks.push({ bytes, used: 0, live: 0 }) - 1;
      if (full >= 0) this.#dropIfEmpty(full);
      chunk = this.#chunks[this.#current]!;
    }
    this.#sliceStart = chunk.used;
  }

  write(text: string): number {
    const chunk = this.#chunks[this.#current]!;
    const written = chunk.bytes.write(text, chunk.used);
    chunk.used += written;
    return written;
  }

  /** Copies a part of an older slice into the open one. */
  copy(bytes: Buffer, from: number, to: number): void {
    const chunk = this.#chunks[this.#current]!;
    chunk.used += bytes.copy(chunk.bytes, chunk.used, from, to);
  }

  /** Where the slice now lies: a number that stays valid until the slice is freed or moved. */
  end(): number {
    const chunk = this.#chunks[this.#current]!;
    chunk.live += chunk.used - this.#sliceStart;
    return this.#current * this.#chunkBytes + this.#sliceStart;
  }

  free(at: number, length: number): void {
    const c = this.#chunkOf(at);
    this.#chunks[c]!.live -= length;
    this.#dropIfEmpty(c);
  }

  /** The chunk's buffer in which a slice lies, at `positionOf`. */
  bytesOf(at: number): Buffer {
    return this.#chunks[this.#chunkOf(at)]!.bytes;
  }

  positionOf(at: number): number {
    return at % this.#chunkBytes;
  }

  /**
   * Once there is more garbage than text: the test whether a slice should move now, which is so for those in the emptiest
   * chunks. One round moves only so many bytes, so that it never takes long.
   */
  evacuation(mostBytes = 8 * MB): ((at: number) => boolean) | undefined {
    const { live, used } = this.#totals();
    if (used - live <= Math.max(live, Math.min(SMALLEST_CHUNK, this.#chunkBytes))) return undefined;
    const leaving = new Set<number>();
    let moving = 0;
    const sparse = [...this.#chunks.entries()]
      .flatMap(([c, chunk]) =>
        chunk && c !== this.#current ? [{ c, share: chunk.live / chunk.used, chunk }] : [],
      )
      .filter(({ share }) => share < 0.5)
      .sort((a, b) => a.share - b.share);
    for (const { c, chunk } of sparse) {
      if (leaving.size > 0 && moving + chunk.live > mostBytes) break;
      leaving.add(c);
      moving += chunk.live;
    }
    return leaving.size === 0 ? undefined : (at) => leaving.has(this.#chunkOf(at));
  }

  /** Bytes held, garbage and free room included. */
  get bytes(): number {
    return this.#chunks.reduce((sum, chunk) => sum + (chunk?.bytes.length ?? 0), 0);
  }

  #totals(): { live: number; used: number } {
    let live = 0;
    let used = 0;
    for (const chunk of this.#chunks) {
      live += chunk?.live ?? 0;
      used += chunk?.used ?? 0;
    }
    return { live, used };
  }

  #chunkOf(at: number): number {
    return Math.floor(at / this.#chunkBytes);
  }

  #dropIfEmpty(c: number): void {
    if (this.#chunks[c]?.live === 0) this.#chunks[c] = undefined;
  }
}
