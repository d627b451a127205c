import { expect, it } from "vitest";
import { findRegion, regionName } from "./regions.ts";

it("CTY-03 knows regions by their codes", () => {
  expect(regionName("US", "ME")).toBe("Maine");
  expect(regionName("BG", "42")).toBe("Sofia-Capital");
  expect(regionName("US", "ZZ")).toBe("");
});

it.each([
  ["US", "ME", "Maine"],
  ["US", " me ", "Maine"],
  ["US", "OREGON", "Oregon"],
  ["CA", "ON", "Ontario"],
  ["AU", "Vic", "Victoria"],
  ["BR", "sao paulo", "São Paulo"],
  ["CA", "ME", undefined],
  ["US", "01", undefined],
  ["BG", "", undefined],
])("CTY-03 in %s understands %j", (country, text, name) => {
  expect(findRegion(country, text)).toBe(name);
});
