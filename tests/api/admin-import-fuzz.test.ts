import fc from "fast-check";
import { expect, it } from "vitest";
import { FormFailure } from "#contract/admin.ts";
import { ImportLine, ImportPreview } from "#contract/admin-import.ts";
import { routes } from "#contract/urls.ts";
import { startAdmin } from "#tests/support/admin.ts";
import {
  EVENTBRITE_PAGE,
  GOOGLE_CALENDAR,
  MEETUP_EVENTS,
  WORDPRESS_CALENDAR,
  WORDPRESS_GRAPH,
} from "#tests/support/calendar-samples.ts";
import { fuzzRuns } from "#tests/support/fuzz-runs.ts";

const { admin, world } = await startAdmin();
await world.addVenue();
const QUERY = { country: "Bulgaria", city: "Sofia", createVenues: "true", skipWrong: "true" };

const TABLE = 'title;date;time;venue;city;country\r\n"A ""b""";2026-12-12;20:00;Bulgaria Hall;Sofia;BG\r\n';
const RULES = [
  "RRULE:FREQ=SECONDLY",
  "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
  "RRULE:FREQ=YEARLY;BYWEEKNO=60",
  "RRULE:FREQ=DAILY;INTERVAL=0;COUNT=99999999999",
  "RRULE:FREQ=MONTHLY;BYDAY=9MO,-9SU;BYSETPOS=-366",
  "RRULE:UNTIL=x",
  "DTSTART;TZID=Mars/Olympus:20261212T200000",
  "DTSTART:99999999T999999Z",
  "DTSTART;VALUE=DATE:00000000",
  "RDATE;VALUE=PERIOD:20261212T200000Z/PT2H",
  "EXDATE:nonsense",
  "GEO:91;181",
  "END:VEVENT",
  "BEGIN:VTIMEZONE",
];
const nasty = fc.oneof(
  fc.constantFrom(...RULES.map((rule) => `\r\n${rule}\r\n`)),
  fc.constantFrom(
    '"',
    "\0",
    "\uFEFF",
    "\ud800",
    "<script>",
    "javascript:x",
    "\\u0000",
    "\\ud800",
    "&#xd800;<br>",
    `\r\nUID:${"u".repeat(5_000)}\r\n`,
    "9".repeat(400),
    "{",
    "]",
    ";;;;",
    "2026-02-30",
  ),
  fc.string({ unit: "binary", maxLength: 20 }),
);
/** A real file in which something was cut out, put in, or doubled. */
const damaged = fc
  .tuple(
    fc.constantFrom(
      GOOGLE_CALENDAR,
      WORDPRESS_CALENDAR,
      EVENTBRITE_PAGE,
      MEETUP_EVENTS,
      WORDPRESS_GRAPH,
      TABLE,
    ),
    fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 0, max: 60 }), nasty), {
      maxLength: 4,
    }),
  )
  .map(([text, edits]) =>
    edits.reduce((damaged, [share, cut, put]) => {
      const at = Math.floor(share * damaged.length);
      return damaged.slice(0, at) + put + damaged.slice(at + cut);
    }, text),
  );
const bytes = fc.oneof(
  { weight: 5, arbitrary: damaged.map((text) => Buffer.from(text)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array)) },
);

it("ADM-11 a damaged file gets a preview or a sentence, and never fails us", async () => {
  await fc.assert(
    fc.asyncProperty(bytes, fc.constantFrom("", "csv", "ics", "jsonld"), async (file, format) => {
      const answer = await admin.send(
        routes.importPreview,
        { ...QUERY, format },
        file,
        "application/octet-stream",
      );
      expect([200, 400], answer.body).toContain(answer.statusCode);
      if (answer.statusCode === 400) expect(FormFailure.parse(answer.json()).error).toMatch(/\.$/);
      else ImportPreview.parse(answer.json());
    }),
    { numRuns: fuzzRuns(250) },
  );
});

it("ADM-11 what a preview promises is what an import does, and a second one does nothing", async () => {
  await fc.assert(
    fc.asyncProperty(damaged, async (text) => {
      const previewed = await admin.send(routes.importPreview, QUERY, text);
      if (previewed.statusCode !== 200) return;
      const { counts } = ImportPreview.parse(previewed.json());
      const apply = async () => {
        const answer = await admin.send(routes.importApply, QUERY, text);
        return ImportLine.parse(JSON.parse(answer.body.trim().split("\n").at(-1)!));
      };
      expect(await apply()).toMatchObject({ counts });
      expect(await apply()).toMatchObject({ counts: { new: 0, changed: 0 } });
    }),
    { numRuns: fuzzRuns(40) },
  );
});
