import { expect, it } from "vitest";
import { cityCandidates } from "./location-text.ts";

it.each([
  [
    ["1 Main Street", "1000 Sofia", "Bulgaria"],
    ["1000 Sofia", "Sofia", "1 Main Street", "Main Street", "Bulgaria"],
  ],
  [
    ["Tuen Mun", "Hong Kong"],
    ["Tuen Mun", "Hong Kong"],
  ],
  [
    ["1 Orchard Road", "Singapore"],
    ["1 Orchard Road", "Orchard Road", "Singapore"],
  ],
  [["Sofia"], ["Sofia"]],
  [[], []],
])("of %j the cities may be %j", (parts, cities) => {
  expect(cityCandidates(parts).map(({ name }) => name)).toEqual(cities);
});

it("CTY-06 what follows a city may be its region", () => {
  expect(cityCandidates(["1 Main Street", "Portland", "ME 04101", "USA"])).toEqual([
    { name: "ME 04101", region: "" },
    { name: "ME", region: "" },
    { name: "Portland", region: "ME" },
    { name: "1 Main Street", region: "Portland" },
    { name: "Main Street", region: "Portland" },
    { name: "USA", region: "" },
  ]);
});
