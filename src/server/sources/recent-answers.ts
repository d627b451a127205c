import type { SourceFetcher } from "./fetch.ts";
import type { SourceRow } from "./store.ts";

const KEEP_MS = 10 * 60_000;
const MAX_ANSWERS = 4;
const MAX_BYTES = 8 * 2 ** 20;

/** Keeps the last answers for a while: the same address is looked at again while its columns and places are chosen. */
export function recentAnswers(fetchSource: SourceFetcher, now: () => number) {
  const answers = new Map<string, { bytes: Buffer; untilMs: number }>();

  return async function bytesOf(source: SourceRow, { again }: { again: boolean }): Promise<Buffer> {
    for (const [url, { untilMs }] of answers) if (untilMs < now()) answers.delete(url);
    const known = source.url === null ? undefined : answers.get(source.url);
    if (again && known) return Buffer.from(known.bytes);
    const { bytes } = (await fetchSource(source, false))!;
    if (source.url !== null && bytes.length <= MAX_BYTES) {
      answers.delete(source.url);
      if (answers.size >= MAX_ANSWERS) answers.delete([...answers.keys()][0]!);
      // Reading hands the bytes over to another thread.
      answers.set(source.url, { bytes: Buffer.from(bytes), untilMs: now() + KEEP_MS });
    }
    return bytes;
  };
}
