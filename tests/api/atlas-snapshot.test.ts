import { copyFileSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { VenueWithEvents } from "#contract/catalog.ts";
import { hashOf } from "#domain/dice.ts";
import { DAY_MS } from "#domain/time.ts";
import { changesUpkeep } from "#server/catalog/projection/changes.ts";
import { AtlasKeeper } from "#server/catalog/projection/keeper.ts";
import { atlasLoader } from "#server/catalog/projection/loader.ts";
import { Snapshots } from "#server/catalog/projection/snapshots.ts";
import { saveCountries } from "#server/catalog/write/bulk.ts";
import { COUNTRIES } from "#server/geo/countries.ts";
import { posterUrl } from "#server/posters/poster-url.ts";
import { NOON } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { worldOf } from "#tests/support/world.ts";

const WORLD = { west: -180, south: -85, east: 180, north: 85 };
const database = await openTestDatabase();
await saveCountries(database.db, COUNTRIES);
const world = worldOf(database);
const path = join(temporaryFolder(), "atlas.snapshot");
const kept = `${path}.kept`;

let nowMs = NOON;
let words: string[] = [];

/** A process of the program; its reads of the whole catalogue are counted. */
function newKeeper() {
  const loader = atlasLoader(database.db);
  const reads = { whole: 0 };
  const loaderOfAll = async () => {
    reads.whole++;
    return loader;
  };
  const snapshots = new Snapshots(path, (text) => words.push(text));
  snapshots.prepare(nowMs);
  const keeper = new AtlasKeeper(loader, posterUrl, () => nowMs, { loaderOfAll, snapshots, leastVenues: 1 });
  return Object.assign(keeper, { reads });
}

async function started() {
  const keeper = newKeeper();
  await keeper.start();
  return keeper;
}

/** What it lists, whatever it was made of. */
async function answersOf(keeper: AtlasKeeper) {
  const atlas = await keeper.searchable();
  const { marks, cities } = keeper.listed();
  const found = atlas.venuesIn(WORLD, {}, { limit: 1_000, after: 0, includeEmpty: true });
  const listed = z.array(VenueWithEvents).parse(JSON.parse(found.toString()));
  const ids = listed.flatMap(({ events }) => events.map(({ _id }) => _id));
  return {
    listed: listed.map(({ _id, events, ...venue }) => [_id, digest(venue), ...events.map(digest)]),
    overview: digest(JSON.parse(atlas.overview(WORLD, 3, {}, { includeEmpty: true }).toString())),
    searched: ["night", "hall", "moved"].map((text) => digest(JSON.parse(atlas.search(text, 1).toString()))),
    marks: ids.map((id) => digest(marks.marksOf(Number(id)))),
    cities: [...cities.all()].map(({ label, venues }) => `${label} ${venues}`).sort(),
  };
}

/** Short, so that a difference is told at once. */
function digest(value: unknown): number {
  return hashOf(JSON.stringify(value) ?? "");
}

async function answersOfFresh() {
  const keeper = new AtlasKeeper(atlasLoader(database.db), posterUrl, () => nowMs);
  await keeper.reload();
  return answersOf(keeper);
}

const venues: number[] = [];
const events: number[] = [];
const first = newKeeper();
for (let i = 0; i < 12; i++) {
  const venue = await world.addVenue({ name: `Hall ${i}`, city: `City ${i % 5}`, longitude: 20 + i });
  venues.push(venue);
  for (let n = 0; n < 3; n++)
    events.push(await world.addEvent(venue, { name: `Night ${i} ${n}`, date: `2026-11-${16 + n}` }));
}
await first.start();
await first.searchable();
await first.keepSnapshot();
copyFileSync(path, kept);

beforeEach(() => {
  copyFileSync(kept, path);
  words = [];
  nowMs = NOON;
});

it("CORE-71 a start takes the snapshot and reads only what changed since", async () => {
  await world.addEvent(venues[0]!, { name: "Moved in", date: "2026-11-20" });
  await world.moveEvent(events[4]!, "2026-11-25");
  await world.deleteEvent(events[8]!);
  await world.deleteVenue(venues[5]!);
  await world.addVenue({ name: "New hall", city: "City 9", longitude: 60 });
  const keeper = await started();
  expect(keeper.reads.whole).toBe(0);
  expect(await answersOf(keeper)).toEqual(await answersOfFresh());
  expect(words).toEqual([]);

  await world.addEvent(venues[1]!, { name: "Later night", date: "2026-11-21" });
  await keeper.catchUp();
  expect(await answersOf(keeper)).toEqual(await answersOfFresh());
});

it("CORE-71 what was over or expired meanwhile is not listed after a start", async () => {
  nowMs = NOON + 3 * DAY_MS;
  const keeper = await started();
  expect(keeper.reads.whole).toBe(0);
  expect(await answersOf(keeper)).toEqual(await answersOfFresh());
});

it("CORE-72 without a snapshot a start reads everything and leaves one", async () => {
  rmSync(path);
  const keeper = await started();
  expect(keeper.reads.whole).toBe(1);
  await keeper.searchable();
  await keeper.keepSnapshot();
  expect((await started()).reads.whole).toBe(0);
});

describe("CORE-72 a snapshot that cannot be used is done without, with a word", () => {
  const bytes = readFileSync(kept);
  const damages: [string, (file: string) => void][] = [
    ["empty", (file) => writeFileSync(file, "")],
    [
      "of another format",
      (file) => writeFileSync(file, Buffer.concat([Buffer.from("x"), bytes.subarray(1)])),
    ],
    ...[0.999, 0.9, 0.5, 0.1].map((part): [string, (file: string) => void] => [
      `cut to ${part}`,
      (file) => truncateSync(file, Math.floor(bytes.length * part)),
    ]),
    ...Array.from({ length: 24 }, (_, i): [string, (file: string) => void] => [
      `damaged at part ${i} of 24`,
      (file) => {
        const damaged = Buffer.from(bytes);
        for (let at = Math.floor((bytes.length * i) / 24), n = 0; n < 4; n++) damaged[at + n]! ^= 0x55;
        writeFileSync(file, damaged);
      },
    ]),
  ];
  it.each(damages)("%s", async (name, damage) => {
    damage(path);
    // Where events are over, texts are read before anything else is.
    if (name.length % 2 === 0) nowMs = NOON + 2 * DAY_MS;
    const keeper = await started();
    expect(await answersOf(keeper)).toEqual(await answersOfFresh());
    expect(keeper.reads.whole).toBe(1);
    expect(words.length).toBe(1);
    expect(words[0]).toMatch(/^The snapshot .+ is not used: .+\. The catalogue is read from the database\.$/);
  });
});

it("CORE-72 the file may go while it is in use, and texts that become unreadable are read from the database", async () => {
  const keeper = await started();
  rmSync(path);
  expect(await answersOf(keeper)).toEqual(await answersOfFresh());

  copyFileSync(kept, path);
  const other = await started();
  truncateSync(path, 100);
  expect(() => other.current().venue(venues[7]!)).toThrow("shorter");
  expect(await answersOf(other)).toEqual(await answersOfFresh());
  expect(other.current().venue(venues[7]!)).toBeDefined();
  expect(words.join()).toContain("is damaged");
});

it("CORE-72 a snapshot of another database, or older than the changes that are known, is done without", async () => {
  await database.db.execute(sql`update catalog_changes set at = at + interval '1 second'`);
  expect((await started()).reads.whole).toBe(1);
  expect(words.join()).toContain("too old, or of another database");

  const keeper = await started();
  await keeper.searchable();
  await keeper.keepSnapshot();
  expect((await started()).reads.whole).toBe(0);
  await world.addEvent(venues[2]!, { name: "Night after", date: "2026-11-22" });
  await changesUpkeep(database.db, Date.now() + 8 * DAY_MS);
  const late = await started();
  expect(late.reads.whole).toBe(1);
  expect(await answersOf(late)).toEqual(await answersOfFresh());
});

it("CORE-73 texts leave memory for the snapshot, also where another process wrote it", async () => {
  rmSync(path);
  const [writer, other] = [await started(), await started()];
  await writer.searchable();
  const before = await answersOf(other);
  const inMemory = other.current().textBytes;
  await writer.keepSnapshot();
  await other.keepSnapshot();
  for (const { atlas } of [writer.listed(), other.listed()])
    expect(atlas.textBytes).toBeLessThan(inMemory / 2);
  expect(await answersOf(other)).toEqual(before);
  expect(await answersOf(writer)).toEqual(before);
});

it("CORE-74 a folder that takes no file leaves everything in memory, with a word", async () => {
  const snapshots = new Snapshots(join(kept, "atlas.snapshot"), (text) => words.push(text));
  const loader = atlasLoader(database.db);
  const keeper = new AtlasKeeper(loader, posterUrl, () => nowMs, { snapshots, leastVenues: 1 });
  await keeper.start();
  await keeper.searchable();
  await keeper.keepSnapshot();
  await keeper.keepSnapshot();
  expect(await answersOf(keeper)).toEqual(await answersOfFresh());
  expect(words.length).toBe(1);
  expect(words[0]).toContain("No snapshot can be written");
});

it("CORE-110 a database that goes away between two parts of the catalogue fails the reading, not the process", async () => {
  const loader = atlasLoader(database.db);
  const gone = new Error("gone");
  const venuesAfter: typeof loader.venuesAfter = (afterId, ...rest) =>
    afterId === 0 ? loader.venuesAfter(afterId, ...rest) : Promise.reject(gone);
  const keeper = new AtlasKeeper({ ...loader, venuesAfter }, posterUrl, () => nowMs);
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on("unhandledRejection", note);
  await expect(keeper.reload()).rejects.toThrow(gone);
  process.off("unhandledRejection", note);
  expect(unhandled).toEqual([]);
});
