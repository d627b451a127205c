import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient } from "pg";
import { OperatorError } from "#server/platform/operator-error.ts";

const MIGRATIONS_FOLDER = fileURLToPath(new URL("./migrations", import.meta.url));

// Any number, as long as every version of the product uses the same.
const MIGRATION_LOCK = 6_021_023;

/** The fact that a contracting migration notes: the time of the oldest migration that code must know from then on. */
const CONTRACTED = "contracted";

/**
 * Brings the schema up to date in one transaction, whose lock lets processes that start together take turns. A schema
 * newer than this code is left as it is: migrations only add, until one that contracts says which code it leaves behind.
 */
export async function migrateDatabase(pool: Pool, migrationsFolder = MIGRATIONS_FOLDER): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder });
  const known = migrations.at(-1)?.folderMillis ?? 0;
  const client = await pool.connect();
  try {
    await drizzle(client).transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      const latest = await latestMigration(client);
      if (latest > known) await refuseContracted(client, known);
      for (const migration of migrations.filter(({ folderMillis }) => folderMillis > latest)) {
        for (const statement of migration.sql) await tx.execute(sql.raw(statement));
        await tx.execute(
          sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
        );
      }
    });
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

/** The time of the newest migration that was run here; the table that says so has the form of Drizzle's own. */
async function latestMigration(client: PoolClient): Promise<number> {
  if (!(await hasSchema(client))) {
    await client.query("create schema if not exists drizzle");
    await client.query(
      "create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
    );
  }
  const { rows } = await client.query<{ latest: number | null }>(
    "select max(created_at)::float8 as latest from drizzle.__drizzle_migrations",
  );
  return rows[0]?.latest ?? Number.NEGATIVE_INFINITY;
}

async function refuseContracted(client: PoolClient, known: number): Promise<void> {
  const { rows } = await client.query(
    "select 1 from site_facts where name = $1 and at > to_timestamp($2::float8 / 1000)",
    [CONTRACTED, known],
  );
  if (rows.length === 0) return;
  throw new OperatorError(
    "A newer version of Whereabouts has changed the database so that this one cannot use it: run the newer version, or restore a backup.",
  );
}
