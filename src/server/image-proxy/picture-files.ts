import { randomUUID } from "node:crypto";
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makePrivateFolder } from "#server/platform/private-folder.ts";

/** Pictures kept in a folder, up to a number of bytes: those not asked for the longest leave first. */
export class PictureFiles {
  readonly #folder: string;
  readonly #maxBytes: number;
  /** Sizes by name, the oldest use first. */
  #sizes: Promise<Map<string, number>> | undefined;
  #bytes = 0;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  async get(name: string): Promise<Buffer | undefined> {
    const sizes = await this.#listed();
    const size = sizes.get(name);
    if (size === undefined) return undefined;
    try {
      const path = join(this.#folder, name);
      const bytes = await readFile(path);
      sizes.delete(name);
      sizes.set(name, size);
      // The next start knows the order by these times.
      const now = new Date();
      await utimes(path, now, now);
      return bytes;
    } catch {
      // The folder may be emptied at any time.
      if (sizes.delete(name)) this.#bytes -= size;
      return undefined;
    }
  }

  async set(name: string, bytes: Buffer): Promise<void> {
    const sizes = await this.#listed();
    // Under its name a file is always whole, also after a crash and for other processes.
    const draft = join(this.#folder, `${randomUUID()}.part`);
    try {
      await writeFile(draft, bytes);
      await rename(draft, join(this.#folder, name));
    } finally {
      // A full disk must not keep what it could not hold.
      await rm(draft, { force: true });
    }
    this.#bytes += bytes.length - (sizes.get(name) ?? 0);
    sizes.delete(name);
    sizes.set(name, bytes.length);
    for (const [oldest, size] of sizes) {
      if (this.#bytes <= this.#maxBytes) return;
      sizes.delete(oldest);
      this.#bytes -= size;
      await rm(join(this.#folder, oldest), { force: true });
    }
  }

  #listed(): Promise<Map<string, number>> {
    this.#sizes ??= this.#list();
    return this.#sizes;
  }

  async #list(): Promise<Map<string, number>> {
    makePrivateFolder(this.#folder);
    const files: { name: string; size: number; usedMs: number }[] = [];
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) continue;
      if (name.endsWith(".part")) await rm(path, { force: true });
      else files.push({ name, size: found.size, usedMs: found.mtimeMs });
    }
    files.sort((a, b) => a.usedMs - b.usedMs);
    this.#bytes = files.reduce((sum, { size }) => sum + size, 0);
    return new Map(files.map(({ name, size }) => [name, size]));
  }
}
