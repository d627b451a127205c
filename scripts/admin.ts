import { runAdminCommand } from "#server/accounts/admin-command.ts";
import { attachToRunning } from "#server/platform/db/attach-to-running.ts";
import { runCommand } from "./command.ts";

await runCommand(async (location, args) => {
  const database = await attachToRunning(location);
  try {
    return await runAdminCommand(database.db, args);
  } finally {
    await database.close();
  }
});
