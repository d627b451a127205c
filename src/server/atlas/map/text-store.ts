import { TextArena } from "./text-arena.ts";
import { BLOCK_BYTES, DamagedText, type TextFile, type TextPlace } from "./text-file.ts";

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
      ...[second.start, second.start + bLength, first.start, first.start + aLength],
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
