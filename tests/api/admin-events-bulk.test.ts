import { beforeEach, describe, expect, it } from "vitest";
import { AuditPage } from "#contract/admin.ts";
import { BulkResult, EventHistory, EventTable, type TableEvent } from "#contract/admin-events.ts";
import { VenueWithEvents } from "#contract/catalog.ts";
import { routes, urls } from "#contract/urls.ts";
import { favorites } from "#server/platform/db/schema/visitors.ts";
import { signedIn, startAdmin } from "#tests/support/admin.ts";
import { NOON } from "#tests/support/app.ts";

const { admin, clock, database, get, world } = await startAdmin();
const { id: reader } = await signedIn(database, "user", "Rada");

let tests = 0;
let hall = 0;
let club = 0;
let city = "";

beforeEach(async () => {
  clock.nowMs = NOON;
  city = `Town ${++tests}`;
  hall = await world.addVenue({ name: `Hall ${tests}`, city });
  club = await world.addVenue({ name: `Club ${tests}`, city });
  await database.pool.query("with f as (delete from favorites) delete from outbox");
});

const add = (name: string, date: string, venue = hall) => world.addEvent(venue, { name, date });
const keep = (eventId: number) => database.db.insert(favorites).values([{ userId: reader, eventId }]);
async function bulk(action: string, ids: number[], more: object = {}): Promise<BulkResult> {
  const answer = await admin.post(routes.bulkEvents, { action, ids, ...more });
  expect(answer.statusCode, answer.body).toBe(200);
  return BulkResult.parse(answer.json());
}
async function undo({ undo }: { undo: string | null }): Promise<BulkResult> {
  const answer = await admin.post(`${routes.bulkEvents}/${undo}/undo`, {});
  expect(answer.statusCode, answer.body).toBe(200);
  return BulkResult.parse(answer.json());
}
const events = async (query: Record<string, string> = {}): Promise<TableEvent[]> =>
  (await admin.read(routes.eventTable, { country: "BG", city, ...query }, EventTable)).events;
const history = (id: number) => admin.read(`${routes.eventTable}/${id}/history`, {}, EventHistory);
const restore = (id: number, entry: string | null) =>
  admin.post(`${routes.eventTable}/${id}/history/${entry}/restore`, {});
async function news(): Promise<string[]> {
  const { rows } = await database.pool.query(
    "select facts->>'news' as news from outbox where kind = 'event-news' order by created_at",
  );
  return rows.map((row) => row.news);
}
async function edit(id: number, change: object): Promise<void> {
  const event = (await history(id)).event;
  const { venue, slug, date, time, name } = event;
  await admin.submit(routes.editEvent, {
    country: "Bulgaria",
    city,
    category: venue.category,
    venue: venue.slug,
    event: slug,
    old_date: date,
    title: name,
    date,
    time,
    image: "",
    link: "",
    description: "",
    ...change,
  });
}

describe("ADM-31 a bulk action", () => {
  it("cancels and postpones, tells those who keep an event, and is on the map at once", async () => {
    const [one, two, three] = [
      await add("A", "2026-12-01"),
      await add("B", "2026-12-02"),
      await add("C", "2026-12-03"),
    ];
    await keep(one);
    await keep(three);
    const cancelled = await bulk("cancel", [one, two]);
    expect(cancelled).toMatchObject({ message: "Events Cancelled", done: 2 });
    expect(cancelled.results).toEqual([one, two].map((id) => ({ _id: String(id), isDone: true })));
    await bulk("postpone", [three]);
    expect((await events()).map(({ status }) => status)).toEqual(["cancelled", "cancelled", "postponed"]);
    const { events: listed } = await get(urls.venue(String(hall)), VenueWithEvents);
    expect(listed.map(({ status }) => status)).toEqual(["cancelled", "cancelled", "postponed"]);
    expect(await news()).toEqual(["cancelled", "postponed"]);
  });

  it("moves to another venue and by days with favourites, end and old address", async () => {
    const id = await add("Tango", "2026-12-01");
    await keep(id);
    await bulk("move", [id], { venue: club, days: 7 });
    expect(await events()).toMatchObject([
      { _id: String(id), date: "2026-12-08", venue: { _id: String(club) }, favorites: 1, slug: "tango" },
    ]);
    expect(await news()).toEqual(["moved"]);
    const old = await admin.get(
      urls.singleEvent({ location: `hall-${tests}`, category: "concert", name: "tango", date: "2026-12-01" }),
    );
    expect(old.json()[0][0]._id).toBe(String(id));
  });

  it("adds and removes tags, and sets a price", async () => {
    const [one, two] = [await add("A", "2026-12-01"), await add("B", "2026-12-02")];
    await bulk("tag", [one, two], { add: ["Jazz", "open air"] });
    await bulk("tag", [two], { add: [], remove: ["jazz"] });
    await bulk("price", [one], { priceFrom: 6, priceTo: 9, currency: "eur" });
    await bulk("price", [two], { isFree: true });
    expect(await events()).toMatchObject([
      { tags: ["jazz", "open air"], price: { isFree: false, from: 6, to: 9, currency: "EUR" } },
      { tags: ["open air"], price: { isFree: true, from: null } },
    ]);
    await bulk("price", [one, two]);
    expect((await events()).map(({ price }) => price)).toEqual([null, null]);
  });

  it("refuses single events with their reasons and does the others", async () => {
    const [one, twin, gone] = [
      await add("A", "2026-12-01"),
      await add("A", "2026-12-01", club),
      await add("C", "2026-12-03"),
    ];
    await bulk("delete", [gone]);
    const {
      done,
      undo: undoId,
      results,
    } = await bulk("move", [one, 2_147_483_647, gone, twin], { venue: club, days: 0 });
    expect(done).toBe(1);
    expect(undoId).not.toBeNull();
    expect(results).toMatchObject([
      { isDone: false, problem: { code: "sameEvent", error: expect.stringContaining("Club") } },
      { isDone: false, problem: { code: "noEvent" } },
      { isDone: false, problem: { code: "eventGone" } },
      { _id: String(twin), isDone: true },
    ]);
    const nothing = await bulk("cancel", [2_147_483_647]);
    expect(nothing).toMatchObject({ done: 0, undo: null });
  });

  it("of more events than one transaction takes is one entry of the log", async () => {
    const { rows } = await database.pool.query(
      `insert into events (venue_id, name, slug, date, starts_at, link, description)
       select $1, 'Night ' || n, 'night-' || n, '2026-12-01', '2026-11-30T22:00:00Z', '', ''
       from generate_series(0, 59) n returning id`,
      [hall],
    );
    const ids = rows.map(({ id }) => id as number);
    const deleted = await bulk("delete", ids);
    expect(deleted.done).toBe(60);
    expect(await events()).toEqual([]);
    const [entry, before] = await admin.read(routes.audit, { limit: "2" }, AuditPage);
    expect(entry).toMatchObject({
      action: "Events Deleted",
      subject: "60: Night 0, Night 1, Night 2, and 57 more",
      canUndo: true,
    });
    expect(before?.action).not.toBe("Events Deleted");
    expect((await undo(deleted)).done).toBe(60);
    expect(await events({ limit: "100" })).toHaveLength(60);
    const [undone, done] = await admin.read(routes.audit, { limit: "2" }, AuditPage);
    expect(undone?.action).toBe("Events Deleted Undone");
    expect(done).toMatchObject({ isUndone: true, canUndo: false });
  });
});

describe("ADM-32 the undo of a bulk action", () => {
  it("restores exactly what each kind of action changed", async () => {
    const id = await add("Tango", "2026-12-01");
    await add("Tango", "2026-12-08", club);
    await bulk("tag", [id], { add: ["dance"] });
    await bulk("price", [id], { priceFrom: 6, currency: "EUR" });
    const [before] = await events({ venue: String(hall) });
    const actions: [string, object][] = [
      ["cancel", {}],
      ["postpone", {}],
      ["soldOut", {}],
      ["delete", {}],
      ["tag", { add: ["x"], remove: ["dance"] }],
      ["price", { isFree: true }],
      ["move", { days: 3 }],
    ];
    for (const [action, more] of actions) {
      expect(await undo(await bulk(action, [id], more))).toMatchObject({ done: 1 });
      const [after] = await events({ venue: String(hall) });
      expect({ ...after, version: 0, updatedAt: 0 }, action).toEqual({ ...before, version: 0, updatedAt: 0 });
    }
  });

  it("restores the address that an event had before it was moved to where that is taken", async () => {
    const id = await add("Tango", "2026-12-01");
    await database.pool.query("update events set time = '18:00' where id = $1", [id]);
    await add("Tango", "2026-12-01", club);
    const moved = await bulk("move", [id], { venue: club });
    expect((await history(id)).event.slug).toBe("tango-2");
    await undo(moved);
    expect((await history(id)).event).toMatchObject({ slug: "tango", venue: { _id: String(hall) } });
  });

  it("leaves what was changed since and says which, but not for the sake of other fields", async () => {
    const [one, two] = [await add("A", "2026-12-01"), await add("B", "2026-12-02")];
    const cancelled = await bulk("cancel", [one, two]);
    await edit(one, { status: "postponed" });
    await edit(two, { title: "B renamed" });
    const { done, results } = await undo(cancelled);
    expect(done).toBe(1);
    expect(results).toMatchObject([
      { _id: String(one), isDone: false, problem: { code: "eventChanged" } },
      { _id: String(two), isDone: true },
    ]);
    expect(await events()).toMatchObject([
      { status: "postponed" },
      { status: "scheduled", name: "B renamed" },
    ]);
  });

  it("happens once, and tells those who keep the event that it takes place", async () => {
    const id = await add("A", "2026-12-01");
    await keep(id);
    const cancelled = await bulk("cancel", [id]);
    await undo(cancelled);
    expect(await news()).toEqual(["cancelled", "scheduled"]);
    expect(await admin.refusal(`${routes.bulkEvents}/${cancelled.undo}/undo`, {})).toMatchObject({
      status: 409,
      code: "bulkUndone",
    });
  });

  it("refuses an event whose venue is gone by then", async () => {
    const id = await add("A", "2026-12-01");
    const moved = await bulk("move", [id], { venue: club });
    await admin.submit(routes.deleteVenue, {
      country: "Bulgaria",
      city,
      category: "concert",
      venue: `hall-${tests}`,
      confirm: true,
    });
    expect(await undo(moved)).toMatchObject({ done: 0, results: [{ problem: { code: "venueGone" } }] });
  });
});

describe("ADM-33 the history of an event", () => {
  it("tells field by field what changed, by whom and when, the newest first", async () => {
    const id = await add("Tango", "2026-12-01");
    await bulk("price", [id], { priceFrom: 6, currency: "EUR" });
    clock.nowMs += 60_000;
    await edit(id, { title: "Tango Night", time: "21:00" });
    await bulk("move", [id], { venue: club });
    const { event, entries } = await history(id);
    expect(event).toMatchObject({ name: "Tango Night", venue: { _id: String(club) } });
    expect(entries).toMatchObject([
      { fields: ["venue"], before: { venue: `Hall ${tests}` }, after: { venue: `Club ${tests}` } },
      {
        action: "changed",
        who: "Ada Lovelace",
        at: NOON + 60_000,
        fields: expect.arrayContaining(["title", "start"]),
        before: { name: "Tango", date: "2026-12-01", time: "20:00" },
        after: { name: "Tango Night", date: "2026-12-01", time: "21:00" },
        canRestore: true,
      },
      { fields: ["price"], before: { price: null }, after: { price: { from: 6, currency: "EUR" } } },
      { _id: null, action: "added", canRestore: false },
    ]);
  });

  it("is restored entry by entry, as a change of its own", async () => {
    const id = await add("Tango", "2026-12-01");
    await edit(id, { title: "Milonga", organizer: "Two Left Feet" });
    await edit(id, { time: "21:00" });
    const renamed = (await history(id)).entries[1]!;
    expect((await restore(id, renamed._id)).json()).toEqual({ message: "Event Restored" });
    const { event, entries } = await history(id);
    expect(event).toMatchObject({ name: "Tango", slug: "tango", time: "21:00", organizer: null });
    expect(entries).toHaveLength(4);
    expect(entries[0]).toMatchObject({ before: { name: "Milonga" }, after: { name: "Tango" } });
    await restore(id, entries[0]!._id);
    expect((await history(id)).event).toMatchObject({
      name: "Milonga",
      organizer: { name: "Two Left Feet" },
    });
    const refusal = await restore(id, entries[0]!._id);
    expect([refusal.statusCode, refusal.json().code]).toEqual([409, "nothingToRestore"]);
  });

  it("brings a deleted event back", async () => {
    const id = await add("Tango", "2026-12-01");
    await keep(id);
    await bulk("delete", [id]);
    const { event, entries } = await history(id);
    expect(event.isDeleted).toBe(true);
    expect(entries[0]).toMatchObject({ action: "withdrawn", canRestore: true });
    expect((await restore(id, entries[0]!._id)).statusCode).toBe(200);
    expect(await events()).toMatchObject([{ name: "Tango", favorites: 1 }]);
  });

  it("refuses the entry of another event", async () => {
    const [one, two] = [await add("A", "2026-12-01"), await add("B", "2026-12-02")];
    await bulk("cancel", [one]);
    const [entry] = (await history(one)).entries;
    const refusal = await restore(two, entry!._id);
    expect([refusal.statusCode, refusal.json().code]).toEqual([404, "noHistoryEntry"]);
  });
});
