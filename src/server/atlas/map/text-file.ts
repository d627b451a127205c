import { closeSync, readSync } from "node:fs";
import { crc32 } from "node:zlib";
import { hasBit, setBit, wordsFor } from "./ranked-bits.ts";

/** A block ends with the slice that reaches this length, so a slice begins below it and lies in one block. */
export const BLOCK_BYTES = 32 * 1024;
/** Blocks that were read last are kept up to this much: a city has some ten. */
const CACHE_BYTES = 8 * 1024 * 1024;

/** Where the blocks of a file are, and the checksums of what is in them. */
export interface TextBlocks {
  starts: Float64Array;
  lengths: Uint32Array;
  sums: Uint32Array;
}

/** A slice of text: the buffer in which it lies, and where it begins there. */
export interface TextPlace {
  bytes: Buffer;
  start: number;
}

/** The file no longer says what was written into it. */
export class DamagedText extends Error {}

/** Closes the descriptor when the object is garbage-collected; the path may lead to a newer file by then. */
const unused = new FinalizationRegistry<number>((fd) => closeSync(fd));

/**
 * Finished texts in a file that never changes. The system keeps what is read often in memory, once for all processes; this one
 * keeps a few blocks. A block is checked the first time it is read.
 */
export class TextFile {
  readonly #fd: number;
  readonly #blocks: TextBlocks;
  readonly #checked: Uint32Array;
  /** The least recently used first. */
  readonly #cache = new Map<number, Buffer>();
  #cacheBytes = 0;

  /** Takes over an open file. */
  constructor(fd: number, blocks: TextBlocks) {
    this.#fd = fd;
    this.#blocks = blocks;
    this.#checked = new Uint32Array(wordsFor(blocks.starts.length));
    unused.register(this, fd);
  }

  /** A slice that is read with its neighbours: the whole block is kept for them. */
  read(block: number, offset: number): TextPlace {
    return { bytes: this.#cached(block) ?? this.#load(block), start: offset };
  }

  /** A slice that is read alone. */
  readAlone(block: number, offset: number, length: number): TextPlace {
    const kept = this.#cached(block);
    if (kept) return { bytes: kept, start: offset };
    if (!hasBit(this.#checked, block)) return { bytes: this.#readBlock(block), start: offset };
    return { bytes: this.#readBytes(this.#blocks.starts[block] + offset, length), start: 0 };
  }

  /** A piece of the file that is no text. */
  readChecked(position: number, length: number, sum: number): Buffer {
    const bytes = this.#readBytes(position, length);
    if (crc32(bytes) !== sum) throw new DamagedText("A piece of the file has another checksum.");
    return bytes;
  }

  get memory(): number {
    const { starts, lengths, sums } = this.#blocks;
    return this.#cacheBytes + starts.byteLength + lengths.byteLength + sums.byteLength;
  }

  #cached(block: number): Buffer | undefined {
    const bytes = this.#cache.get(block);
    if (bytes === undefined) return undefined;
    this.#cache.delete(block);
    this.#cache.set(block, bytes);
    return bytes;
  }

  #load(block: number): Buffer {
    const bytes = this.#readBlock(block);
    // A venue with very many events may be a block by itself.
    if (bytes.length > CACHE_BYTES / 4) return bytes;
    this.#cache.set(block, bytes);
    this.#cacheBytes += bytes.length;
    for (const [oldest, { length }] of this.#cache) {
      if (this.#cacheBytes <= CACHE_BYTES) break;
      this.#cache.delete(oldest);
      this.#cacheBytes -= length;
    }
    return bytes;
  }

  #readBlock(block: number): Buffer {
    const { starts, lengths, sums } = this.#blocks;
    const bytes = this.#readBytes(starts[block], lengths[block]);
    if (hasBit(this.#checked, block)) return bytes;
    if (crc32(bytes) !== sums[block]) throw new DamagedText("A block of texts has another checksum.");
    setBit(this.#checked, block);
    return bytes;
  }

  #readBytes(position: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafeSlow(length);
    let read: number;
    try {
      read = readSync(this.#fd, bytes, 0, length, position);
    } catch (error) {
      throw new DamagedText("Texts cannot be read.", { cause: error });
    }
    if (read !== length) throw new DamagedText("The file of texts has become shorter.");
    return bytes;
  }
}
