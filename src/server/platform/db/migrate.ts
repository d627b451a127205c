import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Pool, PoolClient } from "pg";
import { OperatorError } from "#server/platform/operator-error.ts";

const MIGRATIONS_FOLDER = fileURLToPath(new URL("./migrations", import.meta.url));

// Any number, as long as every version of the product uses the same.
const MIGRATION_LOCK = 6_021_023;

/**
 * Brings the schema up to date. Processes that start together on one database take turns; a schema newer
 * than this code is refused, before anything is changed.
 */
export async function migrateDatabase(pool: Pool, migrationsFolder = MIGRATIONS_FOLDER): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    try {
      if (await isBehind(client, migrationsFolder)) await migrate(drizzle(client), { migrationsFolder });
    } finally {
      // A connection that is lost has taken the lock with it.
      await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => {});
    }
  } finally {
    client.release();
  }
}

/** Whether the product has ever been started on this database. */
export async function hasSchema(database: Pool | PoolClient): Promise<boolean> {
  const { rows } = await database.query(
    "select 1 from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'",
  );
  return rows.length > 0;
}

/** Whether there is something to migrate; asked first, since the migrator itself asks for much more. */
async function isBehind(client: PoolClient, migrationsFolder: string): Promise<boolean> {
  const known = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  if (!(await hasSchema(client))) return true;
  const { rows } = await client.query<{ latest: number | null }>(
    "select max(created_at)::float8 as latest from drizzle.__drizzle_migrations",
  );
  const latest = rows[0]?.latest ?? Number.NEGATIVE_INFINITY;
  if (latest > known) {
    throw new OperatorError(
      "The database was made by a newer version of Whereabouts: run that version, or restore a backup.",
    );
  }
  return latest < known;
}
