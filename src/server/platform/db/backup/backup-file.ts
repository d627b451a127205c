import { once } from "node:events";
import { createWriteStream, existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { OperatorError } from "#server/platform/operator-error.ts";
import { seal } from "./seal.ts";

/** Gzips what is written into a new file, encrypted where there is a key, readable by its owner only; never replaces an existing one. */
export async function createBackupFile<T>(
  file: string,
  fill: (write: (text: string) => Promise<void>) => Promise<T>,
  key?: string,
): Promise<T> {
  if (existsSync(file)) throw new OperatorError(`${file} exists already: name a new file.`);
  // Beside its place until it is whole: a backup that breaks off never looks like one.
  const unfinished = `${file}.unfinished`;
  await claim(unfinished);
  try {
    const gzip = createGzip();
    const target = createWriteStream(unfinished);
    const written =
      key === undefined ? pipeline(gzip, target) : pipeline(gzip, (packed) => seal(packed, key), target);
    // A full disk is told where it is waited for, which may be later.
    written.catch(() => {});
    const write = async (text: string) => {
      if (!gzip.write(text)) await Promise.race([once(gzip, "drain"), written]);
    };
    const result = await fill(write);
    gzip.end();
    await written;
    await rename(unfinished, file);
    return result;
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function claim(unfinished: string): Promise<void> {
  try {
    await (await open(unfinished, "wx", 0o600)).close();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EEXIST") throw error;
    throw new OperatorError(
      `${unfinished} exists: another backup is being written, or one was cut off. Remove it in that case.`,
    );
  }
}
