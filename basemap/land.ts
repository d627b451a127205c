import { geoEquirectangular } from "d3-geo";
import { geoProject } from "d3-geo-projection";
import type { Feature, MultiPolygon, Polygon, Position } from "geojson";
import { featuresOf, openStreetMapPolygons, polygon, polygonsOf, worldAtlas } from "./sources.ts";

/** Land in full detail, for the zooms at which a coast is looked at. */
export function detailedLand(): Feature<Polygon, object>[] {
  return openStreetMapPolygons("coastlines").map((rings) => polygon(rings, {}));
}

/** Land drawn for small scales: simplifying the detailed rings that far breaks them. */
export function generalLand(scale: "110m" | "50m"): Feature<Polygon, object>[] {
  return featuresOf(worldAtlas(`land-${scale}`), "land")
    .flatMap(({ geometry }) => polygonsOf(unstitch(geometry as MultiPolygon)))
    .map((rings) => polygon(rings, {}));
}

// The identity in degrees, apart from y pointing down.
const plane = geoEquirectangular()
  .scale(180 / Math.PI)
  .translate([0, 0])
  .precision(0);

/** Natural Earth's polygons are joined across the antimeridian; on a flat map they must end at it. */
function unstitch(geometry: MultiPolygon): MultiPolygon {
  const cut = geoProject(geometry, plane);
  return { ...cut, coordinates: polygonsOf(cut).map((rings) => rings.map((ring) => ring.map(turnUp))) };
}

function turnUp([x = 0, y = 0]: Position): Position {
  return [round(x), round(-y)];
}

/** To about a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
