import { createReadStream, existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { remoteBackups } from "#server/backup/remote-backups.ts";
import type { Config } from "#server/config.ts";
import { storeUpload } from "#server/image-proxy/uploads/all-uploads.ts";
import { openUploadStore } from "#server/image-proxy/uploads/open-upload-store.ts";
import { runningSocket } from "#server/platform/db/attach-to-running.ts";
import { readLines } from "#server/platform/db/backup/read-lines.ts";
import { restore } from "#server/platform/db/backup/restore.ts";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";
import { runCommand } from "./command.ts";

await runCommand(async (location, args, { uploads, backup }) => {
  // Before a database is made for it.
  const { address, bytes } = await openBackup(args, backup);
  const database = await connectDatabase(location);
  try {
    await migrateDatabase(database.pool);
    const store = openUploadStore(uploads);
    const { rows, pictures } = await restore(database.db, readLines(bytes, backup.key), (upload) =>
      storeUpload(store, upload),
    );
    return `${rows} rows and ${pictures} uploaded pictures of ${address} restored into ${runningSocket(location)}. Everyone has to sign in again.`;
  } finally {
    await database.close();
  }
});

async function openBackup(args: string[], backup: Config["backup"]) {
  const { from, file } = readArguments(args);
  if (from !== undefined) return remoteBackups(from, backup).read();
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  return { address: file, bytes: createReadStream(file) as AsyncIterable<Buffer> };
}

function readArguments(args: string[]): { from: string | undefined; file: string } {
  try {
    const options = { from: { type: "string" } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [file = "", ...more] = positionals;
    if (more.length > 0 || Boolean(file) === Boolean(values.from)) throw new Error();
    return { from: values.from, file };
  } catch {
    throw new Error("Usage: npm run restore -- FILE.gz | --from s3://BUCKET/FOLDER[/NAME]");
  }
}
