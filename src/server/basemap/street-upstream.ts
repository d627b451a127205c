import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { z } from "zod";
import type { Credit } from "#contract/basemap.ts";
import { compacted } from "#server/platform/cache/compacted.ts";
import { tracedFetch } from "#server/platform/http-client/traced-fetch.ts";
import { dataTime } from "./archive.ts";
import { readCredits } from "./credits.ts";

export interface UpstreamTileAddress {
  z: number;
  x: number;
  y: number;
}

/** A tile service as its TileJSON describes it. */
export interface UpstreamStreetService {
  /** Changes with the address of the tiles, which services change with every new edition of their data. */
  version: string;
  template: string;
  minZoom: number;
  maxZoom: number;
  credits: Credit[];
  /** Of when its data are; none where it does not tell. */
  dataAt: number | undefined;
}

const TileJson = z.looseObject({
  tiles: z.array(z.url({ protocol: /^https?$/ })).min(1),
  minzoom: z.number().int().min(0).max(30).default(0),
  maxzoom: z.number().int().min(0).max(30).default(14),
  attribution: z.string().optional(),
});

/** Nothing that a map should draw is larger. */
const MAX_TILE_BYTES = 8 << 20;

export async function askService(url: string, timeoutMs: number): Promise<UpstreamStreetService> {
  const answer = await tracedFetch("tile service", url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`The tile service answered ${answer.status}.`);
  const told = TileJson.parse(await answer.json());
  const { tiles, minzoom, maxzoom, attribution } = told;
  const template = tiles[0]!;
  return {
    template,
    version: createHash("sha256").update(template).digest("hex").slice(0, 12),
    minZoom: minzoom,
    maxZoom: maxzoom,
    credits: readCredits(attribution),
    dataAt: dataTime(told),
  };
}

/** A tile, compressed; nothing of it where the service has nothing to show. */
export async function askTile(
  { template }: UpstreamStreetService,
  { z, x, y }: UpstreamTileAddress,
  timeoutMs: number,
): Promise<Uint8Array> {
  const url = template.replace("{z}", `${z}`).replace("{x}", `${x}`).replace("{y}", `${y}`);
  const answer = await tracedFetch("tile service", url, { signal: AbortSignal.timeout(timeoutMs) });
  if (answer.status === 204 || answer.status === 404) return new Uint8Array();
  if (!answer.ok) throw new Error(`The tile service answered ${answer.status}.`);
  if (/^text\//.test(answer.headers.get("content-type") ?? ""))
    throw new Error("The tile service answered with a text.");
  const tile = new Uint8Array(await answer.arrayBuffer());
  if (tile.length > MAX_TILE_BYTES) throw new Error("The tile is too large.");
  return tile.length === 0 ? tile : compacted(await promisify(gzip)(tile));
}
