import ICAL from "ical.js";
import { expect, it } from "vitest";
import { type CalendarEntry, calendarText } from "./calendar.ts";

const entry: CalendarEntry = {
  id: 7,
  name: "Wine, cheese; \\o/",
  description: "One\r\nTwo\u0007, and „Филип Кутев“ with a long line that has to be folded somewhere 🎻🎻🎻",
  startsAtMs: Date.parse("2027-03-28T18:00:00Z"),
  venue: {
    name: "Hall",
    address: "1 Main Street",
    city: "Sofia",
    country: "Bulgaria",
    longitude: 23.33,
    latitude: 42.69,
  },
  url: "https://events.example/event/wine",
  stampMs: Date.parse("2026-11-15T12:00:00.123Z"),
  revision: 3,
};

it("another reader finds every field of every entry as it was", () => {
  const file = calendarText([entry, { ...entry, id: 8, name: "Later" }], {
    name: "All events",
    refreshHours: 6,
  });
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.getFirstPropertyValue("name")).toBe("All events");
  expect(String(calendar.getFirstPropertyValue("refresh-interval"))).toBe("PT6H");
  const [first, second] = calendar.getAllSubcomponents("vevent").map((part) => new ICAL.Event(part));
  expect(first).toMatchObject({
    uid: "event-7@events.example",
    summary: entry.name,
    description: "One\nTwo, and „Филип Кутев“ with a long line that has to be folded somewhere 🎻🎻🎻",
    sequence: 3,
    location: "Hall, 1 Main Street, Sofia, Bulgaria",
  });
  expect(first?.startDate.toJSDate().getTime()).toBe(entry.startsAtMs);
  expect(String(first?.component.getFirstPropertyValue("last-modified"))).toBe("2026-11-15T12:00:00Z");
  expect(second?.summary).toBe("Later");
});

it("SEC-63 a line break in an address begins no line of its own", () => {
  const url = "https://ok.example/\r\nATTACH:http://evil.example/x.exe\nX-INJECTED:1\u0085";
  expect(calendarText([{ ...entry, url }]).split("\r\n")).toContain(
    "URL:https://ok.example/ATTACH:http://evil.example/x.exeX-INJECTED:1",
  );
});

it("no line is longer than 75 bytes, and none ends without its break", () => {
  const file = calendarText([entry]);
  const bytes = file.split("\r\n").map((line) => Buffer.byteLength(line));
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});
