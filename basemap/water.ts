import type { Feature, Geometry, Polygon } from "geojson";
import { featuresOf, openStreetMapPolygons, polygon, saneTopology } from "./sources.ts";

/** A lake drawn with fewer points is a pond: there are hundreds of thousands, and none is seen at zoom 8. */
const MIN_POINTS = 12;

export function detailedLakes(): Feature<Polygon, object>[] {
  return openStreetMapPolygons("lakes")
    .filter(([shore]) => shore!.length >= MIN_POINTS)
    .map((rings) => polygon(rings, { class: "lake" }));
}

export function generalLakes(): Feature<Geometry, object>[] {
  return featuresOf(saneTopology(), "lakes").map((lake) => ({ ...lake, properties: { class: "lake" } }));
}

export function rivers(): Feature<Geometry, object>[] {
  return featuresOf(saneTopology(), "rivers").map((river) => ({ ...river, properties: { class: "river" } }));
}
