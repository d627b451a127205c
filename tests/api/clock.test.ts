import { expect, it } from "vitest";
import { CurrentUser } from "#contract/account.ts";
import { routes } from "#contract/urls.ts";
import { rateLimiter } from "#server/platform/db/rate-limits.ts";
import { claimFact } from "#server/platform/db/site-facts.ts";
import { orderMail } from "#server/platform/mail/outbox.ts";
import { outboxStore } from "#server/platform/mail/store.ts";
import { signedIn } from "#tests/support/admin.ts";
import { NOON, startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const database = await openTestDatabase();
const { app, keeper, clock, world } = await startTestApp(database);

it("CORE-93 what left the map by a clock that was hours ahead is back when it is right again", async () => {
  clock.nowMs = NOON;
  await world.addEvent(await world.addVenue({ name: "Clock Hall" }), { date: "2026-11-15", time: "20:00" });
  const events = () => keeper.current().count().events;
  await expect.poll(events).toBe(1);
  clock.nowMs = NOON + 3 * DAY_MS;
  expect(events()).toBe(0);
  clock.nowMs = NOON;
  await expect.poll(events).toBe(1);
});

it("CORE-93 sessions outlive a clock that goes an hour on and a day back", async () => {
  clock.nowMs = NOON;
  const { cookie } = await signedIn(database, "user");
  for (const nowMs of [NOON + HOUR_MS, NOON - DAY_MS, NOON]) {
    clock.nowMs = nowMs;
    const answer = await app.inject({ url: routes.currentUser, headers: { cookie } });
    expect(CurrentUser.parse(answer.json()).forename).toBe("Ada");
  }
});

it("CORE-93 limits, leases and daily jobs do not wait for a clock that was set back", async () => {
  let nowMs = NOON;
  const limiter = rateLimiter(database.db, () => nowMs);
  const limit = { what: "clock", who: "anyone", max: 1, windowMs: HOUR_MS };
  await limiter.count([limit]);
  const store = outboxStore(database.db);
  const claim = () =>
    store
      .claim("mail", { nowMs, untilMs: nowMs + 60_000, limit: 10, without: [] })
      .then((orders) => orders.length);
  await database.transaction((tx, notify) => orderMail(tx, { kind: "clock", facts: {} }, nowMs, notify));
  const once = () => claimFact(database.db, "uploads-cleaned", new Date(nowMs), new Date(nowMs - DAY_MS));
  expect([await claim(), await claim(), await once(), await once()]).toEqual([1, 0, true, false]);

  nowMs = NOON - DAY_MS;
  expect((await limiter.count([limit]))[0]).toMatchObject({ hits: 1, isOver: false });
  expect((await limiter.count([limit]))[0]).toMatchObject({ hits: 2, isOver: true });
  expect([await claim(), await claim(), await once(), await once()]).toEqual([1, 0, true, false]);
});
