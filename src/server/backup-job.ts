import { remoteBackups } from "./backup/remote-backups.ts";
import type { Config } from "./config.ts";
import { allUploads } from "./image-proxy/uploads/all-uploads.ts";
import { openUploadStore } from "./image-proxy/uploads/open-upload-store.ts";
import { backUp } from "./platform/db/backup/backup.ts";
import type { Database } from "./platform/db/connect.ts";
import { claimFact, findFact, noteFact } from "./platform/db/site-facts.ts";
import { makePrivateFolder } from "./platform/private-folder.ts";

/** One that fails or is killed is tried again after this time. */
const TRY_AGAIN_MS = 3_600_000;

/** Makes a backup where BACKUP_TO says when the last one is old enough, in one of all processes. */
export async function backUpWhenDue(
  { backup, uploads, backupFolder }: Pick<Config, "backup" | "uploads" | "backupFolder">,
  database: Database,
  now: () => number,
): Promise<void> {
  if (!backup.to) return;
  const { db } = database;
  const at = now();
  const last = await findFact(db, "last-backup");
  // One from the future was noted before the clock was set back.
  if (last && last.getTime() > at - backup.everyMs && last.getTime() <= at + TRY_AGAIN_MS) return;
  if (!(await claimFact(db, "backup-begun", new Date(at), new Date(at - TRY_AGAIN_MS)))) return;
  const remote = remoteBackups(backup.to, backup);
  makePrivateFolder(backupFolder);
  await remote.add(at, (write) => backUp(db, write, at, allUploads(openUploadStore(uploads))), backupFolder);
  await noteFact(db, "last-backup", new Date(now()));
  await remote.keepNewest(backup.keep);
}
