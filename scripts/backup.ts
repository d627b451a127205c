import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { loadConfig } from "#server/config.ts";
import { backUp } from "#server/platform/db/backup/backup.ts";
import { visitDatabase } from "#server/platform/db/visit.ts";

const [file] = process.argv.slice(2);
try {
  if (!file) throw new Error("Usage: npm run backup -- FILE.gz");
  const { database: place } = loadConfig();
  const database = await visitDatabase(place.kind === "embedded" ? place : { url: place.url });
  // Beside its place until it is whole: a backup that breaks off never looks like one.
  const unfinished = `${file}.unfinished`;
  try {
    const gzip = createGzip();
    const written = pipeline(gzip, createWriteStream(unfinished, { mode: 0o600 }));
    const write = async (text: string) => {
      if (!gzip.write(text)) await Promise.race([once(gzip, "drain"), written]);
    };
    const made = await backUp(database.db, write, Date.now());
    gzip.end();
    await written;
    await rename(unfinished, file);
    console.info(`${made.rows} rows in ${file}. It holds personal data: keep it as safe as the database.`);
  } finally {
    await rm(unfinished, { force: true });
    await database.close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
