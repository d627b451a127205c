import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BackupFile, backUp } from "#server/platform/db/backup/backup.ts";
import { restore } from "#server/platform/db/backup/restore.ts";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import { contentsOf, countedLines, differences } from "./contents.ts";

export interface UploadFolder {
  all(): AsyncIterable<BackupFile>;
  store(upload: BackupFile): Promise<void>;
}

/** Restores a backup into an embedded database of its own, and compares what is there with what the backup told. */
export async function verifyBackup(
  lines: AsyncIterable<string>,
  openUploads: (folder: string) => UploadFolder,
): Promise<{ rows: number; tables: number; pictures: number }> {
  const folder = await mkdtemp(join(tmpdir(), "whereabouts-verify-"));
  try {
    const told = contentsOf();
    const found = contentsOf();
    const uploads = openUploads(join(folder, "uploads"));
    const database = await connectDatabase({ dataDir: join(folder, "data") });
    try {
      await migrateDatabase(database.pool);
      const { rows, pictures } = await restore(database.db, countedLines(lines, told), uploads.store);
      await backUp(database.db, async (text) => found.add(text.split("\n")), 0, uploads.all());
      const problems = differences(told.read(), found.read());
      if (problems.length > 0)
        throw new OperatorError(`The backup does not restore to what it holds: ${problems.join("; ")}.`);
      return { rows, pictures, tables: told.read().size };
    } finally {
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
