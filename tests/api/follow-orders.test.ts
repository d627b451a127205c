import { afterEach, beforeEach, expect, it } from "vitest";
import { routes } from "#contract/urls.ts";
import { followActions } from "#server/follows/actions.ts";
import { FOLLOW_DIGEST } from "#server/follows/digests/store.ts";
import { followMails } from "#server/follows/mails.ts";
import { tellFollowers } from "#server/follows/news.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { type Browser, SITE, startAccounts } from "#tests/support/accounts.ts";

const { clock, database, member, world } = await startAccounts();
const hall = await world.addVenue({ name: "Bluestone" });
const plovdiv = await world.addVenue({
  name: "Old Town",
  city: "Plovdiv",
  longitude: 24.75,
  latitude: 42.14,
});
const NOON = clock.nowMs;
const SOFIA = { country: "Bulgaria", city: "Sofia" };
const tell = (given: Database = database) => tellFollowers(given, () => clock.nowMs);
let events = 0;
await tell();

beforeEach(() => {
  clock.nowMs = NOON;
});
afterEach(async () => {
  await database.pool.query("delete from follows");
  await database.pool.query("delete from outbox");
});

async function addFollowers(number: number) {
  await database.pool.query(
    `with readers as (
       insert into users (email, forename, surname)
       select gen_random_uuid() || '@many.example', 'Reader', n::text from generate_series(1, $1::int) n returning id)
     insert into follows (user_id, followed, identity, how, by, time_zone, last_seq)
     select id, $2::jsonb, 'city:BG/sofia', 'now', '{mail}', 'Europe/Sofia', (select coalesce(max(seq), 0) from follow_news)
     from readers`,
    [number, JSON.stringify({ kind: "city", countryCode: "BG", ...SOFIA })],
  );
  await database.pool.query("insert into follow_keys (key, follow_id) select identity, id from follows");
}
async function addEvents(number: number) {
  await database.pool.query(
    `insert into events (venue_id, name, slug, date, time, starts_at, link, description)
     select $1, 'Evening ' || n, 'evening-' || n, '2026-12-20', '20:00', '2026-12-20T18:00Z', 'https://example.org', 'Songs of the town'
     from generate_series($2::int, $3::int) n`,
    [hall, events + 1, events + number],
  );
  events += number;
}
async function ordered(): Promise<{ id: string; facts: { user: string; follows: unknown[] } }[]> {
  const { rows } = await database.pool.query("select id, facts from outbox where kind = $1", [FOLLOW_DIGEST]);
  return rows;
}
async function follow(browser: Browser, what: object) {
  const answer = await browser.post(routes.follow, { how: "now", by: ["mail"], ...what });
  expect(answer.statusCode, answer.body).toBe(200);
}
/** Counts transactions, and fails at one of them, as a killed process does. */
function counted(failAt = Number.POSITIVE_INFINITY) {
  const count = { transactions: 0 };
  const transaction = ((work) => {
    if (++count.transactions >= failAt) throw new Error("killed");
    return database.transaction(work);
  }) as Database["transaction"];
  return { count, database: { ...database, transaction } };
}

it("FOL-10 10,000 followers of a city and 500 new events: each gets one digest", async () => {
  await addFollowers(10_000);
  await addEvents(500);
  await tell();
  const digests = await ordered();
  expect([digests.length, new Set(digests.map(({ facts }) => facts.user)).size]).toEqual([10_000, 10_000]);
  const composers = followMails({ db: database.db, site: { publicUrl: SITE }, now: () => clock.nowMs });
  const mail = await composers[FOLLOW_DIGEST]!(digests[0]!.facts, digests[0]!.id);
  expect([mail!.heading, mail!.items!.length]).toEqual(["500 new events for you", 30]);
}, 120_000);

it("FOL-11 digests are ordered in pieces; a process that dies between them loses and repeats nothing", async () => {
  await addFollowers(1_500);
  await addEvents(1);
  const dying = counted(5);
  await expect(tell(dying.database)).rejects.toThrow("killed");
  const some = (await ordered()).length;
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(1_500);
  const next = counted();
  await tell(next.database);
  expect(next.count.transactions).toBeGreaterThan(3);
  const users = (await ordered()).map(({ facts }) => facts.user);
  expect([users.length, new Set(users).size]).toEqual([1_500, 1_500]);
  await Promise.all([tell(), tell()]);
  expect(await ordered()).toHaveLength(1_500);
});

it("FOL-12 a round without news looks at no follower", async () => {
  await addFollowers(100);
  await addEvents(1);
  await tell();
  const quiet = counted();
  await tell(quiet.database);
  // One that looks for events, one for changes, and one that closes the round.
  expect(quiet.count.transactions).toBe(3);
  await world.addEvent(plovdiv, { name: "Elsewhere", date: "2026-12-20" });
  const elsewhere = counted();
  await tell(elsewhere.database);
  expect(elsewhere.count.transactions).toBe(3);
});

it("FOL-20 the badge counts no further than 100, so that no page waits for it", async () => {
  const { browser, id } = await member();
  await follow(browser, { kind: "city", ...SOFIA });
  await addEvents(120);
  await tell();
  expect((await browser.get(routes.newForReader)).json().count).toBe(100);
  const { groups } = await followActions({ database, now: () => clock.nowMs }).newFor(id);
  expect(groups[0]!.events).toHaveLength(120);
});

it("FOL-13 a digest that is due after another one, without newer news, is not lost", async () => {
  const { browser } = await member();
  await follow(browser, { kind: "city", ...SOFIA });
  await follow(browser, { kind: "city", country: "Bulgaria", city: "Plovdiv", how: "daily" });
  await world.addEvent(plovdiv, { name: "First", date: "2026-12-20" });
  await world.addEvent(hall, { name: "Second", date: "2026-12-20" });
  await tell();
  expect(await ordered()).toHaveLength(1);
  clock.nowMs += 86_400_000;
  await tell();
  expect((await ordered()).map(({ facts }) => facts.follows.length)).toEqual([1, 1]);
});

it("FOL-14 what waited for a digest is told at once when the reader wants it so", async () => {
  const { browser } = await member();
  await follow(browser, { kind: "city", ...SOFIA, how: "weekly" });
  await addEvents(1);
  await tell();
  expect(await ordered()).toEqual([]);
  await follow(browser, { kind: "city", ...SOFIA, how: "now" });
  await tell();
  expect(await ordered()).toHaveLength(1);
});

it("FOL-15 a digest whose morning was missed waits for the next one, not for the night", async () => {
  const { browser } = await member();
  await follow(browser, { kind: "city", ...SOFIA, how: "daily" });
  await addEvents(1);
  clock.nowMs = Date.parse("2026-11-16T23:00:00+02:00");
  await tell();
  expect(await ordered()).toEqual([]);
  clock.nowMs = Date.parse("2026-11-17T08:00:00+02:00");
  await tell();
  expect(await ordered()).toHaveLength(1);
});
