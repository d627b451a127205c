// A step of the build: `build/database.zst`, from which a first start unpacks its database.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { NEW_DATABASE, packFolder } from "#server/platform/db/embedded/new-database.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";

// Not from the archive of before.
rmSync(NEW_DATABASE, { force: true });
const dataDir = mkdtempSync(join(tmpdir(), "whereabouts-"));
try {
  const database = await connectDatabase({ dataDir });
  await migrateDatabase(database.pool);
  await database.close();
  writeFileSync(NEW_DATABASE, await packFolder(join(dataDir, "database", "pg")));
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
