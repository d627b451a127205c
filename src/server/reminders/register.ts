import type { FastifyInstance } from "fastify";
import type { Site } from "#contract/site.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { reminderRoutes } from "./routes.ts";
import { remindersStore } from "./store.ts";

interface RemindersFeature {
  database: Database;
  site: Pick<Site, "name">;
}

export async function registerReminders(
  app: FastifyInstance,
  { database, site }: RemindersFeature,
): Promise<void> {
  await app.register(reminderRoutes, { reminders: remindersStore(database), site });
}
