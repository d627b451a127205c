import { describe, expect, it } from "vitest";
import { urls } from "#contract/urls.ts";
import { catalogPages } from "#server/catalog/pages/actions.ts";
import { pageStore } from "#server/catalog/pages/store.ts";
import { followChanges } from "#server/catalog/projection/changes.ts";
import { AtlasKeeper } from "#server/catalog/projection/keeper.ts";
import { atlasLoader } from "#server/catalog/projection/loader.ts";
import { catalogReader } from "#server/catalog/read.ts";
import { saveCountries } from "#server/catalog/write/bulk.ts";
import { formerEventSlugs, formerVenueSlugs } from "#server/platform/db/schema/catalog.ts";
import { posterUrl } from "#server/posters/poster-url.ts";
import { NOON } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { worldOf } from "#tests/support/world.ts";

const database = await openTestDatabase();
await saveCountries(database.db, [
  { code: "BG", name: "Bulgaria" },
  { code: "CI", name: "Côte d'Ivoire" },
]);
const world = worldOf(database);
/** The pages of a process of its own, which has read all changes. */
async function pagesAt(nowMs: number) {
  const now = () => nowMs;
  const keeper = new AtlasKeeper(atlasLoader(database.db), posterUrl, now);
  await keeper.reload();
  await followChanges(database, () => keeper.catchUp());
  const listed = () => keeper.listed();
  const store = pageStore(database);
  const reader = catalogReader(database.db);
  return catalogPages({ listed, store, reader, posterUrl, publicUrl: "https://events.example", now });
}
const pages = await pagesAt(NOON);

const hall = await world.addVenue();
const strings = await world.addEvent(hall);
const tonight = await world.addEvent(hall, { name: "Tonight", date: "2026-11-15" });
await world.addEvent(hall, { name: "Summer Night", date: "2026-07-01" });
const stage = await world.addVenue({ name: "Bulgaria Hall", category: "theater", city: "Велико Търново" });
await world.addVenue({ name: "Palais", countryCode: "CI", city: "Abidjan" });

const address = {
  location: "bulgaria-hall",
  category: "concert",
  name: "winter-strings",
  date: "2026-12-12",
};

describe("an event's page", () => {
  it("EVT-01 is found by location, category, name and date", async () => {
    const found = await pages.eventAt(address);
    expect(found?.event._id).toBe(String(strings));
    expect(found?.venue.name).toBe("Bulgaria Hall");
    expect(found?.isOver).toBe(false);
    expect(found?.more.map(({ event }) => event._id)).toEqual([String(tonight)]);
  });

  it("EVT-06 says of a past event that it is over, and of an unknown one nothing", async () => {
    const past = await pages.eventAt({ ...address, name: "summer-night", date: "2026-07-01" });
    expect(past?.isOver).toBe(true);
    expect(past?.more).toHaveLength(2);
    expect(await pages.eventAt({ ...address, name: "nothing" })).toBeUndefined();
    expect(await pages.eventAt({ ...address, category: "nonsense" })).toBeUndefined();
    expect(await pages.eventAt({ ...address, date: "2026-02-31" })).toBeUndefined();
  });

  it("EVT-06 is found by the addresses that venue and event had before", async () => {
    await database.db
      .insert(formerVenueSlugs)
      .values({ category: "concert", slug: "old-hall", venueId: hall });
    await database.db
      .insert(formerEventSlugs)
      .values({ venueId: hall, date: "2026-12-11", slug: "cold-strings", eventId: strings });
    for (const old of [
      { ...address, location: "old-hall" },
      { ...address, name: "cold-strings", date: "2026-12-11" },
      { ...address, location: "old-hall", name: "cold-strings", date: "2026-12-11" },
    ])
      expect((await pages.eventAt(old))?.event._id).toBe(String(strings));
  });
});

describe("PAGE-12 a venue's page", () => {
  it("lists what is to come, the soonest first", async () => {
    const found = await pages.venueAt("bulgaria-hall", undefined);
    expect(found?.venue.events.map(({ name }) => name)).toEqual(["Tonight", "Winter Strings"]);
    expect(found?.cityUrl).toBe("/city/bulgaria/sofia");
  });

  it("has the plain address for the first venue of a slug, and one with the category for others", async () => {
    expect((await pages.venueAt("bulgaria-hall", undefined))?.venueUrl).toBe("/venue/bulgaria-hall");
    const other = await pages.venueAt("bulgaria-hall", "theater");
    expect(other?.venue._id).toBe(String(stage));
    expect(other?.venueUrl).toBe(urls.venuePage("bulgaria-hall", "theater"));
    expect((await pages.venueAt("old-hall", undefined))?.venueUrl).toBe("/venue/bulgaria-hall");
    expect(await pages.venueAt("nowhere", undefined)).toBeUndefined();
  });
});

it("CTY-10 a venue's page has the other records of its place with what is on there", async () => {
  const [club, party] = [
    await world.addVenue({ name: "Two in One", city: "Varna" }),
    await world.addVenue({ name: "Two in One", city: "Varna", category: "party" }),
  ];
  await world.addEvent(party, { name: "Rave" });
  const found = await pages.venueAt("two-in-one", "concert");
  expect(found?.venue._id).toBe(String(club));
  expect(found?.others.map(({ category, events }) => [category, events.map(({ name }) => name)])).toEqual([
    ["party", ["Rave"]],
  ]);
  expect((await pages.venueAt("two-in-one", "party"))?.others).toEqual([]);
  expect((await pages.venueAt("bulgaria-hall", undefined))?.others).toEqual([]);
});

it("CTY-10 an event's page shows what else is on at its place, whichever record has it", async () => {
  const [concert, theater] = [
    await world.addVenue({ name: "Foundry", city: "Varna" }),
    await world.addVenue({ name: "Foundry", city: "Varna", category: "theater" }),
  ];
  await world.addEvent(concert, { name: "Brass", date: "2026-12-12" });
  await world.addEvent(concert, { name: "Reeds", date: "2026-12-14" });
  await world.addEvent(theater, { name: "Hamlet", date: "2026-12-13" });
  const address = { location: "foundry", category: "concert", name: "brass", date: "2026-12-12" };
  const more = (await pages.eventAt(address))?.more;
  expect(more?.map(({ event, venue }) => `${event.name}, ${venue.category}`)).toEqual([
    "Hamlet, theater",
    "Reeds, concert",
  ]);
});

describe("PAGE-12 a city's page", () => {
  const ask = (city: string, part?: string, page = 1) =>
    pages.cityAt({ country: "bulgaria", city, part, page });

  it("lists its events by time, and its venues", async () => {
    const sofia = await ask("sofia");
    expect(sofia?.rows.map(({ event }) => event.name)).toEqual(["Tonight", "Winter Strings"]);
    expect(sofia?.venues).toEqual([{ name: "Bulgaria Hall", url: "/venue/bulgaria-hall", events: 2 }]);
    expect(sofia?.parts.map(({ url }) => url)).toEqual([
      "/city/bulgaria/sofia",
      "/city/bulgaria/sofia/today",
      "/city/bulgaria/sofia/this-weekend",
      "/city/bulgaria/sofia/concert",
    ]);
  });

  it("narrows to today, to the weekend and to a category", async () => {
    for (const part of ["today", "this-weekend"])
      expect((await ask("sofia", part))?.rows.map(({ event }) => event.name)).toEqual(["Tonight"]);
    expect((await ask("sofia", "concert"))?.total).toBe(2);
    expect((await ask("sofia", "sport"))?.total).toBe(0);
    expect(await ask("sofia", "tomorrowish")).toBeUndefined();
  });

  it("TIME-03 puts what is over last, and leaves it out of today", async () => {
    const lateMs = Date.parse("2026-11-15T21:30:00Z");
    const late = await pagesAt(lateMs);
    const at = (part?: string) => late.cityAt({ country: "bulgaria", city: "sofia", part, page: 1 });
    expect((await at())?.rows.map(({ event }) => event.name)).toEqual(["Winter Strings", "Tonight"]);
    expect((await at("today"))?.total).toBe(0);
  });

  it("is found by a name in any writing, and only as far as it has pages", async () => {
    expect((await ask("veliko-tarnovo"))?.city).toBe("Велико Търново");
    const abidjan = await pages.cityAt({
      country: "cote-divoire",
      city: "Abidjan",
      part: undefined,
      page: 1,
    });
    expect(abidjan).toMatchObject({ country: "Côte d'Ivoire", total: 0, pageCount: 1 });
    expect(await ask("sofia", undefined, 2)).toBeUndefined();
    expect(await ask("atlantis")).toBeUndefined();
  });
});

it("PAGE-17 a series is one row of its city's list, at its next date, and a page of fewer rows", async () => {
  const club = await world.addVenue({ name: "Jam Club", city: "Ruse", category: "party" });
  const seriesId = await world.addSeries();
  for (const date of ["2026-11-24", "2026-11-17", "2026-12-01"])
    await world.addEvent(club, { name: "Weekly Jam", date, seriesId });
  await world.addEvent(club, { name: "Weekly Jam", date: "2026-11-16", seriesId, status: "cancelled" });
  await world.addEvent(club, { name: "Gala", date: "2026-11-20" });
  const ruse = await pages.cityAt({ country: "bulgaria", city: "ruse", part: undefined, page: 1 });
  expect(ruse?.total, "the cancelled one is not counted").toBe(4);
  expect(ruse?.rows.map(({ event, further }) => [event.date, further.map(({ date }) => date)])).toEqual([
    ["2026-11-17", ["2026-11-24", "2026-12-01"]],
    ["2026-11-20", []],
  ]);
});

describe("PAGE-19 nearby the same evening", () => {
  /** So many metres north of the centre of a town. */
  const at = (name: string, metres: number, fields: object = {}) =>
    world.addVenue({ name, city: "Burgas", longitude: 27.47, latitude: 42.5 + metres / 111_195, ...fields });
  const nearbyOf = async (name: string, from = pages) => {
    const found = await from.eventAt({ location: "pier", category: "concert", name, date: "2026-12-12" });
    return found?.nearby.map(
      ({ event, venue, walkMinutes }) => `${venue.name}: ${event.name}, ${walkMinutes} min`,
    );
  };

  it("is what starts within three hours and twenty minutes on foot, one a venue, the nearest first", async () => {
    const pier = await at("Pier", 0);
    await world.addEvent(pier, { name: "Waves", time: "20:00" });
    await world.addEvent(pier, { name: "Later here", time: "21:00" });
    expect(await nearbyOf("waves")).toEqual([]);
    const [bar, club, far] = [await at("Bar", 800), await at("Club", 400), await at("Far", 1_700)];
    await world.addEvent(bar, { name: "Trio", time: "22:30" });
    await world.addEvent(bar, { name: "Duo", time: "19:30" });
    await world.addEvent(club, { name: "After hours", date: "2026-12-13", time: "00:30" });
    await world.addEvent(club, { name: "Brunch", time: "11:00" });
    await world.addEvent(far, { name: "Far away", time: "20:00" });
    expect(await nearbyOf("waves")).toEqual(["Bar: Duo, 10 min"]);
    await world.addEvent(club, { name: "Off", time: "20:00", status: "cancelled" });
    await world.addEvent(club, { name: "Set", time: "23:00" });
    expect(await nearbyOf("waves")).toEqual(["Club: Set, 5 min", "Bar: Duo, 10 min"]);
  });

  it("has nothing where the hour is not known", async () => {
    const pier = await at("Pier", 0, { category: "theater" });
    await world.addEvent(pier, { name: "Some time", time: "" });
    const address = { location: "pier", category: "theater", name: "some-time", date: "2026-12-12" };
    expect((await pages.eventAt(address))?.nearby).toEqual([]);
  });
});

it("PAGE-18 an event's page knows the dates of its series, and more of its place without them", async () => {
  const barn = await world.addVenue({ name: "Barn", city: "Shumen" });
  const [jam, quiz] = [await world.addSeries(), await world.addSeries()];
  for (const date of ["2026-12-01", "2026-12-08", "2026-12-15"]) {
    await world.addEvent(barn, { name: "Jam", date, seriesId: jam });
    await world.addEvent(barn, { name: "Quiz", date, time: "18:00", seriesId: quiz });
  }
  await world.addEvent(barn, { name: "Gala", date: "2026-12-20" });
  const found = await pages.eventAt({
    location: "barn",
    category: "concert",
    name: "jam",
    date: "2026-12-08",
  });
  expect(found?.dates.map(({ date }) => date)).toEqual(["2026-12-01", "2026-12-08", "2026-12-15"]);
  expect(found?.more.map(({ event }) => `${event.name} ${event.date}`)).toEqual([
    "Quiz 2026-12-01",
    "Gala 2026-12-20",
  ]);
});

describe("EVT-05 the calendar file of an event's address", () => {
  const address = { location: "bulgaria-hall", category: "concert", name: "tonight", date: "2026-11-15" };

  it("is written by the server", async () => {
    const file = await pages.calendarFileAt(address);
    expect(file?.fileName).toBe("tonight.ics");
    expect(file?.text).toContain(`UID:event-${tonight}@events.example\r\n`);
  });

  it("is not there where no event is", async () => {
    expect(await pages.calendarFileAt({ ...address, name: "nothing" })).toBeUndefined();
    expect(await pages.calendarFileAt({ ...address, category: "nonsense" })).toBeUndefined();
  });
});

describe("ORG-10 an organizer's page", () => {
  it("has the upcoming events, and a name where there are none", async () => {
    const organizerId = await world.addOrganizer("Teatro Nomad");
    const at = (slug: string, page = 1) => pages.organizerAt(slug, page);
    expect(await at("teatro-nomad")).toMatchObject({ name: "Teatro Nomad", total: 0, rows: [] });
    const gala = await world.addEvent(hall, { name: "Gala", date: "2026-12-20", organizerId });
    await world.addEvent(hall, { name: "Old Gala", date: "2026-07-20", organizerId });
    await expect.poll(async () => (await at("teatro-nomad"))?.total).toBe(1);
    expect((await at("teatro-nomad"))?.rows.map(({ event }) => event._id)).toEqual([String(gala)]);
    expect(await at("teatro-nomad", 2)).toBeUndefined();
    expect(await at("nobody")).toBeUndefined();
  });
});
