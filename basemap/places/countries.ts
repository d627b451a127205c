import type { Feature, Point, Position } from "geojson";
import isoCountries from "i18n-iso-countries";
import polylabel from "polylabel";
import { featuresOf, polygonsOf, worldAtlas } from "../sources.ts";
import type { Place } from "./place.ts";

/** A country's label stands in the middle of its largest part. */
export function countries(): Place[] {
  return featuresOf<{ name: string }>(worldAtlas("countries-50m"), "countries")
    .filter(({ properties }) => properties.name !== "Antarctica")
    .map(({ id, geometry, properties }) => {
      const parts = polygonsOf(geometry).map((rings) => ({ rings, size: sizeOf(rings[0]!) }));
      const largest = parts.reduce((one, other) => (other.size > one.size ? other : one));
      const code = id === undefined ? undefined : isoCountries.numericToAlpha2(String(id));
      return {
        minZoom: largest.size > 60 ? 1 : largest.size > 15 ? 2 : largest.size > 4 ? 3 : 4,
        feature: label(largest.rings, {
          class: "country",
          name: properties.name,
          ...(code && { iso_a2: code }),
          rank: rankOf(largest.size),
        }),
      };
    });
}

function label(
  rings: Position[][],
  properties: Place["feature"]["properties"],
): Feature<Point> & Place["feature"] {
  const [longitude, latitude] = polylabel(rings, 0.2);
  return { type: "Feature", geometry: { type: "Point", coordinates: [longitude, latitude] }, properties };
}

function rankOf(size: number): number {
  const limits = [250, 60, 15, 4];
  return 1 + limits.filter((limit) => size <= limit).length;
}

/** In square degrees as large as those at the equator. */
function sizeOf(ring: Position[]): number {
  let sum = 0;
  for (let index = 0; index < ring.length; index++) {
    const [x = 0, y = 0] = ring[index]!;
    const [previousX = 0, previousY = 0] = ring.at(index - 1)!;
    sum += (previousX + x) * (previousY - y) * Math.cos((y * Math.PI) / 180);
  }
  return Math.abs(sum / 2);
}
