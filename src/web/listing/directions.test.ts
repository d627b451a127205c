import { expect, it } from "vitest";
import { directionsUrl, PLANNERS } from "./directions.ts";

const venue = { name: "Café & Bar", coordinates: ["23.3263", "42.6942"] as const };

it("VEN-05 every planner gets the venue as destination, latitude first", () => {
  const parts = PLANNERS.map((planner) => {
    const { hostname, searchParams } = new URL(directionsUrl(planner, venue));
    return [hostname, Object.fromEntries(searchParams)];
  });
  expect(parts).toEqual([
    ["www.openstreetmap.org", { to: "42.6942,23.3263" }],
    ["www.google.com", { api: "1", destination: "42.6942,23.3263" }],
    ["maps.apple.com", { daddr: "42.6942,23.3263", q: "Café & Bar" }],
  ]);
});
