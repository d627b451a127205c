import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { EventList, VenueList } from "#contract/admin.ts";
import { SingleEvent } from "#contract/catalog.ts";
import { routes, urls } from "#contract/urls.ts";
import { DAY_MS } from "#domain/time.ts";
import { WITHDRAWAL_UNDO_MS } from "#server/catalog/tables.ts";
import { favoritesUpkeep } from "#server/favorites/store.ts";
import { eventHistory, events, venues } from "#server/platform/db/schema/catalog.ts";
import { auditLog } from "#server/platform/db/schema/operations.ts";
import { favorites } from "#server/platform/db/schema/visitors.ts";
import { signedIn, startAdmin } from "#tests/support/admin.ts";
import { NOON } from "#tests/support/app.ts";

const { admin, database, get, keeper, world } = await startAdmin();
const { db } = database;
const SOFIA = { country: "Bulgaria", city: "Sofia", category: "concert" };
const single = (location: string, name: string) =>
  urls.singleEvent({ location, category: "concert", name, date: "2026-12-12" });
const eventOf = async (id: number) => (await db.select().from(events).where(eq(events.id, id)))[0]!;

describe("CORE-44 a deleted venue", () => {
  it("is marked with its events, the log names them, and the last deletion is undone by taking the mark away", async () => {
    const venueId = await world.addVenue({ name: "Old Mill" });
    const [kept, deleted] = [
      await world.addEvent(venueId, { name: "Grinding" }),
      await world.addEvent(venueId, { name: "Turning" }),
    ];
    const mill = { ...SOFIA, venue: "old-mill" };
    await admin.submit(routes.deleteEvent, { ...mill, event: "turning", old_date: "2026-12-12" });
    await admin.submit(routes.deleteVenue, mill);

    const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry!.removed).toEqual({ withdrawnVenue: { id: venueId, eventIds: [kept] } });
    expect((await eventOf(kept)).withdrawnAt).toEqual(new Date(NOON));
    expect(await db.$count(venues, eq(venues.id, venueId))).toBe(1);
    expect((await admin.get(single("old-mill", "grinding"))).statusCode).toBe(404);
    expect((await admin.read(routes.adminVenues, { q: "old mill" }, VenueList)).venues).toEqual([]);
    expect((await admin.get(urls.venuesOfCity("Bulgaria", "Sofia"))).body).not.toContain("old-mill");
    expect((await admin.get(urls.eventsOfVenue("old-mill", "concert"))).statusCode).toBe(404);

    await admin.submit(routes.undoDeletion, {});
    const back = await admin.read(routes.venueEvents, mill, EventList);
    expect(back.map(({ _id }) => _id)).toEqual([String(kept)]);
    expect((await eventOf(deleted)).withdrawnAt).not.toBeNull();
    const history = await db.select().from(eventHistory).where(eq(eventHistory.eventId, kept));
    expect(history.map(({ action }) => action)).toEqual(["withdrawn", "restored"]);
    expect(keeper.current().count().events).toBe(1);
  });

  it("asks about favourites before it goes, and stays until that is confirmed", async () => {
    const venueId = await world.addVenue({ name: "Loved" });
    const eventId = await world.addEvent(venueId);
    const { id: userId } = await signedIn(database, "user");
    await db.insert(favorites).values({ userId, eventId });
    const loved = { ...SOFIA, venue: "loved" };
    const { status, fields } = await admin.refusal(routes.deleteVenue, loved);
    expect([status, fields!.confirm]).toEqual([
      409,
      expect.stringMatching(/^1 event of Loved is a favorite/),
    ]);
    expect((await get(single("loved", "winter-strings"), SingleEvent))[0]).toHaveLength(1);
  });

  it("OPS-50 is forgotten by the favourites once it cannot be undone", async () => {
    const venueId = await world.addVenue({ name: "Long Gone" });
    const eventId = await world.addEvent(venueId);
    const { id: userId } = await signedIn(database, "user");
    await db.insert(favorites).values({ userId, eventId });
    const isKept = async () => (await db.$count(favorites, eq(favorites.eventId, eventId))) === 1;
    const forget = (beforeMs: number) => favoritesUpkeep(db, beforeMs + WITHDRAWAL_UNDO_MS);
    await forget(NOON + DAY_MS);
    expect(await isKept()).toBe(true);
    await admin.submit(routes.deleteVenue, { ...SOFIA, venue: "long-gone", confirm: true });
    await forget(NOON - DAY_MS);
    expect(await isKept()).toBe(true);
    await forget(NOON + DAY_MS);
    expect(await isKept()).toBe(false);
  });

  it("CORE-45 gives its imported events to the venue that is added in its place", async () => {
    await world.addVenue({ name: "Barn" });
    const file = "title,date,time,venue,city,country\nBarn Dance,2026-12-12,20:00,Barn,Sofia,Bulgaria";
    const importAgain = () => admin.send(routes.importApply, { source: "barn", category: "concert" }, file);
    await importAgain();
    const before = await get(single("barn", "barn-dance"), SingleEvent);
    await admin.submit(routes.deleteVenue, { ...SOFIA, venue: "barn" });
    await admin.submit(routes.addVenue, { ...SOFIA, new_name: "Barn", new_address: "2" });
    await importAgain();
    const after = await get(single("barn", "barn-dance"), SingleEvent);
    expect(after[0][0]._id).toBe(before[0][0]._id);
    expect(after[1]._id).not.toBe(before[1]._id);

    // Deleted by itself, it stays deleted.
    await admin.submit(routes.deleteEvent, {
      ...SOFIA,
      venue: "barn",
      event: "barn-dance",
      old_date: "2026-12-12",
    });
    await importAgain();
    expect((await admin.get(single("barn", "barn-dance"))).statusCode).toBe(404);
  });
});

it("CORE-46 an event that begins and ends at wall times does so in its venue's new time zone, too", async () => {
  await world.addVenue({ name: "Wandering Tent" });
  const tent = { ...SOFIA, venue: "wandering-tent" };
  await admin.submit(routes.addEvent, {
    ...tent,
    date: "2026-12-12",
    time: "20:00",
    endTime: "22:00",
    title: "Circus",
    image: "",
    link: "",
    description: "",
  });
  await admin.submit(routes.editVenue, { ...tent, coordinates: "-0.12,51.5" });
  const [[event]] = await get(single("wandering-tent", "circus"), SingleEvent);
  expect([event.startsAt, event.endsAt]).toEqual(["2026-12-12T20:00:00.000Z", "2026-12-12T22:00:00.000Z"]);
});
