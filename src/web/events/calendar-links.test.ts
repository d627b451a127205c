import { describe, expect, it } from "vitest";
import type { Event } from "#contract/catalog.ts";
import { startsAtMs } from "#domain/time.ts";
import { publicEvent } from "#tests/support/events.ts";
import { googleCalendarUrl, outlookCalendarUrl } from "./calendar-links.ts";

function entry(date: string, time: string, timeZone: string, more: Partial<Event> = {}) {
  return {
    event: publicEvent({
      name: "Rock & Roll",
      description: "Loud.",
      date,
      time,
      startsAt: new Date(startsAtMs(date, time, timeZone)).toISOString(),
      ...more,
    }),
    venue: { name: "Hall", address: "", city: "Sofia", country: "Bulgaria" },
    url: "https://events.example/event/rock",
  };
}

const parameters = (url: string) => Object.fromEntries(new URL(url).searchParams);

describe("EVT-05 an event in a calendar on the web", () => {
  it("starts at the instant it starts at the venue, whatever the zone", () => {
    for (const [zone, instant] of [
      ["Europe/Sofia", "20261212T180000Z/20261212T200000Z"],
      ["America/New_York", "20261213T010000Z/20261213T030000Z"],
      ["Asia/Kolkata", "20261212T143000Z/20261212T163000Z"],
    ] as const)
      expect(parameters(googleCalendarUrl(entry("2026-12-12", "20:00", zone))).dates).toBe(instant);
  });

  it("starts when the clocks have it in the nights they change", () => {
    // At 03:30 on this night Sofia's clocks have just jumped to 04:30.
    expect(parameters(outlookCalendarUrl(entry("2026-03-29", "03:30", "Europe/Sofia"))).startdt).toBe(
      "2026-03-29T01:30:00.000Z",
    );
    // The half hour happens twice; the first one counts.
    expect(parameters(outlookCalendarUrl(entry("2026-10-25", "03:30", "Europe/Sofia"))).startdt).toBe(
      "2026-10-25T00:30:00.000Z",
    );
  });

  it("TIME-30 ends when the event ends, and has whole days where no hour is known", () => {
    const ending = entry("2026-12-12", "20:00", "UTC", { endsAt: "2026-12-12T22:40:00.000Z" });
    expect(parameters(googleCalendarUrl(ending)).dates).toBe("20261212T200000Z/20261212T224000Z");
    expect(parameters(outlookCalendarUrl(ending))).not.toHaveProperty("allday");
    const run = entry("2026-12-12", "", "Europe/Sofia", { endDate: "2026-12-31" });
    expect(parameters(googleCalendarUrl(run)).dates).toBe("20261212/20270101");
    expect(parameters(outlookCalendarUrl(run))).toMatchObject({
      startdt: "2026-12-12",
      enddt: "2027-01-01",
      allday: "true",
    });
  });

  it("says what, where and how to find it", () => {
    const { text, location, details } = parameters(googleCalendarUrl(entry("2026-12-12", "20:00", "UTC")));
    expect([text, location]).toEqual(["Rock & Roll", "Hall, Sofia, Bulgaria"]);
    expect(details).toBe("Loud.\n\nhttps://events.example/event/rock");
    const { subject, body } = parameters(outlookCalendarUrl(entry("2026-12-12", "20:00", "UTC")));
    expect([subject, body]).toEqual(["Rock & Roll", details]);
  });
});
