import { loadConfig } from "#server/config.ts";
import { readLines } from "#server/platform/db/backup/read-lines.ts";
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
    const { rows } = await restore(database.db, readLines(file));
    console.info(`${rows} rows restored. Everyone signs in again.`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
