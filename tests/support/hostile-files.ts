import type { SourceFormat } from "#domain/event-import.ts";

export interface HostileFile {
  name: string;
  format: SourceFormat;
  text(): string;
}

const calendar = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "PRODID:x", ...lines, "END:VCALENDAR", ""].join("\r\n");
const event = (...lines: string[]) => ["BEGIN:VEVENT", "SUMMARY:Odd", ...lines, "END:VEVENT"];
const OFTEN = "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30";
const MB = 2 ** 20;

/** Files that once stopped the server, or that try to. */
export const HOSTILE_FILES: HostileFile[] = [
  {
    name: "a cell of blanks",
    format: "csv",
    text: () => `title,date,description\nA,2026-12-12,"a${" ".repeat(2 * MB)}x"\n`,
  },
  {
    name: "a description of blanks in a calendar",
    format: "ics",
    text: () => calendar(...event("DTSTART:20261212T200000Z", `DESCRIPTION:a${" ".repeat(MB)}x`)),
  },
  {
    name: "a description of blanks in JSON",
    format: "jsonld",
    text: () =>
      JSON.stringify({
        "@type": "Event",
        name: "A",
        startDate: "2026-12-12",
        description: `a${" ".repeat(2 * MB)}x`,
      }),
  },
  {
    name: "a thousand rules that never fall",
    format: "ics",
    text: () => calendar(...event("DTSTART:19000101T200000Z", ...Array<string>(1_000).fill(OFTEN))),
  },
  {
    name: "rules that never fall and count from 1900, in many events",
    format: "ics",
    text: () =>
      calendar(
        ...Array.from({ length: 20 }, (_, at) =>
          event(`UID:${at}`, "DTSTART:19000101T200000Z", ...Array<string>(50).fill(`${OFTEN};COUNT=5`)),
        ).flat(),
      ),
  },
  { name: "many scripts and one end", format: "jsonld", text: () => `${"<script".repeat(400_000)}>` },
  {
    name: "one name, moved many times",
    format: "ics",
    text: () =>
      calendar(
        ...Array.from({ length: 5_000 }, () =>
          event("UID:1", "DTSTART:20261212T200000Z", "RECURRENCE-ID:20261212T190000Z"),
        ).flat(),
      ),
  },
  { name: "JSON that only begins", format: "jsonld", text: () => "[".repeat(10 * MB) },
  { name: "JSON nested deeply", format: "jsonld", text: () => "[".repeat(900_000) + "]".repeat(900_000) },
  { name: "JSON of many empty objects", format: "jsonld", text: () => `[${"{},".repeat(3 * MB)}1]` },
  { name: "a table of many columns", format: "csv", text: () => `title,date${",x".repeat(500_000)}\nA` },
  { name: "a table of separators", format: "csv", text: () => `title,date\n${",".repeat(20 * MB)}` },
  { name: "one endless line", format: "csv", text: () => `title,date\n${"x".repeat(30 * MB)}` },
  {
    name: "one endless line of a calendar",
    format: "ics",
    text: () => calendar(...event(`X:${"x".repeat(30 * MB)}`)),
  },
  { name: "blanks", format: "csv", text: () => `${" ".repeat(30 * MB)}x` },
  {
    name: "a calendar of beginnings",
    format: "ics",
    text: () => `BEGIN:VCALENDAR\n${"BEGIN:A\n".repeat(2 * MB)}`,
  },
  {
    name: "many empty events",
    format: "ics",
    text: () => calendar("BEGIN:VEVENT\r\nEND:VEVENT\r\n".repeat(60_000)),
  },
  {
    name: "a summary without its end",
    format: "ics",
    text: () => calendar(...event("DTSTART:x", "SUMMARY\r\n".repeat(100_000))),
  },
  {
    name: "many long texts, each of which repeats",
    format: "ics",
    text: () =>
      calendar(
        ...Array.from({ length: 60 }, (_, at) =>
          event(
            `UID:${at}`,
            "DTSTART:20261116T200000Z",
            "RRULE:FREQ=DAILY",
            `DESCRIPTION:${"Ж".repeat(10_000)}`,
          ),
        ).flat(),
      ),
  },
  {
    name: "an interval of aeons",
    format: "ics",
    text: () => calendar(...event("DTSTART:20200101T200000Z", "RRULE:FREQ=YEARLY;INTERVAL=999999999")),
  },
  {
    name: "a location of commas",
    format: "ics",
    text: () => calendar(...event("DTSTART:20261212T200000Z", `LOCATION:${"1-\\,".repeat(200_000)}`)),
  },
  {
    name: "many exceptions of one series",
    format: "ics",
    text: () =>
      calendar(
        ...event("UID:1", "DTSTART:20261212T200000Z", "RRULE:FREQ=DAILY"),
        ...Array.from({ length: 20_000 }, (_, at) =>
          event("UID:1", `RECURRENCE-ID;RANGE=THISANDFUTURE:${20_000_101 + at}T200000Z`),
        ).flat(),
      ),
  },
  {
    name: "rules of seconds that never fall",
    format: "ics",
    text: () =>
      calendar(
        ...Array.from({ length: 200 }, (_, at) =>
          event(`UID:${at}`, "DTSTART:20261212T200000Z", OFTEN.replace("DAILY", "SECONDLY")),
        ).flat(),
      ),
  },
  {
    name: "elements nested deeply",
    format: "html",
    text: () => '<div class="h-event" itemscope>'.repeat(50_000),
  },
  { name: "XML nested deeply", format: "feed", text: () => `<rss>${"<a>".repeat(200_000)}` },
  {
    name: "XML of names within names",
    format: "feed",
    text: () => `<!DOCTYPE rss [<!ENTITY a "${"b".repeat(1_000)}">]><rss>${"&a;".repeat(100_000)}</rss>`,
  },
];
