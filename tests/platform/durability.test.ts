import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, vi } from "vitest";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { newDataDir, newFolder } from "#tests/support/databases.ts";
import { createWritten, killWhileWriting } from "#tests/support/killed-writes.ts";
import { openInProcess, startProcess } from "#tests/support/processes.ts";

/** `npm run torture` kills it fifty times. */
const ROUNDS = 3;
const COUNT_FSYNC = fileURLToPath(new URL("../support/count-fsync.mjs", import.meta.url));

it("OPS-05 loses nothing acknowledged when the process is killed again and again", async () => {
  const { acknowledged, lost } = await killWhileWriting(newDataDir(), ROUNDS);
  expect(acknowledged).toBeGreaterThanOrEqual(30 * ((ROUNDS * (ROUNDS + 1)) / 2));
  expect(lost).toEqual([]);
});

it("OPS-05 has every commit written through to the disk before it is acknowledged", async () => {
  const dataDir = newDataDir();
  await createWritten(dataDir);
  const countFile = join(newFolder(), "fsyncs");
  writeFileSync(countFile, "");
  const writer = await openInProcess({ dataDir }, ["--import", COUNT_FSYNC], { FSYNC_COUNT_FILE: countFile });
  const before = readFileSync(countFile).length;
  const acknowledged = await writer.writeUntilKilled(1, 20);
  expect(readFileSync(countFile).length - before).toBeGreaterThanOrEqual(acknowledged.length);
});

it("starts again after having been killed while it was created", async () => {
  const dataDir = join(newFolder(), "data");
  const creator = startProcess();
  const opened = creator.order({ do: "open", location: { dataDir } }).catch(() => "killed");
  await vi.waitUntil(() => existsSync(join(dataDir, "database/pg.unfinished/global")), { timeout: 30_000 });
  await creator.kill();
  expect(existsSync(join(dataDir, "database/pg"))).toBe(false);
  void opened;

  const database = await connectDatabase({ dataDir });
  expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await database.close();
  expect(existsSync(join(dataDir, "database/pg.unfinished"))).toBe(false);
});
