import { describe, expect, it } from "vitest";
import type { StreetPack } from "#contract/basemap.ts";
import { creditsOf } from "./attribution.ts";

const SOFIA = { zoom: 13, west: 23.2, south: 42.6, east: 23.4, north: 42.8 };
const WORLD = { zoom: 2, west: -180, south: -60, east: 180, north: 80 };
const pack: StreetPack = {
  url: "/p",
  bounds: [23, 42, 24, 43],
  minZoom: 10,
  maxZoom: 14,
  credits: [{ name: "OpenStreetMap", href: "https://www.openstreetmap.org/copyright" }],
};
const service = [
  { name: "OpenFreeMap", href: "https://openfreemap.org" },
  { name: "OpenMapTiles", href: "https://www.openmaptiles.org/" },
];
const namesOf = (shown: Partial<Parameters<typeof creditsOf>[0]>) =>
  creditsOf({ view: SOFIA, packs: [], serviceCredits: undefined, streetMinZoom: 9, ...shown }).map(
    ({ name }) => name,
  );

describe("MAP-19 the attribution", () => {
  it("names the makers of the world and of the map's centre", () => {
    expect(namesOf({})).toEqual(["© OpenStreetMap contributors", "Natural Earth", "GeoNames", "DB-IP"]);
  });

  it("names the makers of a pack where it is in view", () => {
    expect(namesOf({ packs: [pack] })).toContain("OpenMapTiles");
    expect(namesOf({ packs: [{ ...pack, bounds: [-9, 41, -8, 42] }] })).not.toContain("OpenMapTiles");
    expect(namesOf({ packs: [pack], view: WORLD })).not.toContain("OpenMapTiles");
  });

  it("names the service while it shows streets, and everyone once", () => {
    const names = namesOf({ packs: [pack], serviceCredits: service });
    expect(names).toEqual([
      "© OpenStreetMap contributors",
      "OpenMapTiles",
      "OpenFreeMap",
      "Natural Earth",
      "GeoNames",
      "DB-IP",
    ]);
    expect(namesOf({ serviceCredits: service, view: WORLD })).not.toContain("OpenFreeMap");
  });
});
