import { beforeEach, expect, it } from "vitest";
import { worded } from "#contract/error-messages.ts";
import { HealthReport, VersionNotes } from "#contract/health.ts";
import { routes } from "#contract/urls.ts";
import { ANSWER_BOUNDS_MS } from "#domain/health.ts";
import { AnswerTally } from "#server/health/answer-tally.ts";
import { createBeat } from "#server/health/beat.ts";
import { sources } from "#server/platform/db/schema/sources.ts";
import { webhooks } from "#server/platform/db/schema/webhooks.ts";
import { noteFact } from "#server/platform/db/site-facts.ts";
import { orderMail } from "#server/platform/mail/outbox.ts";
import { adminOf, signedIn, startAdmin } from "#tests/support/admin.ts";

const { app, clock, database, admin } = await startAdmin();
const NOON = clock.nowMs;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

beforeEach(async () => {
  clock.nowMs = NOON;
  for (const table of ["process_reports", "health_hours", "site_facts", "sources", "outbox", "webhooks"])
    await database.pool.query(`delete from ${table}`);
});

const read = () => admin.read(routes.adminHealth, {}, HealthReport);
/** A process of this machine, of which it is told that there are two. */
const startProcess = (tally = new AnswerTally()) =>
  createBeat({ database, tally, workers: 2, version: "1.2.3", dataDir: "/", now: () => clock.nowMs });

it("OPS-70 the health of the site is for administrators alone", async () => {
  const moderator = await signedIn(database, "moderator", "Mo");
  for (const url of [routes.adminHealth, routes.adminVersion]) {
    expect((await app.inject(url)).statusCode).toBe(404);
    expect((await adminOf(app, moderator.cookie).get(url)).statusCode).toBe(404);
    expect((await admin.get(url)).headers["cache-control"]).toBe("no-store");
  }
});

it("OPS-70 a site of which nothing was measured yet says so, and that it has no backup", async () => {
  const { checks, site, happened } = await read();
  expect(checks.processes).toMatchObject({ state: "unknown", answering: 0, upSince: null });
  expect(checks.disk).toMatchObject({ state: "unknown", usedBytes: null, daysLeft: null });
  expect(checks.backup).toEqual({ state: "warning", lastAt: null });
  expect(checks.federation.state).toBe("off");
  expect(checks.database).toMatchObject({ state: "good", kind: database.kind });
  expect(checks.database.version).toMatch(/^1\d/);
  expect(checks.sources).toMatchObject({ state: "good", all: 0, worst: null });
  expect(site).toMatchObject({ calls: 0, failures: 0, medianMs: null });
  expect(site.days.every(({ state }) => state === "unknown")).toBe(true);
  expect(happened).toEqual([]);
});

it("OPS-71 processes tell of themselves: one that is silent is missed, one that stops is not", async () => {
  const [one, two] = [startProcess(), startProcess()];
  await one.beat();
  clock.nowMs += 1_000;
  await two.beat();
  const well = await read();
  expect(well.checks.processes).toMatchObject({ state: "good", answering: 2, wanted: 2, upSince: NOON });
  expect(well.checks.disk.usedBytes).toBeGreaterThan(0);
  expect(well.checks.disk.bytes).toBeGreaterThan(well.checks.disk.usedBytes!);
  expect(well.happened).toEqual([{ kind: "started", at: NOON, subject: "1.2.3", minutes: 0 }]);

  clock.nowMs += MINUTE_MS;
  await two.beat();
  expect((await read()).checks.processes).toMatchObject({ state: "warning", answering: 1, wanted: 2 });
  clock.nowMs += 2 * MINUTE_MS;
  expect((await read()).checks.processes).toMatchObject({ state: "failing", answering: 0 });

  // The dead one is forgotten after an hour, one that stops at once.
  clock.nowMs += HOUR_MS;
  await two.beat();
  expect((await database.pool.query("select id from process_reports")).rows).toHaveLength(1);
  await two.leave();
  expect((await read()).checks.processes.state).toBe("unknown");
});

it("OPS-72 answers of all processes are added up by the hour, and kept for ninety days", async () => {
  const tallies = [new AnswerTally(), new AnswerTally()];
  tallies[0]!.add(200, 3);
  tallies[0]!.add(200, 70);
  tallies[1]!.add(503, 9_000);
  for (const tally of tallies) await startProcess(tally).beat();
  const { site } = await read();
  expect(site).toMatchObject({ calls: 3, failures: 1, medianMs: 80 });
  expect(site.days.at(-1)?.state).toBe("disturbed");
  const { rows } = await database.pool.query("select durations, minutes from health_hours");
  expect(rows[0].durations).toHaveLength(ANSWER_BOUNDS_MS.length + 1);
  expect(rows[0].durations.reduce((sum: number, count: number) => sum + count)).toBe(3);

  clock.nowMs += 92 * 24 * HOUR_MS;
  await startProcess().beat();
  expect((await database.pool.query("select hour from health_hours")).rows).toHaveLength(1);
});

it("OPS-72 answers are not lost while the database is away", async () => {
  const tally = new AnswerTally();
  tally.add(200, 1);
  const away = { db: { execute: () => Promise.reject(new Error("away")) } } as never;
  const process = createBeat({
    database: away,
    tally,
    workers: 1,
    version: "1",
    dataDir: "/",
    now: () => clock.nowMs,
  });
  await expect(process.beat()).rejects.toThrow("away");
  expect(tally.take().calls).toBe(1);
});

it("OPS-70 an old backup, failing sources and webhooks, and mails that wait are told with what they are", async () => {
  await noteFact(database.db, "last-backup", new Date(NOON - 27 * HOUR_MS));
  await database.transaction((tx) => orderMail(tx, { kind: "feedback", facts: {} }, NOON - 16 * MINUTE_MS));
  const failingSince = new Date(NOON - 3 * HOUR_MS);
  const problem = worded({ code: "fetchTimeout", params: { seconds: 20 } });
  await database.db.insert(sources).values([
    { name: "Copper Hall", url: "https://copper.example/a.ics", failingSince, failures: 2, problem },
    { name: "Well", url: "https://well.example/a.ics" },
    { name: "Paused", url: "https://paused.example/a.ics", state: "paused", problem },
  ]);
  await database.db.insert(webhooks).values({
    ...{ url: "https://hooks.example", secret: "s", kinds: ["created"], lastEventId: 0, lastChangeId: 0 },
    createdAt: failingSince,
    failingSince,
  });
  const { checks, happened } = await read();
  expect(checks.backup).toEqual({ state: "warning", lastAt: NOON - 27 * HOUR_MS });
  expect(checks.mail).toMatchObject({ state: "warning", waiting: 1, oldestAt: NOON - 16 * MINUTE_MS });
  expect(checks.sources).toMatchObject({ state: "failing", all: 2, failing: 1, stopped: 0 });
  expect(checks.sources.worst).toMatchObject({ name: "Copper Hall", since: failingSince.getTime() });
  expect(checks.sources.worst?.problem.code).toBe("fetchTimeout");
  expect(checks.webhooks).toEqual({ state: "warning", active: 1, failing: 1, stopped: 0 });
  expect(happened.map(({ kind, subject }) => [kind, subject])).toEqual([
    ["source-failing", "Copper Hall"],
    ["backup", ""],
  ]);

  clock.nowMs += 24 * HOUR_MS;
  const later = (await read()).checks;
  expect([later.backup.state, later.mail.state]).toEqual(["failing", "failing"]);
});

it("OPS-73 the version that runs is told, with what is new in it", async () => {
  const { version, changes } = await admin.read(routes.adminVersion, {}, VersionNotes);
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
  expect(changes.length).toBeGreaterThan(0);
});
