import { setTimeout } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { OperatorError } from "#server/platform/operator-error.ts";
import { connectDatabase, type Database, type DatabaseHandle, type DatabaseLocation } from "./connect.ts";
import { FolderInUse } from "./embedded/folder-lock.ts";
import { findSocketFolder } from "./embedded/socket-folder.ts";
import { hasEmbedded } from "./embedded/start.ts";
import { hasSchema, migrateDatabase } from "./migrate.ts";
import { parseDatabaseUrl } from "./postgres-address.ts";
import * as schema from "./schema.ts";

export type AttachedDatabase = DatabaseHandle & Pick<Database, "close">;

/** Between the transactions of a command beside a server. */
const PAUSE_MS = 5;

/** Where a database is, in words that may be printed. */
export function runningSocket(location: DatabaseLocation): string {
  return "url" in location ? parseDatabaseUrl(location.url).place : location.dataDir;
}

/**
 * For commands: the database of a location, whether a server is running on it or not. Where there is none yet, the
 * command looks in the wrong place: it is refused, and nothing is created.
 */
export async function attachToRunning(location: DatabaseLocation): Promise<AttachedDatabase> {
  if ("dataDir" in location && !hasEmbedded(location.dataDir)) throw nothingAt(location);
  let database: Database;
  try {
    database = await connectDatabase(location);
  } catch (error) {
    const isRunning = error instanceof FolderInUse;
    if (!isRunning || "url" in location) throw error;
    return joinServer(location.dataDir);
  }
  try {
    if (!(await hasSchema(database.pool))) throw nothingAt(location);
    await migrateDatabase(database.pool);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function nothingAt(location: DatabaseLocation): OperatorError {
  return new OperatorError(
    `There is no database of Whereabouts at ${runningSocket(location)}. Settings come from the environment and from the file that ENV_FILE names, or .env: name the file of the service.`,
  );
}

/** The embedded database belongs to the server's process, which lets others in through its socket. */
async function joinServer(dataDir: string): Promise<AttachedDatabase> {
  const client = new pg.Client({ host: findSocketFolder(dataDir), user: "postgres", database: "postgres" });
  try {
    await client.connect();
  } catch (error) {
    throw new OperatorError("The server is starting or stopping. Please try again in a moment.", {
      cause: error,
    });
  }
  const db = drizzle(client, { schema });
  return {
    db,
    // Messages stay within the process of an embedded database: its server looks for itself.
    transaction: (work) => db.transaction((tx) => work(tx, () => {})),
    // The server's statements queue beside this connection; it takes them in turn.
    letOthersPass: () => setTimeout(PAUSE_MS),
    close: () => client.end(),
  };
}
