/** Enough of the Mapbox Vector Tile format to draw lines and areas of our own. */

export const TILE_EXTENT = 4096;

export type TilePoint = readonly [x: number, y: number];

export interface VectorTileShape {
  kind: "line" | "area";
  /** One line each, or one ring each; a ring is closed by itself. */
  parts: readonly (readonly TilePoint[])[];
  properties?: Record<string, number | string>;
}

const KINDS = { line: 2, area: 3 } as const;
const MOVE = 1;
const DRAW = 2;
const CLOSE = 7;

/** One layer as the bytes of a tile. Such tiles can be joined end to end into a tile with all their layers. */
export function encodeLayer(name: string, shapes: readonly VectorTileShape[]): Uint8Array {
  const keys: string[] = [];
  const values: (number | string)[] = [];
  const features = shapes.map((shape) => encodeShape(shape, keys, values));
  const layer = [
    ...field(1, text(name)),
    ...features.flatMap((feature) => field(2, feature)),
    ...keys.flatMap((key) => field(3, text(key))),
    ...values.flatMap((value) => field(4, encodeValue(value))),
    ...number(5, TILE_EXTENT),
    ...number(15, 2),
  ];
  return Uint8Array.from(field(3, layer));
}

export function joinTiles(tiles: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(tiles.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const tile of tiles) {
    joined.set(tile, at);
    at += tile.length;
  }
  return joined;
}

function encodeShape(shape: VectorTileShape, keys: string[], values: (number | string)[]): number[] {
  const tags = Object.entries(shape.properties ?? {}).flatMap(([key, value]) => [
    indexIn(keys, key),
    indexIn(values, value),
  ]);
  return [
    ...field(2, tags.flatMap(varint)),
    ...number(3, KINDS[shape.kind]),
    ...field(4, encodeGeometry(shape).flatMap(varint)),
  ];
}

function encodeGeometry({ kind, parts }: VectorTileShape): number[] {
  const commands: number[] = [];
  let [x, y] = [0, 0];
  const step = ([nextX, nextY]: TilePoint) => {
    commands.push(zigzag(nextX - x), zigzag(nextY - y));
    [x, y] = [nextX, nextY];
  };
  for (const [first, ...rest] of parts) {
    if (!first) continue;
    commands.push((1 << 3) | MOVE);
    step(first);
    commands.push((rest.length << 3) | DRAW);
    rest.forEach(step);
    if (kind === "area") commands.push((1 << 3) | CLOSE);
  }
  return commands;
}

function encodeValue(value: number | string): number[] {
  return typeof value === "string" ? field(1, text(value)) : number(5, value);
}

function indexIn<T>(list: T[], item: T): number {
  const index = list.indexOf(item);
  return index >= 0 ? index : list.push(item) - 1;
}

function text(value: string): number[] {
  return [...new TextEncoder().encode(value)];
}

function field(id: number, bytes: number[]): number[] {
  return [...varint((id << 3) | 2), ...varint(bytes.length), ...bytes];
}

function number(id: number, value: number): number[] {
  return [...varint(id << 3), ...varint(value)];
}

function zigzag(value: number): number {
  return (value << 1) ^ (value >> 31);
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value >>> 0;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
  return bytes;
}
