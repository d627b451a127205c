import { describe, expect, it } from "vitest";
import { cityOfMost, groupResults, type SearchResultVenue } from "./result-groups.ts";

const NOW = Date.parse("2026-11-18T12:00:00Z");
const at = (date: string) => ({
  date,
  time: "20:00",
  startsAt: `${date}T18:00:00Z`,
  endsAt: null,
  endDate: null,
  endTime: null,
  isAllDay: false,
  hasTime: true,
  openDays: null,
  expiresAt: Date.parse(`${date}T18:00:00Z`) + 86_400_000,
});

/** In a city of its own name, unless another is given. */
const venue = (name: string, countryCode: string, [longitude, latitude]: [number, number], more = {}) =>
  ({
    name,
    countryCode,
    city: name,
    coordinates: [String(longitude), String(latitude)],
    events: [at("2026-12-10")],
    ...more,
  }) as unknown as SearchResultVenue;

const detroit = venue("Detroit", "US", [-83, 42.3]);
const sofia = venue("Sofia", "BG", [23.32, 42.7]);
const plovdiv = venue("Plovdiv", "BG", [24.75, 42.14]);
const bounds = { west: 23, south: 42.5, east: 23.6, north: 42.9 };
const named = (groups: ReturnType<typeof groupResults>) =>
  groups.map(({ kind, results }) => [kind, results.map(({ name }) => name)]);

describe("SEA-11 results of a search", () => {
  it("in view come first, then the view's country, then the world", () => {
    expect(named(groupResults([detroit, plovdiv, sofia], { bounds, countryCode: "BG", nowMs: NOW }))).toEqual(
      [
        ["in-view", ["Sofia"]],
        ["in-country", ["Plovdiv"]],
        ["world", ["Detroit"]],
      ],
    );
  });

  it("have no empty groups, and no country where none is known", () => {
    expect(named(groupResults([plovdiv, detroit], { nowMs: NOW }))).toEqual([
      ["world", ["Plovdiv", "Detroit"]],
    ]);
    expect(groupResults([], { bounds, countryCode: "BG", nowMs: NOW })).toEqual([]);
  });
});

describe("SEA-211 in the city at hand", () => {
  it("is all of it, also what is out of view, the soonest first; elsewhere is none of it", () => {
    const club = venue("Jazz Club", "BG", [23.7, 42.7], {
      city: "Sofia",
      events: [at("2026-12-01"), at("2026-12-20")],
    });
    const bankya = venue("Bankya", "BG", [23.1, 42.7]);
    const found = groupResults([plovdiv, sofia, bankya, club], {
      bounds,
      city: "Sofia",
      countryCode: "BG",
      nowMs: NOW,
    });
    expect(named(found)).toEqual([
      ["in-city", ["Jazz Club", "Sofia"]],
      ["in-view", ["Bankya"]],
      ["in-country", ["Plovdiv"]],
    ]);
  });

  it("is the city of most venues in view", () => {
    const club = venue("Jazz Club", "BG", [23.3, 42.7], { city: "Sofia" });
    expect(cityOfMost([plovdiv, sofia, club])?.city).toBe("Sofia");
    expect(cityOfMost([])).toBeUndefined();
  });
});
