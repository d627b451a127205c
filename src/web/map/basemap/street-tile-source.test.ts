import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { describe, expect, it } from "vitest";
import type { BoundsList, StreetPack } from "#contract/basemap.ts";
import { StreetTileSource } from "./street-tile-source.ts";
import { encodeLayer } from "./vector-tile.ts";

const roads = (name: string) =>
  encodeLayer(name, [
    {
      kind: "line",
      parts: [
        [
          [0, 0],
          [9, 9],
        ],
      ],
    },
  ]);
const packOf = (bounds: BoundsList): StreetPack => ({
  url: "/pack",
  bounds,
  minZoom: 10,
  maxZoom: 14,
  credits: [],
});
const whole = packOf([23.2, 42.6, 23.48, 42.77]);
const partial = packOf([23.32, 42.6, 23.48, 42.77]);
const centre = { z: 14, x: 9253, y: 6039 };
const failing = async () => {
  throw new Error("unreachable");
};

function layersOf({
  packs = [] as StreetPack[],
  service = async (): Promise<Uint8Array | undefined> => undefined,
  pack = async (): Promise<{ data: ArrayBuffer } | undefined> => ({ data: roads("pack").slice().buffer }),
} = {}): Promise<string[]> {
  const source = new StreetTileSource(packs, { ready: async () => {}, tile: service }, () => ({
    getZxy: pack,
  }));
  return source
    .tile(centre, new AbortController().signal)
    .then((tile) => Object.keys(new VectorTile(new PbfReader(tile)).layers));
}

describe("a street tile", () => {
  it("MAP-21 comes from a pack that covers all of it, without asking anyone else", async () => {
    expect(await layersOf({ packs: [whole], service: failing })).toEqual(["pack"]);
  });

  it("comes from the service where no pack covers all of it", async () => {
    const service = async () => roads("service");
    expect(await layersOf({ packs: [partial], service })).toEqual(["ground", "service"]);
    expect(await layersOf({ service })).toEqual(["ground", "service"]);
  });

  it("MAP-21 is a pack's part on paper while the service is away", async () => {
    expect(await layersOf({ packs: [partial] })).toEqual(["paper", "pack"]);
  });

  it("MAP-20 is squared paper where there is nothing", async () => {
    expect(await layersOf()).toEqual(["paper"]);
    expect(await layersOf({ packs: [whole], pack: failing })).toEqual(["paper"]);
    expect(await layersOf({ packs: [whole], pack: async () => undefined })).toEqual(["paper"]);
  });

  it("is empty where the service has nothing to show", async () => {
    expect(await layersOf({ service: async () => new Uint8Array() })).toEqual([]);
  });
});
