import { runAdminCommand } from "#server/accounts/admin-command.ts";
import { accountStore } from "#server/accounts/store.ts";
import { loadConfig } from "#server/config.ts";
import { visitDatabase } from "#server/platform/db/visit.ts";

try {
  const { database: place } = loadConfig();
  const database = await visitDatabase(place.kind === "embedded" ? place : { url: place.url });
  try {
    console.info(await runAdminCommand(accountStore(database.db), process.argv.slice(2)));
  } finally {
    await database.close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
