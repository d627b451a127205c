import { writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { remoteBackups } from "#server/backup/remote-backups.ts";
import { backUpWhenDue } from "#server/backup-job.ts";
import { saveCountries } from "#server/catalog/write/bulk.ts";
import { readConfig } from "#server/config.ts";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { venues } from "#server/platform/db/schema/catalog.ts";
import { findFact } from "#server/platform/db/site-facts.ts";
import { openBucket } from "#server/platform/s3/bucket.ts";
import { newDataDir, newFolder, openTestDatabase } from "#tests/support/databases.ts";
import { runScript } from "#tests/support/run-script.ts";
import { startS3 } from "#tests/support/s3-server.ts";
import { worldOf } from "#tests/support/world.ts";

const HOUR_MS = 3_600_000;
const storage = await startS3();
const TO = "s3://bucket/town";
const SETTINGS = {
  BACKUP_KEY: "a key that nobody guesses",
  BACKUP_S3_ENDPOINT: storage.endpoint,
  BACKUP_S3_REGION: storage.key.region,
  BACKUP_S3_KEY_ID: storage.key.keyId,
  BACKUP_S3_SECRET: storage.key.secret,
};

async function newSource(): Promise<string> {
  const dataDir = newDataDir();
  const database = await connectDatabase({ dataDir });
  await saveCountries(database.db, [{ code: "BG", name: "Bulgaria" }]);
  const world = worldOf(database);
  await world.addEvent(await world.addVenue({ name: "Зала „1“" }), { name: 'Quotes " and \n lines' });
  await database.close();
  return dataDir;
}

it("BAK-01 BAK-02 a backup goes to S3-compatible storage, encrypted, is verified by restoring, and restored by one command", async () => {
  storage.objects.clear();
  const DATA_DIR = await newSource();
  const made = await runScript("backup", { ...SETTINGS, DATA_DIR }, "--to", TO);
  const [[name, { bytes }] = ["", { bytes: Buffer.alloc(0) }]] = storage.objects;
  expect(name).toMatch(/^town\/whereabouts-\d{4}-.*Z\.backup$/);
  expect(made.stdout).toContain(`s3://bucket/${name}`);
  expect(bytes.subarray(0, 2)).not.toEqual(Buffer.from([0x1f, 0x8b]));

  const verified = await runScript("backup", { ...SETTINGS, DATA_DIR }, "--verify", "--from", TO);
  expect(verified.stdout).toContain("was restored and compared");

  const target = newFolder();
  await runScript("restore", { ...SETTINGS, DATA_DIR: target, DEMO: "off" }, "--from", TO);
  const restored = await connectDatabase({ dataDir: target });
  expect((await restored.db.select().from(venues)).map((venue) => venue.name)).toEqual(["Зала „1“"]);
  await restored.close();

  const other = { ...SETTINGS, BACKUP_KEY: "another key of some length", DATA_DIR: newFolder() };
  await expect(runScript("restore", other, "--from", TO)).rejects.toMatchObject({
    stderr: expect.stringContaining("a key other than BACKUP_KEY"),
  });
});

it("BAK-02 a backup is not sent without a key, and none where there is none is told", async () => {
  storage.objects.clear();
  const { backup } = readConfig({ ...SETTINGS, BACKUP_KEY: "" });
  const remote = remoteBackups(TO, backup);
  await expect(remote.add(0, async () => {})).rejects.toThrow(/must be encrypted: set BACKUP_KEY/);
  await expect(remote.read()).rejects.toThrow(/no backup at/);
  expect(() => readConfig({ ...SETTINGS, BACKUP_KEY: "", BACKUP_TO: TO })).toThrow(
    /BACKUP_TO needs BACKUP_KEY/,
  );
});

it("BAK-03 the server makes one when the last is old enough, one of all processes, and keeps the newest", async () => {
  storage.objects.clear();
  const database = await openTestDatabase();
  const environment = {
    ...SETTINGS,
    DATA_DIR: newFolder(),
    BACKUP_TO: TO,
    BACKUP_EVERY: "6",
    BACKUP_KEEP: "2",
  };
  const config = readConfig(environment);
  let nowMs = Date.parse("2026-11-15T12:00:00Z");
  const run = () => backUpWhenDue(config, database, () => nowMs);
  await Promise.all([run(), run()]);
  await run();
  expect([...storage.objects.keys()]).toEqual(["town/whereabouts-2026-11-15T12-00-00Z.backup"]);
  expect(await findFact(database.db, "last-backup")).toEqual(new Date(nowMs));
  expect(await readdir(config.backupFolder)).toEqual([]);

  for (const hours of [6, 12]) {
    nowMs = Date.parse("2026-11-15T12:00:00Z") + hours * HOUR_MS;
    await run();
  }
  expect([...storage.objects.keys()].sort()).toEqual([
    "town/whereabouts-2026-11-15T18-00-00Z.backup",
    "town/whereabouts-2026-11-16T00-00-00Z.backup",
  ]);

  // Storage that is away is asked again after an hour, and what was kept stays.
  storage.state.status = 503;
  nowMs += 6 * HOUR_MS;
  await expect(run()).rejects.toThrow(/answered 503/);
  await run();
  storage.state.status = 0;
  nowMs += HOUR_MS;
  await run();
  expect(storage.objects.size).toBe(2);
  expect(await findFact(database.db, "last-backup")).toEqual(new Date(nowMs));
});

it("CORE-93 a clock that is set back by a day does not stop the backups", async () => {
  storage.objects.clear();
  const database = await openTestDatabase();
  const config = readConfig({ ...SETTINGS, DATA_DIR: newFolder(), BACKUP_TO: TO, BACKUP_EVERY: "6" });
  const noon = Date.parse("2026-11-15T12:00:00Z");
  await backUpWhenDue(config, database, () => noon);
  await backUpWhenDue(config, database, () => noon - 24 * HOUR_MS);
  await backUpWhenDue(config, database, () => noon - 24 * HOUR_MS);
  expect(storage.objects.size).toBe(2);
});

it("BAK-01 a large file is sent in parts, and given up whole where one fails", async () => {
  storage.objects.clear();
  const bucket = openBucket({ ...storage.key, url: storage.url });
  const file = join(newFolder(), "large");
  const bytes = Buffer.from(Array.from({ length: 250 }, (_, at) => at));
  writeFileSync(file, bytes);
  await bucket.putFile("large", file, 100);
  expect(storage.objects.get("large")?.bytes).toEqual(bytes);
  expect(storage.state.parts).toBe(3);
  storage.state.failingPart = 2;
  await expect(bucket.putFile("other", file, 100)).rejects.toThrow(/answered 400/);
  storage.state.failingPart = 0;
  expect([storage.objects.has("other"), storage.unfinished.size]).toEqual([false, 0]);
});
