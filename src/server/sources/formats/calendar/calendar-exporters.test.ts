import { describe, expect, it } from "vitest";
import { brief, calendar, event, read, starts } from "#tests/support/calendar-rows.ts";
import { decodeFile } from "../decode.ts";

const END = "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10";
const BEGIN = "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3";
const part = (kind: string, start: string, from: string, to: string, ...more: string[]) => [
  `BEGIN:${kind}`,
  `DTSTART:${start}`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  ...more,
  `END:${kind}`,
];
/** The same evening in winter and in summer, in a zone of the calendar's own. */
const seasons = (...parts: string[][]) =>
  starts(
    calendar(
      ...["BEGIN:VTIMEZONE", "TZID:Town", ...parts.flat(), "END:VTIMEZONE"],
      ...["20270115T200000", "20270715T200000"].flatMap((wall, at) => [
        "BEGIN:VEVENT",
        `UID:${at}`,
        "SUMMARY:Evening",
        `DTSTART;TZID=Town:${wall}`,
        "END:VEVENT",
      ]),
    ),
  );
const WINTER_AND_SUMMER = ["2027-01-15T19:00Z", "2027-07-15T18:00Z"];

describe("SRC-341 a zone whose parts begin at one moment", () => {
  it.each(["16010101T000000", "19700101T000000", "20270101T000000"])("follows its rules: %s", (start) => {
    const standard = part("STANDARD", start, "+0200", "+0100", END);
    const daylight = part("DAYLIGHT", start, "+0100", "+0200", BEGIN);
    expect(seasons(standard, daylight)).toEqual(WINTER_AND_SUMMER);
    expect(seasons(daylight, standard)).toEqual(WINTER_AND_SUMMER);
  });

  it("is its first part where it has no rules, and one offset where both are the same", () => {
    const standard = part("STANDARD", "19700101T000000", "+0200", "+0100");
    const daylight = part("DAYLIGHT", "19700101T000000", "+0100", "+0200");
    expect(seasons(standard, daylight)).toEqual(["2027-01-15T19:00Z", "2027-07-15T19:00Z"]);
    const tokyo = ["STANDARD", "DAYLIGHT"].map((kind) => part(kind, "16010101T000000", "+0900", "+0900"));
    expect(seasons(...tokyo)).toEqual(["2027-01-15T11:00Z", "2027-07-15T11:00Z"]);
  });

  it("holds before the first of them, too", () => {
    const standard = part("STANDARD", "20301027T030000", "+0200", "+0100", END);
    const daylight = part("DAYLIGHT", "20310330T020000", "+0100", "+0200", BEGIN);
    expect(seasons(standard, daylight)).toEqual(WINTER_AND_SUMMER);
  });
});

describe("SRC-342 what programs write", () => {
  const berlin = (wall: string) => `DTSTART;TZID=Europe/Berlin:${wall}`;
  const evening = berlin("20261201T200000");

  it("further dates need no rule, and may be excluded", () => {
    const further = "RDATE;TZID=Europe/Berlin:20261205T190000,20261209T200000";
    expect(starts(event(evening, further))).toEqual([
      "2026-12-01T19:00Z",
      "2026-12-05T18:00Z",
      "2026-12-09T19:00Z",
    ]);
    expect(starts(event(evening, further, "EXDATE:20261201T190000Z", "EXDATE:20261205T180000Z"))).toEqual([
      "2026-12-09T19:00Z",
    ]);
    expect(starts(event("DTSTART:20261201", "RDATE:20261205", "EXDATE:20261201"))).toEqual(["2026-12-05"]);
    expect(starts(event(evening, "EXDATE:20261201T190000Z"))).toEqual([]);
    expect(starts(event(evening, "EXDATE:20261202T190000Z"))).toEqual(["2026-12-01T19:00Z"]);
  });

  it("an event that is not certain yet is one", () => {
    expect(starts(event(evening, "STATUS:TENTATIVE"))).toEqual(["2026-12-01T19:00Z"]);
  });

  it("a rule of hours has all of a year", () => {
    const hourly = starts(event(evening, "RRULE:FREQ=HOURLY"));
    expect(hourly.length).toBeGreaterThan(8_300);
    expect(hourly.slice(0, 2)).toEqual(["2026-12-01T19:00Z", "2026-12-01T20:00Z"]);
    expect(starts(event(evening, "RRULE:FREQ=HOURLY;INTERVAL=5;COUNT=3"))).toEqual([
      "2026-12-01T19:00Z",
      "2026-12-02T00:00Z",
      "2026-12-02T05:00Z",
    ]);
    expect(
      starts(event(berlin("20261205T100000"), "RRULE:FREQ=HOURLY;BYDAY=SA;BYHOUR=10,12;COUNT=3")),
    ).toEqual(["2026-12-05T09:00Z", "2026-12-05T11:00Z", "2026-12-12T09:00Z"]);
  });

  it("one of minutes that has too many of them is left out as a whole", () => {
    expect(starts(event(evening, "RRULE:FREQ=MINUTELY;INTERVAL=20"))).toEqual([
      "It repeats more than 20,000 times in a year.",
    ]);
    expect(starts(event(evening, "RRULE:FREQ=MINUTELY"))).toEqual(["Its repeat rules go on for too long."]);
  });

  const two = (...entries: string[][]) =>
    brief(calendar(...entries.flatMap((lines) => ["BEGIN:VEVENT", "UID:1", ...lines, "END:VEVENT"])));

  it("of several entries of one name the highest SEQUENCE counts, also of one occurrence", () => {
    expect(
      two(
        ["SUMMARY:First", evening, "SEQUENCE:0"],
        ["SUMMARY:Third", berlin("20261203T200000"), "SEQUENCE:2"],
        ["SUMMARY:Second", berlin("20261202T200000"), "SEQUENCE:1"],
      ),
    ).toEqual(["2026-12-03T19:00Z Third"]);
    const id = "RECURRENCE-ID;TZID=Europe/Berlin:20261202T200000";
    expect(
      two(
        ["SUMMARY:Jam", evening, "RRULE:FREQ=DAILY;COUNT=2", "SEQUENCE:4"],
        ["SUMMARY:Newer", id, berlin("20261202T220000"), "SEQUENCE:3"],
        ["SUMMARY:Older", id, berlin("20261202T210000"), "SEQUENCE:1"],
      ),
    ).toEqual(["2026-12-01T19:00Z Jam", "2026-12-02T21:00Z Newer"]);
    for (const [first, second] of [
      [0, 1],
      [1, 0],
    ])
      expect(
        two(
          ["SUMMARY:Jam", evening, "RRULE:FREQ=DAILY;COUNT=2"],
          [`SUMMARY:Change ${first}`, id, berlin("20261202T210000"), `SEQUENCE:${first}`],
          [
            `SUMMARY:Change ${second}`,
            "RECURRENCE-ID:20261202T190000Z",
            berlin("20261202T210000"),
            `SEQUENCE:${second}`,
          ],
        ),
      ).toEqual(["2026-12-01T19:00Z Jam", "2026-12-02T20:00Z Change 1"]);
  });

  it("a change of what follows may begin between two occurrences, and is followed by others", () => {
    const id = (wall: string) => `RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:${wall}`;
    expect(
      two(
        ["SUMMARY:Jam", evening, "RRULE:FREQ=WEEKLY;COUNT=4"],
        ["SUMMARY:Late", id("20261203T200000"), berlin("20261203T210000")],
        ["SUMMARY:Early", id("20261222T200000"), berlin("20261221T180000")],
      ),
    ).toEqual([
      "2026-12-01T19:00Z Jam",
      "2026-12-08T20:00Z Late",
      "2026-12-15T20:00Z Late",
      "2026-12-21T17:00Z Early",
      "2026-12-03T20:00Z Late",
    ]);
  });

  it.each([
    ["W. Europe Standard Time", "2026-12-01T19:00Z"],
    ["(UTC-05:00) Eastern Time (US and Canada)", "2026-12-02T01:00Z"],
    ["(UTC-05:00) Eastern Time (US & Canada)", "2026-12-02T01:00Z"],
    ["(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", "2026-12-01T19:00Z"],
    ["/mozilla.org/20070129_1/Europe/Berlin", "2026-12-01T19:00Z"],
    ["/America/New_York", "2026-12-02T01:00Z"],
    ["GMT+1", "2026-12-01T19:00Z"],
    ["GMT+0100", "2026-12-01T19:00Z"],
    ["(GMT +01:00)", "2026-12-01T19:00Z"],
  ])("a zone in quotes is known: %s", (zone, at) => {
    expect(starts(event(`DTSTART;TZID="${zone}":20261201T200000`))).toEqual([at]);
  });

  it("a zone may be described under a name in quotes", () => {
    const text = calendar(
      ...["BEGIN:VTIMEZONE", 'TZID:"Town"', ...part("STANDARD", "16010101T000000", "+0300", "+0300")],
      ...["END:VTIMEZONE", "BEGIN:VEVENT", "UID:1", "SUMMARY:Evening"],
      ...['DTSTART;TZID="Town":20261201T200000', "END:VEVENT"],
    );
    expect(starts(text)).toEqual(["2026-12-01T17:00Z"]);
  });

  it("an end comes as a duration, as a day, or before the start, where it tells nothing", () => {
    const endOf = (...lines: string[]) => {
      const [row] = read(event(...lines));
      return row && "draft" in row ? row.draft.end : row;
    };
    expect(endOf(evening, "DURATION:PT1H30M")).toEqual({ atMs: Date.parse("2026-12-01T20:30Z") });
    expect(endOf("DTSTART:20261201", "DTEND:20261204")).toEqual({ date: "2026-12-03", time: null });
    expect(endOf(evening, "DURATION:-PT1H")).toBeUndefined();
    expect(endOf(evening, "DTEND;TZID=Europe/Berlin:20261201T180000")).toBeUndefined();
  });

  it("excluded dates are written as days or hours, in any zone", () => {
    const days = (...lines: string[]) => starts(event(...lines)).map((line) => line.slice(5, 10));
    for (const excluded of [
      "EXDATE;VALUE=DATE:20261202",
      "EXDATE:20261202T190000Z",
      "EXDATE:20261202T200000",
    ])
      expect(days(evening, "RRULE:FREQ=DAILY;COUNT=3", excluded)).toEqual(["12-01", "12-03"]);
    expect(days("DTSTART:20261201", "RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20261202T000000Z")).toEqual([
      "12-01",
      "12-03",
    ]);
  });

  it("a rule ends at a moment in UTC, on the wall clock or with a day", () => {
    for (const until of ["20261203T190000Z", "20261203T200000", "20261203"])
      expect(starts(event(evening, `RRULE:FREQ=DAILY;UNTIL=${until}`)), until).toHaveLength(3);
    expect(starts(event(evening, "RRULE:FREQ=DAILY;UNTIL=20261203T185959Z"))).toHaveLength(2);
  });

  it("rules choose by position and count weeks from their first day; excluded dates count", () => {
    expect(
      starts(event(berlin("20261231T200000"), "RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2")),
    ).toEqual(["2026-12-31T19:00Z", "2027-01-29T19:00Z"]);
    const everyOther = "RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=3;BYDAY=TU,SU";
    expect(starts(event("DTSTART:20261201T200000Z", `${everyOther};WKST=SU`))[1]).toBe("2026-12-13T20:00Z");
    expect(starts(event("DTSTART:20261201T200000Z", `${everyOther};WKST=MO`))[1]).toBe("2026-12-06T20:00Z");
    expect(starts(event(evening, "RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20261202T190000Z"))).toHaveLength(2);
  });

  it("what repeats in UTC keeps the hour of the calendar's own zone", () => {
    const text = calendar(
      ...["X-WR-TIMEZONE:Europe/Berlin", "BEGIN:VEVENT", "UID:1", "SUMMARY:Evening"],
      ...["DTSTART:20270323T190000Z", "RRULE:FREQ=WEEKLY;COUNT=2", "END:VEVENT"],
    );
    expect(starts(text)).toEqual(["2027-03-23T19:00Z", "2027-03-30T18:00Z"]);
  });

  it("a feast is dated from centuries ago", () => {
    expect(starts(event("DTSTART:17531106", "RRULE:FREQ=YEARLY"))).toEqual(["2027-11-06"]);
  });

  it("lines end with CR alone, a byte order mark comes first, letters are cut by folds, the end is misspelt", () => {
    const text = event("DTSTART:20261201T190000Z");
    expect(starts(text.replaceAll("\r\n", "\r"))).toEqual(["2026-12-01T19:00Z"]);
    expect(starts(decodeFile(Buffer.from(`\u{feff}${text}`)))).toEqual(["2026-12-01T19:00Z"]);
    expect(starts(text.replace("END:VCALENDAR", "END:VCALENDARD"))).toEqual(["2026-12-01T19:00Z"]);
    const bytes = Buffer.from(text.replace("SUMMARY:Evening", "SUMMARY:Café"));
    const cut = bytes.indexOf("é") + 1;
    const folded = Buffer.concat([bytes.subarray(0, cut), Buffer.from("\r\n "), bytes.subarray(cut)]);
    expect(brief(decodeFile(folded))).toEqual(["2026-12-01T19:00Z Café"]);
  });
});
