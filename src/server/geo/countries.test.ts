import { describe, expect, it } from "vitest";
import { COUNTRIES, findCountry } from "#server/geo/countries.ts";

describe("the list of countries", () => {
  it("has every ISO country once, under a name of its own", () => {
    expect(COUNTRIES.length).toBeGreaterThanOrEqual(249);
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(COUNTRIES.length);
    expect(new Set(COUNTRIES.map(({ name }) => name)).size).toBe(COUNTRIES.length);
  });

  it.each([
    ["US", "USA"],
    ["GB", "United Kingdom"],
    ["CZ", "Czechia"],
    ["TR", "Türkiye"],
    ["CN", "China"],
    ["RU", "Russia"],
    ["KR", "South Korea"],
    ["NL", "Netherlands"],
    ["BG", "Bulgaria"],
  ])("calls %s by its common name, %s", (code, name) => {
    expect(COUNTRIES.find((country) => country.code === code)?.name).toBe(name);
  });

  it("has no name in the formal manner of a register", () => {
    expect(COUNTRIES.filter(({ name }) => /\(|, .* of$|Republic of$/.test(name))).toEqual([]);
  });
});

describe("finding a country", () => {
  it.each([
    ["Bulgaria", "BG"],
    ["bulgaria", "BG"],
    ["BG", "BG"],
    ["bgr", "BG"],
    ["USA", "US"],
    ["u.s.a.", "US"],
    ["United States", "US"],
    ["America", "US"],
    ["uk", "GB"],
    ["great britain", "GB"],
    ["Turkiye", "TR"],
    ["TURKEY", "TR"],
    ["Cote d’Ivoire", "CI"],
    ["Curacao", "CW"],
    ["Czech Republic", "CZ"],
    ["the netherlands", "NL"],
    ["Holland", "NL"],
    ["  south   korea ", "KR"],
    ["united-kingdom", "GB"],
  ])("understands %s", (text, code) => {
    expect(findCountry(text)?.code).toBe(code);
  });

  it.each(["", "Atlantis", "-", "B", "constructor"])("knows no country called %j", (text) => {
    expect(findCountry(text)).toBeUndefined();
  });

  it("finds every country by its own name and code", () => {
    for (const country of COUNTRIES) {
      expect(findCountry(country.name)).toEqual(country);
      expect(findCountry(country.code)).toEqual(country);
    }
  });
});
