import { describe, expect, it } from "vitest";
import { CATEGORIES } from "#domain/category.ts";
import { cityLabel } from "#domain/city.ts";
import { openGazetteer } from "#server/geo/gazetteer.ts";
import { timeZoneAt } from "#server/geo/time-zone.ts";
import { KNOWN_VENUES } from "./data/known-venues.ts";
import { distanceKm } from "./placement.ts";
import { demoVenues } from "./world.ts";

const { cities, venues } = demoVenues(openGazetteer());
const cityOf = new Map(cities.map((city) => [`${city.countryCode}|${cityLabel(city)}`, city]));

describe("the demo world", () => {
  it("is the same every time", () => {
    expect(demoVenues(openGazetteer())).toEqual({ cities, venues });
  });

  it("spans about 2,000 venues in 150 cities of 60 countries", () => {
    expect(venues.length).toBeGreaterThanOrEqual(2_000);
    expect(cities.length).toBeGreaterThanOrEqual(150);
    expect(new Set(cities.map(({ countryCode }) => countryCode)).size).toBeGreaterThanOrEqual(60);
  });

  it("CTY-08 knows every city's region and GeoNames id, and has two Portlands in one country", () => {
    expect(cities.filter(({ geonamesId }) => !(geonamesId > 0))).toEqual([]);
    const portlands = cities.filter(({ name }) => name === "Portland");
    expect(portlands.map((city) => [cityLabel(city), city.region])).toEqual([
      ["Portland", "Oregon"],
      ["Portland, Maine", "Maine"],
    ]);
  });

  it("reaches every inhabited continent", () => {
    const zones = new Set(venues.map(({ timeZone }) => timeZone.split("/")[0]));
    expect([...zones]).toEqual(
      expect.arrayContaining(["Europe", "America", "Asia", "Africa", "Australia", "Pacific"]),
    );
    expect(venues.some(({ latitude, longitude }) => latitude < 0 && longitude < -30)).toBe(true);
  });

  it("covers Bulgaria and the USA well", () => {
    const count = (code: string) => venues.filter(({ countryCode }) => countryCode === code).length;
    expect(count("BG")).toBeGreaterThan(300);
    expect(count("US")).toBeGreaterThan(500);
    expect(venues.filter(({ city }) => city === "Sofia").length).toBeGreaterThanOrEqual(120);
  });

  it("has venues of every category", () => {
    for (const category of CATEGORIES) {
      expect(venues.filter((venue) => venue.category === category).length).toBeGreaterThan(50);
    }
    for (const rare of ["fitness", "easteregg", "dolphin"]) {
      expect(venues.some(({ category }) => category === rare)).toBe(true);
    }
  });

  it("gives every venue an address of its own on the site and a name and street in its city", () => {
    expect(new Set(venues.map(({ category, slug }) => `${category}/${slug}`)).size).toBe(venues.length);
    expect(new Set(venues.map(({ city, name }) => `${city}|${name}`)).size).toBe(venues.length);
    expect(venues.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    expect(venues.filter(({ address }) => address === "")).toEqual([]);
  });

  it("places every venue near its city's centre, on a spot of its own", () => {
    expect(new Set(venues.map(({ longitude, latitude }) => `${longitude},${latitude}`)).size).toBe(
      venues.length,
    );
    const astray = venues.filter(
      (venue) => distanceKm(venue, cityOf.get(`${venue.countryCode}|${venue.city}`)!) > 25,
    );
    expect(astray).toEqual([]);
  });

  it("keeps the time of the place where the venue stands", () => {
    const now = Temporal.Instant.from("2026-11-15T12:00:00Z");
    for (const { longitude, latitude, timeZone, name } of venues) {
      const here = now.toZonedDateTimeISO(timeZoneAt(longitude, latitude)).offset;
      expect([name, now.toZonedDateTimeISO(timeZone).offset]).toEqual([name, here]);
    }
  });

  it("shows every real venue it knows, in a city it knows", () => {
    const shown = new Set(venues.map(({ countryCode, city, name }) => `${countryCode}|${city}|${name}`));
    for (const [code, known] of Object.entries(KNOWN_VENUES)) {
      for (const [city, , name] of known) expect(shown).toContain(`${code}|${city}|${name}`);
    }
  });
});
