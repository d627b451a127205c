import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { deserialize, serialize } from "node:v8";
import { crc32 } from "node:zlib";
import type { SnapshotSink } from "./map/saved-map.ts";
import { BLOCK_BYTES, type TextBlocks, TextFile } from "./map/text-store.ts";

/** The first bytes of a file. Another format has another number. */
export const MAGIC = Buffer.from("whereabouts atlas 2\n");
/** At the end of a file: where its table of contents begins, how long it is, and its checksum. */
export const TRAILER_BYTES = 16;

/** A piece of the file with its checksum. */
export interface SavedPart {
  name: string;
  at: number;
  length: number;
  sum: number;
}

/** The table of contents. */
export interface Contents<About> {
  about: About;
  parts: SavedPart[];
  blocks: TextBlocks;
}

const ENOUGH_TO_WRITE = 1024 * 1024;

/** Writes a snapshot beside its place, and puts it there when it is whole and on the disk. */
export class SnapshotWriter implements SnapshotSink {
  readonly #path: string;
  readonly #file: FileHandle;
  #pending: Buffer[] = [MAGIC];
  #pendingBytes = MAGIC.length;
  /** Where the next pending bytes go. */
  #end = MAGIC.length;
  #block = Buffer.allocUnsafeSlow(2 * BLOCK_BYTES);
  #blockLength = 0;
  readonly #parts: SavedPart[] = [];
  readonly #starts: number[] = [];
  readonly #lengths: number[] = [];
  readonly #sums: number[] = [];

  private constructor(path: string, file: FileHandle) {
    this.#path = path;
    this.#file = file;
  }

  /** Undefined while another process holds the temporary file. */
  static async begin(path: string): Promise<SnapshotWriter | undefined> {
    try {
      return new SnapshotWriter(path, await open(unfinished(path), "wx", 0o600));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EEXIST") return undefined;
      throw error;
    }
  }

  addText(bytes: Buffer, from: number, to: number): number {
    const offset = this.#blockLength;
    const length = offset + to - from;
    if (length > this.#block.length) {
      const wider = Buffer.allocUnsafeSlow(length);
      this.#block.copy(wider, 0, 0, offset);
      this.#block = wider;
    }
    bytes.copy(this.#block, offset, from, to);
    this.#blockLength = length;
    const address = this.#starts.length * BLOCK_BYTES + offset;
    if (length >= BLOCK_BYTES) this.#closeBlock();
    return address;
  }

  addPart(name: string, value: unknown): void {
    const bytes = serialize(value);
    this.#parts.push({ name, at: this.#end, length: bytes.length, sum: crc32(bytes) });
    this.#add(bytes);
  }

  /** To be awaited between steps, so that what is written does not pile up. */
  async drain(): Promise<void> {
    if (this.#pendingBytes >= ENOUGH_TO_WRITE) await this.#write();
  }

  async finish(about: unknown): Promise<void> {
    if (this.#blockLength > 0) this.#closeBlock();
    const contents: Contents<unknown> = {
      about,
      parts: this.#parts,
      blocks: {
        starts: Float64Array.from(this.#starts),
        lengths: Uint32Array.from(this.#lengths),
        sums: Uint32Array.from(this.#sums),
      },
    };
    const bytes = serialize(contents);
    const trailer = Buffer.alloc(TRAILER_BYTES);
    trailer.writeDoubleLE(this.#end);
    trailer.writeUInt32LE(bytes.length, 8);
    trailer.writeUInt32LE(crc32(bytes), 12);
    this.#add(bytes);
    this.#add(trailer);
    await this.#write();
    await this.#file.sync();
    await this.#file.close();
    await rename(unfinished(this.#path), this.#path);
    await syncFolder(dirname(this.#path));
  }

  /** Leaves nothing behind; what was there before stays. */
  async abandon(): Promise<void> {
    await this.#file.close().catch(() => {});
    await rm(unfinished(this.#path), { force: true });
  }

  #closeBlock(): void {
    const bytes = this.#block.subarray(0, this.#blockLength);
    this.#starts.push(this.#end);
    this.#lengths.push(bytes.length);
    this.#sums.push(crc32(bytes));
    this.#add(bytes);
    this.#block = Buffer.allocUnsafeSlow(2 * BLOCK_BYTES);
    this.#blockLength = 0;
  }

  #add(bytes: Buffer): void {
    this.#pending.push(bytes);
    this.#pendingBytes += bytes.length;
    this.#end += bytes.length;
  }

  async #write(): Promise<void> {
    const bytes = Buffer.concat(this.#pending);
    this.#pending = [];
    this.#pendingBytes = 0;
    // Unlike `write`, this goes on where the disk took a part only.
    await this.#file.appendFile(bytes);
  }
}

/** The name under which a snapshot is written. */
export function unfinished(path: string): string {
  return `${path}.new`;
}

/** Only then does a new name outlive a power cut. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** A snapshot that cannot be used, and why. */
export class UnusableSnapshot extends Error {}

/** A snapshot as it was written. */
export interface Snapshot<About> {
  about: About;
  texts: TextFile;
  /** The parts of a name, in the order in which they were added. */
  parts<Part>(name: string): Generator<Part>;
}

/** Opens a snapshot, whose texts are read when they are asked for; undefined where there is none. */
export function openSnapshot<About>(path: string): Snapshot<About> | undefined {
  const fd = openOrNothing(path);
  if (fd === undefined) return undefined;
  try {
    const { about, parts, blocks } = readContents<About>(fd);
    const texts = new TextFile(fd, blocks);
    return {
      about,
      texts,
      *parts<Part>(name: string) {
        for (const part of parts)
          if (part.name === name)
            yield deserialize(texts.readChecked(part.at, part.length, part.sum)) as Part;
      },
    };
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}

function openOrNothing(path: string): number | undefined {
  try {
    return openSync(path, "r");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return undefined;
    throw new UnusableSnapshot(`it cannot be read (${code})`);
  }
}

function readContents<About>(fd: number): Contents<About> {
  const { size } = fstatSync(fd);
  if (size < MAGIC.length + TRAILER_BYTES) throw new UnusableSnapshot("it is damaged");
  if (!readAt(fd, 0, MAGIC.length).equals(MAGIC)) throw new UnusableSnapshot("it has another format");
  const trailer = readAt(fd, size - TRAILER_BYTES, TRAILER_BYTES);
  const at = trailer.readDoubleLE();
  const length = trailer.readUInt32LE(8);
  if (at + length !== size - TRAILER_BYTES) throw new UnusableSnapshot("it is damaged");
  const bytes = readAt(fd, at, length);
  if (crc32(bytes) !== trailer.readUInt32LE(12)) throw new UnusableSnapshot("it is damaged");
  return deserialize(bytes) as Contents<About>;
}

function readAt(fd: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  if (readSync(fd, bytes, 0, length, position) !== length) throw new UnusableSnapshot("it is damaged");
  return bytes;
}
