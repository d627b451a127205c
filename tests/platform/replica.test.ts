import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { AtlasKeeper } from "#server/catalog/projection/keeper.ts";
import { atlasLoader } from "#server/catalog/projection/loader.ts";
import { saveCountries } from "#server/catalog/write/bulk.ts";
import { COUNTRIES } from "#server/geo/countries.ts";
import { connectDatabase, type Database } from "#server/platform/db/connect.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";
import { openReplica } from "#server/platform/db/replica.ts";
import { startReplicated } from "#tests/support/postgres.ts";
import { worldOf } from "#tests/support/world.ts";

const isReplica = async (db: Database["db"]) =>
  (await db.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`)).rows[0]?.is;

it("loads from a replica what it has, and from the primary while it lags behind or is gone", async () => {
  const servers = await startReplicated();
  onTestFinished(() => servers.primary.stop());
  const database = await connectDatabase({ url: servers.primary.urlOf("postgres") });
  onTestFinished(() => database.close());
  await migrateDatabase(database.pool);
  await saveCountries(database.db, COUNTRIES);
  const world = worldOf(database);
  const addVenue = async (name: string) =>
    world.addEvent(await world.addVenue({ name }), { date: "2099-12-12" });

  const problems: string[] = [];
  const replica = openReplica(database, servers.replica.urlOf("postgres"), (problem) =>
    problems.push(problem),
  );
  onTestFinished(() => replica.close());
  const loaderOfAll = async () => atlasLoader(await replica.forReading());
  const keeper = new AtlasKeeper(atlasLoader(database.db), () => "", Date.now, { loaderOfAll });
  const loaded = async () => {
    await keeper.reload();
    return keeper.current().count().events;
  };

  await addVenue("First");
  expect(await isReplica(await replica.forReading())).toBe(true);
  expect(await loaded()).toBe(1);
  expect(problems).toEqual([]);

  const admin = new pg.Client(servers.replica.urlOf("postgres"));
  await admin.connect();
  await admin.query("select pg_wal_replay_pause()");
  await admin.end();
  await addVenue("Second");
  expect(await isReplica(await replica.forReading())).toBe(false);
  expect(await loaded()).toBe(2);
  expect(problems.join()).toContain("lags behind");

  await servers.replica.stop();
  await addVenue("Third");
  expect(await isReplica(await replica.forReading())).toBe(false);
  expect(await loaded()).toBe(3);
  expect(problems.join()).toContain("cannot be read");
});
