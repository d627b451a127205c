import fc from "fast-check";
import { expect, it } from "vitest";
import { venuesOfShort } from "#contract/short-venues.ts";
import { publicEvent } from "#tests/support/events.ts";
import { shortVenues } from "./short-venues.ts";

/** Texts that look like members of JSON. */
const text = fc.oneof(
  fc.string(),
  fc.constantFrom(',"endsAt":null', '","room":null,"', '"description":"x"', "\\", '\\"', '"}],"tags":[]'),
);
const events = fc.array(
  fc
    .record({
      name: text,
      link: text,
      description: text,
      endsAt: fc.constantFrom(null, "2026-12-20T20:00:00.000Z"),
      endDate: fc.constantFrom(null, "2026-12-20"),
      endTime: fc.constantFrom(null, "22:00"),
      isAllDay: fc.boolean(),
      time: fc.constantFrom("", "20:00"),
      openDays: fc.constantFrom<string[] | null>(null, [], ["2026-12-12"]),
      status: fc.constantFrom("scheduled" as const, "cancelled" as const),
      previousStart: fc.constantFrom(null, "2026-12-01T20:00:00.000Z"),
      isSoldOut: fc.boolean(),
      price: fc.constantFrom(null, { isFree: false, from: 5, to: null, currency: null }),
      tags: fc.array(text),
      minAge: fc.constantFrom(null, 0, 18),
      language: fc.constantFrom(null, "bg"),
      organizer: fc.option(fc.record({ name: text, slug: text })),
      series: fc.constantFrom(null, { id: "1", count: 2 }),
      room: fc.option(text),
    })
    .map(publicEvent),
);

it("WEB-80 venues that were shortened are the same again, but for descriptions", () => {
  fc.assert(
    fc.property(text, events, (name, events) => {
      const venues = [{ _id: "1", name, region: "", events }];
      const short = shortVenues(JSON.stringify(venues));
      expect(venuesOfShort(short)).toEqual([
        { ...venues[0], events: events.map((event) => ({ ...event, description: "" })) },
      ]);
    }),
  );
});

it("WEB-80 what most events say does not travel", () => {
  const short = shortVenues(JSON.stringify([{ _id: "1", events: [publicEvent({ description: "Told" })] }]));
  expect(Object.keys(JSON.parse(short)[0].events[0]).sort()).toEqual(
    ["_id", "date", "image", "link", "name", "publishedAt", "slug", "startsAt", "time"].sort(),
  );
});
