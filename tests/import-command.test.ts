import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runScript } from "#tests/support/run-script.ts";

const folder = mkdtempSync(join(tmpdir(), "whereabouts-import-"));
afterAll(() => rmSync(folder, { recursive: true }));

const CALENDAR = [
  "BEGIN:VCALENDAR",
  "BEGIN:VEVENT",
  "UID:jam",
  "SUMMARY:Jam",
  "DTSTART;TZID=Europe/Sofia:20261120T200000",
  "DTEND;TZID=Europe/Sofia:20261120T220000",
  "RRULE:FREQ=WEEKLY;COUNT=2",
  "END:VEVENT",
  "BEGIN:VEVENT",
  "UID:talk",
  "SUMMARY:Talk",
  "DTSTART:20261121T180000",
  "STATUS:CANCELLED",
  "END:VEVENT",
  "BEGIN:VEVENT",
  "UID:fair",
  "SUMMARY:Fair",
  "DTSTART:20261122",
  "DTEND:20261124",
  "END:VEVENT",
  "BEGIN:VEVENT",
  "UID:old",
  "SUMMARY:Old",
  "DTSTART:20250101",
  "END:VEVENT",
  "BEGIN:VEVENT",
  "UID:odd",
  "SUMMARY:Odd",
  "DTSTART:soon",
  "END:VEVENT",
  "END:VCALENDAR",
].join("\r\n");

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** A folder that does not exist stands for the database: a preview must not ask for it. */
const preview = (...args: string[]) =>
  runScript(
    "import",
    { DATA_DIR: join(folder, "nowhere") },
    "--preview",
    "--now",
    "2026-11-15T12:00:00Z",
    ...args,
  );

describe("SRC-10 npm run import -- --preview", () => {
  it("--json prints a line of JSON for every occurrence, without a database", async () => {
    const town = file("town.ics", CALENDAR);
    const damaged = file("damaged.ics", "BEGIN:VCALENDAR");
    const { stdout } = await preview("--json", town, damaged);
    const lines = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const known = { file: town, status: "scheduled", problem: null };
    const unread = { uid: null, start: null, end: null, status: null };
    expect(lines).toEqual([
      {
        ...known,
        uid: "jam",
        title: "Jam",
        start: "2026-11-20T18:00:00.000Z",
        end: "2026-11-20T20:00:00.000Z",
      },
      {
        ...known,
        uid: "jam",
        title: "Jam",
        start: "2026-11-27T18:00:00.000Z",
        end: "2026-11-27T20:00:00.000Z",
      },
      { ...known, uid: "talk", title: "Talk", start: "2026-11-21T18:00", end: null, status: "cancelled" },
      { ...known, uid: "fair", title: "Fair", start: "2026-11-22", end: "2026-11-23" },
      {
        ...unread,
        file: town,
        uid: "odd",
        title: "Odd",
        problem: "Line 26: Its start “soon” is not an existing date.",
      },
      { ...unread, file: damaged, title: "", problem: expect.stringMatching(/ends on line 1/) },
    ]);
  });

  it("fails where nothing could be read, and says what was asked wrongly", async () => {
    await expect(preview(join(folder, "missing.ics"))).rejects.toThrow("There is no such file.");
    await expect(preview("--often", "town.ics")).rejects.toThrow("Usage: npm run import");
    await expect(preview("--now", "soon", "town.ics")).rejects.toThrow("--now must be an instant");
  });
});

it("SRC-68 a table of unknown columns is refused with a sentence, and read with them given", async () => {
  const table = file("season.csv", "What;Day\nJam;05/01/2027\n");
  await expect(preview(table)).rejects.toThrow("Choose what each column is.");
  const columns = ["--column", "title=What", "--column", "date=Day"];
  const { stdout } = await preview("--json", ...columns, "--date-order", "dmy", table);
  expect(JSON.parse(stdout)).toMatchObject({ title: "Jam", start: "2027-01-05", problem: null });
  await expect(preview("--column", "nothing=What", table)).rejects.toThrow("--column must be FIELD=COLUMN");
});
