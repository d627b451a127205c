import { runAdminCommand } from "#server/accounts/admin-command.ts";
import { accountStore } from "#server/accounts/store.ts";
import { visitDatabase } from "#server/platform/db/visit.ts";
import { runCommand } from "./command.ts";

await runCommand(async (location, args) => {
  const database = await visitDatabase(location);
  try {
    return await runAdminCommand(accountStore(database.db), args);
  } finally {
    await database.close();
  }
});
