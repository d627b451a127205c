import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { connectDatabase, type Database } from "#server/platform/db/connect.ts";
import { newDataDir, newFolder } from "#tests/support/databases.ts";

/** A disk of a given size; only root can make one, and not in every container. */
function mountDisk(megabytes: number) {
  const path = newFolder();
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", path], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  afterAll(() => void execFileSync("umount", ["--lazy", path]));
  const resize = (to: number) => void execFileSync("mount", ["-o", `remount,size=${to}m`, path]);
  return { path, resize };
}

const disk = mountDisk(64);

/** Counts up until that fails, and returns the last number that was acknowledged. */
async function countUntilFull(database: Database): Promise<number> {
  for (let acknowledged = await current(database); ; acknowledged++) {
    try {
      // Old rows make room for new ones in the table: it is the write-ahead log that grows.
      await database.pool.query("update counters set number = number + 1");
    } catch {
      return acknowledged;
    }
  }
}

async function current(database: Database): Promise<number> {
  const { rows } = await database.pool.query<{ number: number }>(
    "select max(number) as number from counters",
  );
  return rows[0]!.number;
}

describe.skipIf(!disk)("a full disk (skipped where no small disk can be mounted)", () => {
  it("is told in clear words, damages nothing, and work goes on when there is room again", async () => {
    const { path, resize } = disk!;
    const dataDir = join(path, "data");
    cpSync(newDataDir(), dataDir, { recursive: true });
    const problems: string[] = [];
    const open = () => connectDatabase({ dataDir }, (problem) => problems.push(problem));
    const database = await open();
    await database.pool.query("create table counters as select 0 as number from generate_series(1, 2000)");

    const first = await countUntilFull(database);
    await expect.poll(() => problems.join("\n"), { timeout: 20_000 }).toContain("No space left on device");
    await database.close();
    await expect(open()).rejects.toThrow(/^The data folder .* cannot be used: .*No space left on device\.$/);

    resize(128);
    const reopened = await open();
    // The last one may have been written without anyone having been told.
    expect([first, first + 1]).toContain(await current(reopened));

    const second = await countUntilFull(reopened);
    expect(second).toBeGreaterThan(first);
    resize(256);
    const counted = () => current(reopened).catch(() => 0);
    await expect.poll(counted, { timeout: 60_000, interval: 500 }).toBeGreaterThanOrEqual(second);
    await reopened.close();
  });
});
