import type { Feature, Point, Position } from "geojson";
import isoCountries from "i18n-iso-countries";
import polylabel from "polylabel";
import { featuresOf, polygonsOf, worldAtlas } from "../sources.ts";
import type { Place } from "./place.ts";

/** Sizes that separate the ranks; the last keeps city states out of the way of the cities around them. */
const RANKS = [250, 60, 15, 4, 0.1];
const MIN_ZOOM_OF_RANK = [0, 1, 1, 2, 3, 4, 6];

/** A country's label stands in the middle of its largest part. */
export function countries(): Place[] {
  return featuresOf<{ name: string }>(worldAtlas("countries-50m"), "countries")
    .filter(({ properties }) => properties.name !== "Antarctica")
    .map(({ id, geometry, properties }) => {
      const parts = polygonsOf(geometry).map((rings) => ({ rings, size: sizeOf(rings[0]!) }));
      const largest = parts.reduce((one, other) => (other.size > one.size ? other : one));
      const rank = rankOf(largest.size);
      const code = id === undefined ? undefined : isoCountries.numericToAlpha2(String(id));
      return {
        minZoom: MIN_ZOOM_OF_RANK[rank]!,
        feature: label(largest.rings, {
          class: "country",
          name: properties.name,
          ...(code && { iso_a2: code }),
          rank,
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
  return 1 + RANKS.filter((limit) => size <= limit).length;
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
