import { expect, inject, it, onTestFinished } from "vitest";
import { saveCountries } from "#server/catalog/write/bulk.ts";
import { COUNTRIES } from "#server/geo/countries.ts";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { sourceStore } from "#server/sources/store.ts";
import { newTestLocation } from "#tests/support/databases.ts";
import { killRuns, runProgram } from "#tests/support/killed-runs.ts";
import { calendar, startSourceServer } from "#tests/support/source-server.ts";
import { worldOf } from "#tests/support/world.ts";

const KIND = inject("databaseKind");
const NOW = Date.parse("2026-11-15T12:00:00Z");

// The torture kills fifty times. Here each moment of a run is hit once on PostgreSQL, and some on the embedded database,
// which takes longer to come back.
it("SRC-92 a run that is killed goes on or is run again: nothing is doubled, nothing is lost", async () => {
  const location = await newTestLocation(KIND);
  expect(await killRuns(location, KIND === "postgres" ? 7 : 3, onTestFinished)).toEqual([]);
}, 240_000);

it("SRC-93 two processes with one schedule run each source once", async ({ skip }) => {
  // One process alone opens an embedded database.
  skip(KIND === "embedded");
  const location = await newTestLocation(KIND);
  const SOURCES = 6;
  const towns = await Promise.all(Array.from({ length: SOURCES }, () => startSourceServer()));
  const database = await connectDatabase(location);
  onTestFinished(() => database.close());
  await saveCountries(database.db, COUNTRIES);
  const venueId = await worldOf(database).addVenue({ timeZone: "UTC" });
  const at = new Date(NOW);
  for (const [number, town] of towns.entries()) {
    town.put("/", calendar([`UID:${number}@town`, `SUMMARY:Gala ${number}`, "DTSTART:20261201T180000Z"]));
    await sourceStore.add(database.db, {
      name: `Town ${number}`,
      url: `${town.origin}/`,
      everySeconds: 3_600,
      publishes: true,
      venueId,
      country: "Bulgaria",
      city: "Sofia",
      nextRunAt: at,
      createdAt: at,
      updatedAt: at,
    });
  }
  await Promise.all([1, 2].map(() => runProgram({ location, nowMs: NOW + 1_000 }, onTestFinished)));
  expect(towns.map(({ asked }) => asked.length)).toEqual(towns.map(() => 1));
  const { rows } = await database.pool.query(
    "select source_id, count(*)::int as runs, min(state) as state from source_runs group by 1",
  );
  expect(rows).toHaveLength(SOURCES);
  for (const { runs, state } of rows) expect([runs, state]).toEqual([1, "done"]);
  const events = await database.pool.query("select count(*)::int as n from events");
  expect(events.rows[0].n).toBe(SOURCES);
});
