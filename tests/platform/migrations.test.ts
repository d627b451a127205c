import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync } from "node:fs";
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

/** From here on a release can go back to the one before it. */
const FIRST_REVERSIBLE = 37;
const CONTRACTS = [
  /\bdrop (table|column|schema|view)\b/i,
  /\brename\b/i,
  /\bset (not null|data type)\b/i,
  /\badd column(?![^;]*\bdefault\b)[^;]*\bnot null\b/i,
];

it("CORE-84 migrations only add, or say which code they leave behind", () => {
  const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, "meta/_journal.json"), "utf8")) as {
    entries: { idx: number; when: number; tag: string }[];
  };
  expect(entries.map(({ when }) => when)).toEqual(entries.map(({ when }) => when).toSorted((a, b) => a - b));
  const contracting = entries
    .slice(FIRST_REVERSIBLE)
    .map(({ tag }) => ({ tag, text: readFileSync(join(MIGRATIONS, `${tag}.sql`), "utf8") }))
    .filter(({ text }) => CONTRACTS.some((pattern) => pattern.test(text)));
  expect(contracting.filter(({ text }) => !text.includes("'contracted'")).map(({ tag }) => tag)).toEqual([]);
});

describe.each(["embedded", "postgres"] as const)("on the %s database", (kind) => {
  it("CORE-84 leaves a schema of a later release as it is, and refuses it once that has contracted", async () => {
    const database = await open(await newTestLocation(kind));
    const { rows } = await database.pool.query<{ known: string }>(
      "select max(created_at) as known from drizzle.__drizzle_migrations",
    );
    const known = Number(rows[0]?.known);
    await database.pool.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', $1)",
      [known + 1_000],
    );
    const before = await stepsOf(database);
    const contract = (oldestMs: number) =>
      database.pool.query(
        `insert into site_facts (name, at) values ('contracted', to_timestamp($1 / 1000.0))
         on conflict (name) do update set at = excluded.at`,
        [oldestMs],
      );

    await migrateDatabase(database.pool);
    await contract(known);
    await migrateDatabase(database.pool);
    await contract(known + 1_000);
    await expect(migrateDatabase(database.pool)).rejects.toThrow(
      "A newer version of Whereabouts has changed the database so that this one cannot use it: run the newer version, or restore a backup.",
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
