import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Event } from "#contract/catalog.ts";
import { VenueWithEvents } from "#contract/catalog.ts";
import { routes, urls } from "#contract/urls.ts";
import { startAdmin } from "#tests/support/admin.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { addReminder, addUser, mailerFor } from "#tests/support/mailing.ts";

const { app, admin, clock, database, get, world } = await startAdmin();

const HALL = { country: "Bulgaria", city: "Sofia", category: "concert", venue: "" };
const WORLD = { west: -180, south: -90, east: 180, north: 90 };
const FORM = {
  date: "2026-12-12",
  time: "20:00",
  title: "Winter Strings",
  image: "",
  link: "https://tickets.example.org/1",
  description: "",
};

/** Every test has a hall of its own. */
let tests = 0;

beforeEach(async () => {
  clock.nowMs = Date.parse("2026-11-15T12:00:00Z");
  tests++;
  HALL.venue = `hall-${tests}`;
  await database.pool.query("with f as (delete from favorites) delete from outbox");
  await world.addVenue({ name: `Hall ${tests}` });
});

const listed = async (): Promise<Event[]> => {
  const venues = await get(urls.venuesInBounds(WORLD, 0), z.array(VenueWithEvents));
  return venues.filter(({ slug }) => slug === HALL.venue).flatMap(({ events }) => events);
};
const add = (fields: object = {}) => admin.submit(routes.addEvent, { ...HALL, ...FORM, ...fields });
const edit = (fields: object = {}) =>
  admin.submit(routes.editEvent, {
    ...HALL,
    ...FORM,
    event: "winter-strings",
    old_date: FORM.date,
    ...fields,
  });
const refused = async (fields: object) =>
  (await admin.refusal(routes.addEvent, { ...HALL, ...FORM, ...fields })).fields;

describe("CORE-01 an event tells", () => {
  it("its end, price, tags, age, room, language, organizer and that it is sold out", async () => {
    await add({
      endDate: "2026-12-12",
      endTime: "22:40",
      priceFrom: "20",
      priceTo: 35.5,
      currency: "eur",
      tags: "Family, jazz ,family",
      minAge: "16",
      room: "Hall 2",
      language: "BG",
      organizer: "Sofia Philharmonic",
      isSoldOut: true,
    });
    expect(await listed()).toMatchObject([
      {
        startsAt: "2026-12-12T18:00:00.000Z",
        endsAt: "2026-12-12T20:40:00.000Z",
        endTime: "22:40",
        price: { isFree: false, from: 20, to: 35.5, currency: "EUR" },
        tags: ["family", "jazz"],
        minAge: 16,
        room: "Hall 2",
        language: "bg",
        organizer: { name: "Sofia Philharmonic", slug: "sofia-philharmonic" },
        isSoldOut: true,
      },
    ]);
  });

  it("CORE-404 when its doors open and how it is accessible, each restored by its own entry of the history", async () => {
    await add({ doors: "19:00", access: "step-free,hearing-loop" });
    expect(await listed()).toMatchObject([{ doors: "19:00", access: ["step-free", "hearing-loop"] }]);
    expect(await refused({ doors: "7 pm" })).toHaveProperty("doors");
    expect(await refused({ access: ["lift"] })).toHaveProperty("access");
    await edit({ doors: "" });
    await edit({ access: ["hearing-loop", "quiet-hour"] });
    expect(await listed()).toMatchObject([{ doors: null, access: ["hearing-loop", "quiet-hour"] }]);
    const { rows } = await database.pool.query(
      "select before, after from event_history where action = 'changed' and event_id = $1 order by id",
      [(await listed())[0]!._id],
    );
    expect(rows).toEqual([
      { before: { doors: "19:00" }, after: { doors: null } },
      {
        before: { access: ["step-free", "hearing-loop"] },
        after: { access: ["hearing-loop", "quiet-hour"] },
      },
    ]);
  });

  it("that its hour is not known, or that it lasts all day", async () => {
    await add({ time: "" });
    await add({
      title: "Fair",
      isAllDay: true,
      endDate: "2026-12-14",
      openDays: ["2026-12-14", "2026-12-12"],
    });
    expect(await listed()).toMatchObject([
      { name: "Winter Strings", time: "", hasTime: false, startsAt: "2026-12-11T22:00:00.000Z" },
      {
        name: "Fair",
        isAllDay: true,
        endsAt: "2026-12-14T22:00:00.000Z",
        openDays: ["2026-12-12", "2026-12-14"],
        expiresAt: Date.parse("2026-12-14T22:00:00Z"),
      },
    ]);
  });

  it("that it is free; an evening may end in the next morning", async () => {
    await add({ isFree: true, endTime: "02:00" });
    expect(await listed()).toMatchObject([
      { price: { isFree: true, from: null }, endDate: "2026-12-13", endsAt: "2026-12-13T00:00:00.000Z" },
    ]);
  });

  it("what it told before, where an edit leaves a field out, and nothing where it is emptied", async () => {
    await add({ priceFrom: 10, currency: "EUR", tags: ["jazz"], organizer: "Club", endTime: "22:00" });
    await edit({ description: "New" });
    expect(await listed()).toMatchObject([
      {
        description: "New",
        price: { from: 10 },
        tags: ["jazz"],
        organizer: { name: "Club" },
        endTime: "22:00",
      },
    ]);
    await edit({ priceFrom: "", currency: "", tags: "", organizer: "", endDate: "", endTime: "" });
    expect(await listed()).toMatchObject([{ price: null, tags: [], organizer: null, endsAt: null }]);
  });
});

describe("CORE-02 a wrong value gets one clear sentence", () => {
  it.each([
    [{ endDate: "2026-12-11" }, "endDate", "The end must not come before the start."],
    [{ endDate: "2026-12-12", endTime: "19:00" }, "endTime", "The end must come after the start."],
    [{ priceFrom: -1, currency: "EUR" }, "priceFrom", "Must not be below zero."],
    [{ priceFrom: 5 }, "currency", "A price needs a currency."],
    [{ priceFrom: 5, currency: "XQX" }, "currency", "Must be a three-letter currency code, such as EUR."],
    [
      { priceFrom: 9, priceTo: 5, currency: "EUR" },
      "priceTo",
      "The highest price must not be below the lowest.",
    ],
    [{ isFree: true, priceFrom: 5, currency: "EUR" }, "isFree", "A free event can’t have a price."],
    [{ language: "klingon tongue" }, "language", "Must be a language tag, such as en or bg."],
    [{ openDays: "2026-12-20" }, "openDays", "Open days must be between the start and the end."],
    [
      { repeat: "FREQ=WEEKLY" },
      "repeat",
      "A repeat needs an end: add COUNT or UNTIL, at most two years ahead.",
    ],
    [
      { repeat: "FREQ=WEEKLY;UNTIL=20300101" },
      "repeat",
      "Repeats can end at most two years after the start, by 2028-12-13.",
    ],
    [{ repeat: "often" }, "repeat", "This is not a rule for repeating, such as “FREQ=WEEKLY;COUNT=10”."],
  ])("%j", async (fields, field, sentence) => {
    expect(await refused(fields)).toEqual({ [field]: sentence });
    expect(await listed()).toEqual([]);
  });
});

describe("CORE-03 a series", () => {
  const dates = async () => (await listed()).map(({ date, time, name }) => `${date} ${time} ${name}`);

  it("is added by a rule, and each date says which series it belongs to", async () => {
    await add({ repeat: "FREQ=WEEKLY;COUNT=3" });
    const events = await listed();
    expect(events.map(({ date }) => date)).toEqual(["2026-12-12", "2026-12-19", "2026-12-26"]);
    expect(new Set(events.map(({ series }) => series?.id)).size).toBe(1);
    expect(events[0]?.series?.count).toBe(3);
  });

  it("changes on this date, this and the following, or all", async () => {
    await add({ repeat: "FREQ=WEEKLY;COUNT=3" });
    const second = { event: "winter-strings", old_date: "2026-12-19" };
    await edit({ ...second, date: "2026-12-19", title: "Guest Night" });
    expect(await dates()).toEqual([
      "2026-12-12 20:00 Winter Strings",
      "2026-12-19 20:00 Guest Night",
      "2026-12-26 20:00 Winter Strings",
    ]);
    await edit({
      event: "guest-night",
      old_date: "2026-12-19",
      date: "2026-12-20",
      title: "Guest Night",
      time: "19:00",
      scope: "following",
    });
    expect(await dates()).toEqual([
      "2026-12-12 20:00 Winter Strings",
      "2026-12-20 19:00 Guest Night",
      "2026-12-27 19:00 Winter Strings",
    ]);
    await edit({ old_date: "2026-12-12", room: "Hall 2", scope: "all" });
    expect((await listed()).map(({ room }) => room)).toEqual(["Hall 2", "Hall 2", "Hall 2"]);
  });

  it("is deleted from a date on, and an undo brings it back", async () => {
    await add({ repeat: "FREQ=WEEKLY;COUNT=3" });
    const second = { event: "winter-strings", old_date: "2026-12-19" };
    await admin.submit(routes.deleteEvent, { ...HALL, ...second, scope: "following" });
    expect(await dates()).toEqual(["2026-12-12 20:00 Winter Strings"]);
    await admin.submit(routes.undoDeletion, {});
    expect(await dates()).toHaveLength(3);
  });

  it("grows out of a single event", async () => {
    await add({ organizer: "Club" });
    await edit({ repeat: "FREQ=DAILY;COUNT=2" });
    const events = await listed();
    expect(events.map(({ date, organizer, series }) => [date, organizer?.name, series?.count])).toEqual([
      ["2026-12-12", "Club", 2],
      ["2026-12-13", "Club", 2],
    ]);
  });
});

describe("CORE-04 an event that moves", () => {
  it("says from when, and nothing once it is back", async () => {
    await add();
    await edit({ date: "2026-12-14" });
    expect(await listed()).toMatchObject([
      { date: "2026-12-14", status: "scheduled", previousStart: "2026-12-12T18:00:00.000Z" },
    ]);
    await edit({ old_date: "2026-12-14" });
    expect(await listed()).toMatchObject([{ date: "2026-12-12", previousStart: null }]);
  });

  it("to another venue keeps its favourites, and its old address leads to it", async () => {
    await world.addVenue({ name: "Arena", category: "sport" });
    await add();
    const [event] = await listed();
    const user = await addUser(database, "Mila");
    await addReminder(database, user, Number(event?._id));
    await edit({ newVenue: { slug: "arena", category: "sport" } });
    const old = { location: HALL.venue, category: "concert", name: "winter-strings", date: FORM.date };
    const answer = await app.inject(urls.singleEvent(old));
    expect(answer.json()).toMatchObject([[{ _id: event?._id }], { slug: "arena" }]);
    const { rows } = await database.pool.query("select 1 from favorites where event_id = $1", [event?._id]);
    expect(rows).toHaveLength(1);
    expect(
      (await admin.refusal(routes.editEvent, { ...HALL, ...FORM, event: "x", old_date: FORM.date })).status,
    ).toBe(400);
  });
});

describe("NEWS-01 a user with the event among the favourites", () => {
  async function kept(forename: string, fields: object = {}) {
    await add(fields);
    const [event] = await listed();
    const user = await addUser(database, forename);
    await addReminder(database, user, Number(event?._id));
    const server = await startMailServer();
    const mailer = mailerFor(database, { SMTP_URL: server.url }, clock);
    const mails = async () => {
      await mailer.work();
      return server.received.map(({ mail }) => mail.subject);
    };
    return { mails, server };
  }

  it("gets one mail when it is cancelled, and no reminder of it", async () => {
    const { mails, server } = await kept("Cara");
    await edit({ status: "cancelled" });
    expect(await mails()).toEqual(["Cancelled: Winter Strings"]);
    clock.nowMs = Date.parse("2026-12-12T10:00:00Z");
    await edit({ status: "cancelled", description: "Sorry." });
    expect(await mails()).toEqual(["Cancelled: Winter Strings"]);
    expect(server.received[0]?.mail.text).toContain("Winter Strings has been cancelled");
  });

  it("gets one when it is moved, that says from when, and the reminder follows", async () => {
    const { mails, server } = await kept("Mona");
    await edit({ date: "2026-12-20" });
    expect(await mails()).toEqual(["New date or place: Winter Strings"]);
    expect(server.received[0]?.mail.text).toContain("12.12.2026 · 20:00h");
    clock.nowMs = Date.parse("2026-12-12T10:00:00Z");
    expect(await mails()).toHaveLength(1);
    clock.nowMs = Date.parse("2026-12-19T19:00:00Z");
    expect(await mails()).toHaveLength(2);
  });

  it("is told the end in it, of the new time and of the one before", async () => {
    const { mails, server } = await kept("Rosa", { endTime: "22:40" });
    await edit({ date: "2026-12-20", endDate: "2026-12-22", endTime: "" });
    expect(await mails()).toEqual(["New date or place: Winter Strings"]);
    const text = server.received[0]?.mail.text;
    expect(text).toContain("announced for 12.12.2026 · 20:00–\u206022:40h");
    expect(text).toContain("20.12.2026 – 22.12.2026 · from 20:00h");
  });

  it("hears nothing of a cancellation that was taken back at once, but of its being on", async () => {
    const { mails } = await kept("Nina");
    await edit({ status: "postponed" });
    await edit({ status: "scheduled" });
    expect(await mails()).toEqual(["Going ahead: Winter Strings"]);
  });

  it("hears nothing of what is over, or of other fields", async () => {
    const { mails } = await kept("Olga");
    await edit({ description: "More." });
    clock.nowMs = Date.parse("2026-12-13T12:00:00Z");
    await edit({ description: "More.", status: "cancelled" });
    expect(await mails()).toEqual([]);
  });
});
