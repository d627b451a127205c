import { createReadStream } from "node:fs";
import { access } from "node:fs/promises";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { loadConfig } from "#server/config.ts";
import { restore } from "#server/platform/db/backup/restore.ts";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";

const [file] = process.argv.slice(2);
try {
  if (!file) throw new Error("Usage: npm run restore -- FILE.gz");
  const { database: place } = loadConfig();
  const database = await connectDatabase(place.kind === "embedded" ? place : { url: place.url });
  try {
    await migrateDatabase(database.pool);
    await access(file);
    const text = createGunzip();
    // What cannot be unpacked ends early, and the missing last line tells.
    pipeline(createReadStream(file), text).catch(() => {});
    const { rows } = await restore(database.db, () => createInterface(text));
    console.info(`${rows} rows restored. Everyone signs in again.`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
