import { createReadStream } from "node:fs";
import { mkdir, open, readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { constants, createZstdDecompress, zstdCompress } from "node:zlib";

/** The build's archive of a new database: created and migrated, without a row of ours. */
export const NEW_DATABASE = new URL("../../../../../build/database.zst", import.meta.url);

/** A file, or, without a size, a folder. */
interface Entry {
  name: string;
  size?: number;
}

/** PostgreSQL's three template databases are nearly the same: the window must be wider than one of them. */
const COMPRESSION = {
  params: {
    [constants.ZSTD_c_compressionLevel]: 19,
    [constants.ZSTD_c_windowLog]: 24,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
  },
};
/** Files that are synced at a time, so that the disk writes them together. */
const SYNCED_AT_ONCE = 8;

/** All files of a folder as one archive: a line of JSON that lists them, then their bytes, compressed by zstd. */
export async function packFolder(folder: string): Promise<Buffer> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found.map((entry) => join(entry.parentPath, entry.name)).sort();
  const entries: Entry[] = [];
  const contents: Buffer[] = [];
  for (const path of paths) {
    const name = relative(folder, path);
    if ((await stat(path)).isDirectory()) {
      entries.push({ name });
      continue;
    }
    const bytes = await readFile(path);
    entries.push({ name, size: bytes.length });
    contents.push(bytes);
  }
  const list = Buffer.from(`${JSON.stringify(entries)}\n`);
  return await promisify(zstdCompress)(Buffer.concat([list, ...contents]), COMPRESSION);
}

/**
 * Writes the files of an archive into a new folder, for their owner alone, and syncs each: after a power cut a part
 * of them would be a broken database. It holds one chunk in memory, where PGlite's initdb needs 600 MB.
 */
export async function unpackFolder(archive: URL | string, folder: string): Promise<void> {
  const bytes = new Bytes(createReadStream(archive).pipe(createZstdDecompress()));
  const entries: Entry[] = JSON.parse((await bytes.line()).toString());
  await mkdir(folder, { mode: 0o700 });
  const written = [folder];
  for (const { name, size } of entries) {
    const path = join(folder, name);
    written.push(path);
    if (size === undefined) {
      await mkdir(path, { mode: 0o700 });
      continue;
    }
    const file = await open(path, "wx", 0o600);
    try {
      for (let left = size; left > 0; ) {
        const chunk = await bytes.atMost(left);
        await file.writeFile(chunk);
        left -= chunk.length;
      }
    } finally {
      await file.close();
    }
  }
  if (!(await bytes.isAtEnd())) throw new Error(`${archive} is longer than its list`);
  await Promise.all(Array.from({ length: SYNCED_AT_ONCE }, () => syncEach(written)));
}

async function syncEach(paths: string[]): Promise<void> {
  for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
    const file = await open(path, "r");
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  }
}

const NEWLINE = 10;

/** Reads a stream by lines and lengths. */
class Bytes {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  async line(): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (;;) {
      const chunk = await this.#next();
      const end = chunk.indexOf(NEWLINE);
      parts.push(end < 0 ? chunk : chunk.subarray(0, end));
      if (end < 0) continue;
      this.#rest = chunk.subarray(end + 1);
      return Buffer.concat(parts);
    }
  }

  /** At least one byte. */
  async atMost(length: number): Promise<Buffer> {
    const chunk = await this.#next();
    this.#rest = chunk.subarray(length);
    return chunk.subarray(0, length);
  }

  async isAtEnd(): Promise<boolean> {
    return this.#rest.length === 0 && ((await this.#chunks.next()).done ?? false);
  }

  async #next(): Promise<Buffer> {
    const rest = this.#rest;
    this.#rest = Buffer.alloc(0);
    if (rest.length > 0) return rest;
    const { value, done } = await this.#chunks.next();
    if (done) throw new Error("the archive of a new database is cut off");
    return value;
  }
}
