import { describe, expect, it } from "vitest";
import { startsAtMs } from "#domain/time.ts";
import { calendarFile } from "./calendar-file.ts";

const venue = {
  name: "Ivan Vazov National Theatre",
  address: "5 Dyakon Ignatiy St",
  city: "Sofia",
  country: "Bulgaria",
  coordinates: ["23.3263", "42.6942"] as [string, string],
};

function entry(name: string, description = "") {
  const startsAt = new Date(startsAtMs("2026-12-12", "20:00", "Europe/Sofia")).toISOString();
  return calendarFile({
    event: { _id: "7", name, description, startsAt },
    venue,
    url: "https://events.example/event/hamlet",
    nowMs: Date.UTC(2026, 10, 15, 12),
  });
}

const unfolded = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

describe("the calendar file of an event", () => {
  it("starts when the event does, whatever zone the calendar is in", () => {
    expect(unfolded(entry("Hamlet"))).toContain("DTSTART:20261212T180000Z");
  });

  it("says what, where and how to find it", () => {
    const lines = unfolded(entry("Hamlet"));
    expect(lines).toContain("SUMMARY:Hamlet");
    expect(lines).toContain(
      "LOCATION:Ivan Vazov National Theatre\\, 5 Dyakon Ignatiy St\\, Sofia\\, Bulgaria",
    );
    expect(lines).toContain("GEO:42.6942;23.3263");
    expect(lines).toContain("URL:https://events.example/event/hamlet");
    expect(lines).toContain("UID:event-7@events.example");
  });

  it("keeps what has a meaning in the format from having it", () => {
    expect(unfolded(entry("Wine, cheese; \\o/", "One\nTwo"))).toEqual(
      expect.arrayContaining(["SUMMARY:Wine\\, cheese\\; \\\\o/", "DESCRIPTION:One\\nTwo"]),
    );
  });

  it("has no line of more than 75 bytes and cuts no letter in two", () => {
    const name = "Вечер на българската народна музика и танци с ансамбъл „Филип Кутев“ 🎻🎻";
    const file = entry(name);
    const bytes = file.split("\r\n").map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
    expect(unfolded(file)).toContain(`SUMMARY:${name}`);
  });
});
