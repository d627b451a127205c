import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { EXTENT, LINE_BUFFER, MAX_ZOOM, type TileLayers, type WorldLayers } from "./layers.ts";
import type { ArchiveWriter } from "./pmtiles/archive-writer.ts";

/** Coarser tiles are always written one by one: a sea must end somewhere. */
const MIN_UNIFORM_ZOOM = 2;

/** Writes the tile and everything below it, a plain sea or desert in one stroke. */
export function writePyramid(world: WorldLayers, archive: ArchiveWriter, z = 0, x = 0, y = 0): void {
  const layers = world.layersOf(z, x, y);
  const tile = fromGeojsonVt(layers, { version: 2, extent: EXTENT });
  if (z >= MIN_UNIFORM_ZOOM && isUniform(layers) && !world.occupancy.has(z, x, y)) {
    archive.addSubtree(z, x, y, MAX_ZOOM, tile);
    return;
  }
  archive.add(z, x, y, tile);
  if (z === MAX_ZOOM) return;
  for (const dx of [0, 1])
    for (const dy of [0, 1]) writePyramid(world, archive, z + 1, x * 2 + dx, y * 2 + dy);
}

function isUniform({ land, ...others }: TileLayers): boolean {
  if (Object.keys(others).length > 0) return false;
  if (!land) return true;
  const [only, ...more] = land.features;
  const rings = only!.geometry as [number, number][][];
  return more.length === 0 && rings.length === 1 && rings[0]!.every(isCorner);
}

function isCorner([x, y]: [number, number]): boolean {
  return isOutside(x) && isOutside(y);
}

function isOutside(coordinate: number): boolean {
  const nearly = LINE_BUFFER - 4;
  return coordinate <= -nearly || coordinate >= EXTENT + nearly;
}
