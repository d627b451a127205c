import { describe, expect, it } from "vitest";
import { exchangedEvent } from "#tests/support/exchanged.ts";
import { exchangedOf, presentEvent, presentVenue } from "./present.ts";

const posterUrl = () => "/posters/7.svg?v=1";

describe("CORE-51 what is written into files is the same from memory as from the database", () => {
  it.each([
    {},
    {
      details: {
        endDate: "2026-12-14",
        endTime: "18:00",
        openDays: ["2026-12-12", "2026-12-14"],
        tags: ["jazz"],
      },
    },
    {
      event: { time: "", image: "https://pictures.example/1.jpg" },
      details: { isAllDay: true, minAge: 18, room: "Hall 2" },
    },
    {
      details: {
        status: "cancelled" as const,
        isSoldOut: true,
        previousStartsAtMs: 1_790_000_000_000,
        price: { isFree: false, from: 20, to: 35, currency: "EUR" },
        language: "bg",
        organizer: { name: "City Gallery", slug: "city-gallery" },
        series: { id: "3", count: 12 },
      },
    },
  ])("%j", (given) => {
    const row = exchangedEvent(given);
    const { event, venue } = row;
    const listed = { event: presentEvent(event, venue.category, posterUrl), venue: presentVenue(venue) };
    const marks = {
      version: event.version,
      createdAtS: event.createdAt.getTime() / 1000,
      updatedAtS: event.updatedAt.getTime() / 1000,
    };
    expect(exchangedOf(JSON.parse(JSON.stringify(listed)), marks)).toEqual(row);
  });
});
