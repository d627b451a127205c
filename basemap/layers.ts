import { GeoJSONVT, type GeoJSONVTFeature, type GeoJSONVTTile } from "@maplibre/geojson-vt";
import type { Feature, Geometry } from "geojson";
import { boundaries } from "./boundaries.ts";
import { detailedLand, generalLand } from "./land.ts";
import { Occupancy } from "./occupancy.ts";
import { cities } from "./places/cities.ts";
import { countries } from "./places/countries.ts";
import type { Place } from "./places/place.ts";
import { detailedLakes, generalLakes, rivers } from "./water.ts";

export const MAX_ZOOM = 8;
export const EXTENT = 4096;
export const LINE_BUFFER = 64;
/** Through these zooms land and lakes come from data drawn for small scales. */
const SMALLEST_SCALE = 1;
const SMALL_SCALE = 4;

/** Areas in square units of a tile: what is smaller is not drawn, and at the last zoom less is left out. */
const MIN_LAND = { below: 60, last: 8 };
const MIN_WATER = { below: 200, last: 120 };

type Features = Feature<Geometry, object>[];
export type TileLayers = Record<string, GeoJSONVTTile>;

/** Everything that is drawn, ready to be cut into tiles. */
export interface WorldLayers {
  layersOf(z: number, x: number, y: number): TileLayers;
  occupancy: Occupancy;
}

export function worldLayers(): WorldLayers {
  const lakes = generalLakes();
  const coarse = { land: cutter(generalLand("110m"), 0), water: cutter(lakes, 2) };
  const medium = { land: cutter(generalLand("50m"), 1), water: cutter(lakes, 1) };
  const land = detailedLand();
  const water = detailedLakes();
  const fine = { land: cutter(land, 3), water: cutter(water, 3) };
  const lines = { boundary: boundaries(), waterway: rivers() };
  const boundary = cutter(lines.boundary, 4);
  const waterway = cutter(lines.waterway, 4);
  const places = [...countries(), ...cities()].sort(byRank);
  const placesByZoom = Array.from({ length: MAX_ZOOM + 1 }, (_, zoom) => placeCutter(places, zoom));

  const occupancy = new Occupancy(MAX_ZOOM);
  const everything = [land, generalLand("50m"), water, lakes, lines.boundary, lines.waterway];
  for (const features of everything) occupancy.mark(features);
  occupancy.mark(places.map(({ feature }) => feature));

  return {
    occupancy,
    layersOf(z, x, y) {
      const areas = z <= SMALLEST_SCALE ? coarse : z <= SMALL_SCALE ? medium : fine;
      return withoutEmpty({
        land: largeEnough(areas.land.getTile(z, x, y), z, MIN_LAND),
        water: largeEnough(areas.water.getTile(z, x, y), z, MIN_WATER),
        boundary: boundary.getTile(z, x, y),
        waterway: waterway.getTile(z, x, y),
        place: placesByZoom[z]!.getTile(z, x, y),
      });
    },
  };
}

function cutter(features: Features, tolerance: number, buffer = LINE_BUFFER): GeoJSONVT {
  return new GeoJSONVT(
    { type: "FeatureCollection", features },
    { maxZoom: MAX_ZOOM, indexMaxZoom: 0, indexMaxPoints: 0, extent: EXTENT, buffer, tolerance },
  );
}

function placeCutter(places: readonly Place[], zoom: number): GeoJSONVT {
  const visible = places.filter(({ minZoom }) => minZoom <= zoom).map(({ feature }) => feature);
  return cutter(visible, 0, 0);
}

/** Labels compete for room in the order in which they stand in a tile. */
function byRank(one: Place, other: Place): number {
  return one.feature.properties.rank - other.feature.properties.rank;
}

function largeEnough(
  tile: GeoJSONVTTile | null,
  z: number,
  min: { below: number; last: number },
): GeoJSONVTTile | null {
  if (!tile) return null;
  const limit = z < MAX_ZOOM ? min.below : min.last;
  return { ...tile, features: tile.features.filter((feature: GeoJSONVTFeature) => areaOf(feature) >= limit) };
}

function areaOf(feature: GeoJSONVTFeature): number {
  const ring = feature.geometry[0] as [number, number][];
  let sum = 0;
  for (let index = 0; index < ring.length; index++) {
    const [x, y] = ring[index]!;
    const [previousX, previousY] = ring.at(index - 1)!;
    sum += (previousX - x) * (previousY + y);
  }
  return Math.abs(sum / 2);
}

function withoutEmpty(layers: Record<string, GeoJSONVTTile | null>): TileLayers {
  return Object.fromEntries(
    Object.entries(layers).filter((layer): layer is [string, GeoJSONVTTile] => !!layer[1]?.features.length),
  );
}
