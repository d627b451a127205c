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

  it("CTY-02 knows region and GeoNames id, and tells cities of one name apart", () => {
    expect(gazetteer.findCity("US", "Portland")).toMatchObject({ region: "Oregon", geonamesId: 5746545 });
    const maine = { region: "Maine", geonamesId: 4975802 };
    expect(gazetteer.findCity("US", "Portland", { region: "Maine" })).toMatchObject(maine);
    const near = { longitude: -70.3, latitude: 43.7 };
    expect(gazetteer.findCity("US", "Portland", { near })).toMatchObject(maine);
    expect(gazetteer.findCity("US", "Portland", { region: "Alaska" })).toBeUndefined();
    const found = gazetteer.findCities("US", new Set(["portland", "springfield", "nowhere"]));
    expect(
      found
        .get("portland")!
        .slice(0, 2)
        .map(({ region }) => region),
    ).toEqual(["Oregon", "Maine"]);
    expect(found.get("springfield")!.length).toBeGreaterThan(5);
    expect(found.has("nowhere")).toBe(false);
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
