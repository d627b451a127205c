import { mkdirSync, readdirSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { routes } from "#contract/urls.ts";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { NEW_DATABASE, packFolder, unpackFolder } from "#server/platform/db/embedded/new-database.ts";
import { newFolder, newPostgresDatabase } from "#tests/support/databases.ts";
import { limitMemory } from "#tests/support/memory-limit.ts";
import { startServerProcess } from "#tests/support/server-process.ts";

const SERVE = fileURLToPath(new URL("../../scripts/serve", import.meta.url));
const COLUMNS = `select table_name, column_name, data_type, is_nullable, column_default
  from information_schema.columns where table_schema in ('public', 'drizzle') order by 1, 2`;
const INDEXES = "select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1";
const ROWS = `select relname from pg_stat_user_tables where schemaname = 'public' and n_live_tup > 0`;

it("OPS-409 the database that the build made has the schema of its migrations, and no rows", async () => {
  const database = await connectDatabase({ dataDir: newFolder() });
  onTestFinished(() => database.close());
  const other = new pg.Client(await newPostgresDatabase());
  await other.connect();
  onTestFinished(() => other.end());
  for (const question of [COLUMNS, INDEXES]) {
    const { rows } = await database.pool.query(question);
    expect(rows.length).toBeGreaterThan(50);
    expect(rows).toEqual((await other.query(question)).rows);
  }
  await database.pool.query("analyze");
  expect((await database.pool.query(ROWS)).rows).toEqual([]);
});

describe("OPS-410 an archive of a folder", () => {
  it("is unpacked as it was, for its owner alone", async () => {
    const [folder, target] = [newFolder(), join(newFolder(), "copy")];
    mkdirSync(join(folder, "a", "b"), { recursive: true });
    writeFileSync(join(folder, "a", "empty"), "");
    writeFileSync(join(folder, "a", "b", "large"), "0123456789".repeat(100_000));
    const archive = join(newFolder(), "archive.zst");
    writeFileSync(archive, await packFolder(folder));
    await unpackFolder(archive, target);
    const all = (root: string) => (readdirSync(root, { recursive: true }) as string[]).sort();
    expect(all(target)).toEqual(all(folder));
    expect(statSync(join(target, "a", "b", "large"))).toMatchObject({ size: 1_000_000 });
    expect(statSync(join(target, "a", "b", "large")).mode & 0o777).toBe(0o600);
    expect(statSync(target).mode & 0o777).toBe(0o700);
  });

  it("is refused where it is cut off", async () => {
    const archive = join(newFolder(), "archive.zst");
    const whole = await packFolder(fileURLToPath(new URL(".", import.meta.url)));
    writeFileSync(archive, whole);
    truncateSync(archive, Math.floor(whole.length / 2));
    await expect(unpackFolder(archive, join(newFolder(), "copy"))).rejects.toThrow();
  });
});

const limit = limitMemory(512);

it.skipIf(!limit)(
  "OPS-411 a first start of the built program fits into 512 MB without swap (skipped where no cgroup can be made)",
  async () => {
    expect(statSync(NEW_DATABASE).size).toBeGreaterThan(1_000_000);
    const { wrap, remove } = limit!;
    const server = startServerProcess({ DATA_DIR: newFolder(), DEMO: "off" }, undefined, {
      cwd: newFolder(),
      ...wrap(SERVE),
    });
    const address = await server.address;
    for (const path of ["/", "/map", routes.readiness])
      expect((await fetch(address + path)).status, path).toBe(200);
    server.child.kill("SIGTERM");
    await server.ended;
    remove();
  },
);
