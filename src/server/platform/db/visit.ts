import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { AppError } from "#domain/errors.ts";
import { connectDatabase, type Database, type DatabaseLocation } from "./connect.ts";
import { findSocketFolder } from "./embedded/socket-folder.ts";
import { migrateDatabase } from "./migrate.ts";
import * as schema from "./schema.ts";

/** For commands: the database of a location, whether a server is running on it or not. */
export async function visitDatabase(location: DatabaseLocation): Promise<Pick<Database, "db" | "close">> {
  let database: Database;
  try {
    database = await connectDatabase(location);
  } catch (error) {
    const isRunning = error instanceof AppError && error.code === "conflict";
    if (!isRunning || "url" in location) throw error;
    return joinServer(location.dataDir);
  }
  try {
    await migrateDatabase(database.pool);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The embedded database belongs to the server's process, which lets others in through its socket. */
async function joinServer(dataDir: string): Promise<Pick<Database, "db" | "close">> {
  const client = new pg.Client({ host: findSocketFolder(dataDir), user: "postgres", database: "postgres" });
  try {
    await client.connect();
  } catch (error) {
    throw new AppError("unavailable", "The server is starting or stopping. Please try again in a moment.", {
      cause: error,
    });
  }
  return { db: drizzle(client, { schema }), close: () => client.end() };
}
