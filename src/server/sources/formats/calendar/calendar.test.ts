import { describe, expect, it } from "vitest";
import { calendar, event, first, starts } from "#tests/support/calendar-rows.ts";

describe("SRC-01 a calendar's times are read by their form", () => {
  it.each([
    ["a date without VALUE=DATE", "DTSTART:20261224", ["2026-12-24"]],
    ["a time that claims to be a date", "DTSTART;VALUE=DATE:20261224T190000", ["2026-12-24 19:00"]],
    ["an ISO time", "DTSTART:2026-12-24T19:00:00Z", ["2026-12-24T19:00Z"]],
    ["an offset", "DTSTART:20261224T190000+0200", ["2026-12-24T17:00Z"]],
    ["a parameter twice", "DTSTART;VALUE=DATE;VALUE=OTHER:20261224", ["2026-12-24"]],
    ["no zone", "DTSTART:20261224T190000", ["2026-12-24 19:00"]],
    ["no date", "DTSTART:Next week", ["Its start “Next week” is not an existing date."]],
    ["a date that does not exist", "DTSTART:20260230", ["Its start “20260230” is not an existing date."]],
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
