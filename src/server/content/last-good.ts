import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { makePrivateFolder } from "#server/platform/private-folder.ts";

const FRESH_MS = 60_000;
/** After a failure the copy is good for this long, so that not every visitor waits for a service that is down. */
const RETRY_MS = 15_000;
const MAX_ANSWERS = 500;

interface Answer {
  data: unknown;
  askAgainMs: number;
}

export interface LastGood {
  /** The answer to `key`: at most a minute old, or the last good one while asking fails. */
  get(key: string, ask: () => Promise<unknown>): Promise<unknown>;
}

export interface LastGoodOptions {
  /** Where the copy outlives this process; none where it need not. */
  file: string | undefined;
  now: () => number;
  warn: (error: unknown, text: string) => void;
}

export function lastGood({ file, now, warn }: LastGoodOptions): LastGood {
  const answers = new Map<string, Answer>();
  const underWay = new Map<string, Promise<unknown>>();
  let restored: Promise<void> | undefined;

  async function restore(): Promise<void> {
    if (!file) return;
    try {
      const kept: Record<string, unknown> = JSON.parse(await readFile(file, "utf8"));
      for (const [key, data] of Object.entries(kept)) answers.set(key, { data, askAgainMs: 0 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") warn(error, "the copy of the articles");
    }
  }

  async function save(): Promise<void> {
    if (!file) return;
    const kept = Object.fromEntries([...answers].map(([key, { data }]) => [key, data]));
    const draft = `${file}.${process.pid}.new`;
    makePrivateFolder(dirname(file));
    try {
      await writeFile(draft, JSON.stringify(kept));
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async function refresh(key: string, ask: () => Promise<unknown>): Promise<unknown> {
    const known = answers.get(key);
    try {
      const data = await ask();
      answers.delete(key);
      answers.set(key, { data, askAgainMs: now() + FRESH_MS });
      const [oldest] = answers.keys();
      if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest);
      const isNews = JSON.stringify(data) !== JSON.stringify(known?.data);
      if (isNews) await save().catch((error) => warn(error, "the copy of the articles"));
      return data;
    } catch (error) {
      if (!known) throw error;
      warn(error, "the content service");
      known.askAgainMs = now() + RETRY_MS;
      return known.data;
    }
  }

  return {
    async get(key, ask) {
      restored ??= restore();
      await restored;
      const known = answers.get(key);
      if (known && known.askAgainMs > now()) return known.data;
      const pending = underWay.get(key) ?? refresh(key, ask).finally(() => underWay.delete(key));
      underWay.set(key, pending);
      return pending;
    },
  };
}
