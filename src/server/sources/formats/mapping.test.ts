import { describe, expect, it } from "vitest";
import { sentenceOf } from "#contract/error-messages.ts";
import type { SourceFormat } from "#domain/event-import.ts";
import type { ColumnMapping } from "#domain/source/mapping.ts";
import { readFile } from "./file.ts";
import { describeTable } from "./table-description.ts";

const NOW_MS = Date.parse("2026-11-15T12:00:00Z");

function read(text: string, format: SourceFormat, mapping: ColumnMapping | null = null): string[] {
  return [...readFile(text, format, NOW_MS, { mapping }).rows].map((row) => {
    if ("problem" in row) return sentenceOf(row.problem);
    const { facts, start } = row.draft;
    const when = "atMs" in start ? new Date(start.atMs).toISOString() : `${start.date} ${start.time}`.trim();
    return [when, facts.title, facts.place.name].filter(Boolean).join(" | ");
  });
}

const SHEET = ["What;Day;Doors;Room", "Jam;05/06/2026;7pm;Hall", "Gala;04/12/2026;19h30;"].join("\n");
const MAPPING = { columns: { title: "What", date: "Day", time: "Doors", venue: "Room" } } as const;

describe("SRC-60 columns are read as they are mapped", () => {
  it("with the order of dates that was given", () => {
    expect(read(SHEET, "csv", { ...MAPPING, dateOrder: "dmy" })).toEqual([
      "2026-06-05 19:00 | Jam | Hall",
      "2026-12-04 19:30 | Gala",
    ]);
    expect(read(SHEET, "csv", { ...MAPPING, dateOrder: "mdy" })[0]).toBe("2026-05-06 19:00 | Jam | Hall");
  });

  it("by headings in any case, with tabs, and only those that are mapped", () => {
    const tabs = "WHAT\tday\tVenue\nJam\t2026-06-05\tHall";
    expect(read(tabs, "csv", { columns: { title: "What", date: "Day" } })).toEqual(["2026-06-05 | Jam"]);
  });

  it("years first where that is said", () => {
    const mapping: ColumnMapping = { columns: {}, dateOrder: "ymd" };
    expect(read("title,date\nJam,26/04/03", "csv", mapping)).toEqual(["2026-04-03 | Jam"]);
  });

  it("and refused where a mapped column is gone", () => {
    const changed = SHEET.replace("Doors", "Begins");
    expect(() => read(changed, "csv", MAPPING)).toThrow(/The columns have changed: Doors can’t be found/);
  });

  it("of plain JSON by paths", () => {
    const text = JSON.stringify({
      items: [{ n: { text: "Jam" }, at: ["2026-06-05"], where: { hall: "Hall" } }],
    });
    const columns = { title: "n.text", date: "at", venue: "where.hall" };
    expect(() => read(text, "json")).toThrow(/There is no event in this file/);
    expect(read(text, "json", { columns })).toEqual(["2026-06-05 | Jam | Hall"]);
    expect(() => read(text, "json", { columns: { ...columns, title: "name" } })).toThrow(/name, at/);
  });
});

describe("SRC-61 a table is described", () => {
  it("with samples, what is guessed and what is missing", () => {
    expect(describeTable(SHEET, "csv", null)).toMatchObject({
      columns: [
        { name: "What", samples: ["Jam", "Gala"] },
        { name: "Day", samples: ["05/06/2026", "04/12/2026"] },
        { name: "Doors" },
        { name: "Room", samples: ["Hall"] },
      ],
      mapping: { columns: { date: "Day", room: "Room" } },
      missing: ["title"],
      gone: [],
    });
  });

  it("with headings in Bulgarian", () => {
    const sheet = "Заглавие,Дата,Час,Място\nДжем,2026-06-05,19:00,Зала";
    expect(describeTable(sheet, "csv", null)).toMatchObject({
      mapping: { columns: { title: "Заглавие", date: "Дата", time: "Час", venue: "Място" } },
      missing: [],
    });
  });

  it("with the question of the date's order only where no row answers it", () => {
    const dates = describeTable(SHEET, "csv", MAPPING)?.dates;
    expect(dates).toEqual({
      sample: "05/06/2026",
      count: 2,
      dmy: { date: "2026-06-05", weekend: 2 },
      mdy: { date: "2026-05-06", weekend: 1 },
      assumed: null,
    });
    const google = "Subject,Start Date\nJam,05/03/2027";
    expect(describeTable(google, "csv", null)?.dates).toMatchObject({ count: 1, assumed: "mdy" });
    expect(describeTable(`${SHEET}\nFair;28/12/2026;;`, "csv", MAPPING)?.dates).toBeNull();
    expect(describeTable(SHEET.replaceAll("/", "."), "csv", MAPPING)?.dates).toBeNull();
  });

  it.each([
    ["Subject,Start Date,Start Time,End Date,Private", "google"],
    ["Subject,Start Date,Start Time,All day event,Reminder on/off", "outlook"],
    ["Event Name,Event Start Date,Event Start Time,Event Venue Name", "eventsCalendar"],
    ["title,date", null],
  ])("%s is an export of %s", (header, known) => {
    expect(describeTable(`${header}\nJam,05/03/2027,10:00`, "csv", null)?.knownExport).toBe(known);
  });

  it("and plain JSON by its paths, but not events of schema.org", () => {
    const plain = JSON.stringify([{ name: "Jam", start: "2026-06-05", venue: { name: "Hall" } }]);
    expect(describeTable(plain, "json", null)).toMatchObject({
      columns: [{ name: "name" }, { name: "start" }, { name: "venue.name", samples: ["Hall"] }],
      mapping: { columns: { title: "name", date: "start", venue: "venue.name" } },
      missing: [],
    });
    const schema = JSON.stringify({ "@type": "Event", name: "Jam", startDate: "2026-06-05" });
    expect(describeTable(schema, "json", null)).toBeUndefined();
  });
});
