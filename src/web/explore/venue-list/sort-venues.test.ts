import { describe, expect, it } from "vitest";
import type { EventStatus } from "#domain/event/event.ts";
import { sortVenues } from "./sort-venues.ts";

const HOUR_MS = 3_600_000;

const venue = (name: string, ...hours: number[]) => ({
  name,
  coordinates: ["23.32", "42.7"] as [string, string],
  events: hours.map((hour) => ({
    startsAt: new Date(hour * HOUR_MS).toISOString(),
    endsAt: null,
    hasTime: true,
    status: "scheduled" as EventStatus,
  })),
});

const venues = [venue("Club 10", 50, 60), venue("Club 9", 20), venue("Arena", 50, 70, 90), venue("Empty")];
const namesBy = (order: "soonest" | "busiest" | "name", nowHour = 0) =>
  sortVenues(venues, order, "en", nowHour * HOUR_MS).map(({ name }) => name);

describe("the list of venues", () => {
  it("begins with what happens soonest, and with A where two are as soon", () => {
    expect(namesBy("soonest")).toEqual(["Club 9", "Arena", "Club 10", "Empty"]);
  });

  it("TIME-27 puts venues where everything is over behind those where something is on or ahead", () => {
    expect(namesBy("soonest", 22)).toEqual(["Club 9", "Arena", "Club 10", "Empty"]);
    expect(namesBy("soonest", 23)).toEqual(["Arena", "Club 10", "Club 9", "Empty"]);
    expect(namesBy("soonest", 53)).toEqual(["Club 10", "Arena", "Club 9", "Empty"]);
  });

  it("NEAR-04 begins with the nearest where something is on or ahead", () => {
    const at = (longitude: string, entry: ReturnType<typeof venue>) => ({
      ...entry,
      coordinates: [longitude, "42.7"] as [string, string],
    });
    const around = [
      at("23.40", venue("Far", 50)),
      at("23.33", venue("Near", 60)),
      at("23.32", venue("Next door, over", 1)),
      at("23.321", venue("Next door, empty")),
      at("23.33", venue("Also near", 50)),
    ];
    const position = { longitude: 23.32, latitude: 42.7 };
    const sorted = sortVenues(around, "nearest", "en", 40 * HOUR_MS, position).map(({ name }) => name);
    expect(sorted).toEqual(["Also near", "Near", "Far", "Next door, over", "Next door, empty"]);
  });

  it("CTY-221 does not count cancelled events", () => {
    const [first, ...others] = venue("Theater", 1, 2, 3).events;
    const theater = { ...venue("Theater"), events: [{ ...first!, status: "cancelled" as const }, ...others] };
    const sorted = sortVenues([theater, venue("Hall", 1, 2), venue("Club", 1)], "busiest", "en", 0);
    expect(sorted.map(({ name }) => name)).toEqual(["Hall", "Theater", "Club"]);
  });

  it("begins with most events", () => {
    expect(namesBy("busiest")).toEqual(["Arena", "Club 10", "Club 9", "Empty"]);
  });

  it("goes by name as people count", () => {
    expect(namesBy("name")).toEqual(["Arena", "Club 9", "Club 10", "Empty"]);
  });
});
