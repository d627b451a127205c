import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { connectDatabase, type Database } from "#server/platform/db/connect.ts";
import type { AtEnd } from "./at-end.ts";

export type SmallDisk = NonNullable<ReturnType<typeof mountDisk>>;

/** A disk of a given size; only root can make one, and not in every container. */
export function mountDisk(megabytes: number, path: string, atEnd: AtEnd) {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", path], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  atEnd(() => void execFileSync("umount", ["--lazy", path]));
  const resize = (to: number) => void execFileSync("mount", ["-o", `remount,size=${to}m`, path]);
  return { path, resize };
}

/** Fills a disk of 64 MB under a copy of this embedded database, gives it room, fills that, and gives it more. */
export async function fillDiskTwice({ path, resize }: SmallDisk, template: string) {
  const dataDir = join(path, "data");
  cpSync(template, dataDir, { recursive: true });
  const problems: string[] = [];
  const open = () => connectDatabase({ dataDir }, (problem) => problems.push(problem));
  const database = await open();
  await database.pool.query("create table counters as select 0 as number from generate_series(1, 2000)");

  const first = await countUntilFull(database);
  await until(() => problems.join("\n").includes("No space left on device"), 20_000);
  await database.close();
  const refusal = await open().then(
    () => "",
    (error: Error) => error.message,
  );

  resize(128);
  const reopened = await open();
  const kept = await current(reopened);
  const second = await countUntilFull(reopened);
  resize(256);
  const start = performance.now();
  await until(async () => (await current(reopened).catch(() => 0)) >= second, 60_000);
  const recoveredS = (performance.now() - start) / 1000;
  await reopened.close();
  return { first, kept, second, refusal, problems, recoveredS };
}

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

async function until(isTrue: () => Promise<boolean> | boolean, timeoutMs: number): Promise<void> {
  const start = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - start > timeoutMs) throw new Error(`Not within ${timeoutMs / 1000} s.`);
    await setTimeout(200);
  }
}
