import { expect, it } from "vitest";
import { auditLog } from "#server/platform/db/schema/operations.ts";
import { noteFact } from "#server/platform/db/site-facts.ts";
import { orderMail } from "#server/platform/mail/outbox.ts";
import { NOON, startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const TOKEN = "a token of some length";
const database = await openTestDatabase();
const { app, world } = await startTestApp(database, { METRICS_TOKEN: TOKEN });

async function scrape(): Promise<Map<string, number>> {
  const answer = await app.inject({ url: "/metrics", headers: { authorization: `Bearer ${TOKEN}` } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = answer.body.split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]));
}

it("OPS-46 /metrics exists for the token alone", async () => {
  for (const authorization of ["", "Bearer another token of len"])
    expect((await app.inject({ url: "/metrics", headers: { authorization } })).statusCode).toBe(404);
});

it("OPS-46 /metrics counts answers, and tells of mails, the database, imports, backups and processes", async () => {
  await app.inject("/healthz");
  const before = await scrape();
  const route = 'http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}';
  expect(before.get(route)).toBe(1);
  expect(before.get("processes")).toBe(1);
  expect(before.get("mails_waiting")).toBe(0);
  expect(before.get("database_connections")).toBeGreaterThan(0);
  expect(before.get("database_unreachable_total")).toBe(0);
  expect(before.get("process_resident_memory_bytes")).toBeGreaterThan(1e6);
  for (const never of ["backup", "import"])
    expect(before.has(`${never}_last_success_timestamp_seconds`)).toBe(false);

  await world.addEvent(await world.addVenue());
  await noteFact(database.db, "last-backup", new Date(NOON - 5_000));
  await database.db
    .insert(auditLog)
    .values({ action: "Events Imported", subject: "x", at: new Date(NOON - 7_000) });
  await database.transaction((tx) => orderMail(tx, { kind: "feedback", facts: {} }, NOON - 9_000));
  const after = await scrape();
  expect(after.get("atlas_events")).toBe(1);
  expect(after.get("backup_last_success_timestamp_seconds")).toBe(NOON / 1000 - 5);
  expect(after.get("import_last_success_timestamp_seconds")).toBe(NOON / 1000 - 7);
  expect(after.get("mails_waiting")).toBe(1);
  expect(after.get("mails_oldest_due_timestamp_seconds")).toBe(NOON / 1000 - 9);
});
