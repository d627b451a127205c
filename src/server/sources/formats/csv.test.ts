import { describe, expect, it } from "vitest";
import { sentenceOf } from "#contract/error-messages.ts";
import { readCsv } from "./csv.ts";
import { readPrice } from "./written-price.ts";
import { readTimeOfDay } from "./written-time.ts";

function read(...lines: string[]): string[] {
  return [...readCsv(lines.join("\n")).rows].map((row) => {
    if ("problem" in row) return sentenceOf(row.problem);
    const { start } = row.draft;
    return "atMs" in start ? new Date(start.atMs).toISOString() : `${start.date} ${start.time}`.trim();
  });
}

describe("SRC-12 dates and times of tables as people write them", () => {
  it.each([
    ["2026-12-24", "2026-12-24"],
    ["2026-12-24 19:30:00", "2026-12-24 19:30"],
    ["2026-12-24 19:30:00 UTC", "2026-12-24T19:30:00.000Z"],
    ["2026-12-24T19:30+02:00", "2026-12-24T17:30:00.000Z"],
    ["2026/12/4 9:30", "2026-12-04 09:30"],
    ["24.12.2026", "2026-12-24"],
    ["24. 12. 2026 19.30", "2026-12-24 19:30"],
    ["30/12/2026", "2026-12-30"],
    ["12/30/2026 7:30 PM", "2026-12-30 19:30"],
    ["12/30/26", "2026-12-30"],
    ["05/05/2026", "2026-05-05"],
    ["24 December 2026", "2026-12-24"],
    ["Thursday, 24 Dec 2026, 8pm", "2026-12-24 20:00"],
    ["December 24th, 2026 at noon", "2026-12-24 12:00"],
    ["24 декември 2026", "2026-12-24"],
    ["46380", "2026-12-24"],
    ["46380.8125", "2026-12-24 19:30"],
    ["03/04/2026", "“03/04/2026” may be two dates. Choose whether the day or the month comes first."],
    ["31.02.2026", "“31.02.2026” is not an existing date, written YYYY-MM-DD."],
    ["soon", "“soon” is not an existing date, written YYYY-MM-DD."],
  ])("%s", (written, expected) => expect(read("title,date", `A,"${written}"`)).toEqual([expected]));

  it.each([
    ["8pm", "20:00"],
    ["8:30 p.m.", "20:30"],
    ["12 am", "00:00"],
    ["20.00", "20:00"],
    ["20h", "20:00"],
    ["20h30", "20:30"],
    ["7:30:00", "07:30"],
    ["19:30 Uhr", "19:30"],
    ["midnight", "00:00"],
    ["20", undefined],
    ["25:00", undefined],
    ["13pm", undefined],
  ])("%s", (written, expected) => expect(readTimeOfDay(written)).toBe(expected));

  it("one date that can be read in one way tells the order of all", () => {
    expect(read("title,date", "A,03/04/2026", "B,28/04/2026")).toEqual(["2026-04-03", "2026-04-28"]);
    expect(read("title,date", "A,03/04/2026", "B,04/28/2026")).toEqual(["2026-03-04", "2026-04-28"]);
  });
});

describe("SRC-12 prices of tables as people write them", () => {
  it.each([
    ["12", { from: 12, to: null, currency: null }],
    ["€ 12,50", { from: 12.5, to: null, currency: "EUR" }],
    ["8–15 EUR", { from: 8, to: 15, currency: "EUR" }],
    ["10 лв.", { from: 10, to: null, currency: "BGN" }],
    ["$7", { from: 7, to: null, currency: null }],
    ["0", { isFree: true }],
    ["Free", { isFree: true }],
    ["вход свободен", { isFree: true }],
    ["ask us", undefined],
    ["1 2", undefined],
  ])("%s", (written, expected) => {
    const price = readPrice(written);
    if (expected) expect(price).toMatchObject(expected);
    else expect(price).toBeUndefined();
  });
});

describe("SRC-13 exports of other programs are known by their columns", () => {
  it("of Google Calendar", () => {
    expect(
      read(
        "Subject,Start Date,Start Time,End Date,End Time,All Day Event,Description,Location,Private",
        "Jam,05/03/2027,10:00 AM,05/03/2027,1:00 PM,False,Bring cake,Hall,True",
        "Fair,05/04/2027,,05/05/2027,,True,,Hall,True",
      ),
    ).toEqual(["2027-05-03 10:00", "2027-05-04"]);
  });

  it("of Outlook, whose dates are as its machine is set", () => {
    const header = "Subject,Start Date,Start Time,All day event,Reminder on/off";
    expect(read(header, "Jam,5/3/2027,19:00:00,False,False")[0]).toMatch(/may be two dates/);
    expect(read(header, "Jam,5/3/2027,19:00:00,False,False", "B,13/3/2027,,True,False")).toEqual([
      "2027-03-05 19:00",
      "2027-03-13",
    ]);
  });

  it("of The Events Calendar, with tabs", () => {
    const rows = [
      ...readCsv(
        [
          "Event Name,Event Start Date,Event Start Time,Event End Date,Event End Time,All Day Event,Event Venue Name,Event Organizer Name,Event Cost,Event Category,Event Currency Code",
          'Jam,05/03/2027,7:30:00,05/03/2027,9:30:00,FALSE,The Hall,Elvis,$7,"Jazz, Live",USD',
        ]
          .join("\n")
          .replace('"Jazz, Live"', "Jazz; Live")
          .replaceAll(",", "\t"),
      ).rows,
    ];
    expect(rows).toMatchObject([
      {
        draft: {
          start: { date: "2027-05-03", time: "07:30" },
          end: { date: "2027-05-03", time: "09:30" },
          facts: {
            title: "Jam",
            place: { name: "The Hall" },
            details: { organizer: "Elvis", tags: ["jazz", "live"], price: { from: 7, currency: "USD" } },
          },
        },
      },
    ]);
  });
});
