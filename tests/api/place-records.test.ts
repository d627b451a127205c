import { describe, expect, it } from "vitest";
import { z } from "zod";
import { VenueList } from "#contract/admin.ts";
import { ImportLine, ImportPreview } from "#contract/admin-import.ts";
import { Overview, SingleEvent, VenueWithEvents, VenueWithOthers } from "#contract/catalog.ts";
import { routes, urls } from "#contract/urls.ts";
import { startAdmin } from "#tests/support/admin.ts";

const { admin, get, world } = await startAdmin();

const WORLD = { west: -180, south: -90, east: 180, north: 90 };
const SOFIA = { country: "Bulgaria", city: "Sofia" };
const EVENT = { date: "2026-12-12", time: "20:00", image: "", link: "", description: "" };
const concertId = String(await world.addVenue({ name: "Hall" }));
// The same name and slug in another city, of the category that will be missing here.
await world.addVenue({ name: "Hall", category: "party", city: "Varna", longitude: 27.9, latitude: 43.2 });
const HALL = { ...SOFIA, category: "concert", venue: "hall" };
await admin.submit(routes.addEvent, { ...HALL, ...EVENT, title: "Strings" });

const records = async () =>
  (await admin.read(routes.adminVenues, SOFIA, VenueList)).venues
    .map(({ category, slug, name, address }) => ({ category, slug, name, address }))
    .sort((a, b) => (a.category < b.category ? -1 : 1));
const place = { name: "Hall", address: "1 Main Street" };

describe("CTY-09 an event of another category than its venue's", () => {
  it("is filed under a record of the same place, made once, by the field of the form", async () => {
    await admin.submit(routes.addEvent, { ...HALL, ...EVENT, title: "Hamlet", eventCategory: "theater" });
    await admin.submit(routes.addEvent, { ...HALL, ...EVENT, title: "Faust", eventCategory: "theater" });
    expect(await records()).toEqual([
      { category: "concert", slug: "hall", ...place },
      { category: "theater", slug: "hall", ...place },
    ]);
    const address = { location: "hall", category: "theater", name: "hamlet", date: EVENT.date };
    const [[event], venue] = await get(urls.singleEvent(address), SingleEvent);
    expect([event.name, venue.category, venue.timeZone]).toEqual(["Hamlet", "theater", "Europe/Sofia"]);
  });

  it("is filed so by a call that names the category, with another slug where another place has it", async () => {
    await admin.submit(routes.addEvent, { ...HALL, ...EVENT, category: "party", title: "Rave" });
    expect((await records())[1]).toEqual({ category: "party", slug: "hall-sofia", ...place });
    await admin.submit(routes.addEvent, {
      ...HALL,
      ...EVENT,
      category: "all",
      venue: "hall-sofia",
      title: "Ball",
    });
    expect(await records()).toHaveLength(3);
    const nowhere = { ...HALL, ...EVENT, category: "sport", venue: "nowhere", title: "Match" };
    expect((await admin.refusal(routes.addEvent, nowhere)).error).toMatch(
      /no sport venue at “nowhere” in Sofia/,
    );
  });

  it("moves there when it is edited, and keeps its address", async () => {
    const edit = { ...HALL, ...EVENT, title: "Strings", event: "strings", old_date: EVENT.date };
    expect(await admin.submit(routes.editEvent, { ...edit, eventCategory: "festival" })).toBe("Event Edited");
    const moved = { location: "hall", category: "festival", name: "strings", date: EVENT.date };
    expect((await get(urls.singleEvent(moved), SingleEvent))[1].category).toBe("festival");
    const before = { ...moved, category: "concert" };
    expect((await get(urls.singleEvent(before), SingleEvent))[1].category).toBe("festival");
    const back = { ...edit, category: "festival", eventCategory: "concert" };
    await admin.submit(routes.editEvent, back);
    expect((await records()).map(({ category }) => category)).toEqual([
      "concert",
      "festival",
      "party",
      "theater",
    ]);
  });

  it("is filed so by an import whose row tells the category, and found again", async () => {
    const file = "title,date,time,venue,city,country,category\nPoetry,2026-12-20,20:00,Hall,Sofia,BG,other";
    const answer = await admin.send(routes.importPreview, {}, file);
    expect(ImportPreview.parse(answer.json())).toMatchObject({ newVenues: 1, counts: { new: 1, wrong: 0 } });
    const applied = await admin.send(routes.importApply, {}, file);
    const last = ImportLine.parse(JSON.parse(applied.body.trim().split("\n").at(-1)!));
    expect(last).toMatchObject({ newVenues: 1, counts: { new: 1 } });
    expect(await records()).toContainEqual({ category: "other", slug: "hall", ...place });
    const again = await admin.send(routes.importPreview, {}, file);
    expect(ImportPreview.parse(again.json())).toMatchObject({ newVenues: 0, counts: { same: 1 } });
    // The form's category is for new venues, and moves nothing.
    const plain = "title,date,time,venue,city,country\nPoems,2026-12-21,20:00,Hall,Varna,BG";
    const preview = await admin.send(routes.importPreview, { category: "theater" }, plain);
    expect(ImportPreview.parse(preview.json())).toMatchObject({ newVenues: 0, counts: { new: 1 } });
  });
});

describe("the records of a place", () => {
  it("CTY-10 are all told with any of them, and counted one by one", async () => {
    const { others, ...venue } = await get(urls.venue(concertId), VenueWithOthers);
    expect(venue.events.map(({ name }) => name)).toEqual(["Strings"]);
    const told = others.map(({ category, events }) => [category, events.map(({ name }) => name).sort()]);
    expect(told.sort()).toEqual([
      ["other", ["Poetry"]],
      ["party", ["Ball", "Rave"]],
      ["theater", ["Faust", "Hamlet"]],
    ]);
    const back = await get(urls.venue(others[0]!._id), VenueWithOthers);
    expect(back.others.map(({ _id }) => _id)).toContain(concertId);
    const { venues, events } = await get(`${urls.overview(WORLD, 2)}?categories=theater`, Overview);
    expect([venues, events]).toEqual([1, 2]);
  });

  it("CTY-11 are edited as one, and deleted one by one", async () => {
    await admin.submit(routes.editVenue, { ...HALL, new_name: "Great Hall", new_address: "2 Main Street" });
    const all = await records();
    expect(new Set(all.map(({ name, address }) => `${name}, ${address}`))).toEqual(
      new Set(["Great Hall, 2 Main Street"]),
    );
    expect(new Set(all.map(({ slug }) => slug))).toEqual(new Set(["great-hall"]));
    await admin.submit(routes.deleteVenue, { ...HALL, category: "theater", venue: "great-hall" });
    const here = await get(urls.venuesInBounds(WORLD, 0), z.array(VenueWithEvents));
    expect(
      here
        .filter(({ city }) => city === "Sofia")
        .map(({ category }) => category)
        .sort(),
    ).toEqual(["concert", "other", "party"]);
  });
});
