import { PMTiles } from "pmtiles";
import type { StreetPack } from "#contract/basemap.ts";
import { groundTile, paperTile } from "./paper.ts";
import type { StreetService } from "./street-service.ts";
import { isWhole, type PackPart, packFor, type TileAddress } from "./tile-grid.ts";
import { joinTiles } from "./vector-tile.ts";

/**
 * Street tiles from wherever they are to be had: a pack that covers the whole tile, else the service, else a pack that
 * covers a part. Where there are none the tile is squared paper, so the map itself never knows a failure.
 */
export class StreetTileSource {
  #packs: readonly StreetPack[];
  #archives: Map<StreetPack, Pick<PMTiles, "getZxy">>;
  #service: Pick<StreetService, "ready" | "tile">;

  constructor(
    packs: readonly StreetPack[],
    service: Pick<StreetService, "ready" | "tile">,
    open: (url: string) => Pick<PMTiles, "getZxy"> = (url) => new PMTiles(url),
  ) {
    this.#packs = packs;
    this.#service = service;
    this.#archives = new Map(packs.map((pack) => [pack, open(pack.url)]));
  }

  async tile(address: TileAddress, signal: AbortSignal): Promise<Uint8Array> {
    const found = packFor(address, this.#packs);
    if (found && isWhole(found.part)) {
      const tile = await this.#fromPack(found, address, signal);
      if (tile) return tile;
    }
    await this.#service.ready();
    const streets = await this.#service.tile(address, signal);
    if (streets) return streets.length === 0 ? streets : joinTiles([groundTile(), streets]);
    const part = found && !isWhole(found.part) && (await this.#fromPack(found, address, signal));
    return part ? joinTiles([paperTile(), part]) : paperTile().slice();
  }

  async #fromPack(
    { pack }: PackPart,
    { z, x, y }: TileAddress,
    signal: AbortSignal,
  ): Promise<Uint8Array | undefined> {
    try {
      const tile = await this.#archives.get(pack)?.getZxy(z, x, y, signal);
      // Packs are often cut from a country without its sea, so the world's land and sea stay in sight beneath them.
      return tile && new Uint8Array(tile.data);
    } catch (error) {
      if (signal.aborted) throw error;
      return undefined;
    }
  }
}
