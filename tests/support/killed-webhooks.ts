import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { saveCountries } from "#server/catalog/write/bulk.ts";
import { type CatalogWrite, writeCatalog } from "#server/catalog/write.ts";
import { COUNTRIES } from "#server/geo/countries.ts";
import { connectDatabase, type Database, type DatabaseLocation } from "#server/platform/db/connect.ts";
import { webhooks } from "#server/platform/db/schema/webhooks.ts";
import type { AtEnd } from "./at-end.ts";
import { FAST_START } from "./fast-start.ts";
import type { WebhookProgramOrder } from "./webhook-program.ts";
import { startWebhookReceiver } from "./webhook-receiver.ts";
import { worldOf } from "./world.ts";

const PROGRAM = fileURLToPath(new URL("./webhook-program.ts", import.meta.url));
const START_MS = Date.parse("2026-11-16T08:00:00Z");
/** Longer than a lease. */
const ROUND_MS = 600_000;
/** More than what is sent at a time. */
const EVENTS = 20;
/** After so many messages a process is killed. */
const MOMENTS = [1, 13, 8, 25];
const KINDS = ["created", "changed", "deleted"] as const;

/** Kills the process that serves a webhook, again and again, while events are added, changed and taken back; returns what went wrong. */
export async function killWebhooks(
  location: DatabaseLocation,
  kills: number,
  atEnd: AtEnd,
): Promise<{ problems: string[]; arrived: number; repeated: number }> {
  const receiver = await startWebhookReceiver(atEnd);
  const venueId = await withDatabase(location, async (database) => {
    await saveCountries(database.db, COUNTRIES);
    await database.db.insert(webhooks).values({
      url: receiver.url,
      secret: "whsec_eA==",
      kinds: [...KINDS],
      lastEventId: 0,
      lastChangeId: 0,
    });
    return worldOf(database).addVenue({ name: "Bluestone" });
  });

  /** One process, until it is killed after so many messages, or everything was sent. */
  async function run(nowMs: number, killAfter: number | undefined): Promise<void> {
    const child = fork(PROGRAM, { execArgv: FAST_START, stdio: ["ignore", "ignore", "inherit", "ipc"] });
    const ended = once(child, "close");
    atEnd(async () => void child.kill("SIGKILL"));
    let received = 0;
    receiver.answerWith(() => {
      if (++received === killAfter) child.kill("SIGKILL");
      return 204;
    });
    const order: WebhookProgramOrder = { location, nowMs, endsWhenSent: killAfter === undefined };
    child.send(order);
    await ended;
  }

  const wanted = new Map<string, string[]>();
  for (let round = 0; round < kills; round++) {
    const nowMs = START_MS + (round + 1) * ROUND_MS;
    await withDatabase(location, (database) => work(database, venueId, round, nowMs, wanted));
    await run(nowMs, MOMENTS[round % MOMENTS.length]);
  }
  await run(START_MS + (kills + 1) * ROUND_MS, undefined);

  const { arrivals } = receiver;
  const problems: string[] = [];
  for (const [id, types] of wanted) {
    const told = arrivals.filter(({ message }) => message.data.id === id);
    // Each the first time that it came: what a killed process had sent comes once more, under the same id.
    const first = [
      ...new Map(told.toReversed().map((each) => [each.id, each.message.type])).values(),
    ].reverse();
    // What was taken back before it was told is not told as created.
    const possible = [types, types.slice(-1), types.slice(1)].map(String);
    if (!possible.includes(String(first))) problems.push(`event ${id} was told as ${first}, not ${types}`);
  }
  const ids = new Set(arrivals.map(({ id }) => id));
  return { problems, arrived: ids.size, repeated: arrivals.length - ids.size };
}

/** Adds events, changes some of the last round, and takes one of those back. */
async function work(
  database: Database,
  venueId: number,
  round: number,
  nowMs: number,
  wanted: Map<string, string[]>,
): Promise<void> {
  const before = [...wanted.keys()].slice(-EVENTS).map(Number);
  for (let i = 0; i < EVENTS; i++) {
    const event = { name: `Evening ${round} ${i}`, date: "2026-12-20" };
    wanted.set(String(await worldOf(database).addEvent(venueId, event)), ["event.created"]);
  }
  const write = (change: (write: CatalogWrite) => Promise<unknown>) =>
    writeCatalog(database, { actor: { userId: null, origin: "admin" }, at: new Date(nowMs) }, change);
  for (const id of before.slice(0, 3)) {
    await write(async ({ read, events }) => {
      const [found] = await read.recordsByIds([id]);
      const { event, venue } = found!;
      await events.change(event, { name: `Changed ${id}` }, { from: venue, to: venue });
    });
    wanted.get(String(id))!.push("event.changed");
  }
  if (before.length === 0) return;
  const last = before.at(-1)!;
  await write(async ({ read, events }) => events.withdraw((await read.recordsByIds([last]))[0]!.event));
  wanted.get(String(last))!.push("event.deleted");
}

async function withDatabase<T>(location: DatabaseLocation, work: (database: Database) => Promise<T>) {
  const database = await connectDatabase(location);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
