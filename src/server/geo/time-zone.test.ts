import { describe, expect, it } from "vitest";
import { timeZoneAt } from "#server/geo/time-zone.ts";

describe("the time zone of a place", () => {
  it.each([
    ["Sofia", 23.3219, 42.6977, "Europe/Sofia"],
    ["New York", -74.006, 40.7143, "America/New_York"],
    ["Austin", -97.7431, 30.2672, "America/Chicago"],
    ["Kathmandu", 85.324, 27.7172, "Asia/Kathmandu"],
    ["Sydney", 151.2093, -33.8688, "Australia/Sydney"],
    ["Honolulu", -157.8583, 21.3069, "Pacific/Honolulu"],
    ["Nairobi", 36.8219, -1.2921, "Africa/Nairobi"],
  ])("knows that of %s", (_city, longitude, latitude, zone) => {
    expect(timeZoneAt(longitude, latitude)).toBe(zone);
  });

  it("is one that Temporal accepts, everywhere on Earth", () => {
    const zones = new Set<string>();
    for (let longitude = -180; longitude <= 180; longitude += 5) {
      for (let latitude = -90; latitude <= 90; latitude += 5) zones.add(timeZoneAt(longitude, latitude));
    }
    const now = Temporal.Instant.from("2026-11-15T12:00:00Z");
    for (const zone of zones) expect(() => now.toZonedDateTimeISO(zone)).not.toThrow();
    expect(zones.size).toBeGreaterThan(100);
  });

  it("wraps a longitude beyond the date line and clamps a latitude beyond a pole", () => {
    expect(timeZoneAt(360 + 23.3219, 42.6977)).toBe("Europe/Sofia");
    expect(timeZoneAt(23.3219, 1e9)).toBe(timeZoneAt(23.3219, 90));
  });

  it("is UTC where the coordinates are no numbers", () => {
    expect(timeZoneAt(Number.NaN, 42)).toBe("UTC");
    expect(timeZoneAt(23, Number.POSITIVE_INFINITY)).toBe("UTC");
  });
});
