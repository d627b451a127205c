import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { ImportLine, ImportPreview } from "#contract/admin-import.ts";
import { routes } from "#contract/urls.ts";
import { FORMATS } from "#domain/event-import.ts";
import { type EventInput, NEW_EVENT } from "#server/catalog/write/event-input.ts";
import { writeCatalog } from "#server/catalog/write.ts";
import { startAdmin } from "#tests/support/admin.ts";
import { anyEvent, dayLater } from "#tests/support/any-event.ts";
import { addUser } from "#tests/support/mailing.ts";

const { admin, clock, database, world } = await startAdmin();
const NOW = Date.parse("2026-11-15T12:00:00Z");
const SOFIA = "Europe/Sofia";

let tests = 0;
let hall = { id: 0, name: "", timeZone: SOFIA };
beforeEach(async () => {
  clock.nowMs = NOW;
  // Its name has what separates the parts of a place.
  const name = `Hall ${++tests}, large`;
  hall = { id: await world.addVenue({ name }), name, timeZone: SOFIA };
});

const slug = () => `hall-${tests}-large`;
const exported = async (format: string) =>
  (await admin.get(`${routes.exportEvents}?format=${format}&country=BG&city=Sofia&venue=${slug()}`)).body;

async function preview(file: string, query: Record<string, string> = {}) {
  const answer = await admin.send(routes.importPreview, query, file);
  expect(answer.statusCode, answer.body).toBe(200);
  return ImportPreview.parse(answer.json());
}

async function apply(file: string, query: Record<string, string> = {}) {
  const answer = await admin.send(routes.importApply, query, file);
  return ImportLine.parse(JSON.parse(answer.body.trim().split("\n").at(-1)!));
}

const addEvents = (inputs: readonly EventInput[], rule?: string) =>
  writeCatalog(database, { actor: { userId: null, origin: "admin" }, at: new Date(NOW) }, async (write) => {
    const ids: number[] = [];
    for (const input of inputs)
      ids.push(
        ...(await write.events.add(
          hall,
          input,
          rule ? { rule, dates: [input.date, dayLater(input.date)] } : {},
        )),
      );
    return ids;
  });

const rows = async () => {
  const found = await database.pool.query(
    `select e.*, o.name as organizer from events e left join organizers o on o.id = e.organizer_id
     where venue_id = $1 order by e.date, e.name`,
    [hall.id],
  );
  return found.rows;
};

describe("CORE-31 what was exported is imported as the same event", () => {
  it.each(FORMATS)("as %s, whatever events are like", async (format) => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(anyEvent, { selector: ({ date }) => date, minLength: 10, maxLength: 15 }),
        async (events) => {
          await database.pool.query("delete from events where venue_id = $1", [hall.id]);
          await addEvents(events);
          const { counts, rows } = await preview(await exported(format), { category: "concert" });
          expect(rows.filter(({ status }) => status !== "same")).toEqual([]);
          expect(counts.same).toBe(events.length);
        },
      ),
      { numRuns: 4, endOnFailure: true },
    );
  });

  it.each(FORMATS)("as %s into another installation it tells the same", async (format) => {
    const [event] = fc.sample(anyEvent, { numRuns: 1, seed: 7 });
    const told: EventInput = {
      ...event!,
      name: "Long Run",
      description: "Two\nlines",
      date: "2026-12-12",
      time: "",
      isAllDay: true,
      endDate: "2026-12-15",
      endTime: null,
      openDays: ["2026-12-12", "2026-12-15"],
      status: "postponed",
      isSoldOut: true,
      price: { isFree: false, from: 20, to: 35.5, currency: "EUR" },
      tags: ["family", "jazz"],
      minAge: 16,
      room: "Hall 2",
      language: "bg",
      organizer: "Philharmonic",
    };
    await addEvents([told, { ...NEW_EVENT, name: "Plain", date: "2026-12-20", time: "20:00" }]);
    const before = await rows();
    const file = (await exported(format)).replaceAll(/event-(\d+)@[\w.-]+/g, "event-$1@elsewhere.example");
    await database.pool.query("delete from events where venue_id = $1", [hall.id]);
    expect(await apply(file, { category: "concert" })).toMatchObject({ counts: { new: 2, wrong: 0 } });
    const facts = ({ name, date, time, ...row }: Record<string, unknown>) =>
      [
        name,
        date,
        time,
        row.starts_at,
        row.end_date,
        row.end_time,
        row.ends_at,
        row.is_all_day,
        row.open_days,
        row.status,
      ]
        .concat([
          row.is_sold_out,
          row.is_free,
          row.price_from,
          row.price_to,
          row.currency,
          row.tags,
          row.min_age,
          row.details,
        ])
        .concat([row.room, row.language, row.organizer, row.link, row.image, row.description]);
    expect((await rows()).map(facts)).toEqual(before.map(facts));
  });

  it("dates of a series too, in a calendar each under its own name and related to the series", async () => {
    await addEvents([{ ...NEW_EVENT, name: "Jam", date: "2026-12-12", time: "20:00" }], "FREQ=DAILY;COUNT=2");
    const file = await exported("ics");
    expect(new Set(file.match(/^UID:.*/gm)).size).toBe(2);
    expect(file.match(/^RELATED-TO;RELTYPE=SIBLING:series-/gm)).toHaveLength(2);
    expect((await preview(file)).counts).toMatchObject({ same: 2, new: 0 });
  });

  it("follows a change in the file, and keeps what the file does not tell", async () => {
    const [id] = await addEvents([
      {
        ...NEW_EVENT,
        name: "Jam",
        date: "2026-12-12",
        time: "20:00",
        endDate: "2026-12-12",
        endTime: "23:00",
        tags: ["jazz"],
      },
    ]);
    const table = `uid,title,date,time,venue,city,country\nevent-${id}@localhost,Jam,2026-12-14,21:00,"${hall.name}",Sofia,Bulgaria`;
    expect((await preview(table)).rows).toMatchObject([{ status: "changed", changes: ["date", "time"] }]);
    await apply(table);
    expect(await rows()).toMatchObject([{ id, end_time: "23:00", tags: ["jazz"], version: 2 }]);
    expect((await rows())[0].ends_at).toEqual(new Date("2026-12-14T21:00:00Z"));
  });

  it("is another event where neither name nor start agree: two installations may share a host name", async () => {
    const [id] = await addEvents([{ ...NEW_EVENT, name: "Jam", date: "2026-12-12", time: "20:00" }]);
    const table = `uid,title,date,venue,city,country\nevent-${id}@localhost,Opera,2026-12-14,"${hall.name}",Sofia,Bulgaria`;
    expect((await preview(table)).counts).toMatchObject({ new: 1, changed: 0 });
  });

  it("leaves out what is deleted or not published", async () => {
    const [gone, waiting] = await addEvents([
      { ...NEW_EVENT, name: "Gone", date: "2026-12-12" },
      { ...NEW_EVENT, name: "Waiting", date: "2026-12-13" },
    ]);
    await database.pool.query("update events set withdrawn_at = now() where id = $1", [gone]);
    await database.pool.query("update events set published_at = null where id = $1", [waiting]);
    for (const format of FORMATS) expect(await exported(format)).not.toMatch(/Gone|Waiting/);
  });
});

const calendar = (...entries: string[][]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "X-WR-CALNAME:Programme"]
    .concat(
      entries.flatMap((lines) => [
        "BEGIN:VEVENT",
        `LOCATION:Plain ${tests}\\, Sofia\\, Bulgaria`,
        ...lines,
        "END:VEVENT",
      ]),
    )
    .concat("END:VCALENDAR")
    .join("\r\n");

describe("CORE-34 a file of others tells", () => {
  beforeEach(async () => {
    const id = await world.addVenue({ name: `Plain ${tests}` });
    hall = { id, name: `Plain ${tests}`, timeZone: SOFIA };
  });

  it("ends, days, tags, language and organizer in a calendar", async () => {
    const file = calendar(
      [
        "UID:a",
        "SUMMARY;LANGUAGE=BG:A",
        "DTSTART:20261212T180000Z",
        "DTEND:20261212T204000Z",
        "CATEGORIES:Jazz,Family",
      ],
      [
        "UID:b",
        "SUMMARY:B",
        "DTSTART;VALUE=DATE:20261213",
        "DTEND;VALUE=DATE:20261216",
        "ORGANIZER;CN=The Club:mailto:a@b.example",
      ],
      [
        "UID:c",
        "SUMMARY:C",
        "DTSTART:20261214T180000Z",
        "DURATION:PT90M",
        "ORGANIZER;CN=a@b.example:mailto:a@b.example",
      ],
      ["UID:d", "SUMMARY:D", "DTSTART:20261215T180000Z", "DTEND:20261215T180000Z", "STATUS:TENTATIVE"],
    );
    await apply(file);
    expect(await rows()).toMatchObject([
      {
        name: "A",
        time: "20:00",
        end_time: "22:40",
        tags: ["jazz", "family"],
        language: "bg",
        origin: "source",
      },
      { name: "B", time: null, is_all_day: true, end_time: null, organizer: "The Club" },
      { name: "C", end_time: "21:30", organizer: null },
      { name: "D", ends_at: null, status: "scheduled" },
    ]);
    expect((await rows())[1].ends_at).toEqual(new Date("2026-12-15T22:00:00Z"));
    expect((await preview(file)).counts).toMatchObject({ same: 4 });
  });

  it("ADM-21 that an event is cancelled: it is marked, and those who keep it are told", async () => {
    const entry = ["UID:x", "SUMMARY:Off", "DTSTART:20261212T180000Z"];
    await apply(calendar(entry));
    const [{ id }] = await rows();
    const userId = await addUser(database, "Keeper");
    await database.pool.query("insert into favorites (user_id, event_id) values ($1, $2)", [userId, id]);
    const off = calendar(
      [...entry, "STATUS:CANCELLED"],
      ["UID:y", "SUMMARY:Never", "DTSTART:20261212T180000Z", "STATUS:CANCELLED"],
    );
    expect((await preview(off)).rows).toMatchObject([
      { status: "changed", changes: ["status"] },
      { status: "past", reason: "It’s cancelled." },
    ]);
    await apply(off);
    expect(await rows()).toMatchObject([{ name: "Off", status: "cancelled", version: 2 }]);
    const { rows: mails } = await database.pool.query("select facts from outbox where kind = 'event-news'");
    expect(mails.map(({ facts }) => facts)).toMatchObject([{ event: id, news: "cancelled" }]);
    const { rows: history } = await database.pool.query("select * from event_history where event_id = $1", [
      id,
    ]);
    expect(history).toMatchObject([
      {
        action: "changed",
        origin: "source",
        before: { status: "scheduled" },
        after: { status: "cancelled" },
      },
    ]);
    // A calendar that says nothing about it does not call it on again.
    expect((await preview(calendar(entry))).counts).toMatchObject({ same: 1 });
  });

  it("ADM-21 that an event is still on: it is not past before its end", async () => {
    const run = ["UID:r", "SUMMARY:Run", "DTSTART;VALUE=DATE:20261101", "DTEND;VALUE=DATE:20261201"];
    const done = ["UID:s", "SUMMARY:Done", "DTSTART;VALUE=DATE:20261101", "DTEND;VALUE=DATE:20261105"];
    expect((await preview(calendar(run, done))).rows.map(({ title, status }) => [title, status])).toEqual([
      ["Run", "new"],
      ["Done", "past"],
    ]);
  });

  it("ADM-21 that a deleted event is there still: it stays deleted, and its hour is free", async () => {
    const entry = ["UID:z", "SUMMARY:Deleted", "DTSTART:20261212T180000Z"];
    await apply(calendar(entry));
    await database.pool.query("update events set withdrawn_at = now() where venue_id = $1", [hall.id]);
    expect((await preview(calendar(entry))).rows).toMatchObject([
      { status: "same", reason: "It was deleted here." },
    ]);
    const other = await preview(calendar(["UID:other", ...entry.slice(1)]));
    expect(other.counts).toMatchObject({ new: 1 });
  });

  it("prices, tickets, ages, organizer and status in JSON-LD", async () => {
    const thing = {
      "@type": "MusicEvent",
      name: "Concert",
      startDate: "2026-12-12T20:00:00+02:00",
      endDate: "2026-12-12T22:40:00+02:00",
      eventStatus: "https://schema.org/EventPostponed",
      location: {
        "@type": "Place",
        name: hall.name,
        address: { addressLocality: "Sofia", addressCountry: "BG" },
      },
      organizer: { "@type": "Organization", name: "Philharmonic" },
      offers: [
        {
          "@type": "Offer",
          price: "35.50",
          priceCurrency: "EUR",
          availability: "https://schema.org/SoldOut",
        },
        { "@type": "Offer", price: 20, priceCurrency: "EUR", availability: "SoldOut" },
      ],
      keywords: "Jazz, Family",
      typicalAgeRange: "16+",
      inLanguage: "bg",
    };
    await apply(JSON.stringify(thing));
    expect(await rows()).toMatchObject([
      {
        end_time: "22:40",
        status: "postponed",
        organizer: "Philharmonic",
        price_from: 20,
        price_to: 35.5,
        currency: "EUR",
        is_sold_out: true,
        tags: ["jazz", "family"],
        min_age: 16,
        language: "bg",
      },
    ]);
  });

  it("what is wrong in a side field of a table, in a sentence, and is taken over without it", async () => {
    const head =
      "title,date,time,venue,city,country,end_date,end_time,status,free,price_from,currency,open_days";
    let titles = 0;
    const row = (cells: string) => `T${titles++},2026-12-12,20:00,${hall.name},Sofia,Bulgaria,${cells}`;
    const { rows } = await preview(
      [
        head,
        row("2026-12-10,,,,,,"),
        row("2026-13-10,,,,,,"),
        row(",19:00,,,,,"),
        row(",,perhaps,,,,"),
        row(",,,maybe,,,"),
        row(",,,,ten,EUR,"),
        row(",,,,10,,"),
        row(",,,,10,XXQ,"),
        row(",,,,,,2026-12-30"),
      ].join("\n"),
    );
    expect(rows.map(({ status, reason }) => `${status}: ${reason}`)).toEqual([
      "new: Imported, but: The end must not come before the start.",
      "new: Imported, but: “2026-13-10” is not an existing date, written YYYY-MM-DD.",
      "new: Imported, but: The end must come after the start.",
      "new: Imported, but: “perhaps” is not one of scheduled, cancelled, postponed.",
      "new: Imported, but: “maybe” is neither yes nor no.",
      "new: Imported, but: The price “ten” is in words, so we’ve added it to the description.",
      "new: Imported, but: The price “10” is in words, so we’ve added it to the description.",
      "new: Imported, but: “XXQ” is not a currency. Use its three-letter code, such as EUR.",
      "new: Imported, but: Open days must be between the start and the end.",
    ]);
  });
});
