/** Enough of the Mapbox Vector Tile format to draw a tile again. */

export interface TileShape {
  kind: "point" | "line" | "area";
  /** Points, lines or rings, in units of the layer's extent. */
  parts: [x: number, y: number][][];
  properties: Record<string, string | number | boolean>;
}

export interface TileLayer {
  extent: number;
  shapes: TileShape[];
}

const KINDS = [undefined, "point", "line", "area"] as const;
const CLOSE = 7;

/** The layers of a tile that are wanted, by name. */
export function readTile(bytes: Uint8Array, wanted: ReadonlySet<string>): Map<string, TileLayer> {
  const layers = new Map<string, TileLayer>();
  for (const [field, value] of fields(bytes)) {
    if (field !== 3 || typeof value === "number") continue;
    const [name, layer] = readLayer(value, wanted);
    if (layer) layers.set(name, layer);
  }
  return layers;
}

function readLayer(bytes: Uint8Array, wanted: ReadonlySet<string>): [string, TileLayer?] {
  let name = "";
  let extent = 4096;
  const features: Uint8Array[] = [];
  const keys: string[] = [];
  const values: (string | number | boolean)[] = [];
  for (const [field, value] of fields(bytes)) {
    if (typeof value === "number") {
      if (field === 5) extent = value;
    } else if (field === 1) name = text(value);
    else if (field === 2) features.push(value);
    else if (field === 3) keys.push(text(value));
    else if (field === 4) values.push(readValue(value));
  }
  if (!wanted.has(name)) return [name];
  return [name, { extent, shapes: features.flatMap((feature) => readShape(feature, keys, values)) }];
}

function readShape(bytes: Uint8Array, keys: string[], values: (string | number | boolean)[]): TileShape[] {
  let tags: number[] = [];
  let kind: TileShape["kind"] | undefined;
  let parts: TileShape["parts"] = [];
  for (const [field, value] of fields(bytes)) {
    if (field === 2 && typeof value !== "number") tags = varints(value);
    if (field === 3 && typeof value === "number") kind = KINDS[value];
    if (field === 4 && typeof value !== "number") parts = readGeometry(varints(value));
  }
  if (!kind) return [];
  const properties: TileShape["properties"] = {};
  for (let at = 0; at + 1 < tags.length; at += 2) {
    const [key, value] = [keys[tags[at]!], values[tags[at + 1]!]];
    if (key !== undefined && value !== undefined) properties[key] = value;
  }
  return [{ kind, parts, properties }];
}

function readGeometry(commands: number[]): TileShape["parts"] {
  const parts: TileShape["parts"] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < commands.length; ) {
    const command = commands[at++]!;
    const [id, count] = [command & 7, command >> 3];
    if (id === CLOSE) continue;
    for (let step = 0; step < count; step++) {
      x += zigzag(commands[at++]!);
      y += zigzag(commands[at++]!);
      if (id === 1) parts.push([]);
      parts.at(-1)?.push([x, y]);
    }
  }
  return parts;
}

function readValue(bytes: Uint8Array): string | number | boolean {
  for (const [field, value] of fields(bytes)) {
    if (typeof value !== "number") {
      if (field === 1) return text(value);
      const view = new DataView(value.buffer, value.byteOffset, value.length);
      return field === 2 ? view.getFloat32(0, true) : view.getFloat64(0, true);
    }
    if (field === 7) return value === 1;
    return field === 6 ? zigzag(value) : value;
  }
  return "";
}

/** A message's fields: numbers, or the bytes of everything else. */
function* fields(bytes: Uint8Array): Generator<[field: number, value: number | Uint8Array]> {
  const cursor = { at: 0 };
  while (cursor.at < bytes.length) {
    const tag = varint(bytes, cursor);
    const type = tag & 7;
    if (type === 0) {
      yield [tag >> 3, varint(bytes, cursor)];
      continue;
    }
    const length = type === 2 ? varint(bytes, cursor) : type === 1 ? 8 : 4;
    yield [tag >> 3, bytes.subarray(cursor.at, cursor.at + length)];
    cursor.at += length;
  }
}

function varints(bytes: Uint8Array): number[] {
  const cursor = { at: 0 };
  const numbers: number[] = [];
  while (cursor.at < bytes.length) numbers.push(varint(bytes, cursor));
  return numbers;
}

/** Plain arithmetic rather than shifts: numbers may be longer than 32 bits. */
function varint(bytes: Uint8Array, cursor: { at: number }): number {
  let value = 0;
  for (let scale = 1; ; scale *= 128) {
    const byte = bytes[cursor.at++] ?? 0;
    value += (byte & 127) * scale;
    if (byte < 128) return value;
  }
}

function zigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
