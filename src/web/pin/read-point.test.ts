import { describe, expect, it } from "vitest";
import { readPoint } from "./read-point.ts";

describe("coordinates that are typed", () => {
  it("are longitude and latitude in degrees", () => {
    expect(readPoint("23.3262", " 42.6942")).toEqual([23.3262, 42.6942]);
    expect(readPoint("-180", "90")).toEqual([-180, 90]);
    expect(readPoint("23,3262", "42,6942")).toEqual([23.3262, 42.6942]);
  });

  it("are nothing while they are incomplete or not on Earth", () => {
    for (const [longitude, latitude] of [
      ["23", ""],
      ["x", "42"],
      ["181", "42"],
      ["23", "-90.1"],
    ] as const)
      expect(readPoint(longitude, latitude)).toBeUndefined();
  });
});
