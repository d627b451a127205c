import type { Locale } from "#domain/locale.ts";
import type { TileLayer } from "./tile-shapes.ts";

export const SMALL_MAP_WIDTH = 800;
export const SMALL_MAP_HEIGHT = 260;

export type SmallMapScheme = "light" | "dark";

/** What the map is about: a venue's street, or a city as a whole. */
export type SmallMapExtent = "street" | "city";

export interface SmallMapView {
  longitude: number;
  latitude: number;
  scheme: SmallMapScheme;
  extent: SmallMapExtent;
  language: Locale;
}

/** A tile within the picture, in pixels. */
export interface PlacedTile {
  layers: Map<string, TileLayer>;
  left: number;
  top: number;
  size: number;
}
