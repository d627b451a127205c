import { encodeLayer, TILE_EXTENT, type TilePoint } from "./vector-tile.ts";

/** Lines across a tile on the coarsest level; each further level halves the squares for one zoom more. */
const COARSEST = 4;
const LEVELS = 5;

let grid: Uint8Array | undefined;

/** A faint grid, drawn where there are no street tiles. */
export function paperTile(): Uint8Array {
  grid ??= encodeLayer(
    "paper",
    Array.from({ length: LEVELS }, (_, level) => ({
      kind: "line" as const,
      parts: linesOf(level),
      properties: { level },
    })),
  );
  return grid;
}

/** Lines that a coarser level has are not drawn again. */
function linesOf(level: number): TilePoint[][] {
  const count = COARSEST * 2 ** level;
  const lines: TilePoint[][] = [];
  for (let line = 0; line < count; line++) {
    if (level > 0 && line % 2 === 0) continue;
    const at = (line * TILE_EXTENT) / count;
    lines.push(
      [
        [at, 0],
        [at, TILE_EXTENT],
      ],
      [
        [0, at],
        [TILE_EXTENT, at],
      ],
    );
  }
  return lines;
}

/** A little beyond the edges, so that no seam shows between two tiles. */
const SEAM = 32;
const [NEAR, FAR] = [-SEAM, TILE_EXTENT + SEAM];

let ground: Uint8Array | undefined;

/** Solid ground under complete street tiles: the world's own coast is too coarse to be seen beside theirs. */
export function groundTile(): Uint8Array {
  const ring: TilePoint[] = [
    [NEAR, NEAR],
    [FAR, NEAR],
    [FAR, FAR],
    [NEAR, FAR],
  ];
  ground ??= encodeLayer("ground", [{ kind: "area", parts: [ring] }]);
  return ground;
}
