import { countDemo } from "#server/demo/remove.ts";
import { allUploads } from "#server/image-proxy/uploads/all-uploads.ts";
import { openUploadStore } from "#server/image-proxy/uploads/open-upload-store.ts";
import { attachToRunning, placeOf } from "#server/platform/db/attach-to-running.ts";
import { backUp } from "#server/platform/db/backup/backup.ts";
import { createBackupFile } from "#server/platform/db/backup/backup-file.ts";
import { noteFact } from "#server/platform/db/site-facts.ts";
import { runCommand } from "./command.ts";

await runCommand(async (location, [file], { uploads }) => {
  if (!file) throw new Error("Usage: npm run backup -- FILE.gz");
  const database = await attachToRunning(location);
  try {
    const { rows, pictures } = await createBackupFile(file, (write) =>
      backUp(database.db, write, Date.now(), allUploads(openUploadStore(uploads))),
    );
    const sentences = [
      `${rows} rows of ${placeOf(location)} and ${pictures} uploaded pictures in ${file}.`,
      "It holds personal data: keep it as safe as the database.",
    ];
    if ((await countDemo(database.db)).venues > 0)
      sentences.push("It holds the demo world, which `npm run demo -- remove` takes out of the database.");
    // A role that may only read has made a backup all the same.
    await noteFact(database.db, "last-backup", new Date()).catch(() =>
      sentences.push("When it was made could not be noted in the database, for /metrics."),
    );
    return sentences.join("\n");
  } finally {
    await database.close();
  }
});
