import { expect, it } from "vitest";
import { cityAtSlug, cityUrl } from "#contract/city-url.ts";
import { cityLabel, cityNameKeys, namedCity, withoutRegion } from "./city.ts";

const oregon = { name: "Portland", region: "Oregon", showsRegion: false };
const maine = { name: "Portland", region: "Maine", showsRegion: true };
const unplaced = { name: "Varna", region: "", showsRegion: false };
const cities = [oregon, maine, unplaced];

it("CTY-01 the first city of a name has the name as its label, a later one name and region", () => {
  expect(cities.map(cityLabel)).toEqual(["Portland", "Portland, Maine", "Varna"]);
});

it.each([
  ["Portland", oregon],
  [" PORTLAND, oregon ", oregon],
  ["Portland, Maine", maine],
  ["Portland, Texas", undefined],
  ["Varna", unplaced],
  ["Maine", undefined],
])("CTY-01 %j means one city", (text, city) => {
  expect(namedCity(text, cities)).toBe(city);
});

it.each([
  ["portland", oregon],
  ["portland-oregon", oregon],
  ["portland-maine", maine],
  ["portland-texas", undefined],
])("CTY-01 the address %s leads to one city", (slug, city) => {
  expect(cityAtSlug(slug, cities)).toBe(city);
});

it("CTY-01 a label makes the address", () => {
  expect(cities.slice(0, 2).map((city) => cityUrl("USA", cityLabel(city)))).toEqual([
    "/city/usa/portland",
    "/city/usa/portland-maine",
  ]);
});

it("takes the region out of a label, and names under which a text may be found", () => {
  expect(withoutRegion("Portland, Maine", "Maine")).toBe("Portland");
  expect(withoutRegion("Portland", "Oregon")).toBe("Portland");
  expect(withoutRegion("Rock, Paper", "")).toBe("Rock, Paper");
  expect(cityNameKeys("Portland, ME")).toEqual(["portland, me", "portland"]);
  expect(cityNameKeys("Sofia")).toEqual(["sofia"]);
});
