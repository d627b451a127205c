import { chmodSync, cpSync, existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PictureFiles } from "#server/image-proxy/picture-files.ts";
import { beginDatabase, connectDatabase } from "#server/platform/db/connect.ts";
import { prepareEngine } from "#server/platform/db/embedded/engine.ts";
import { newDataDir, newFolder } from "#tests/support/databases.ts";
import { openInProcess } from "#tests/support/processes.ts";

it("OPS-04 refuses a second process, and takes it when the first is gone, however it went", async () => {
  const dataDir = newDataDir();
  const first = await openInProcess({ dataDir });
  const refusal = `The data folder ${dataDir} is in use by another process.`;
  await expect(openInProcess({ dataDir })).rejects.toThrow(refusal);
  await expect(connectDatabase({ dataDir })).rejects.toThrow(refusal);

  await first.kill();
  const second = await openInProcess({ dataDir });
  await second.close();
  await (await connectDatabase({ dataDir })).close();
});

it("SEC-49 keeps everything in it from other users, also where it was open to them", async () => {
  const dataDir = newDataDir();
  const pictures = join(dataDir, "pictures");
  mkdirSync(pictures);
  for (const folder of [dataDir, pictures]) chmodSync(folder, 0o755);
  const database = await connectDatabase({ dataDir });
  await database.close();
  await new PictureFiles(pictures, 1_000).set("photo.webp", Buffer.from("photo"));
  for (const folder of [dataDir, join(dataDir, "database"), pictures])
    expect(statSync(folder).mode & 0o777, folder).toBe(0o700);
});

it("works in a folder whose path is too long for a socket and has spaces in it", async () => {
  const dataDir = join(newFolder(), "a long name ".repeat(8).trim(), "другият край на света", "data");
  cpSync(newDataDir(), dataDir, { recursive: true });
  const database = await connectDatabase({ dataDir });
  expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await database.close();
});

it("OPS-407 says in one sentence why a folder cannot be used", async () => {
  const folder = newFolder();
  const file = join(folder, "a file");
  writeFileSync(file, "");
  await expect(connectDatabase({ dataDir: file })).rejects.toThrow(
    `The data folder ${file} cannot be used: a part of its path is not a folder.`,
  );

  // Where the system takes no folders, a recursive mkdir never returns.
  if (existsSync("/proc/self"))
    await expect(connectDatabase({ dataDir: "/proc/whereabouts" })).rejects.toThrow(
      "The data folder /proc/whereabouts cannot be used: no folder can be made there.",
    );

  const dataDir = unusableDataDir();
  await expect(connectDatabase({ dataDir })).rejects.toThrow(`The data folder ${dataDir} cannot be used: `);
});

it.skipIf(process.getuid?.() === 0)("says that a folder may not be written", async () => {
  const dataDir = join("/", "whereabouts-data");
  await expect(connectDatabase({ dataDir })).rejects.toThrow(
    `The data folder ${dataDir} cannot be used: this user may not write there.`,
  );
});

it("LEAN-09 answers what was asked while it opened, and can be closed meanwhile", async () => {
  const dataDir = newDataDir();
  const database = await beginDatabase({ dataDir });
  const asked = database.pool.query("select 1 as one");
  await database.opened;
  expect((await asked).rows).toEqual([{ one: 1 }]);
  await database.close();

  await (await beginDatabase({ dataDir })).close();
  await (await connectDatabase({ dataDir })).close();
});

it("LEAN-09 tells everyone who asks that it could not be opened, and lets go of the folder", async () => {
  const dataDir = unusableDataDir();
  const reason = `The data folder ${dataDir} cannot be used: `;
  const database = await beginDatabase({ dataDir });
  const asked = [database.pool.query("select 1"), database.pool.connect(), database.opened];
  for (const answer of asked) await expect(answer).rejects.toThrow(reason);
  await database.close();
  // Not by this process either.
  await expect(connectDatabase({ dataDir })).rejects.toThrow(reason);
});

it("LEAN-09 opens in a thread that began before the folder was known, once", async () => {
  prepareEngine();
  const [one, other] = await Promise.all(
    [newDataDir(), newDataDir()].map((dataDir) => connectDatabase({ dataDir })),
  );
  for (const database of [one, other]) {
    expect((await database!.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await database!.close();
  }
});

/** With files that PostgreSQL would not understand. */
function unusableDataDir(): string {
  const dataDir = join(newFolder(), "data");
  mkdirSync(join(dataDir, "database/pg"), { recursive: true });
  writeFileSync(join(dataDir, "database/pg/PG_VERSION"), "9\n");
  return dataDir;
}
