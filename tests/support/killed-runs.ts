import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { saveCountries } from "#server/catalog/write/bulk.ts";
import { COUNTRIES } from "#server/geo/countries.ts";
import { connectDatabase, type Database, type DatabaseLocation } from "#server/platform/db/connect.ts";
import { sourceStore } from "#server/sources/store.ts";
import type { AtEnd } from "./at-end.ts";
import { FAST_START } from "./fast-start.ts";
import type { SourceProgramOrder } from "./source-program.ts";
import { calendar, startSourceServer } from "./source-server.ts";
import { worldOf } from "./world.ts";

const PROGRAM = fileURLToPath(new URL("./source-program.ts", import.meta.url));
const START_MS = Date.parse("2026-11-15T12:00:00Z");
const EVENTS = 450;
const HOUR_MS = 3_600_000;

/** The calendar of a round: a third of its events has another title in each. */
function calendarOf(round: number): string {
  return calendar(
    ...Array.from({ length: EVENTS }, (_, at) => [
      `UID:${at}@town`,
      `SUMMARY:Evening ${at}, edition ${at % 3 === 0 ? round : 0}`,
      `DTSTART:202612${String(1 + (at % 28)).padStart(2, "0")}T${String(at % 24).padStart(2, "0")}0000Z`,
    ]),
  );
}

/** Runs what is due in a process of its own, which is killed after so many transactions. */
export async function runProgram(order: SourceProgramOrder, atEnd: AtEnd, killAfter?: number): Promise<void> {
  const child = fork(PROGRAM, { execArgv: FAST_START, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const ended = once(child, "close");
  atEnd(async () => void child.kill("SIGKILL"));
  let writes = -1;
  child.on("message", (word) => {
    if (word !== "done" && ++writes === killAfter) child.kill("SIGKILL");
  });
  child.send(order);
  await ended;
}

/** Kills a process in the middle of its run, again and again, while the source changes; returns what went wrong. */
export async function killRuns(location: DatabaseLocation, kills: number, atEnd: AtEnd): Promise<string[]> {
  const town = await startSourceServer(atEnd);
  await withDatabase(location, async (database) => {
    await saveCountries(database.db, COUNTRIES);
    const venueId = await worldOf(database).addVenue({ timeZone: "UTC" });
    const at = new Date(START_MS);
    await sourceStore.add(database.db, {
      name: "Town",
      url: `${town.origin}/town.ics`,
      everySeconds: 3_600,
      publishes: true,
      venueId,
      country: "Bulgaria",
      city: "Sofia",
      nextRunAt: at,
      createdAt: at,
      updatedAt: at,
    });
  });
  let nowMs = START_MS;
  for (let kill = 0; kill <= kills; kill++) {
    if (kill % 5 === 0) town.put("/town.ics", calendarOf(kill));
    // Claims of the killed have run out by then.
    nowMs += 2 * HOUR_MS;
    await runProgram({ location, nowMs }, atEnd, kill % 7);
  }
  const last = calendarOf(kills + 1);
  town.put("/town.ics", last);
  // One ends what the last one left, and one runs the source as it is now.
  for (const days of [1, 2]) await runProgram({ location, nowMs: nowMs + days * 24 * HOUR_MS }, atEnd);
  const expected = [...last.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title]) => title!).sort();
  return withDatabase(location, (database) => problemsOf(database, expected));
}

async function problemsOf({ pool }: Database, expected: readonly string[]): Promise<string[]> {
  const titles = (await pool.query("select name from events where withdrawn_at is null")).rows
    .map(({ name }) => String(name))
    .sort();
  const counts = new Map<string, number>();
  for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1);
  const open = await pool.query("select id from source_runs where state = 'running'");
  const lost = await pool.query("select uid from source_records where event_id is null");
  return [
    ...expected.filter((title) => !counts.has(title)).map((title) => `lost: ${title}`),
    ...[...counts].filter(([, count]) => count > 1).map(([title]) => `doubled: ${title}`),
    ...titles.filter((title) => !expected.includes(title)).map((title) => `left behind: ${title}`),
    ...open.rows.map(({ id }) => `run ${id} is under way for ever`),
    ...lost.rows.map(({ uid }) => `no event for ${uid}`),
  ];
}

async function withDatabase<T>(
  location: DatabaseLocation,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await connectDatabase(location);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
