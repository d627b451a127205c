import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { exchangedEvent } from "#tests/support/exchanged.ts";
import { calendarText } from "./calendar.ts";

const PUBLIC_URL = "https://events.example";
const write = (given: Parameters<typeof exchangedEvent>[0] = {}) =>
  calendarText([exchangedEvent(given)], PUBLIC_URL);
const lines = (given: Parameters<typeof exchangedEvent>[0] = {}) =>
  write(given).replaceAll("\r\n ", "").split("\r\n");

describe("CORE-30 an event in a calendar", () => {
  it("says what, where, when and how to find it, whatever zone the calendar is in", () => {
    expect(lines()).toEqual(
      expect.arrayContaining([
        "UID:event-7@events.example",
        "DTSTART:20261212T180000Z",
        "DURATION:PT2H",
        "LAST-MODIFIED:20261115T120000Z",
        "SEQUENCE:2",
        "STATUS:CONFIRMED",
        "SUMMARY:Hamlet",
        "LOCATION:Ivan Vazov National Theatre\\, 5 Dyakon Ignatiy St\\, Sofia\\, Bulgaria",
        "GEO:42.6942;23.3263",
        "CATEGORIES:theater",
        "URL:https://events.example/event/location=ivan-vazov&category=theater&event=hamlet&date=2026-12-12",
      ]),
    );
  });

  it("tells its end, status, tags, language, organizer, picture and price", () => {
    const told = lines({
      event: { image: "https://pictures.example/a.jpg" },
      details: {
        endDate: "2026-12-12",
        endTime: "22:40",
        status: "cancelled",
        tags: ["family", "jazz, slow"],
        language: "bg",
        organizer: { name: 'Club "A": big', slug: "club-a" },
        price: { isFree: false, from: 20, to: 35.5, currency: "EUR" },
      },
    });
    expect(told).toEqual(
      expect.arrayContaining([
        "DTEND:20261212T204000Z",
        "STATUS:CANCELLED",
        "CATEGORIES:theater,family,jazz\\, slow",
        "SUMMARY;LANGUAGE=bg:Hamlet",
        "ORGANIZER;CN=\"Club ^'A^': big\":https://events.example/organizer/club-a",
        "IMAGE;VALUE=URI:https://pictures.example/a.jpg",
        "X-COST:20-35.5 EUR",
      ]),
    );
    expect(told.join("\n")).not.toContain("DURATION");
    expect(lines({ details: { status: "postponed" } })).toContain("STATUS:TENTATIVE");
    expect(lines({ details: { price: { isFree: true, from: null, to: null, currency: null } } })).toContain(
      "X-COST:0",
    );
  });

  it("without an hour is a date, and its end the day after the last one", () => {
    const run = lines({ event: { time: "" }, details: { isAllDay: true, endDate: "2026-12-14" } });
    expect(run).toEqual(expect.arrayContaining(["DTSTART;VALUE=DATE:20261212", "DTEND;VALUE=DATE:20261215"]));
    expect(lines({ event: { time: "" } }).join("\n")).not.toMatch(/DTEND|DURATION/);
  });

  it("OUT-361 of a series has a name of its own, and is related to the series", () => {
    const told = lines({ details: { series: { id: "5", count: 12 } } });
    expect(told).toEqual(
      expect.arrayContaining([
        "UID:event-7@events.example",
        "RELATED-TO;RELTYPE=SIBLING:series-5@events.example",
        "DTSTART:20261212T180000Z",
      ]),
    );
    expect(told.join("\n")).not.toContain("RECURRENCE-ID");
  });

  it("OUT-362 that runs for days is one entry of whole days, and nobody is busy meanwhile", () => {
    const endsAtMs = Date.parse("2026-12-14T18:00:00Z");
    const run = lines({ details: { endDate: "2026-12-14", endTime: "20:00", endsAtMs } });
    expect(run).toEqual(
      expect.arrayContaining([
        "DTSTART;VALUE=DATE:20261212",
        "DTEND;VALUE=DATE:20261215",
        "TRANSP:TRANSPARENT",
      ]),
    );
    // A night that ends on the next day is not a run.
    const nightEndMs = Date.parse("2026-12-13T03:00:00Z");
    const night = lines({ details: { endDate: "2026-12-13", endTime: "05:00", endsAtMs: nightEndMs } });
    expect(night).toEqual(
      expect.arrayContaining(["DTSTART:20261212T180000Z", "DTEND:20261213T030000Z", "TRANSP:TRANSPARENT"]),
    );
  });

  it("keeps characters that mean something in the format, and leaves out control characters", () => {
    const told = lines({
      event: { name: "Wine, cheese; \\o/\u0007", description: "One\r\nTwo\nDTSTART:19700101T000000Z" },
    });
    expect(told).toEqual(
      expect.arrayContaining([
        "SUMMARY:Wine\\, cheese\\; \\\\o/",
        "DESCRIPTION:One\\nTwo\\nDTSTART:19700101T000000Z",
      ]),
    );
    const hostile = { name: "A\r\nBEGIN:VALARM", slug: "a" };
    expect(
      lines({ details: { organizer: hostile, tags: ["x\r\nBEGIN:VALARM"], room: "1\r\n2" } }),
    ).not.toContain("BEGIN:VALARM");
  });

  it("SEC-63 begins no line with a line break in an address", () => {
    const image = "https://ok.example/\r\nATTACH:http://evil.example/x.exe\nX-INJECTED:1\u0085";
    expect(lines({ event: { image, link: image } })).toContain(
      "IMAGE;VALUE=URI:https://ok.example/ATTACH:http://evil.example/x.exeX-INJECTED:1",
    );
    expect(lines({ event: { image, link: image } }).filter((line) => /^(ATTACH|X-INJ)/.test(line))).toEqual(
      [],
    );
  });

  it("has no line of more than 75 bytes and cuts no letter in two", () => {
    const name = "Вечер на българската народна музика и танци с ансамбъл „Филип Кутев“ 🎻🎻";
    const file = write({ event: { name, description: name.repeat(5) } });
    const bytes = file.split("\r\n").map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
    const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent");
    expect(event?.getFirstPropertyValue("summary")).toBe(name);
  });
});

it("PAGE-12 a calendar to subscribe to says its name and how often to look again", () => {
  const text = calendarText([], PUBLIC_URL, { name: "Jazz, mostly", refreshHours: 6 });
  expect(text.split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Whereabouts//Events//EN",
    "NAME:Jazz\\, mostly",
    "X-WR-CALNAME:Jazz\\, mostly",
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    "X-PUBLISHED-TTL:PT6H",
    "END:VCALENDAR",
    "",
  ]);
});
