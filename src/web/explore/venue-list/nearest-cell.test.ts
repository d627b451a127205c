import { describe, expect, it } from "vitest";
import { distanceKm, nearestCell } from "./nearest-cell.ts";

const sofia = { longitude: 23.3219, latitude: 42.6977 };
const plovdiv = { longitude: 24.7453, latitude: 42.1354, venues: 3, events: 9 };
const varna = { longitude: 27.9147, latitude: 43.2141, venues: 5, events: 20 };

describe("the nearest matching events", () => {
  it("are found by the way along the surface", () => {
    expect(distanceKm(sofia, plovdiv)).toBeCloseTo(132.5, 0);
    expect(nearestCell([varna, plovdiv], sofia)).toMatchObject({ cell: plovdiv });
  });

  it("may lie across the antimeridian", () => {
    const fiji = { longitude: 178.4, latitude: -18.1 };
    const samoa = { longitude: -171.8, latitude: -13.8, venues: 1, events: 1 };
    const cairns = { longitude: 145.8, latitude: -16.9, venues: 1, events: 1 };
    expect(nearestCell([cairns, samoa], fiji)?.cell).toBe(samoa);
  });

  it("are nowhere when nothing matches", () => {
    expect(nearestCell([{ ...varna, events: 0 }], sofia)).toBeUndefined();
  });
});
