import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { saveCountries } from "#server/catalog/write/bulk.ts";
import { followActions } from "#server/follows/actions.ts";
import { tellFollowers } from "#server/follows/news.ts";
import { COUNTRIES } from "#server/geo/countries.ts";
import { connectDatabase, type Database, type DatabaseLocation } from "#server/platform/db/connect.ts";
import { pushStore } from "#server/platform/push/store.ts";
import type { AtEnd } from "./at-end.ts";
import { FAST_START } from "./fast-start.ts";
import { addUser } from "./mailing.ts";
import type { PushProgramOrder } from "./push-program.ts";
import { startPushService } from "./push-service.ts";
import { worldOf } from "./world.ts";

const PROGRAM = fileURLToPath(new URL("./push-program.ts", import.meta.url));
const START_MS = Date.parse("2026-11-16T08:00:00Z");
/** Longer than a lease: what the killed had claimed is free again. */
const ROUND_MS = 120_000;
/** Ordered in several pieces. */
const FOLLOWERS = 50;
/** The first piece of a round matches the new event. No more than three of them come in a row: a message names three events. */
const MOMENTS = ["opened", "piece 2", "ordered", "received 1", "piece 3", "received 30"];

/** Kills the process that tells followers, again and again, while there are news; returns what went wrong. */
export async function killFollows(
  location: DatabaseLocation,
  kills: number,
  atEnd: AtEnd,
): Promise<{ problems: string[]; repeated: number }> {
  const service = await startPushService(atEnd);
  const venueId = await withDatabase(location, async (database) => {
    await saveCountries(database.db, COUNTRIES);
    const venue = await worldOf(database).addVenue({ name: "Bluestone" });
    const follows = followActions({ database, now: () => START_MS });
    await tellFollowers(database, () => START_MS);
    for (let at = 0; at < FOLLOWERS; at++) {
      const userId = await addUser(database, `reader-${at}`);
      const { endpoint, keys } = service.subscribe();
      const browser = { userId, endpoint, ...keys, language: "en", timeZone: "Europe/Sofia" } as const;
      await pushStore(database.db).add(browser);
      const city = { kind: "city", country: "Bulgaria", city: "Sofia" } as const;
      await follows.follow(userId, { ...city, how: "now", by: ["push"] });
    }
    return venue;
  });

  async function run(nowMs: number, killAt: string | undefined): Promise<void> {
    const child = fork(PROGRAM, { execArgv: FAST_START, stdio: ["ignore", "ignore", "inherit", "ipc"] });
    const ended = once(child, "close");
    atEnd(async () => void child.kill("SIGKILL"));
    let received = 0;
    service.watch(() => {
      if (`received ${++received}` === killAt) child.kill("SIGKILL");
    });
    child.send({ location, nowMs, killAt } satisfies PushProgramOrder);
    await ended;
  }

  const names: string[] = [];
  for (let round = 0; round < kills; round++) {
    names.push(`Evening ${round}.`);
    await withDatabase(location, (database) =>
      worldOf(database).addEvent(venueId, { name: names.at(-1)!, date: "2026-12-20" }),
    );
    await run(START_MS + (round + 1) * ROUND_MS, MOMENTS[round % MOMENTS.length]);
  }
  await run(START_MS + (kills + 1) * ROUND_MS, undefined);

  const ofReaders = Map.groupBy(service.arrivals, ({ to }) => to);
  const problems = [...ofReaders].flatMap(([to, arrivals]) => {
    const once = new Map(arrivals.map(({ note }) => [note.tag, `${note.title} ${note.body}`]));
    const told = [...once.values()].join("\n");
    return names.flatMap((name) => {
      const times = told.split(name).length - 1;
      return times === 1 ? [] : [`${name} was told ${times} times to ${to}`];
    });
  });
  if (ofReaders.size !== FOLLOWERS) problems.push(`${ofReaders.size} of ${FOLLOWERS} readers were told`);
  const tags = new Set(service.arrivals.map(({ note }) => note.tag));
  return { problems, repeated: service.arrivals.length - tags.size };
}

async function withDatabase<T>(location: DatabaseLocation, work: (database: Database) => Promise<T>) {
  const database = await connectDatabase(location);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
