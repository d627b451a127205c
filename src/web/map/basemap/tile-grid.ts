import type { BoundsList, StreetPack } from "#contract/basemap.ts";
import { mercatorX, mercatorY } from "#domain/geo.ts";

export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** A rectangle within a tile: 0 is its west or north side, 1 its east or south side. */
export interface TilePart {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The part of a tile that lies within bounds; undefined when they do not meet. */
export function partWithin(
  { z, x, y }: TileAddress,
  [west, south, east, north]: BoundsList,
): TilePart | undefined {
  const side = 2 ** z;
  const left = Math.max(0, mercatorX(west) * side - x);
  const right = Math.min(1, mercatorX(east) * side - x);
  const top = Math.max(0, mercatorY(north) * side - y);
  const bottom = Math.min(1, mercatorY(south) * side - y);
  return left < right && top < bottom ? { left, top, right, bottom } : undefined;
}

export function isWhole({ left, top, right, bottom }: TilePart): boolean {
  return left === 0 && top === 0 && right === 1 && bottom === 1;
}

export interface PackPart {
  pack: StreetPack;
  part: TilePart;
}

/** The pack that covers most of a tile. */
export function packFor(tile: TileAddress, packs: readonly StreetPack[]): PackPart | undefined {
  let best: PackPart | undefined;
  for (const pack of packs) {
    if (tile.z < pack.minZoom || tile.z > pack.maxZoom) continue;
    const part = partWithin(tile, pack.bounds);
    if (part && (!best || areaOf(part) > areaOf(best.part))) best = { pack, part };
  }
  return best;
}

function areaOf({ left, top, right, bottom }: TilePart): number {
  return (right - left) * (bottom - top);
}
