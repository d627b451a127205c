import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { serialize } from "node:v8";
import { crc32 } from "node:zlib";
import type { SnapshotSink } from "../map/saved-map.ts";
import { BLOCK_BYTES } from "../map/text-file.ts";
import { type Contents, MAGIC, type SavedPart, TRAILER_BYTES } from "./format.ts";

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
