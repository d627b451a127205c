import { describe, expect, it } from "vitest";
import type { BoundsList, StreetPack } from "#contract/basemap.ts";
import { isWhole, packFor, partWithin } from "./tile-grid.ts";

const pack = (url: string, bounds: BoundsList): StreetPack => ({
  url,
  bounds,
  minZoom: 10,
  maxZoom: 14,
  credits: [],
});
const sofia = pack("sofia", [23.2, 42.6, 23.48, 42.77]);
const centre = { z: 14, x: 9253, y: 6039 };

describe("what a pack covers of a tile", () => {
  it("is the whole of a tile within it", () => {
    expect(isWhole(partWithin(centre, sofia.bounds)!)).toBe(true);
  });

  it("is a part of a tile at its edge", () => {
    const part = partWithin({ z: 1, x: 1, y: 0 }, [0, 0, 90, 85.06])!;
    expect(part).toEqual({ left: 0, top: 0, right: 0.5, bottom: 1 });
  });

  it("is nothing of a tile elsewhere", () => {
    expect(partWithin({ z: 14, x: 0, y: 0 }, sofia.bounds)).toBeUndefined();
  });
});

describe("MAP-21 the pack for a tile", () => {
  it("is the one that covers most of it", () => {
    const region = pack("region", [22, 42, 25, 44]);
    const corner = pack("corner", [23.2, 42.6, 23.29, 42.7]);
    expect(packFor({ z: 10, x: 578, y: 377 }, [corner, region, sofia])?.pack.url).toBe("region");
    expect(packFor(centre, [corner, sofia])?.pack.url).toBe("sofia");
  });

  it("has tiles at that zoom", () => {
    expect(packFor({ z: 9, x: 289, y: 188 }, [sofia])).toBeUndefined();
    expect(packFor({ ...centre, z: 15 }, [sofia])).toBeUndefined();
  });
});
