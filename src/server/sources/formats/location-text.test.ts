import { describe, expect, it } from "vitest";
import { cityCandidates, countryOfAddress } from "./location-text.ts";

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
    { name: "Portland", region: "ME" },
    { name: "1 Main Street", region: "Portland" },
    { name: "Main Street", region: "Portland" },
  ]);
});

describe("SRC-81 the city of an address", () => {
  it.each([
    [["1805 Geary Blvd", "San Francisco", "CA"], { name: "San Francisco", region: "CA" }],
    [["1805 Geary Blvd", "San Francisco CA 94115"], { name: "San Francisco", region: "CA" }],
    [["Walton Street", "Hull", "HU3 1LR"], { name: "Hull", region: "" }],
    [["Walton Street", "Hull HU3 1LR"], { name: "Hull HU3 1LR", region: "" }, { name: "Hull", region: "" }],
    [["290 Bremner Blvd", "Toronto ON M5V 3L9"], { name: "Toronto", region: "ON" }],
    [
      ["Museumplein 6", "1071 DJ Amsterdam"],
      { name: "1071 DJ Amsterdam", region: "" },
      { name: "Amsterdam", region: "" },
    ],
  ])("of %j stands before everything else", (parts, ...cities) => {
    expect(cityCandidates(parts).slice(0, cities.length)).toEqual(cities);
  });
});

describe("SRC-81 the country of an address", () => {
  it.each([
    [["1000 Sofia", "Bulgaria"], { country: "Bulgaria" }],
    [["Portland", "ME 04101", "USA"], { country: "USA" }],
    [["Hull", "UK"], { country: "GB" }],
    [["San Francisco", "CA"], { country: "CA", isCountryGuess: true }],
    [["San Francisco", "CA 94115"], { country: "US", isCountryGuess: true }],
    [["Hull", "HU3 1LR"], { country: "GB", isCountryGuess: true }],
    [["Toronto ON M5V 3L9"], { country: "CA", isCountryGuess: true }],
    [["1071 DJ Amsterdam"], { country: "NL", isCountryGuess: true }],
  ])("of %j is %j", (parts, told) => {
    expect(countryOfAddress(parts)).toEqual(told);
  });
});
