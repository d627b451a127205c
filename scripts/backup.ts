import { parseArgs } from "node:util";
import { remoteBackups } from "#server/backup/remote-backups.ts";
import { verifyBackup } from "#server/backup/verify.ts";
import type { Config } from "#server/config.ts";
import { countDemoWorld } from "#server/demo/remove.ts";
import { allUploads, storeUpload } from "#server/image-proxy/uploads/all-uploads.ts";
import { openUploadStore } from "#server/image-proxy/uploads/open-upload-store.ts";
import { attachToRunning, runningSocket } from "#server/platform/db/attach-to-running.ts";
import { backUp } from "#server/platform/db/backup/backup.ts";
import { createBackupFile } from "#server/platform/db/backup/backup-file.ts";
import { readLines } from "#server/platform/db/backup/read-lines.ts";
import type { DatabaseLocation } from "#server/platform/db/connect.ts";
import { noteFact } from "#server/platform/db/site-facts.ts";
import { runCommand } from "./command.ts";

const USAGE =
  "Usage: npm run backup -- FILE.gz | --to s3://BUCKET/FOLDER | --verify [--from s3://BUCKET/FOLDER]";

await runCommand(async (location, args, config) => {
  const { file, to, from, isVerification } = readArguments(args, config);
  if (isVerification) return verify(from, config);
  return makeBackup(location, config, to === undefined ? { file } : { to });
});

function readArguments(args: string[], { backup }: Config) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { to: { type: "string" }, from: { type: "string" }, verify: { type: "boolean" } },
    });
    const [file, ...more] = positionals;
    const to = values.to ?? (file === undefined ? backup.to : undefined);
    const from = values.from ?? to;
    const isVerification = values.verify ?? false;
    if (more.length > 0 || (file === undefined && to === undefined && from === undefined)) throw new Error();
    return { file: file ?? "", to, from: from ?? "", isVerification };
  } catch {
    throw new Error(USAGE);
  }
}

async function makeBackup(
  location: DatabaseLocation,
  config: Config,
  where: { file: string } | { to: string },
) {
  const { uploads, backup } = config;
  const remote = "to" in where ? remoteBackups(where.to, backup) : undefined;
  const database = await attachToRunning(location);
  try {
    const fill = (write: (text: string) => Promise<void>) =>
      backUp(database.db, write, Date.now(), allUploads(openUploadStore(uploads)));
    const { result, address } = remote
      ? await remote.add(Date.now(), fill)
      : {
          result: await createBackupFile("file" in where ? where.file : "", fill),
          address: Object.values(where)[0],
        };
    const sentences = [
      `${result.rows} rows of ${runningSocket(location)} and ${result.pictures} uploaded pictures in ${address}.`,
    ];
    if (remote) {
      const removed = await remote.keepNewest(backup.keep);
      if (removed > 0) sentences.push(`${removed} older ones were removed: BACKUP_KEEP is ${backup.keep}.`);
    } else sentences.push("It contains personal data: keep it as safe as the database.");
    if ((await countDemoWorld(database.db)).venues > 0)
      sentences.push("It contains the demo world, which `npm run demo -- remove` removes from the database.");
    // A role that may only read has made a backup all the same.
    await noteFact(database.db, "last-backup", new Date()).catch(() =>
      sentences.push("The time of this backup could not be saved in the database for /metrics."),
    );
    return sentences.join("\n");
  } finally {
    await database.close();
  }
}

async function verify(from: string, { backup }: Config): Promise<string> {
  const { address, bytes } = await remoteBackups(from, backup).read();
  const { rows, tables, pictures } = await verifyBackup(readLines(bytes, backup.key), (folder) => {
    const store = openUploadStore({ folder, s3: undefined });
    return { all: () => allUploads(store), store: (upload) => storeUpload(store, upload) };
  });
  return `${address} was restored and compared: ${rows} rows of ${tables} tables and ${pictures} uploaded pictures match the backup.`;
}
