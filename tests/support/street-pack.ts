import { writeFileSync } from "node:fs";
import { encodeLayer } from "#web/map/basemap/vector-tile.ts";
import { ArchiveWriter } from "../../basemap/pmtiles/archive-writer.ts";

/** Two crossing roads; enough for a map to show a street. */
export const STREET_TILE = encodeLayer("transportation", [
  {
    kind: "line",
    parts: [
      [
        [0, 2048],
        [4096, 2048],
      ],
      [
        [2048, 0],
        [2048, 4096],
      ],
    ],
    properties: { class: "motorway" },
  },
]);

/** Writes a street pack of one tile at zoom 10 and all the tiles below it: Sofia's. */
export function writeStreetPack(file: string): void {
  const writer = new ArchiveWriter();
  writer.addSubtree(10, 578, 377, 14, STREET_TILE);
  const archive = writer.finish({
    minZoom: 10,
    maxZoom: 14,
    bounds: [23.203125, 42.553080288955805, 23.5546875, 42.811521745097885],
    center: [23.32, 42.7, 12],
    metadata: {
      name: "two roads",
      attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap contributors</a>',
      vector_layers: [{ id: "transportation", fields: { class: "String" } }],
    },
  });
  writeFileSync(file, archive);
}
