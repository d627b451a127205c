import { describe, expect, it } from "vitest";
import { sentenceOf } from "#contract/error-messages.ts";
import { decodeFile } from "../decode.ts";
import { readCalendar } from "./calendar.ts";

const NOW_MS = Date.parse("2026-11-15T12:00:00Z");

function read(text: string) {
  return [...readCalendar(text, NOW_MS).rows];
}

const calendar = (...lines: string[]) => ["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR", ""].join("\r\n");
const event = (...lines: string[]) =>
  calendar("BEGIN:VEVENT", "UID:1", "SUMMARY:Evening", ...lines, "END:VEVENT");

/** "instant title", "wall time title", or the problem. */
function brief(text: string): string[] {
  return read(text).map((row) => {
    if ("problem" in row) return sentenceOf(row.problem);
    const { facts, start } = row.draft;
    const at =
      "atMs" in start
        ? new Date(start.atMs).toISOString().slice(0, 16).concat("Z")
        : `${start.date} ${start.time}`;
    return `${at.trim()} ${facts.title}`;
  });
}

function starts(text: string): string[] {
  return brief(text).map((line) => line.replace(/ Evening$/, ""));
}

function first(text: string) {
  const row = read(text)[0]!;
  if ("problem" in row) throw new Error(sentenceOf(row.problem));
  return row.draft;
}

describe("SRC-01 a calendar's times are read by their form", () => {
  it.each([
    ["a date without VALUE=DATE", "DTSTART:20261224", ["2026-12-24"]],
    ["a time that claims to be a date", "DTSTART;VALUE=DATE:20261224T190000", ["2026-12-24 19:00"]],
    ["an ISO time", "DTSTART:2026-12-24T19:00:00Z", ["2026-12-24T19:00Z"]],
    ["an offset", "DTSTART:20261224T190000+0200", ["2026-12-24T17:00Z"]],
    ["a parameter twice", "DTSTART;VALUE=DATE;VALUE=OTHER:20261224", ["2026-12-24"]],
    ["no zone", "DTSTART:20261224T190000", ["2026-12-24 19:00"]],
    ["no date", "DTSTART:Next week", ['Its start "Next week" is no date that exists.']],
    ["a date that does not exist", "DTSTART:20260230", ['Its start "20260230" is no date that exists.']],
    ["nothing", "X-A:1", ["It has no start."]],
  ])("%s", (_name, line, expected) => expect(starts(event(line))).toEqual(expected));
});

describe("SRC-02 a time zone is known by any of its names", () => {
  it.each([
    ["Europe/Sofia", "2026-12-24T17:00Z"],
    ["europe/sofia", "2026-12-24T17:00Z"],
    ["W. Europe Standard Time", "2026-12-24T18:00Z"],
    ["Pacific Standard Time 1", "2026-12-25T03:00Z"],
    ["Eastern Daylight Time", "2026-12-25T00:00Z"],
    ['"(UTC-05:00) Eastern Time (US & Canada)"', "2026-12-25T00:00Z"],
    ["(UTC+02:00) Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius", "2026-12-24T17:00Z"],
    ["/mozilla.org/20070129_1/America/New_York", "2026-12-25T00:00Z"],
    ["/freeassociation.sourceforge.net/Tzfile/America/Argentina/Buenos_Aires", "2026-12-24T22:00Z"],
    ["/citadel.org/20261101_1/Europe/Berlin", "2026-12-24T18:00Z"],
    ["posix/Europe/Vaduz", "2026-12-24T18:00Z"],
    ["America/New York", "2026-12-25T00:00Z"],
    ["UTC+01", "2026-12-24T18:00Z"],
    ["(GMT +01:00)", "2026-12-24T18:00Z"],
  ])("%s", (name, expected) =>
    expect(starts(event(`DTSTART;TZID=${name}:20261224T190000`))).toEqual([expected]),
  );

  it("and one that nobody knows leaves the hour of the venue, and says so", () => {
    const draft = first(event("DTSTART;TZID=tzone://Microsoft/Custom:20261224T190000"));
    expect(draft.start).toEqual({ date: "2026-12-24", time: "19:00" });
    expect(draft.facts.notes).toEqual([
      'Line 5: the time zone "tzone://Microsoft/Custom" is not known: its hours are taken for those at the venue.',
    ]);
  });

  it("or by the calendar's own, for times that name none", () => {
    const text = event("DTSTART:20261224T190000").replace("\r\n", "\r\nX-WR-TIMEZONE:Europe/Sofia\r\n");
    expect(starts(text)).toEqual(["2026-12-24T17:00Z"]);
  });
});

describe("SRC-03 a zone that a calendar describes itself", () => {
  const zone = (id: string, ...parts: string[]) => [
    "BEGIN:VTIMEZONE",
    `TZID:${id}`,
    ...parts,
    "END:VTIMEZONE",
  ];
  const part = (kind: string, start: string, from: string, to: string, ...more: string[]) => [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    ...more,
    `END:${kind}`,
  ];
  const OWN = [
    ...part("STANDARD", "16010101T030000", "+0200", "+0100", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10"),
    ...part("DAYLIGHT", "16010101T020000", "+0100", "+0200", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3"),
  ];
  const at = (id: string, wall: string, parts: string[]) =>
    starts(
      calendar(
        ...zone(id, ...parts),
        "BEGIN:VEVENT",
        "SUMMARY:Evening",
        `DTSTART;TZID=${id}:${wall}`,
        "END:VEVENT",
      ),
    );

  it("follows its rules", () => {
    expect(at("Town", "20270701T190000", OWN)).toEqual(["2027-07-01T17:00Z"]);
    expect(at("Town", "20261224T190000", OWN)).toEqual(["2026-12-24T18:00Z"]);
    expect(at("Town", "20270328T023000", OWN)).toEqual(["2027-03-28T01:30Z"]);
  });

  it("is nothing beside the zone of that name, and nothing where it says nothing", () => {
    expect(at("Europe/Sofia", "20261224T190000", OWN)).toEqual(["2026-12-24T17:00Z"]);
    expect(at("Town", "20261224T190000", [])).toEqual(["2026-12-24 19:00"]);
    expect(at("Town", "20261224T190000", ["X-LIC-LOCATION:Europe/Sofia"])).toEqual(["2026-12-24T17:00Z"]);
  });

  it("changes once where it has no rule", () => {
    const once = part("STANDARD", "20200101T000000", "+0000", "+0300");
    expect(at("Town", "20261224T190000", once)).toEqual(["2026-12-24T16:00Z"]);
    expect(at("Town", "20191224T190000", once)).toEqual(["2019-12-24T19:00Z"]);
  });
});

describe("SRC-04 what repeats", () => {
  const FROM = "DTSTART:20261201T180000Z";
  const days = (...lines: string[]) => starts(event(FROM, ...lines)).map((line) => line.slice(5, 16));

  it.each([
    [
      "several rules",
      ["RRULE:FREQ=DAILY;COUNT=2", "RRULE:FREQ=WEEKLY;COUNT=2"],
      ["12-01T18:00", "12-02T18:00", "12-08T18:00"],
    ],
    [
      "further dates beside its first",
      ["RDATE:20261205T180000Z,20261206T170000Z"],
      ["12-01T18:00", "12-05T18:00", "12-06T17:00"],
    ],
    [
      "a date that is told twice",
      ["RRULE:FREQ=DAILY;COUNT=2", "RDATE:20261202T180000Z"],
      ["12-01T18:00", "12-02T18:00"],
    ],
    ["an end before its first date", ["RRULE:FREQ=DAILY;UNTIL=20261101"], ["12-01T18:00"]],
    ["an end that is included", ["RRULE:FREQ=DAILY;UNTIL=20261202T180000Z"], ["12-01T18:00", "12-02T18:00"]],
    [
      "a rule with blanks",
      ["RRULE:FREQ=WEEKLY;COUNT=3;BYDAY=TU, TH"],
      ["12-01T18:00", "12-03T18:00", "12-08T18:00"],
    ],
    [
      "a rule that does not name the first date",
      ["RRULE:FREQ=WEEKLY;COUNT=1;BYDAY=TH"],
      ["12-01T18:00", "12-03T18:00"],
    ],
    ["a rule of no known kind", ["RRULE:FREQ=SOMETIMES"], ["12-01T18:00"]],
    [
      "several hours a day",
      ["RRULE:FREQ=DAILY;BYHOUR=18,20;COUNT=3"],
      ["12-01T18:00", "12-01T20:00", "12-02T18:00"],
    ],
    [
      "every two hours",
      ["RRULE:FREQ=HOURLY;INTERVAL=2;COUNT=3"],
      ["12-01T18:00", "12-01T20:00", "12-01T22:00"],
    ],
    [
      "minutes within hours",
      ["RRULE:FREQ=MINUTELY;INTERVAL=30;BYHOUR=18;COUNT=3"],
      ["12-01T18:00", "12-01T18:30", "12-02T18:00"],
    ],
    [
      "the last hour of two",
      ["RRULE:FREQ=DAILY;BYHOUR=19,21;BYSETPOS=-1;COUNT=2"],
      ["12-01T18:00", "12-01T21:00", "12-02T21:00"],
    ],
    [
      "an excluded instant",
      ["RRULE:FREQ=DAILY;COUNT=3", "EXDATE;TZID=Europe/Sofia:20261202T200000"],
      ["12-01T18:00", "12-03T18:00"],
    ],
    [
      "an excluded day",
      ["RRULE:FREQ=DAILY;COUNT=3", "EXDATE;VALUE=DATE:20261202"],
      ["12-01T18:00", "12-03T18:00"],
    ],
    [
      "an exclusion that is no date",
      ["RRULE:FREQ=DAILY;COUNT=2", "EXDATE:None"],
      ["12-01T18:00", "12-02T18:00"],
    ],
  ])("%s", (_name, lines, expected) => expect(days(...lines)).toEqual(expected));

  it("goes on where it is counted below one, up to a year", () => {
    expect(days("RRULE:FREQ=MONTHLY;COUNT=-1")).toHaveLength(12);
    expect(days("RRULE:FREQ=MONTHLY;COUNT=0")).toHaveLength(12);
  });

  it("keeps its hour when the clocks change", () => {
    const text = event("DTSTART;TZID=Europe/Sofia:20270327T190000", "RRULE:FREQ=DAILY;COUNT=2");
    expect(starts(text)).toEqual(["2027-03-27T17:00Z", "2027-03-28T16:00Z"]);
  });

  it("is in UTC where all that it excludes is at its hour in UTC", () => {
    const text = event("DTSTART:20261201T180000", "RRULE:FREQ=DAILY;COUNT=2", "EXDATE:20261202T180000Z");
    expect(starts(text)).toEqual(["2026-12-01T18:00Z"]);
  });

  it("says that a rule was left out", () => {
    expect(first(event(FROM, "RRULE:FREQ=DAILY;UNTIL=20123456")).facts.notes).toEqual([
      "Line 6: its rule of repetition cannot be understood, and is left out.",
    ]);
  });
});

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
    expect(() => starts("BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261224\n")).toThrow(/breaks off on line 3/);
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
