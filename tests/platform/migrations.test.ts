import { execFileSync } from "node:child_process";
import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { connectDatabase, type Database, type DatabaseLocation } from "#server/platform/db/connect.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";
import { newFolder, newPostgresDatabase, newTestLocation } from "#tests/support/databases.ts";
import { openInProcess } from "#tests/support/processes.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const MIGRATIONS = join(ROOT, "src/server/platform/db/migrations");

async function open(location: DatabaseLocation): Promise<Database> {
  const database = await connectDatabase(location);
  onTestFinished(() => database.close());
  return database;
}

async function tablesOf(database: Database): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  return rows.map(({ name }) => name);
}

async function stepsOf(database: Database): Promise<unknown[]> {
  return (await database.pool.query("select * from drizzle.__drizzle_migrations order by id")).rows;
}

it("has a migration for everything in the schema", () => {
  const copy = join(newFolder(), "migrations");
  cpSync(MIGRATIONS, copy, { recursive: true });
  const schema = join(ROOT, "src/server/platform/db/schema/*.ts");
  execFileSync(
    join(ROOT, "node_modules/.bin/drizzle-kit"),
    ["generate", "--dialect", "postgresql", "--schema", schema, "--out", copy],
    { cwd: ROOT, stdio: "ignore" },
  );
  expect(readdirSync(copy)).toEqual(readdirSync(MIGRATIONS));
});

it("OPS-04 lets processes that start together on one PostgreSQL migrate it once", async () => {
  const url = await newPostgresDatabase("template0");
  const processes = await Promise.all([1, 2, 3].map(() => openInProcess({ url })));
  await Promise.all(processes.map((each) => each.order({ do: "migrate" })));

  const database = await open({ url });
  expect(await stepsOf(database)).toHaveLength(readdirSync(MIGRATIONS).length - 1);
  expect(await tablesOf(database)).toEqual(expect.arrayContaining(["countries", "events", "venues"]));
});

describe.each(["embedded", "postgres"] as const)("on the %s database", (kind) => {
  it("refuses a schema newer than the code, and changes nothing", async () => {
    const database = await open(await newTestLocation(kind));
    await database.pool.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', 9999999999999)",
    );
    const before = await stepsOf(database);
    await expect(migrateDatabase(database.pool)).rejects.toThrow(
      "The database was made by a newer version of Whereabouts: run that version, or restore a backup.",
    );
    expect(await stepsOf(database)).toEqual(before);
  });

  it("does nothing when the schema is up to date", async () => {
    const database = await open(await newTestLocation(kind));
    const before = await stepsOf(database);
    await migrateDatabase(database.pool);
    expect(await stepsOf(database)).toEqual(before);
  });
});
