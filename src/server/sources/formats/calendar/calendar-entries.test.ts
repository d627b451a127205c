import { describe, expect, it } from "vitest";
import { brief, calendar, event, first, read, starts } from "#tests/support/calendar-rows.ts";
import { decodeFile } from "../decode.ts";

describe("SRC-05 exceptions to a series", () => {
  const series = (master: string[], ...exceptions: string[][]) =>
    calendar(
      ...[master, ...exceptions].flatMap((lines) => ["BEGIN:VEVENT", "UID:s", ...lines, "END:VEVENT"]),
    );

  it("of days are known by their day, however the date is written", () => {
    const text = series(
      ["SUMMARY:Fair", "DTSTART:20261201", "RRULE:FREQ=DAILY;COUNT=3"],
      ["SUMMARY:Fair, moved", "DTSTART:20261210", "RECURRENCE-ID;TZID=Europe/Sofia:20261202T000000"],
    );
    expect(brief(text)).toEqual(["2026-12-01 Fair", "2026-12-03 Fair", "2026-12-10 Fair, moved"]);
  });

  it("take from the series what they do not say", () => {
    const text = series(
      ["SUMMARY:Jam", "LOCATION:Hall", "DTSTART:20261201T180000Z", "RRULE:FREQ=DAILY;COUNT=2"],
      ["DTSTART:20261202T190000Z", "RECURRENCE-ID:20261202T180000Z"],
    );
    expect(brief(text)).toEqual(["2026-12-01T18:00Z Jam", "2026-12-02T19:00Z Jam"]);
  });

  it("may hold for all that follow", () => {
    const text = series(
      ["SUMMARY:Jam", "DTSTART:20261201T180000Z", "RRULE:FREQ=DAILY;COUNT=4"],
      ["SUMMARY:Late jam", "DTSTART:20261203T200000Z", "RECURRENCE-ID;RANGE=THISANDFUTURE:20261203T180000Z"],
    );
    expect(brief(text)).toEqual([
      "2026-12-01T18:00Z Jam",
      "2026-12-02T18:00Z Jam",
      "2026-12-03T20:00Z Late jam",
      "2026-12-04T20:00Z Late jam",
    ]);
    expect(read(text)[3]).toMatchObject({
      draft: { sourceStart: { atMs: Date.parse("2026-12-04T18:00Z") } },
    });
  });

  it("may be cancelled", () => {
    const text = series(
      ["SUMMARY:Jam", "DTSTART:20261201T180000Z", "RRULE:FREQ=DAILY;COUNT=2"],
      ["STATUS:CANCELLED", "RECURRENCE-ID:20261202T180000Z"],
    );
    const status = read(text).map((row) => "draft" in row && row.draft.facts.details.status);
    expect(status).toEqual([undefined, "cancelled"]);
  });

  it("the highest SEQUENCE counts, then the last change", () => {
    const text = series(
      ["SUMMARY:Old", "SEQUENCE:1", "DTSTART:20261201T180000Z"],
      ["SUMMARY:New", "SEQUENCE:2", "DTSTART:20261202T180000Z"],
      ["SUMMARY:Late", "SEQUENCE:2", "LAST-MODIFIED:20261101T000000Z", "DTSTART:20261202T180000Z"],
      ["SUMMARY:Older", "DTSTART:20261203T180000Z"],
    );
    expect(brief(text)).toEqual(["2026-12-02T18:00Z Late"]);
  });

  it("and several events of one UID are several", () => {
    const text = series(["SUMMARY:A", "DTSTART:20261201"], ["SUMMARY:B", "DTSTART:20261202"]);
    expect(brief(text)).toEqual(["2026-12-01 A", "2026-12-02 B"]);
  });
});

describe("SRC-06 lines as programs write them", () => {
  it.each([
    ["folded right after the name", "DTSTART\r\n ;VALUE=DATE\r\n :20261224"],
    ["with a blank line in the fold", "DTSTART\r\n\r\n :20261224"],
    ["followed by a line that is none", "DTSTART:20261224\r\nX-RADIUS=49.9"],
    ["with a quote that never ends", 'DTSTART;VALUE="DATE:20261224'],
  ])("%s", (_name, lines) => expect(starts(event(lines))).toEqual(["2026-12-24"]));

  it.each(["\n", "\r"])("ended by %j", (newline) => {
    expect(starts(event("DTSTART:20261224").replaceAll("\r\n", newline))).toEqual(["2026-12-24"]);
  });

  it("a description that is broken into lines", () => {
    const draft = first(event("DTSTART:20261224", "DESCRIPTION:Dear all,", "bring cake", "and tea."));
    expect(draft.facts.description).toBe("Dear all,\nbring cake\nand tea.");
  });

  it("and in quoted-printable", () => {
    const draft = first(
      event("DTSTART:20261224", "SUMMARY:x", "DESCRIPTION;ENCODING=QUOTED-PRINTABLE:Caf=C3=", "=A9 at noon"),
    );
    expect(draft.facts.description).toBe("Café at noon");
  });

  it("events without a calendar around them, and without an end", () => {
    expect(starts("BEGIN:VEVENT\nSUMMARY:Evening\nDTSTART:20261224\nEND:VEVENT\n")).toEqual(["2026-12-24"]);
    expect(
      starts(
        calendar(
          "BEGIN:VEVENT",
          "SUMMARY:Evening",
          "DTSTART:20261224",
          "BEGIN:VEVENT",
          "SUMMARY:Evening",
          "DTSTART:20261225",
        ),
      ),
    ).toEqual(["2026-12-24", "2026-12-25"]);
  });

  it("but a file that breaks off is refused", () => {
    expect(() => starts("BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261224\n")).toThrow(/ends on line 3/);
  });
});

describe("SRC-07 what an entry tells", () => {
  it("end, duration, status, tags, place, link, picture and organizer", () => {
    const { facts, end } = first(
      event(
        "DTSTART;TZID=Europe/Sofia:20261224T190000",
        "DURATION:PT1H30M",
        "STATUS:CANCELLED",
        "CATEGORIES:Jazz,Live\\, loud",
        "LOCATION:The Hall\\, 1 Main Street\\, Sofia\\, Bulgaria",
        "GEO:42.69;23.32",
        "URL;VALUE=URI:https://hall.example/e/1",
        "ATTACH:https://hall.example/poster.jpg",
        'ORGANIZER;CN="Friends of Jazz":mailto:a@example.org',
      ),
    );
    expect(end).toEqual({ atMs: Date.parse("2026-12-24T18:30Z") });
    expect(facts).toMatchObject({
      link: "https://hall.example/e/1",
      image: "https://hall.example/poster.jpg",
      place: {
        name: "The Hall",
        address: "1 Main Street, Sofia, Bulgaria",
        point: { latitude: 42.69, longitude: 23.32 },
      },
      details: {
        status: "cancelled",
        tags: ["jazz", "live, loud"],
        organizer: "Friends of Jazz",
        isAllDay: false,
      },
    });
  });

  it("an end that is a day is the day before", () => {
    expect(first(event("DTSTART:20261224", "DTEND:20261227")).end).toEqual({
      date: "2026-12-26",
      time: null,
    });
    expect(first(event("DTSTART:20261224", "DTEND:20261224")).end).toBeUndefined();
  });

  it("a description that is written for Outlook alone", () => {
    const html = 'X-ALT-DESC;FMTTYPE=text/html:<html><body style="x"><p>Bring <b>cake</b>.</p></body></html>';
    expect(first(event("DTSTART:20261224", html)).facts.description).toContain("Bring cake.");
  });

  it("an address on the Internet is no venue", () => {
    const { facts } = first(event("DTSTART:20261224", "LOCATION:https://zoom.example/j/1"));
    expect(facts).toMatchObject({ link: "https://zoom.example/j/1", place: { name: "", isVirtual: true } });
  });

  it("a calendar that calls its events off", () => {
    const text = event("DTSTART:20261224").replace("\r\n", "\r\nMETHOD:CANCEL\r\n");
    expect(first(text).facts.details.status).toBe("cancelled");
  });
});

describe("SRC-08 a file's letters", () => {
  const decode = (...parts: (string | number[])[]) =>
    decodeFile(
      Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part)))),
    );

  it("are UTF-8, Windows-1252 or Windows-1251", () => {
    expect(decode("Café Ж")).toBe("Café Ж");
    expect(decode("Caf", [0xe9], " and St", [0x92], "s")).toBe("Café and St’s");
    expect(decode([0xca, 0xee, 0xed, 0xf6, 0xe5, 0xf0, 0xf2], ",2026")).toBe("Концерт,2026");
    expect(decode('<?xml encoding="ISO-8859-2"?>', [0xb1])).toContain("ą");
    expect(decode("Café, Ünder and ", [0xff])).toBe("Café, Ünder and \uFFFD");
  });

  it("may be cut by a fold", () => {
    expect(decode("BEGIN:VCALENDAR\r\nSUMMARY:Caf", [0xc3], "\r\n ", [0xa9])).toContain("SUMMARY:Café");
  });
});
