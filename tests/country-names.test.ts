import { expect, it } from "vitest";
import { countryName } from "#messages/country-name.ts";
import { COUNTRIES } from "#server/geo/countries.ts";

it("PAGE-11 every country has its name in Bulgarian", () => {
  const foreign = COUNTRIES.filter(({ name }) => !/^\p{Script=Cyrillic}/u.test(countryName(name, "bg")));
  expect(foreign).toEqual([]);
  expect(countryName("Bulgaria", "bg")).toBe("България");
  expect(countryName("USA", "bg")).toMatch(/щати/);
});

it("English names stay as the catalogue has them", () => {
  expect(countryName("USA", "en")).toBe("USA");
});

it("a country that nobody knows keeps its name", () => {
  expect(countryName("Atlantis", "bg")).toBe("Atlantis");
});
