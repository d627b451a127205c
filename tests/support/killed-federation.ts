import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { and, eq, isNull, sql } from "drizzle-orm";
import { recordChange } from "#server/catalog/projection/changes.ts";
import { saveCountries } from "#server/catalog/write/bulk.ts";
import { tellChanges } from "#server/federation/told/tell-changes.ts";
import { COUNTRIES } from "#server/geo/countries.ts";
import { connectDatabase, type Database, type DatabaseLocation } from "#server/platform/db/connect.ts";
import { events } from "#server/platform/db/schema/catalog.ts";
import { federationFollowers } from "#server/platform/db/schema/federation.ts";
import { outbox } from "#server/platform/db/schema/operations.ts";
import type { AtEnd } from "./at-end.ts";
import { FAST_START } from "./fast-start.ts";
import type { FederationProgramOrder } from "./federation-program.ts";
import { worldOf } from "./world.ts";

const PROGRAM = fileURLToPath(new URL("./federation-program.ts", import.meta.url));
const PUBLIC_URL = "http://localhost:4213";
const START_MS = Date.parse("2026-11-16T08:00:00Z");
/** Longer than a lease, and than the pause after a failure: what the killed had claimed is free again. */
const ROUND_MS = 600_000;
const SERVERS = 20;
/** When a round is killed: after so many transactions, or so many messages that arrived. */
const MOMENTS = [{ received: 1 }, { received: 15 }, { pieces: 1 }, { received: 30 }, { pieces: 2 }];

interface Arrival {
  server: string;
  type: string;
  object: string;
  name: string;
}

/** Kills the process that sends, again and again, while events are added, changed and taken back; returns what went wrong. */
export async function killFederation(
  location: DatabaseLocation,
  kills: number,
  atEnd: AtEnd,
): Promise<{ problems: string[]; arrived: number; repeated: number }> {
  const arrivals: Arrival[] = [];
  let onArrival = () => {};
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { type, object } = JSON.parse(Buffer.concat(parts).toString());
    arrivals.push({ server: request.url ?? "", type, object: object.id, name: object.name ?? "" });
    response.writeHead(202).end();
    onArrival();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  atEnd(async () => {
    server.closeAllConnections();
    server.close();
  });

  const venueId = await withDatabase(location, async (database) => {
    await saveCountries(database.db, COUNTRIES);
    const venue = await worldOf(database).addVenue({ name: "Bluestone" });
    await tellChanges(database, () => START_MS);
    await database.db.insert(federationFollowers).values(
      Array.from({ length: SERVERS }, (_, at) => ({
        actor: "site",
        follower: `${origin}/${at}`,
        host: `server-${at}`,
        inbox: `${origin}/${at}/inbox`,
        followId: `${origin}/${at}#follow`,
      })),
    );
    return venue;
  });

  /** One process, until it is killed at its moment, or everything was sent. */
  async function run(
    nowMs: number,
    moment: { received?: number; pieces?: number } | undefined,
  ): Promise<void> {
    const child = fork(PROGRAM, { execArgv: FAST_START, stdio: ["ignore", "ignore", "inherit", "ipc"] });
    const ended = once(child, "close");
    atEnd(async () => void child.kill("SIGKILL"));
    let received = 0;
    onArrival = () => {
      if (++received === moment?.received) child.kill("SIGKILL");
    };
    const order = {
      location,
      publicUrl: PUBLIC_URL,
      nowMs,
      killAtPiece: moment?.pieces,
      endsWhenSent: !moment,
    };
    child.send(order satisfies FederationProgramOrder);
    await ended;
  }

  const ids: number[] = [];
  for (let round = 0; round < kills; round++) {
    const nowMs = START_MS + (round + 1) * ROUND_MS;
    await withDatabase(location, async (database) => {
      ids.push(await worldOf(database).addEvent(venueId, { name: `Evening ${round}`, date: "2026-12-20" }));
      const change = (id: number, values: Partial<typeof events.$inferInsert>) =>
        database.transaction(async (tx, notify) => {
          const version = sql`${events.version} + 1`;
          await tx
            .update(events)
            .set({ ...values, version })
            .where(eq(events.id, id));
          await recordChange(tx, notify, [venueId], new Date(nowMs));
        });
      if (round >= 1) await change(ids[round - 1]!, { name: `Changed ${round - 1}` });
      if (round >= 2) await change(ids[round - 2]!, { withdrawnAt: new Date(nowMs) });
    });
    await run(nowMs, MOMENTS[round % MOMENTS.length]);
  }
  await run(START_MS + (kills + 1) * ROUND_MS, undefined);

  const problems: string[] = [];
  for (let at = 0; at < SERVERS; at++) {
    const of = Map.groupBy(
      arrivals.filter((each) => each.server === `/${at}/inbox`),
      ({ object }) => object,
    );
    for (const [round, id] of ids.entries()) {
      const told = of.get(`${PUBLIC_URL}/federation/events/${id}`) ?? [];
      const wanted =
        round <= kills - 3 ? "Delete" : round === kills - 2 ? `Changed ${round}` : `Evening ${round}`;
      const has = told.some(({ type, name }) => (wanted === "Delete" ? type === wanted : name === wanted));
      if (!has) problems.push(`server ${at} was not told "${wanted}" of event ${round}`);
    }
  }
  const left = await withDatabase(location, ({ db }) =>
    db.$count(outbox, and(eq(outbox.channel, "federation"), isNull(outbox.doneAt))),
  );
  if (left > 0) problems.push(`${left} deliveries are left`);
  const different = new Set(arrivals.map((each) => JSON.stringify(each)));
  return { problems, arrived: arrivals.length, repeated: arrivals.length - different.size };
}

async function withDatabase<T>(location: DatabaseLocation, work: (database: Database) => Promise<T>) {
  const database = await connectDatabase(location);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
