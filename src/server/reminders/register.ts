import type { FastifyInstance } from "fastify";
import type { Database } from "#server/platform/db/connect.ts";
import { reminderRoutes } from "./routes.ts";
import { remindersStore } from "./store.ts";

interface RemindersFeature {
  database: Database;
  siteName: string;
}

export async function registerReminders(
  app: FastifyInstance,
  { database, siteName }: RemindersFeature,
): Promise<void> {
  await app.register(reminderRoutes, { reminders: remindersStore(database), siteName });
}
