import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnOf, columnOfKey, morton, rowOf, rowOfKey, toUnits } from "./morton.ts";

const cell = fc.integer({ min: 0, max: 0xffff });

describe("the Morton key", () => {
  it("alternates the bits of column and row", () => {
    expect([morton(0, 0), morton(1, 0), morton(0, 1), morton(1, 1), morton(2, 0)]).toEqual([0, 1, 2, 3, 4]);
    expect(morton(0xffff, 0xffff)).toBe(0xffffffff);
  });

  it("gives column and row back", () => {
    fc.assert(
      fc.property(cell, cell, (column, row) => {
        const key = morton(column, row);
        expect([columnOfKey(key), rowOfKey(key)]).toEqual([column, row]);
      }),
    );
  });
});

describe("the finest grid", () => {
  it("ends at the antimeridian and takes in the poles", () => {
    expect([-180, 0, 180].map((degrees) => columnOf(toUnits(degrees)))).toEqual([0, 32_768, 65_535]);
    expect([90, 85.06, 0, -85.06, -90].map((degrees) => rowOf(toUnits(degrees)))).toEqual([
      0, 0, 32_768, 65_535, 65_535,
    ]);
  });

  it("never puts the more northern of two places into the more southern row", () => {
    const latitude = fc.integer({ min: -90e7, max: 90e7 });
    fc.assert(
      fc.property(latitude, fc.integer({ min: 1, max: 20 }), (units, step) => {
        expect(rowOf(units + step)).toBeLessThanOrEqual(rowOf(units));
      }),
    );
  });
});
