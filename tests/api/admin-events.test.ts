import { beforeEach, describe, expect, it } from "vitest";
import { EventTable } from "#contract/admin-events.ts";
import { routes } from "#contract/urls.ts";
import { MAX_BULK } from "#domain/event-table.ts";
import { favorites } from "#server/platform/db/schema/visitors.ts";
import { adminOf, signedIn, startAdmin } from "#tests/support/admin.ts";
import { NOON } from "#tests/support/app.ts";

const { app, admin, clock, database, world } = await startAdmin();
const { id: reader, cookie: readerCookie } = await signedIn(database, "user", "Rada");

let tests = 0;
let hall = 0;
let club = 0;
let city = "";

/** A city of its own for each test. */
beforeEach(async () => {
  clock.nowMs = NOON;
  city = `Town ${++tests}`;
  hall = await world.addVenue({ name: `Hall ${tests}`, city });
  club = await world.addVenue({ name: `Club ${tests}`, city, category: "party" });
});

const page = (query: Record<string, string> = {}) =>
  admin.read(routes.eventTable, { country: "Bulgaria", city, ...query }, EventTable);
const names = async (query: Record<string, string> = {}) =>
  (await page(query)).events.map(({ name }) => name);
const add = (name: string, date: string, time = "20:00", venue = hall) =>
  world.addEvent(venue, { name, date, time });
const bulk = (action: string, ids: number[], more: object = {}) =>
  admin.submit(routes.bulkEvents, { action, ids, ...more });

describe("ADM-30 the table of events", () => {
  it("lists events of all times with their venue, source and how many people keep them", async () => {
    const past = await add("Past", "2025-03-01");
    await add("Soon", "2026-12-01", "19:30", club);
    await database.db.insert(favorites).values([{ userId: reader, eventId: past }]);
    const { events, total, next } = await page();
    expect({ total, next }).toEqual({ total: 2, next: null });
    expect(events).toMatchObject([
      { name: "Past", favorites: 1, venue: { name: `Hall ${tests}`, city }, source: null, isDeleted: false },
      { name: "Soon", favorites: 0, venue: { category: "party" }, time: "19:30", version: 1 },
    ]);
  });

  it("is read page by page, without a gap or a repeat where starts are equal, in each order", async () => {
    const titles = Array.from({ length: 7 }, (_, index) => `Night ${index}`);
    for (const title of titles) await add(title, "2026-12-24");
    for (const order of ["start", "-start", "-changed"]) {
      const seen: string[] = [];
      let cursor = "";
      do {
        const { events, next, total } = await page({ order, limit: "3", cursor });
        expect(total).toBe(cursor ? null : 7);
        seen.push(...events.map(({ name }) => name));
        cursor = next ?? "";
      } while (cursor);
      expect(seen).toEqual(order === "start" ? titles : titles.toReversed());
    }
  });

  it("finds a name by a part of it in any case, accents and alphabet, and by the number", async () => {
    const id = await add("Концерт за ЦИГУЛКА", "2026-12-01");
    await add("Café des Amis", "2026-12-02");
    await add("夜の音楽会", "2026-12-03");
    expect(await names({ q: "kontsert" })).toEqual(["Концерт за ЦИГУЛКА"]);
    expect(await names({ q: "цигулка" })).toEqual(["Концерт за ЦИГУЛКА"]);
    expect(await names({ q: "CAFE DES" })).toEqual(["Café des Amis"]);
    expect(await names({ q: "音楽" })).toEqual(["夜の音楽会"]);
    expect(await names({ q: String(id) })).toEqual(["Концерт за ЦИГУЛКА"]);
    expect(await names({ q: "%" })).toEqual([]);
  });

  it("narrows by venue, days, phase and status", async () => {
    await add("Over", "2026-11-14");
    await add("On", "2026-11-15", "13:00");
    await add("Ahead", "2026-11-20", "20:00", club);
    const cancelled = await add("Off", "2026-11-21");
    await bulk("cancel", [cancelled]);
    expect(await names({ venue: String(club) })).toEqual(["Ahead"]);
    expect(await names({ from: "2026-11-15", to: "2026-11-20" })).toEqual(["On", "Ahead"]);
    expect(await names({ when: "over" })).toEqual(["Over"]);
    expect(await names({ when: "on" })).toEqual(["On"]);
    expect(await names({ when: "ahead" })).toEqual(["Ahead", "Off"]);
    expect(await names({ when: "open" })).toEqual(["On", "Ahead", "Off"]);
    expect(await names({ status: "cancelled" })).toEqual(["Off"]);
    expect(await names({ status: "scheduled", when: "ahead" })).toEqual(["Ahead"]);
    expect(await names({ source: "none" })).toHaveLength(4);
    expect(await names({ source: "2147483647" })).toEqual([]);
    expect(await names({ city: "Nowhere" })).toEqual([]);
  });

  it("keeps a run of days in the list until its last day", async () => {
    const run = await add("Exhibition", "2026-11-01");
    await database.pool.query(
      "update events set time = null, end_date = '2026-11-30', ends_at = '2026-12-01T00:00:00Z' where id = $1",
      [run],
    );
    expect(await names({ when: "on" })).toEqual(["Exhibition"]);
    expect(await names({ from: "2026-11-28", to: "2026-11-29" })).toEqual(["Exhibition"]);
    expect(await names({ from: "2026-12-01" })).toEqual([]);
  });

  it("lists deleted, moved and sold out events by their status only", async () => {
    const gone = await add("Gone", "2026-12-01");
    const moved = await add("Moved", "2026-12-02");
    const sold = await add("Sold", "2026-12-03");
    await bulk("delete", [gone]);
    await bulk("move", [moved], { days: 7 });
    await bulk("soldOut", [sold]);
    expect(await names()).toEqual(["Sold", "Moved"]);
    expect(await page({ status: "deleted" })).toMatchObject({ events: [{ name: "Gone", isDeleted: true }] });
    expect(await names({ status: "moved" })).toEqual(["Moved"]);
    expect(await names({ status: "soldOut" })).toEqual(["Sold"]);
  });
});

describe("ADM-34 the calls of the table", () => {
  const calls = () => [
    { method: "GET" as const, url: routes.eventTable },
    { method: "POST" as const, url: routes.bulkEvents, payload: { action: "delete", ids: [1] } },
    { method: "POST" as const, url: `${routes.bulkEvents}/${crypto.randomUUID()}/undo` },
    { method: "GET" as const, url: `${routes.eventTable}/1/history` },
    { method: "POST" as const, url: `${routes.eventTable}/1/history/1/restore` },
  ];

  it("are hidden from visitors and from accounts without the role", async () => {
    const id = await add("Kept", "2026-12-01");
    for (const call of calls())
      for (const cookie of ["", readerCookie, "session=forged"]) {
        const headers = { cookie, "sec-fetch-site": "same-origin" };
        const { statusCode } = await app.inject({ ...call, headers });
        expect([401, 403, 404], `${call.method} ${call.url}`).toContain(statusCode);
      }
    const other = adminOf(app, readerCookie);
    expect((await other.post(routes.bulkEvents, { action: "cancel", ids: [id] })).statusCode).toBe(404);
    expect(await page()).toMatchObject({ events: [{ status: "scheduled" }] });
  });

  it("refuse what another site sends", async () => {
    const { cookie } = await signedIn(database);
    const headers = { cookie, "sec-fetch-site": "cross-site" };
    const payload = { action: "cancel", ids: [await add("Kept", "2026-12-01")] };
    const answer = await app.inject({ method: "POST", url: routes.bulkEvents, headers, payload });
    expect(answer.statusCode).toBe(403);
  });

  it.each([
    [{ status: "lost" }, "status"],
    [{ when: "then" }, "when"],
    [{ order: "name" }, "order"],
    [{ from: "2026-02-30" }, "from"],
    [{ venue: "1 or 1=1" }, "venue"],
    [{ source: "-1" }, "source"],
    [{ limit: "501" }, "limit"],
    [{ cursor: "1_2_3" }, "cursor"],
    [{ cursor: "1_9999999999" }, "cursor"],
    [{ q: "a\0b" }, "q"],
    [{ country: "Atlantis" }, "country"],
  ])("refuse the query %j", async (query, field) => {
    const answer = await admin.get(`${routes.eventTable}?${new URLSearchParams(query)}`);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().error).toMatch(new RegExp(field, "i"));
  });

  it.each([
    { action: "explode", ids: [1] },
    { action: "cancel" },
    { action: "cancel", ids: [] },
    { action: "cancel", ids: "all" },
    { action: "cancel", ids: [0] },
    { action: "cancel", ids: [1.5] },
    { action: "cancel", ids: [2 ** 31] },
    { action: "move", ids: [1] },
    { action: "move", ids: [1], venue: 2_147_483_647 },
    { action: "move", ids: [1], days: 1e9 },
    { action: "tag", ids: [1] },
    { action: "price", ids: [1], priceFrom: -1, currency: "EUR" },
    { action: "price", ids: [1], priceFrom: 5, currency: "EURO" },
  ])("refuse the bulk action %j", async (form) => {
    expect((await admin.refusal(routes.bulkEvents, form)).status).toBe(400);
  });

  it("refuse more events and longer tags than there may be", async () => {
    const ids = Array.from({ length: MAX_BULK + 1 }, (_, index) => index + 1);
    const tooMany = await admin.refusal(routes.bulkEvents, { action: "cancel", ids });
    expect(tooMany).toMatchObject({ status: 400, code: "tooManyEvents" });
    const add = ["x".repeat(1_000)];
    expect((await admin.refusal(routes.bulkEvents, { action: "tag", ids: [1], add })).status).toBe(400);
  });

  it("refuse ids that are none or name nothing", async () => {
    const id = await add("Kept", "2026-12-01");
    const status = async (url: string) => (await admin.post(url, {})).statusCode;
    expect((await admin.get(`${routes.eventTable}/x/history`)).statusCode).toBe(400);
    expect((await admin.get(`${routes.eventTable}/2147483647/history`)).statusCode).toBe(404);
    expect(await status(`${routes.eventTable}/${id}/history/2147483647/restore`)).toBe(404);
    expect(await status(`${routes.bulkEvents}/1/undo`)).toBe(400);
    expect(await status(`${routes.bulkEvents}/${crypto.randomUUID()}/undo`)).toBe(404);
  });
});
