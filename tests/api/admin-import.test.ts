import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { EventList, FormFailure, VenueList } from "#contract/admin.ts";
import { ImportLine, ImportPreview, type ImportRow, PreviewLine } from "#contract/admin-import.ts";
import { routes } from "#contract/urls.ts";
import { startAdmin } from "#tests/support/admin.ts";
import {
  EVENTBRITE_PAGE,
  GOOGLE_CALENDAR,
  MEETUP_EVENTS,
  WORDPRESS_CALENDAR,
  WORDPRESS_GRAPH,
} from "#tests/support/calendar-samples.ts";

const { app, account, admin, database, world, keeper } = await startAdmin();
await world.addVenue();
const SOFIA = { country: "Bulgaria", city: "Sofia" };
const HALL = { ...SOFIA, category: "concert", venue: "bulgaria-hall" };

async function preview(body: string | Buffer, query: Record<string, string> = {}): Promise<ImportPreview> {
  const answer = await admin.send(routes.importPreview, query, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return ImportPreview.parse(answer.json());
}

async function refusal(body: string | Buffer, query: Record<string, string> = {}): Promise<string> {
  const answer = await admin.send(routes.importPreview, query, body);
  expect(answer.statusCode, answer.body).toBe(400);
  const { error, fields } = FormFailure.parse(answer.json());
  expect(fields).toBeDefined();
  return error;
}

async function apply(body: string | Buffer, query: Record<string, string> = {}) {
  const answer = await admin.send(routes.importApply, query, body);
  expect(answer.statusCode).toBe(200);
  const lines = answer.body
    .trim()
    .split("\n")
    .map((line) => ImportLine.parse(JSON.parse(line)));
  return { steps: lines.slice(0, -1), last: lines.at(-1)! };
}

const brief = ({ title, date, time, status }: ImportRow) => `${status} ${title} ${date} ${time}`.trim();
const countEvents = async () =>
  (await database.db.execute<{ n: number }>(sql`select count(*)::int as n from events`)).rows[0]!.n;
const table = (...rows: string[]) =>
  ["title,date,time,venue,city,country,link,description", ...rows].join("\n");

describe("ADM-11 a calendar", () => {
  it("of Google is read with its zones, series, exceptions and days", async () => {
    const { rows, counts, source, format } = await preview(GOOGLE_CALENDAR, SOFIA);
    expect([source, format]).toEqual(["Bulgaria Hall, programme", "ics"]);
    expect(rows.map(brief)).toEqual([
      "new Winter Strings 2026-12-12 20:00",
      "new Jam Session 2026-11-18 19:00",
      "new Jam Session 2026-12-09 19:00",
      "new Jam Session 2026-12-16 19:00",
      "new Jam Session, a day later 2026-12-03 20:00",
      "new Open Day 2026-12-06",
      "past New Year's Concert 2026-01-01 20:00",
      "past Called Off 2026-12-20 20:00",
    ]);
    expect(counts).toMatchObject({ new: 6, past: 2, wrong: 0 });
  });

  it("is imported once, however often it comes, and follows what changes in it", async () => {
    const before = await countEvents();
    const first = await apply(GOOGLE_CALENDAR, SOFIA);
    expect(first.last).toMatchObject({ message: "Events Imported", counts: { new: 6, wrong: 0 } });
    expect(first.steps.map((line) => "step" in line && line.step)).toEqual(
      expect.arrayContaining(["reading", "comparing", "writing"]),
    );
    expect(await countEvents()).toBe(before + 6);
    expect(keeper.current().count().events).toBe(6);
    const again = await apply(GOOGLE_CALENDAR, SOFIA);
    expect(again.last).toMatchObject({ counts: { new: 0, changed: 0, same: 6 } });

    const changed = GOOGLE_CALENDAR.replace("20261212T180000Z", "20261213T173000Z").replace(
      "Open Day",
      "Open House",
    );
    const { rows } = await preview(changed, SOFIA);
    expect(
      rows.filter(({ status }) => status === "changed").map(({ title, changes }) => [title, changes]),
    ).toEqual([
      ["Winter Strings", ["date", "time"]],
      ["Open House", ["title"]],
    ]);
    await apply(changed, SOFIA);
    expect(await countEvents()).toBe(before + 6);
    const listed = await admin.read(routes.venueEvents, HALL, EventList);
    expect(listed.find(({ name }) => name === "Winter Strings")).toMatchObject({
      date: "2026-12-13",
      time: "19:30",
      version: 2,
      description: "An evening by candlelight.\n\nDoors open at 19:30 & not before.",
    });
    expect((await apply(changed, SOFIA)).last).toMatchObject({ counts: { new: 0, changed: 0, same: 6 } });
  });

  it("of WordPress is read with a zone that only it knows, link and picture", async () => {
    expect((await apply(WORDPRESS_CALENDAR)).last).toMatchObject({ counts: { new: 1 } });
    const listed = await admin.read(
      routes.venueEvents,
      { ...HALL, event: "night-of-short-films" },
      EventList,
    );
    expect(listed[0]).toMatchObject({
      date: "2026-12-14",
      time: "19:30",
      link: "https://stage.example.org/event/short-films/",
      image: "https://stage.example.org/films.jpg",
      description: "Eight films, one evening.\n\nBring a blanket.",
    });
  });
});

describe("ADM-11 JSON-LD", () => {
  it("is found in a page of Eventbrite", async () => {
    expect((await apply(EVENTBRITE_PAGE)).last).toMatchObject({ counts: { new: 1 } });
    const listed = await admin.read(routes.venueEvents, { ...HALL, event: "strings-brass" }, EventList);
    expect(listed[0]).toMatchObject({
      name: "Strings & Brass",
      date: "2026-12-18",
      time: "19:00",
      image: "https://img.example.com/77.jpg",
    });
  });

  it("is read from a list of Meetup, where an event online needs a venue", async () => {
    const { rows } = await preview(MEETUP_EVENTS);
    expect(rows.map(({ row, status, time }) => [row, status, time])).toEqual([
      [1, "new", "20:30"],
      [2, "wrong", ""],
    ]);
    expect(rows[1]!.reason).toMatch(/takes place online/);
    expect((await preview(MEETUP_EVENTS, HALL)).counts).toMatchObject({ new: 2 });
  });

  it("is read from a graph of WordPress, addresses of pictures completed", async () => {
    expect((await apply(WORDPRESS_GRAPH)).last).toMatchObject({ counts: { new: 1 } });
    const listed = await admin.read(routes.venueEvents, { ...HALL, event: "the-cherry-orchard" }, EventList);
    expect(listed[0]).toMatchObject({ date: "2026-12-21", image: "https://stage.example.org/cherries.jpg" });
  });
});

describe("ADM-11 a table", () => {
  it("may come from a spreadsheet: BOM, semicolons, CRLF, quotes, other names of columns", async () => {
    const text =
      "\uFEFFEvent Name;Start Date;Start Time;Location;City;Country;Website;Details\r\n" +
      '"Tango; ""late""";24.12.2026;9:30 PM;Bulgaria Hall;СОФИЯ;BG;https://t.example.org;"two\r\nlines"\r\n' +
      "Waltz;2026-12-25;;bulgaria HALL;Sofia;Bulgaria;;\r\n\r\n";
    await world.addVenue({ city: "София", category: "party" });
    expect((await apply(text, { source: "dances" })).last).toMatchObject({ counts: { new: 2, wrong: 0 } });
    const { rows } = await preview(text, { source: "dances" });
    expect(rows.map((row) => [row.row, brief(row)])).toEqual([
      [2, 'same Tango; "late" 2026-12-24 21:30'],
      [4, "same Waltz 2026-12-25"],
    ]);
  });

  it("says at each row what is wrong", async () => {
    const text = table(
      "A,2026-02-30,20:00,Bulgaria Hall,Sofia,Bulgaria,,",
      "B,2026-12-12,25:00,Bulgaria Hall,Sofia,Bulgaria,,",
      "C,2027-03-28,03:30,Bulgaria Hall,Sofia,Bulgaria,,",
      "D,2026-12-12,20:00,Bulgaria Hall,Sofia,Bulgaria,javascript:alert(1),",
      ",2026-12-12,20:00,Bulgaria Hall,Sofia,Bulgaria,,",
      "F,2026-12-12,20:00,Nowhere,Sofia,Bulgaria,,",
      "G,2026-12-12,20:00,Bulgaria Hall,Atlantis,Bulgaria,,",
      `${"x".repeat(10_000)},2026-12-12,20:00,Bulgaria Hall,Sofia,Bulgaria,,`,
      "I,2026-12-12,20:00,Bulgaria Hall,Sofia,Bulgaria,,,,,",
    );
    const { rows } = await preview(text);
    expect(rows.map(({ row, status, reason }) => [row, status, reason])).toEqual([
      [2, "wrong", expect.stringMatching(/not an existing date/)],
      // So it is more than its hour.
      [3, "new", expect.stringMatching(/^Imported, but: “25:00” is not a time of day/)],
      [4, "wrong", expect.stringMatching(/clocks go forward/)],
      // The event is worth more than its link.
      [5, "new", ""],
      [6, "wrong", expect.stringMatching(/no title/)],
      [7, "wrong", expect.stringMatching(/no venue called “Nowhere” in Sofia/)],
      [8, "wrong", expect.stringMatching(/no city called “Atlantis” in the list/)],
      [9, "wrong", expect.stringMatching(/longer than 200/)],
      [10, "wrong", expect.stringMatching(/11 cells, but the header has 8/)],
    ]);
  });

  it("is imported as a whole or not at all, unless wrong rows are to be skipped", async () => {
    const text = table(
      "Good,2026-12-28,20:00,Bulgaria Hall,Sofia,Bulgaria,,",
      "Bad,2026-12-28,20:00,Nowhere,Sofia,Bulgaria,,",
    );
    const before = await countEvents();
    expect((await apply(text)).last).toMatchObject({
      error: "Row 3 is wrong: There is no venue called “Nowhere” in Sofia. Nothing was imported.",
    });
    expect(await countEvents()).toBe(before);
    expect((await apply(text, { skipWrong: "true" })).last).toMatchObject({ counts: { new: 1, wrong: 1 } });
    expect(await countEvents()).toBe(before + 1);
  });

  it("doubles nothing that is listed, whatever its source", async () => {
    const text = table(
      "GOOD,2026-12-28,20:00,Bulgaria Hall,Sofia,Bulgaria,,",
      "Twice,2026-12-29,20:00,Bulgaria Hall,Sofia,Bulgaria,,",
      "Twice,2026-12-29,20:00,Bulgaria Hall,Sofia,Bulgaria,,",
    );
    const { rows } = await preview(text, { source: "another" });
    expect(rows.map(({ status }) => status)).toEqual(["duplicate", "new", "duplicate"]);
  });

  it("adds venues and cities it names where that is wanted", async () => {
    const text = table(
      "Opening,2026-12-30,20:00,Sea Garden,Burgas,Bulgaria,,",
      "Closing,2026-12-31,20:00,Sea Garden,Burgas,Bulgaria,,",
      "Lost,2026-12-31,20:00,Somewhere,Qwertyville,Bulgaria,,",
    );
    const { newVenues, counts } = await preview(text, { createVenues: "true", category: "festival" });
    expect([newVenues, counts.new, counts.wrong]).toEqual([1, 2, 1]);
    await apply(text, { createVenues: "true", category: "festival", skipWrong: "true" });
    const { venues } = await admin.read(routes.adminVenues, { city: "burgas" }, VenueList);
    expect(venues).toMatchObject([{ name: "Sea Garden", category: "festival", timeZone: "Europe/Sofia" }]);
    expect((await preview(text, {})).counts).toMatchObject({ same: 2, wrong: 1 });
  });
});

describe("ADM-11 a file that cannot be read", () => {
  it.each([
    ["nothing", "", /empty/],
    ["a calendar that breaks off", GOOGLE_CALENDAR.slice(0, -400), /ends on line \d+/],
    [
      "a table that breaks off",
      'title,date\n"Half',
      /ends inside the quotes that open on line 2: it is incomplete/,
    ],
    ["JSON that breaks off", MEETUP_EVENTS.slice(0, 300), /damaged or incomplete/],
    ["a page without events", "<html><body>Hello</body></html>", /not JSON/],
    ["JSON of other things", '{"@type":"Person"}', /There is no event in this file/],
    ["a table without names", "a;b;c\n1;2;3", /“title” is missing/],
    ["a table in another alphabet", Buffer.from([0x74, 0xe8, 0xf2, 0xeb, 0x0a]), /“title” is missing/],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), /null characters/],
  ])("%s is refused with a sentence", async (_what, body, sentence) => {
    expect(await refusal(body)).toMatch(sentence);
  });

  it("leaves everything as it was", async () => {
    const before = await countEvents();
    const { last } = await apply(GOOGLE_CALENDAR.slice(0, -400), SOFIA);
    expect(last).toMatchObject({ error: expect.stringMatching(/is incomplete/) });
    expect(await countEvents()).toBe(before);
  });
});

describe("SEC-63 an address in a file", () => {
  const HOSTILE = "https://ok.example/\r\nATTACH:http://evil.example/x.exe\r\nX-INJECTED:1";
  const row = (link: string) => table(`Injected,2027-02-01,20:00,Bulgaria Hall,Sofia,Bulgaria,"${link}",`);

  it("with a line break in it is left out, in a table and in JSON", async () => {
    const query = { source: "hostile" };
    const link = async () => {
      const [event] = await admin.read(routes.venueEvents, { ...HALL, event: "injected" }, EventList);
      return event!.link;
    };
    expect((await apply(row(HOSTILE), query)).last).toMatchObject({ counts: { new: 1, wrong: 0 } });
    expect(await link()).toBe("");
    const event = {
      "@type": "Event",
      name: "Injected",
      startDate: "2027-02-01T20:00",
      url: HOSTILE,
      location: { name: "Bulgaria Hall", address: { addressLocality: "Sofia", addressCountry: "BG" } },
    };
    expect((await apply(JSON.stringify(event), query)).last).toMatchObject({ counts: { new: 0, wrong: 0 } });
    expect(await link()).toBe("");
    await database.db.execute(sql`delete from events where name = 'Injected'`);
  });

  it("is kept as it was parsed, and then the same again", async () => {
    const source = { source: "parsed" };
    const file = row("HTTPS://ok.example/a b/ü?q=<x>");
    expect((await apply(file, source)).last).toMatchObject({ counts: { new: 1 } });
    expect((await apply(file, source)).last).toMatchObject({ counts: { same: 1 } });
    const query = { ...HALL, event: "injected" };
    const [event] = await admin.read(routes.venueEvents, query, EventList);
    expect(event!.link).toBe("https://ok.example/a%20b/%C3%BC?q=%3Cx%3E");
  });
});

it("ADM-11 names and signs that no database could hold do not get that far", async () => {
  const event = (more: object) => ({
    "@type": "Event",
    "@id": `https://x.example/${"u".repeat(6_000)}`,
    name: "Odd \u0000\ud800 name",
    description: "&#xD800;<br>\udfff",
    startDate: "2027-01-15T20:00",
    location: { name: "Bulgaria Hall", address: { addressLocality: "Sofia", addressCountry: "BG" } },
    ...more,
  });
  const text = JSON.stringify([event({}), event({ startDate: "2027-01-16T20:00", name: "\ud83c" })]);
  expect((await apply(text, { source: "odd", category: "concert" })).last).toMatchObject({
    counts: { new: 2 },
  });
  const query = { source: "odd", category: "concert" };
  expect((await apply(text, query)).last).toMatchObject({ counts: { same: 2 } });
  const nulls: Record<string, string>[] = [
    { source: "\0" },
    { city: "\0" },
    { venue: "\0", ...SOFIA },
    { country: "\0" },
  ];
  for (const nul of nulls) expect((await admin.send(routes.importPreview, nul, text)).statusCode).toBe(400);
  expect((await admin.refusal(routes.deleteVenue, { ...HALL, venue: "\0" })).status).toBe(400);
});

describe("ADM-20 a preview asked for lines", () => {
  const previewLines = async (body: string, query: Record<string, string>) => {
    const answer = await app.inject({
      method: "POST",
      url: routes.importPreview,
      query,
      headers: { cookie: account.cookie, accept: "application/x-ndjson", "content-type": "text/plain" },
      payload: body,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toMatch(/^application\/x-ndjson/);
    return answer.body
      .trim()
      .split("\n")
      .map((line) => PreviewLine.parse(JSON.parse(line)));
  };

  it("tells how far it is, and ends with the same preview", async () => {
    const lines = await previewLines(GOOGLE_CALENDAR, SOFIA);
    expect(new Set(lines.map((line) => "step" in line && line.step))).toEqual(
      new Set(["reading", "placing", "comparing", false]),
    );
    expect(lines.at(-1)).toEqual(await preview(GOOGLE_CALENDAR, SOFIA));
  });

  it("ends with the sentence that refuses it", async () => {
    const lines = await previewLines('title,date\n"Half', SOFIA);
    expect(lines.at(-1)).toMatchObject({ error: expect.stringMatching(/is incomplete/) });
  });
});
