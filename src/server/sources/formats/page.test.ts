import { describe, expect, it } from "vitest";
import { sentenceOf } from "#contract/error-messages.ts";
import { formatOf, readFile } from "./file.ts";

const NOW_MS = Date.parse("2026-11-15T12:00:00Z");

function read(text: string) {
  return [...readFile(text, formatOf(text), NOW_MS).rows];
}

function brief(text: string): string[] {
  return read(text).map((row) => {
    if ("problem" in row) return `${row.row}: ${sentenceOf(row.problem)}`;
    const { start, facts } = row.draft;
    const at = "atMs" in start ? new Date(start.atMs).toISOString() : `${start.date} ${start.time}`.trim();
    return `${at} ${facts.title}`;
  });
}

function first(text: string) {
  const row = read(text)[0]!;
  if ("problem" in row) throw new Error(sentenceOf(row.problem));
  return row.draft;
}

const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
const jam = (more: object = {}) =>
  JSON.stringify({ "@type": "MusicEvent", name: "Jam", startDate: "2026-12-24T19:00", ...more });

describe("SRC-14 JSON-LD", () => {
  it("one damaged script spoils no other, and is told", () => {
    const page = `<html>\n${script(jam())}\n${script('{"@type": "Event", "name": ')}\n${script('{"@type":"Thing" oops')}</html>`;
    expect(brief(page)).toEqual(["3: This script is damaged and was left out.", "2026-12-24 19:00 Jam"]);
  });

  it("common mistakes are mended", () => {
    expect(brief(`<html>${script(`<!-- ${jam().replace("}", ",}")} -->`)}</html>`)).toEqual([
      "2026-12-24 19:00 Jam",
    ]);
  });

  it("links are resolved by the page's own address; what leads nowhere is left out", () => {
    const head = '<link rel="canonical" href="https://hall.example/programme/">';
    expect(first(`<html>${head}${script(jam({ url: "jam.html", image: "/p.jpg" }))}`).facts).toMatchObject({
      link: "https://hall.example/programme/jam.html",
      image: "https://hall.example/p.jpg",
    });
    expect(first(jam({ url: "www.hall.example" })).facts.link).toBe("https://www.hall.example/");
    expect(first(jam({ url: "jam.html" })).facts).toMatchObject({
      link: "",
      notes: ["Its link is not a complete web address and was left out."],
    });
  });

  it("parts of an event take place where the whole does", () => {
    const whole = {
      "@context": "https://schema.org",
      "@graph": [
        {
          "@type": "Festival",
          name: "Week",
          location: { "@type": "Place", name: "Park" },
          subEvent: [JSON.parse(jam()), JSON.parse(jam({ name: "Talk", location: { name: "Hall" } }))],
        },
      ],
    };
    const places = read(JSON.stringify(whole)).map((row) => "draft" in row && row.draft.facts.place.name);
    expect(places).toEqual(["Park", "Hall"]);
  });

  it("a schedule is its dates", () => {
    const eventSchedule = {
      "@type": "Schedule",
      repeatFrequency: "P1W",
      byDay: ["https://schema.org/Tuesday", "https://schema.org/Thursday"],
      startDate: "2026-12-01",
      endDate: "2026-12-10",
      startTime: "19:00:00",
      endTime: "21:00:00",
      exceptDate: ["2026-12-03"],
      scheduleTimezone: "Europe/Sofia",
    };
    expect(brief(jam({ startDate: undefined, eventSchedule }))).toEqual([
      "2026-12-01T17:00:00.000Z Jam",
      "2026-12-08T17:00:00.000Z Jam",
      "2026-12-10T17:00:00.000Z Jam",
    ]);
  });

  it("what is online has no venue; what is postponed is", () => {
    const { facts } = first(
      jam({
        eventStatus: "https://schema.org/EventPostponed",
        location: { "@type": "VirtualLocation", url: "https://stream.example/1" },
        performer: [{ name: "Ann" }, { name: "Bob" }],
      }),
    );
    expect(facts).toMatchObject({
      link: "https://stream.example/1",
      description: "Ann, Bob",
      place: { name: "", isVirtual: true },
      details: { status: "postponed" },
    });
  });
});

it("SRC-15 microdata is read like JSON-LD", () => {
  const page = `<div itemscope itemtype="https://schema.org/MusicEvent">
    <a itemprop="url" href="https://hall.example/jam"><span itemprop="name">Jam</span></a>
    <time itemprop="startDate" datetime="2026-12-24T19:00+02:00">Thursday</time>
    <div itemprop="location" itemscope itemtype="https://schema.org/Place"><b itemprop="name">Hall</b>
      <span itemprop="address" itemscope><i itemprop="addressLocality">Sofia</i></span></div>
    <span itemprop="offers" itemscope><meta itemprop="price" content="12"><meta itemprop="priceCurrency" content="EUR"></span>
  </div>`;
  expect(brief(page)).toEqual(["2026-12-24T17:00:00.000Z Jam"]);
  expect(first(page).facts).toMatchObject({
    link: "https://hall.example/jam",
    place: { name: "Hall", cities: [{ name: "Sofia" }] },
    details: { price: { from: 12, currency: "EUR" } },
  });
});

it("SRC-16 h-event is read, also as hCalendar", () => {
  const page = `<div class="h-event"><a class="p-name u-url" href="https://hall.example/jam">Jam</a>
    <time class="dt-start" datetime="2026-12-24 19:00">Thursday</time>
    <span class="p-location h-card"><b class="p-name">Hall</b> <i class="p-locality">Sofia</i></span></div>`;
  expect(brief(page)).toEqual(["2026-12-24 19:00 Jam"]);
  expect(first(page).facts).toMatchObject({
    link: "https://hall.example/jam",
    place: { name: "Hall", cities: [{ name: "Sofia" }] },
  });
  const old = `<div class="vevent"><span class="summary">Talk</span><abbr class="dtstart" title="2026-12-25">x</abbr></div>`;
  expect(brief(old)).toEqual(["2026-12-25 Talk"]);
});

describe("SRC-17 feeds", () => {
  const rss = (item: string) =>
    `<?xml version="1.0"?><rss xmlns:ev="http://purl.org/rss/1.0/modules/event/"><channel><title>Hall</title><item><title>Jam &amp; more</title><link>https://hall.example/1</link><guid>1</guid>${item}</item></channel></rss>`;

  it("whose entries tell when they take place", () => {
    const text = rss(
      "<ev:startdate>2026-12-24T19:00:00+02:00</ev:startdate><ev:location>Hall, Sofia</ev:location>",
    );
    expect(brief(text)).toEqual(["2026-12-24T17:00:00.000Z Jam & more"]);
    expect(first(text).facts).toMatchObject({
      uid: "1",
      link: "https://hall.example/1",
      place: { name: "Hall" },
    });
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>Jam</title><id>2</id><link rel="alternate" href="https://hall.example/2"/><xcal:dtstart>20261224T190000Z</xcal:dtstart></entry></feed>`;
    expect(brief(atom)).toEqual(["2026-12-24T19:00:00.000Z Jam"]);
  });

  it("SRC-70 of articles lead to pages that may tell when", () => {
    const [row] = read(rss(""));
    expect(row).toMatchObject({ uid: "1", title: "Jam & more", problem: { code: "rowNoStart" } });
    expect(row).toMatchObject({ link: { url: "https://hall.example/1" } });
  });

  it("without dates and links are refused, and names of their own", () => {
    expect(() => read(rss("").replace(/<link>.*<.link>/, ""))).toThrow(/don’t say when anything takes place/);
    expect(() => read(`<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]>${rss("").slice(21)}`)).toThrow(
      /\.$/,
    );
  });
});

describe("SRC-18 plain JSON", () => {
  it("is read by the names that columns have", () => {
    const json = JSON.stringify({
      data: {
        events: [
          {
            id: 7,
            title: "Jam",
            start: { dateTime: "2026-12-24T19:00:00Z" },
            venue: { name: "Hall", city: "Sofia" },
            tags: ["jazz"],
          },
        ],
      },
    });
    expect(brief(json)).toEqual(["2026-12-24T19:00:00.000Z Jam"]);
    expect(first(json).facts).toMatchObject({
      uid: "7",
      place: { name: "Hall", cities: [{ name: "Sofia" }] },
      details: { tags: ["jazz"] },
    });
  });

  it("and so is GeoJSON, our own with its venues", () => {
    const geometry = { type: "Point", coordinates: [23.3, 42.7] };
    const event = { _id: "1", name: "Jam", date: "2026-12-24", time: "19:00" };
    const properties = {
      name: "Hall",
      city: "Sofia",
      country: "Bulgaria",
      category: "concert",
      events: [event],
    };
    const json = JSON.stringify({
      type: "FeatureCollection",
      features: [{ type: "Feature", geometry, properties }],
    });
    expect(brief(json)).toEqual(["2026-12-24 19:00 Jam"]);
    expect(first(json).facts.place).toMatchObject({
      name: "Hall",
      category: "concert",
      point: { longitude: 23.3, latitude: 42.7 },
    });
  });

  it("without events is refused", () => {
    expect(() => read('{"a":[1]}')).toThrow(/There is no event in this file/);
  });
});

it("SRC-19 the format is told by the beginning", () => {
  const heads = [
    "BEGIN:VCALENDAR",
    "BEGIN:VEVENT",
    "title,date",
    '{"@type":"Event"}',
    '[{"title":"x"}]',
    "<!doctype html>",
    '<?xml version="1.0"?>\n<rss>',
    "<feed>",
  ];
  expect(heads.map(formatOf)).toEqual(["ics", "ics", "csv", "jsonld", "json", "html", "feed", "feed"]);
});
