import type { Feature, Point } from "geojson";

/** A name on the map, from the zoom on at which there is room for it. */
export interface Place {
  minZoom: number;
  feature: Feature<Point, PlaceProperties>;
}

/** As in the OpenMapTiles schema: `name` is the local one. Without `name:en` it is in Latin letters. */
export interface PlaceProperties {
  class: "country" | "city" | "town" | "village" | "suburb";
  name: string;
  "name:en"?: string;
  "name:bg"?: string;
  iso_a2?: string;
  /** 1 is the most important. */
  rank: number;
  capital?: number;
  /** In thousands, where it is large enough to be drawn as a built-up area. */
  pop?: number;
}
