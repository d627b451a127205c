import { describe, expect, it } from "vitest";
import { openGazetteer } from "#server/geo/gazetteer.ts";

const gazetteer = openGazetteer();

describe("finding a city", () => {
  it("knows its place, size and time zone", () => {
    const sofia = gazetteer.findCity("BG", "Sofia");
    expect(sofia).toMatchObject({ name: "Sofia", timeZone: "Europe/Sofia" });
    expect(sofia?.longitude).toBeCloseTo(23.32, 1);
    expect(sofia?.latitude).toBeCloseTo(42.7, 1);
    expect(sofia?.population).toBeGreaterThan(1_000_000);
  });

  it.each([
    ["BG", "PLOVDIV", "Plovdiv"],
    ["BG", "софия", "Sofia"],
    ["BG", "Варна", "Varna"],
    ["BR", "sao paulo", "São Paulo"],
    ["CH", "Zurich", "Zürich"],
    ["US", "new york", "New York City"],
    ["AT", "Wien", "Vienna"],
    ["AD", "soldeu", "Soldeu"],
    ["ZW", "Harare", "Harare"],
    ["IS", " Reykjavik ", "Reykjavík"],
  ])("in %s understands %s", (code, text, name) => {
    expect(gazetteer.findCity(code, text)?.name).toBe(name);
  });

  it("prefers the most populous of one name", () => {
    expect(gazetteer.findCity("US", "Portland")?.timeZone).toBe("America/Los_Angeles");
    expect(gazetteer.findCity("GB", "London")?.population).toBeGreaterThan(5_000_000);
  });

  it("matches whole names only", () => {
    expect(gazetteer.findCity("BG", "Plovdi")).toBeUndefined();
    expect(gazetteer.findCity("BG", "Sofia,Varna")).toBeUndefined();
  });

  it("looks only in the country asked for", () => {
    expect(gazetteer.findCity("US", "Plovdiv")).toBeUndefined();
    expect(gazetteer.findCity("CA", "London")?.timeZone).toBe("America/Toronto");
  });

  it.each([
    ["BG", ""],
    ["BG", "  "],
    ["BG", ","],
    ["", "Sofia"],
    ["ZZ", "Sofia"],
    ["bg", "Sofia"],
    ["BG", "Europe/Sofia"],
  ])("finds nothing in %j for %j", (code, text) => {
    expect(gazetteer.findCity(code, text)).toBeUndefined();
  });
});
