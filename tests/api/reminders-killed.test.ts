import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, inject, it, onTestFinished } from "vitest";
import { saveCountries } from "#server/catalog/write/bulk.ts";
import { COUNTRIES } from "#server/geo/countries.ts";
import { connectDatabase, type DatabaseLocation } from "#server/platform/db/connect.ts";
import { newTestLocation } from "#tests/support/databases.ts";
import { FAST_START } from "#tests/support/fast-start.ts";
import type { MailProgramOrder } from "#tests/support/mail-program.ts";
import { type MailServer, STEPS, startMailServer } from "#tests/support/mail-server.ts";
import { addReminder, addUser } from "#tests/support/mailing.ts";
import { worldOf } from "#tests/support/world.ts";

const PROGRAM = fileURLToPath(new URL("../support/mail-program.ts", import.meta.url));
const DAY_MS = 86_400_000;
const STARTS_AT = Date.parse("2026-12-12T20:00:00Z");

// PostgreSQL has five senders at a time, killed twenty times in all. The embedded database has one, and takes longer to
// come back.
const MOMENTS = ["opened", "ordered", ...STEPS];
const [SENDERS, ROUNDS] = inject("databaseKind") === "postgres" ? [5, 4] : [1, 3];
const HARDEST = ["ordered", "received", "confirmed"];
const ROUND_MS = 300_000;
const REMINDERS = 5 * ROUNDS;

const momentOf = (kill: number) => (SENDERS === 1 ? HARDEST[kill] : MOMENTS[kill % MOMENTS.length]);

/** The first event starts at STARTS_AT, the others a minute after each other; in every round some more are due. */
const clockOf = (round: number) => STARTS_AT - DAY_MS + round * ROUND_MS;

async function prepare(location: DatabaseLocation) {
  const database = await connectDatabase(location);
  await saveCountries(database.db, COUNTRIES);
  const world = worldOf(database);
  const hall = await world.addVenue({ timeZone: "UTC" });
  const due = new Map<string, number>();
  for (let index = 0; index < REMINDERS; index++) {
    const startMs = STARTS_AT + index * 60_000;
    const [date, time] = new Date(startMs).toISOString().split("T") as [string, string];
    const eventId = await world.addEvent(hall, { name: `Night ${index}`, date, time: time.slice(0, 5) });
    await addReminder(database, await addUser(database, `person-${index}`), eventId);
    due.set(`person-${index}@example.org`, startMs - DAY_MS);
  }
  await database.close();
  return due;
}

it("REM-03 comes for every due reminder, under one name and not early, however often the sender is killed", async () => {
  const location = await newTestLocation(inject("databaseKind"));
  const due = await prepare(location);
  const servers = await Promise.all(Array.from({ length: SENDERS }, () => startMailServer()));
  const arrivals: { to: string; messageId: string; nowMs: number }[] = [];

  async function run(server: MailServer, nowMs: number, killAt: string | undefined) {
    const child = fork(PROGRAM, { execArgv: FAST_START, stdio: ["ignore", "ignore", "inherit", "ipc"] });
    const ended = once(child, "close");
    onTestFinished(() => void child.kill("SIGKILL"));
    const reach = (moment: string) => {
      if (moment === killAt || moment === "done") child.kill("SIGKILL");
      return undefined;
    };
    child.on("message", reach);
    server.watch(reach);
    child.send({ location, smtpUrl: server.url, nowMs } satisfies MailProgramOrder);
    await ended;
    for (const { to, messageId } of server.received.splice(0)) arrivals.push({ to, messageId, nowMs });
  }

  for (let round = 0; round < ROUNDS; round++)
    await Promise.all(
      servers.map((server, at) => run(server, clockOf(round), momentOf(round * SENDERS + at))),
    );
  // What the last ones had claimed is free again after its lease.
  await run(servers[0]!, clockOf(ROUNDS), undefined);

  const names = Map.groupBy(arrivals, ({ to }) => to);
  expect(new Set(names.keys())).toEqual(new Set(due.keys()));
  for (const [to, mails] of names) {
    expect(new Set(mails.map(({ messageId }) => messageId)).size, to).toBe(1);
    for (const { nowMs } of mails) expect(nowMs).toBeGreaterThanOrEqual(due.get(to)! - 60_000);
  }
  expect(new Set(arrivals.map(({ messageId }) => messageId)).size).toBe(REMINDERS);
  // The kills did hit: some mails were taken by the server and yet had to be sent again.
  expect(arrivals.length).toBeGreaterThan(REMINDERS);
}, 120_000);
