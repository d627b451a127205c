import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { sentenceOf } from "./error-messages.ts";
import { problemOf } from "./invalid.ts";
import {
  FavoritesParams,
  FilterQuery,
  LatestParams,
  OverviewParams,
  SearchParams,
  VenuesInBoundsParams,
} from "./request.ts";

function problem(schema: z.ZodType, value: unknown): string {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  return issue ? sentenceOf(problemOf(issue.message, String(issue.path[0]))) : "accepted";
}

describe("bounds of the map", () => {
  const bounds = (text: string) => VenuesInBoundsParams.parse({ bounds: text }).bounds;
  const refused = (text: string) => problem(VenuesInBoundsParams, { bounds: text });

  it("are read from the address, longitude first", () => {
    expect(bounds("23.2&42.6&23.4&42.8&limit=30")).toEqual({
      box: { west: 23.2, south: 42.6, east: 23.4, north: 42.8 },
      value: 30,
    });
  });

  it("may cross the antimeridian", () => {
    expect(bounds("170&-20&-170&20&limit=0").box).toEqual({ west: 170, south: -20, east: -170, north: 20 });
  });

  it.each(["NaN", "Infinity", "1e309", "", " ", "0x10", "abc", "180.01"])("refuse %j as an edge", (edge) => {
    expect(refused(`${edge}&0&1&1&limit=0`)).toMatch(/^west must/);
  });

  it("API-29 explain the address in a sentence that ends in one full stop", () => {
    expect(refused("0&0&1&1")).not.toMatch(/…|\.\.$/);
  });

  it("refuse a south above the north, a wrong limit and another shape", () => {
    expect(refused("0&2&1&1&limit=0")).toBe("South must not be north of north.");
    for (const limit of ["-1", "1e9", "99999999999", "x", "1001"])
      expect(refused(`0&0&1&1&limit=${limit}`)).toMatch(/^limit must be/);
    expect(refused("0&0&1&1")).toBe("bounds must be written west&south&east&north&limit={n}.");
  });

  it("carry a zoom for the overview", () => {
    expect(OverviewParams.parse({ bounds: "0&0&1&1&zoom=3.5" }).bounds.value).toBe(3.5);
    expect(problem(OverviewParams, { bounds: "0&0&1&1&zoom=NaN" })).toBe("zoom must be a number.");
  });
});

it("a filter's dates must exist and its categories be known", () => {
  expect(FilterQuery.parse({ from: "2026-12-01", categories: "party,sport" })).toEqual({
    from: "2026-12-01",
    categories: ["party", "sport"],
  });
  expect(problem(FilterQuery, { to: "2026-02-30" })).toMatch(/date that exists/);
  expect(problem(FilterQuery, { categories: "party,golf" })).toMatch(/^categories must be some of/);
});

it("a search keeps every character of its text, the ampersand too", () => {
  expect(SearchParams.parse({ query: "q=rock & roll&page=2&page=3" }).query).toEqual({
    text: "rock & roll&page=2",
    page: 3,
  });
  for (const page of ["0", "-1", "1e9", "1000000000"])
    expect(problem(SearchParams, { query: `q=a&page=${page}` })).toMatch(/^page must be/);
  expect(problem(SearchParams, { query: "q=&page=1" })).toBe("query must not be empty.");
  expect(problem(SearchParams, { query: `q=${"x".repeat(10_000)}&page=1` })).toMatch(/longer than 200/);
});

it("latest events name a country, hyphens and all, and one of three categories", () => {
  expect(LatestParams.parse({ latest: "latest-Guinea-Bissau-party-events" }).latest).toEqual({
    country: "Guinea-Bissau",
    category: "party",
  });
  expect(problem(LatestParams, { latest: "latest-USA-sport-events" })).toMatch(/theater, party or concert/);
});

it("favourites name at most 200 events by id", () => {
  expect(FavoritesParams.parse({ ids: "3,1,9999999999" }).ids).toEqual([3, 1]);
  expect(problem(FavoritesParams, { ids: "1,x" })).toMatch(/event ids/);
  expect(problem(FavoritesParams, { ids: Array(201).fill("1").join(",") })).toMatch(/more than 200/);
});
