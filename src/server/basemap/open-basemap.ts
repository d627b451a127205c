import type { BasemapSources } from "#contract/basemap.ts";
import { basemapUrls } from "#contract/basemap.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import { type Archive, openArchive, openArchives } from "./archive.ts";
import { readCredits } from "./credits.ts";
import { StreetTiles } from "./street-tiles.ts";

export interface BasemapOptions {
  /** The world that ships with the product. */
  worldFile: string;
  /** A folder of street packs, from BASEMAP_PACKS. */
  packsFolder: string | undefined;
  /** A TileJSON address, from STREET_TILES_URL; none switches the service off. */
  streetTilesUrl: string | undefined;
  now: () => number;
  log: { info(text: string): void; warn(problem: object, text: string): void };
}

export interface Basemap {
  sources: BasemapSources;
  world: Archive;
  packs: Archive[];
  /** Files that should be packs and cannot be read. */
  leftOut: string[];
  streets: StreetTiles | undefined;
  close(): Promise<void>;
}

export async function openBasemap(options: BasemapOptions): Promise<Basemap> {
  const { worldFile, packsFolder, streetTilesUrl, now, log } = options;
  const report = (text: string, error?: unknown) =>
    error === undefined ? log.info(text) : log.warn({ err: error }, text);

  const world = await openArchive(worldFile).catch((cause: unknown) => {
    throw new OperatorError(`The world map cannot be read: ${worldFile}`, { cause });
  });
  const { archives: packs, leftOut } = packsFolder
    ? await openArchives(packsFolder, report)
    : { archives: [], leftOut: [] };
  const streets = streetTilesUrl ? new StreetTiles({ url: streetTilesUrl, now, report }) : undefined;
  return {
    world,
    packs,
    leftOut,
    streets,
    sources: {
      world: basemapUrls.world(world.hash),
      packs: packs.map(({ name, hash, header, attribution }) => ({
        url: basemapUrls.pack(name, hash),
        bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
        minZoom: header.minZoom,
        maxZoom: header.maxZoom,
        credits: readCredits(attribution),
      })),
      streetTilesUrl: streets ? basemapUrls.streets : null,
    },
    async close() {
      for (const archive of [world, ...packs]) await archive.close();
    },
  };
}
