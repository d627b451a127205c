import { connectDatabase, type DatabaseLocation } from "#server/platform/db/connect.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";

/** Makes the database that every test file gets a copy of. */
export async function prepareTemplate(location: DatabaseLocation): Promise<void> {
  const database = await connectDatabase(location);
  await migrateDatabase(database.pool);
  await database.close();
}
