import { closeSync, readSync } from "node:fs";
import { crc32 } from "node:zlib";
import { hasBit, setBit, wordsFor } from "./ranked-bits.ts";

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

/** Places from here on are in files. */
const FILES = 2 ** 52;
const FILE = 2 ** 39;

/** A file and how many bytes of it are still in use. */
interface UsedFile {
  file: TextFile;
  live: number;
}

/**
 * Finished text, one slice per venue: what a snapshot holds in its file, all else in memory. A place is a number that stays valid
 * until the slice is freed or moved.
 */
export class TextStore {
  readonly #arena: TextArena;
  readonly #files: (UsedFile | undefined)[] = [];
  /** Called on a read error, which the read that failed throws as well. */
  onDamage: (error: DamagedText) => void = () => {};

  constructor(chunkBytes: number) {
    this.#arena = new TextArena(chunkBytes);
  }

  /** Opens a slice of at most so many bytes; `write` and `copy` fill it, `end` closes it. */
  begin(maxBytes: number): void {
    this.#arena.begin(maxBytes);
  }

  write(text: string): number {
    return this.#arena.write(text);
  }

  copy(bytes: Buffer, from: number, to: number): void {
    this.#arena.copy(bytes, from, to);
  }

  end(): number {
    return this.#arena.end();
  }

  /** Makes a file's slices readable; each that is used is told to `use`. */
  addFile(file: TextFile): number {
    const free = this.#files.indexOf(undefined);
    const slot = free < 0 ? this.#files.length : free;
    this.#files[slot] = { file, live: 0 };
    return slot;
  }

  /** Lets go of a file of which nothing is used. */
  dropIfUnused(slot: number): void {
    if (this.#files[slot]?.live === 0) this.#files[slot] = undefined;
  }

  /** The place of a slice that a file has at this address, which is in use from now on. */
  use(slot: number, address: number, length: number): number {
    this.#files[slot]!.live += length;
    return placeOf(slot, address);
  }

  free(at: number, length: number): void {
    if (at < FILES) {
      this.#arena.free(at, length);
      return;
    }
    const slot = slotOf(at);
    this.#files[slot]!.live -= length;
    this.dropIfUnused(slot);
  }

  /** Moves a slice of the memory that should leave its place. */
  move(at: number, length: number): number {
    this.begin(length);
    this.copy(this.#arena.bytesOf(at), this.#arena.positionOf(at), this.#arena.positionOf(at) + length);
    const moved = this.end();
    this.free(at, length);
    return moved;
  }

  /** A slice; alone, or as one of many in a row. */
  read(at: number, length: number, isAlone: boolean): TextPlace {
    if (at < FILES) return { bytes: this.#arena.bytesOf(at), start: this.#arena.positionOf(at) };
    const { file } = this.#files[slotOf(at)]!;
    const address = (at - FILES) % FILE;
    const block = Math.floor(address / BLOCK_BYTES);
    const offset = address % BLOCK_BYTES;
    try {
      return isAlone ? file.readAlone(block, offset, length) : file.read(block, offset);
    } catch (error) {
      if (error instanceof DamagedText) this.onDamage(error);
      throw error;
    }
  }

  compare(a: number, aLength: number, b: number, bLength: number): number {
    const first = this.read(a, aLength, true);
    const second = this.read(b, bLength, true);
    return first.bytes.compare(
      second.bytes,
      second.start,
      second.start + bLength,
      first.start,
      first.start + aLength,
    );
  }

  /** Whether a slice is the same text as one of a file. */
  isSame(at: number, slot: number, address: number, length: number): boolean {
    const { bytes, start } = this.read(at, length, false);
    const other = this.read(placeOf(slot, address), length, false);
    return bytes.compare(other.bytes, other.start, other.start + length, start, start + length) === 0;
  }

  evacuation(): ((at: number) => boolean) | undefined {
    const leaves = this.#arena.evacuation();
    return leaves && ((at) => at < FILES && leaves(at));
  }

  /** Bytes of memory, garbage and free room included; what the system keeps of files does not count. */
  get bytes(): number {
    return this.#files.reduce((sum, used) => sum + (used?.file.memory ?? 0), this.#arena.bytes);
  }

  /** Bytes that are not in files. */
  get inMemory(): number {
    return this.#arena.bytes;
  }
}

function placeOf(slot: number, address: number): number {
  return FILES + slot * FILE + address;
}

function slotOf(at: number): number {
  return Math.floor((at - FILES) / FILE);
}
