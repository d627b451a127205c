import type { StyleSpecification } from "maplibre-gl";
import { labelLayers, type StreetCover } from "./label-layers.ts";
import { type PaletteScheme, paletteOf } from "./palette.ts";
import { STREET_MAX_ZOOM, STREET_MIN_ZOOM, streetGround, streetRoads } from "./street-layers.ts";
import { worldBorders, worldGround } from "./world-layers.ts";

export interface StyleOptions {
  scheme: PaletteScheme;
  /** A language tag such as "en" or "bg". */
  language: string;
  cover: StreetCover;
  /** The scheme of addresses under which tiles are registered. */
  protocol: string;
  /** Whether the world's tiles in view are there. */
  hasTiles: boolean;
}

const WORLD_MAX_ZOOM = 8;

/**
 * The map's background. Both colour schemes have the same layers and differ in colours alone, so that a change of scheme
 * repaints and never rebuilds. Without `glyphs` the map draws labels with the page's own typeface.
 */
export function makeStyle({ scheme, language, cover, protocol, hasTiles }: StyleOptions): StyleSpecification {
  const color = paletteOf(scheme);
  const tiles = (name: string) => [`${protocol}://${name}/{z}/{x}/{y}`];
  return {
    version: 8,
    sources: {
      world: { type: "vector", tiles: tiles("world"), maxzoom: WORLD_MAX_ZOOM },
      streets: {
        type: "vector",
        tiles: tiles("streets"),
        minzoom: STREET_MIN_ZOOM,
        maxzoom: STREET_MAX_ZOOM,
      },
    },
    layers: [
      ...worldGround(color, hasTiles),
      ...streetGround(color),
      ...streetRoads(color),
      ...worldBorders(color),
      ...labelLayers({ color, language, cover }),
    ],
  };
}
