/** An attribution that must be shown with the data. */
export interface Credit {
  name: string;
  href: string;
}

/** West, south, east, north, in degrees. */
export type BoundsList = [west: number, south: number, east: number, north: number];

/** Street detail of one area, in a PMTiles file with the OpenMapTiles layers. */
export interface StreetPack {
  url: string;
  bounds: BoundsList;
  minZoom: number;
  maxZoom: number;
  credits: Credit[];
}

/** Where the map's background comes from; the page's loader hands it to the map. */
export interface BasemapSources {
  /** The world at zooms 0 to 8, a PMTiles file. */
  world: string;
  packs: StreetPack[];
  /** Reports whether street tiles of the whole planet are available; null where they are switched off. */
  streetTilesUrl: string | null;
}

/** What `streetTilesUrl` answers. */
export type StreetStatus =
  | {
      isUp: true;
      /** Address of a tile, with {z}, {x} and {y} to be filled in. */
      tiles: string;
      minZoom: number;
      maxZoom: number;
      credits: Credit[];
    }
  | { isUp: false; retryInMs: number };

/**
 * On an answer without a tile: why there is none. The answer itself is still a success, because browsers write
 * every other kind into the console.
 */
export const STREET_FAILURE_HEADER = "x-street-tiles";
export type StreetFailure = "failed" | "down";

/** The server's patterns of addresses. */
export const basemapRoutes = {
  world: "/basemap/:file",
  pack: "/basemap/packs/:file",
  streets: "/basemap/streets",
  streetTile: "/basemap/streets/:version/:z/:x/:y",
} as const;

export const basemapUrls = {
  world: (hash: string) => `/basemap/world-${hash}.pmtiles`,
  pack: (name: string, hash: string) => `/basemap/packs/${encodeURIComponent(name)}-${hash}.pmtiles`,
  streets: "/basemap/streets",
  streetTiles: (version: string) => `/basemap/streets/${version}/{z}/{x}/{y}`,
};
