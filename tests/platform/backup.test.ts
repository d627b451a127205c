import { existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { saveCountries } from "#server/catalog/write/bulk.ts";
import { connectDatabase, type Database } from "#server/platform/db/connect.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { events, venues } from "#server/platform/db/schema/catalog.ts";
import { favorites } from "#server/platform/db/schema/visitors.ts";
import { newDataDir, newFolder, newPostgresDatabase } from "#tests/support/databases.ts";
import { runScript } from "#tests/support/run-script.ts";
import { worldOf } from "#tests/support/world.ts";

type Place = { DATA_DIR: string } | { DATABASE_URL: string };

async function open(place: Place): Promise<Database> {
  const database = await connectDatabase(
    "DATA_DIR" in place ? { dataDir: place.DATA_DIR } : { url: place.DATABASE_URL },
  );
  onTestFinished(() => database.close());
  return database;
}

/** A venue with an event that is a favourite. */
async function fill(database: Database): Promise<void> {
  await saveCountries(database.db, [{ code: "BG", name: "Bulgaria" }]);
  const world = worldOf(database);
  const event = await world.addEvent(await world.addVenue({ name: "Зала „1“" }), {
    name: 'Quotes " and \n lines',
  });
  const [user] = await database.db
    .insert(users)
    .values({ email: "ana@example.org", forename: "Ana", surname: "Petrova" })
    .returning();
  await database.db.insert(favorites).values({ userId: user!.id, eventId: event, reminder: true });
}

async function contents({ db }: Database) {
  return {
    venues: await db.select().from(venues),
    events: await db.select().from(events),
    users: await db.select().from(users),
    favorites: await db.select().from(favorites),
  };
}

describe("OPS-08 SUB-24 a backup", () => {
  it.each([
    ["PostgreSQL", "the embedded database"],
    ["the embedded database", "PostgreSQL"],
  ])("of %s goes into %s, whose numbers go on from there, with uploaded pictures", async (from) => {
    const postgres = { DATABASE_URL: await newPostgresDatabase() };
    const embedded = { DATA_DIR: newDataDir() };
    const [source, target] = from === "PostgreSQL" ? [postgres, embedded] : [embedded, postgres];
    const file = join(newFolder(), "backup.gz");
    const picture = `${"p".repeat(43)}.webp`;
    const folders = { source: newFolder(), target: newFolder() };
    const withUploads = (place: Place, folder: string) => ({ DATA_DIR: folder, ...place });
    const uploadsOf = (place: Place, folder: string) => join(withUploads(place, folder).DATA_DIR, "uploads");
    mkdirSync(uploadsOf(source, folders.source), { recursive: true });
    writeFileSync(join(uploadsOf(source, folders.source), picture), "a picture");
    const original = await connectDatabase(
      "DATA_DIR" in source ? { dataDir: source.DATA_DIR } : { url: source.DATABASE_URL },
    );
    await fill(original);
    const expected = await contents(original);
    await original.close();

    await runScript("backup", withUploads(source, folders.source), file);
    await runScript("restore", withUploads(target, folders.target), file);
    expect(readFileSync(join(uploadsOf(target, folders.target), picture), "utf8")).toBe("a picture");
    const restored = await open(target);
    expect(await contents(restored)).toEqual(expected);
    const added = await worldOf(restored).addVenue({ name: "New" });
    expect(added).toBeGreaterThan(expected.venues[0]!.id);
  });

  it("that is cut off, foreign, or meets a database with data changes nothing", async () => {
    const source = { DATABASE_URL: await newPostgresDatabase() };
    const original = await connectDatabase({ url: source.DATABASE_URL });
    await fill(original);
    await original.close();
    const file = join(newFolder(), "backup.gz");
    await runScript("backup", source, file);

    await expect(runScript("restore", source, file)).rejects.toMatchObject({
      stderr: expect.stringContaining("already contains data"),
    });
    const target = { DATABASE_URL: await newPostgresDatabase() };
    truncateSync(file, readFileSync(file).length - 40);
    await expect(runScript("restore", target, file)).rejects.toMatchObject({
      stderr: expect.stringContaining("incomplete"),
    });
    writeFileSync(file, "no backup");
    await expect(runScript("restore", target, file)).rejects.toMatchObject({
      stderr: expect.stringContaining("not a backup"),
    });
    expect((await contents(await open(target))).venues).toEqual([]);
  });

  it("OPS-43 OPS-44 reads the service's settings file, and does not replace a file", async () => {
    const folder = newFolder();
    const settings = join(folder, "whereabouts.env");
    writeFileSync(settings, `DATABASE_URL=${await newPostgresDatabase()}\n`);
    const file = join(folder, "backup.gz");
    const { stdout } = await runScript("backup", { ENV_FILE: settings }, file);
    expect(stdout).toContain(` in ${file}.`);

    writeFileSync(file, "yesterday");
    await expect(runScript("backup", { ENV_FILE: settings }, file)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("exists already"),
    });
    expect(readFileSync(file, "utf8")).toBe("yesterday");
    const missing = join(folder, "none.env");
    await expect(runScript("backup", { ENV_FILE: missing }, file)).rejects.toMatchObject({
      stderr: expect.stringContaining(`${missing} cannot be read: there is no such file`),
    });
  });

  it("OPS-43 is refused where there is no database, and none is made", async () => {
    const dataDir = join(newFolder(), "nothing");
    const file = join(newFolder(), "backup.gz");
    const url = await newPostgresDatabase("template0");
    const refusals = [
      runScript("backup", { DATA_DIR: dataDir }, file),
      runScript("admin", { DATA_DIR: dataDir }, "list"),
      runScript("backup", { DATABASE_URL: url }, file),
    ];
    const saysSo = { code: 1, stderr: expect.stringContaining("There is no database of Whereabouts") };
    await Promise.all(refusals.map((refusal) => expect(refusal).rejects.toMatchObject(saysSo)));
    await expect(runScript("restore", { DATA_DIR: dataDir }, file)).rejects.toMatchObject({
      stderr: expect.stringContaining(`There is no file ${file}`),
    });
    expect([existsSync(dataDir), existsSync(file)]).toEqual([false, false]);
  });
});
