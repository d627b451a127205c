import { describe, expect, it } from "vitest";
import { groupResults, type SearchResultVenue } from "./result-groups.ts";

const venue = (name: string, countryCode: string, longitude: number, latitude: number) =>
  ({ name, countryCode, coordinates: [String(longitude), String(latitude)] }) as SearchResultVenue;

const detroit = venue("Detroit", "US", -83, 42.3);
const sofia = venue("Sofia", "BG", 23.32, 42.7);
const plovdiv = venue("Plovdiv", "BG", 24.75, 42.14);
const view = { west: 23, south: 42.5, east: 23.6, north: 42.9 };
const named = (groups: ReturnType<typeof groupResults>) =>
  groups.map(({ kind, results }) => [kind, results.map(({ name }) => name)]);

describe("SEA-11 results of a search", () => {
  it("in view come first, then the view's country, then the world", () => {
    expect(named(groupResults([detroit, plovdiv, sofia], view, "BG"))).toEqual([
      ["in-view", ["Sofia"]],
      ["in-country", ["Plovdiv"]],
      ["world", ["Detroit"]],
    ]);
  });

  it("have no empty groups, and no country where none is known", () => {
    expect(named(groupResults([plovdiv, detroit], undefined, undefined))).toEqual([
      ["world", ["Plovdiv", "Detroit"]],
    ]);
    expect(groupResults([], view, "BG")).toEqual([]);
  });
});
