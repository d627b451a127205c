import { expect, it } from "vitest";
import { CallFailed } from "#web/session/api.ts";
import { allVenues, isRefused, oneVenue, worldOverview } from "./queries.ts";

const BOX = { west: 0, south: 0, east: 1, north: 1 };

it("MAP-18 a call that the server refused is not asked again; one that failed is", () => {
  for (const query of [worldOverview({}), allVenues(BOX, undefined, true), oneVenue("1")]) {
    const retry = query.retry as (failures: number, error: Error) => boolean;
    for (const status of [400, 404, 410]) expect(retry(1, new CallFailed(status, "No."))).toBe(false);
    for (const status of [408, 429, 500, 503]) expect(retry(1, new CallFailed(status, ""))).toBe(true);
    expect(retry(1, new TypeError("Failed to fetch"))).toBe(true);
  }
  const refetches = worldOverview({}).refetchOnWindowFocus as (query: object) => boolean;
  expect(refetches({ state: { error: new CallFailed(404, "No.") } })).toBe(false);
  expect(refetches({ state: { error: null } })).toBe(true);
  expect(isRefused(null)).toBe(false);
});
