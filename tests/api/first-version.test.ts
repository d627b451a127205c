import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { AuditPage } from "#contract/admin.ts";
import { SingleEvent } from "#contract/catalog.ts";
import { routes, urls } from "#contract/urls.ts";
import { connectDatabase, type Database } from "#server/platform/db/connect.ts";
import { createFiles } from "#server/platform/db/embedded/engine.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";
import { adminOf, signedIn } from "#tests/support/admin.ts";
import { startTestApp } from "#tests/support/app.ts";
import { newPostgresDatabase } from "#tests/support/databases.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

/** The rows of each table, as the first version had written them. */
const FIRST: Record<string, object[]> = JSON.parse(
  readFileSync(new URL("../fixtures/first-version.json", import.meta.url), "utf8"),
);
const MIGRATIONS = fileURLToPath(new URL("../../src/server/platform/db/migrations", import.meta.url));
/** The migrations of the first version: 0000 to 0003. */
const FIRST_STEPS = 4;

const database = await openFirstVersion();
await migrateDatabase(database.pool);
const { app, get } = await startTestApp(database);
const { cookie } = await signedIn(database);
const admin = adminOf(app, cookie);

/** A database as the first version left it. */
async function openFirstVersion(): Promise<Database> {
  const isEmbedded = inject("databaseKind") === "embedded";
  const empty = await connectDatabase(
    isEmbedded ? { dataDir: await newEmptyDatabase() } : { url: await newPostgresDatabase("template0") },
  );
  afterAll(() => empty.close());
  await migrateDatabase(empty.pool, firstMigrations());
  for (const [table, rows] of Object.entries(FIRST)) {
    const isIdentity = ["cities", "venues", "events", "audit_log"].includes(table);
    await empty.pool.query(
      `insert into ${table} ${isIdentity ? "overriding system value" : ""}
       select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
    if (isIdentity)
      await empty.pool.query(
        `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`,
      );
  }
  return empty;
}

/** Without the schema that the build's new database has. */
async function newEmptyDatabase(): Promise<string> {
  const dataDir = join(temporaryFolder(), "data");
  mkdirSync(join(dataDir, "database"), { recursive: true });
  await createFiles(join(dataDir, "database", "pg"));
  return dataDir;
}

function firstMigrations(): string {
  const folder = join(temporaryFolder(), "migrations");
  cpSync(MIGRATIONS, folder, { recursive: true });
  const journal = join(folder, "meta/_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8"));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, FIRST_STEPS) }));
  return folder;
}

const address = (location: string, category: string, name: string, date: string) =>
  urls.singleEvent({ location, category, name, date });

describe("CORE-43 a database of the first version", () => {
  it("loses nothing when it is migrated", async () => {
    const client = await database.pool.connect();
    onTestFinished(() => client.release());
    await client.query("set timezone to 'UTC'");
    for (const [table, rows] of Object.entries(FIRST).filter(([name]) => name !== "users")) {
      const { rows: found } = await client.query(`select to_jsonb(t) as row from ${table} t`);
      const kept = found.map(({ row }) => row);
      expect(kept, table).toEqual(expect.arrayContaining(rows.map((row) => expect.objectContaining(row))));
    }
  });

  it.each([
    ["small-stage", "theater", "the-seagull", "2026-12-12", "1"],
    ["small-stage", "theater", "hamlet", "2026-06-12", "2"],
    ["dock-9", "party", "neon-garden", "2026-11-28", "5"],
    ["small-stage", "theater", "the-gull", "2026-12-11", "1"],
    ["tiny-stage", "theater", "the-gull", "2026-12-11", "1"],
    ["tiny-stage", "theater", "the-seagull", "2026-12-12", "1"],
  ])("still leads from %s/%s/%s/%s to its event", async (location, category, name, date, id) => {
    const [[event]] = await get(address(location, category, name, date), SingleEvent);
    expect(event).toMatchObject({ _id: id, status: "scheduled", endsAt: null, price: null, hasTime: true });
  });

  it("undoes its deletions, with favourites and former addresses", async () => {
    const [last] = await admin.read(routes.audit, { limit: "1" }, AuditPage);
    expect(last).toMatchObject({ action: "Venue Deleted", canUndo: true });
    expect(await admin.submit(routes.undoDeletion, {})).toBe("Deletion Undone");
    expect(await admin.submit(routes.undoDeletion, {})).toBe("Deletion Undone");
    for (const [location, category, name, date, id] of [
      ["red-hall", "concert", "winter-strings", "2026-12-13", "4"],
      ["blue-hall", "concert", "winter-strings", "2026-12-13", "4"],
      ["small-stage", "theater", "vampire", "2026-12-20", "3"],
      ["small-stage", "theater", "vampire", "2026-12-21", "3"],
    ] as const) {
      const [[event]] = await get(address(location, category, name, date), SingleEvent);
      expect(event).toMatchObject({ _id: id, status: "scheduled", tags: [], isSoldOut: false });
    }
    const { rows } = await database.pool.query("select event_id, reminder from favorites order by event_id");
    expect(rows).toEqual([
      { event_id: 1, reminder: true },
      { event_id: 3, reminder: false },
      { event_id: 4, reminder: true },
    ]);
  });
});
