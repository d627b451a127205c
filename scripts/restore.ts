import { existsSync } from "node:fs";
import { storeUpload } from "#server/image-proxy/uploads/all-uploads.ts";
import { openUploadStore } from "#server/image-proxy/uploads/open-upload-store.ts";
import { placeOf } from "#server/platform/db/attach-to-running.ts";
import { readLines } from "#server/platform/db/backup/read-lines.ts";
import { restore } from "#server/platform/db/backup/restore.ts";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";
import { runCommand } from "./command.ts";

await runCommand(async (location, [file], { uploads }) => {
  if (!file) throw new Error("Usage: npm run restore -- FILE.gz");
  // Before a database is made for it.
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const database = await connectDatabase(location);
  try {
    await migrateDatabase(database.pool);
    const store = openUploadStore(uploads);
    const { rows, pictures } = await restore(database.db, readLines(file), (upload) =>
      storeUpload(store, upload),
    );
    return `${rows} rows and ${pictures} uploaded pictures restored into ${placeOf(location)}. Everyone signs in again.`;
  } finally {
    await database.close();
  }
});
