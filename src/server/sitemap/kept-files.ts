import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { crc32, createGzip, gunzip } from "node:zlib";
import type { Basis } from "#server/platform/cache/basis.ts";
import { compacted } from "#server/platform/cache/compacted.ts";
import { LruCache } from "#server/platform/cache/lru-cache.ts";

const KEPT = { maxBytes: 32 * 2 ** 20, maxEntries: 1_000 };
/** A file names up to 50,000 addresses, and something changes all the time; caches elsewhere keep it for an hour. */
const FRESH_MS = 60_000;

interface KeptFile {
  gzip: Buffer;
  etag: string;
  basis: Basis;
  madeAtMs: number;
}

/** Finished sitemap files, compressed. Requests that come while one is made share it. */
export class KeptFiles {
  readonly #files = new LruCache<KeptFile>(KEPT);
  readonly #making = new Map<string, Promise<KeptFile>>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** What is held. */
  get bytes(): number {
    return this.#files.bytes;
  }

  async find(name: string, basis: Basis, text: () => AsyncIterable<string>): Promise<KeptFile> {
    const kept = this.#files.get(name);
    if (kept && (this.#now() - kept.madeAtMs < FRESH_MS || kept.basis.renew())) return kept;
    return this.#making.get(name) ?? this.#make(name, basis, text());
  }

  async #make(name: string, basis: Basis, text: AsyncIterable<string>): Promise<KeptFile> {
    const madeAtMs = this.#now();
    const making = zipped(text).then((bytes) => {
      const gzip = compacted(bytes);
      const file = {
        gzip,
        etag: `W/"${gzip.length.toString(36)}-${crc32(gzip).toString(36)}"`,
        basis,
        madeAtMs,
      };
      this.#files.set(name, file, gzip.length);
      return file;
    });
    this.#making.set(name, making);
    try {
      return await making;
    } finally {
      this.#making.delete(name);
    }
  }
}

async function zipped(text: AsyncIterable<string>): Promise<Buffer> {
  const zip = createGzip();
  const [bytes] = await Promise.all([buffer(zip), pipeline(text, zip)]);
  return bytes;
}

export const plainOf: (gzip: Buffer) => Promise<Buffer> = promisify(gunzip);
