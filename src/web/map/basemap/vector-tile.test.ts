import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { describe, expect, it } from "vitest";
import { encodeLayer, joinTiles } from "./vector-tile.ts";

const read = (tile: Uint8Array) => new VectorTile(new PbfReader(tile));

describe("a vector tile of our own", () => {
  const road = encodeLayer("road", [
    {
      kind: "line",
      parts: [
        [
          [0, 0],
          [4096, 300],
          [10, -20],
        ],
        [
          [5, 5],
          [6, 6],
        ],
      ],
      properties: { level: 300, class: "шосе" },
    },
    {
      kind: "line",
      parts: [
        [
          [1, 1],
          [2, 2],
        ],
      ],
      properties: { level: 300 },
    },
  ]);

  it("is read back as it was meant", () => {
    const layer = read(road).layers.road!;
    expect(layer).toMatchObject({ extent: 4096, version: 2, length: 2 });
    expect(layer.feature(0).properties).toEqual({ level: 300, class: "шосе" });
    expect(
      layer
        .feature(0)
        .loadGeometry()
        .map((part) => part.map(({ x, y }) => [x, y])),
    ).toEqual([
      [
        [0, 0],
        [4096, 300],
        [10, -20],
      ],
      [
        [5, 5],
        [6, 6],
      ],
    ]);
    expect(layer.feature(1).properties).toEqual({ level: 300 });
  });

  it("joined to another, shows the layers of both", () => {
    const area = encodeLayer("ground", [
      {
        kind: "area",
        parts: [
          [
            [0, 0],
            [9, 0],
            [9, 9],
          ],
        ],
      },
    ]);
    const { layers } = read(joinTiles([area, road]));
    expect(Object.keys(layers)).toEqual(["ground", "road"]);
    const ring = layers.ground!.feature(0).loadGeometry()[0]!;
    expect(ring).toHaveLength(4);
    expect(ring[3]).toEqual(ring[0]);
  });
});
