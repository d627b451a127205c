import { addProtocol, removeProtocol } from "maplibre-gl";
import { PMTiles } from "pmtiles";
import type { BasemapSources } from "#contract/basemap.ts";
import type { StreetService } from "./street-service.ts";
import { StreetTileSource } from "./street-tile-source.ts";
import type { TileAddress } from "./tile-grid.ts";

/** What the style's sources call us by; a page has one map at a time, and each names its own. */
let lastProtocol = 0;

export interface TileProtocol {
  scheme: string;
  remove(): void;
}

/** Lets the map read its background through our own code: `scheme://world/z/x/y` and `scheme://streets/z/x/y`. */
export function registerTiles(sources: BasemapSources, service: StreetService): TileProtocol {
  const scheme = `basemap${++lastProtocol}`;
  const world = new PMTiles(sources.world);
  const streets = new StreetTileSource(sources.packs, service);

  async function load(url: string, signal: AbortSignal): Promise<Uint8Array> {
    const [name, z, x, y] = url.slice(scheme.length + 3).split("/");
    const address: TileAddress = { z: Number(z), x: Number(x), y: Number(y) };
    if (name === "streets") return streets.tile(address, signal);
    const tile = await world.getZxy(address.z, address.x, address.y, signal);
    return tile ? new Uint8Array(tile.data) : new Uint8Array();
  }

  addProtocol(scheme, async ({ url }, { signal }) => {
    const { buffer } = await load(url, signal);
    return { data: buffer };
  });
  return { scheme, remove: () => removeProtocol(scheme) };
}
