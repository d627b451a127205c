import { mercatorX, mercatorY } from "#domain/geo.ts";
import { escapeXml } from "#domain/xml.ts";
import { groundColors, type Scheme, streetStyles, worldStyles } from "./small-map-styles.ts";
import { readTile, type TileLayer, type TileShape } from "./tile-shapes.ts";

const WIDTH = 800;
const HEIGHT = 260;
const TILE_PIXELS = 512;
/** Paths are whole tenths of a pixel. */
const FINENESS = 10;
const LABELS = 14;
const LABEL_HEIGHT = 18;
const CHARACTER_WIDTH = 7;

export interface SmallMapView {
  longitude: number;
  latitude: number;
  scheme: Scheme;
}

/** A tile's bytes; none where it is empty or not to be had. */
export type ReadTile = (z: number, x: number, y: number) => Promise<Uint8Array | undefined>;

interface PlacedTile {
  layers: Map<string, TileLayer>;
  left: number;
  top: number;
}

/** The country around a place, from the world that ships with the product. */
export function drawRegion(view: SmallMapView, read: ReadTile): Promise<string> {
  return draw(view, 8, read, worldStyles, "GeoNames");
}

/** The streets around a place. */
export function drawStreets(view: SmallMapView, read: ReadTile): Promise<string> {
  return draw(view, 14, read, streetStyles, "© OpenStreetMap contributors");
}

async function draw(
  { longitude, latitude, scheme }: SmallMapView,
  zoom: number,
  read: ReadTile,
  styles: typeof worldStyles,
  credit: string,
): Promise<string> {
  const color = groundColors[scheme];
  const wanted = new Set([...styles(color).map(({ layer }) => layer), "place"]);
  const tiles = await placedTiles(longitude, latitude, zoom, read, wanted);
  const ground = tiles.length > 0 && styles === streetStyles ? color.land : color.water;
  const paths = styles(color).flatMap(({ layer, accepts, paint }) =>
    tiles.flatMap((tile) => {
      const found = tile.layers.get(layer);
      const shapes =
        found?.shapes.filter((shape) => shape.kind !== "point" && accepts(shape.properties)) ?? [];
      if (!found || shapes.length === 0) return [];
      const path = shapes.map((shape) => pathOf(shape, tile, TILE_PIXELS / found.extent)).join("");
      return `<path ${paint} d="${path}"/>`;
    }),
  );
  const text = `font-family="sans-serif" fill="${color.ink}" stroke="${color.halo}" stroke-width="3" paint-order="stroke" stroke-linejoin="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="100%" height="100%" fill="${ground}"/>
<g fill="none" fill-rule="evenodd" stroke-linecap="round" stroke-linejoin="round" transform="scale(${1 / FINENESS})">${paths.join("\n")}</g>
<g ${text} font-size="12" font-weight="600" text-anchor="middle">${labels(tiles).join("")}</g>
<text ${text} font-size="10" x="${WIDTH / 2}" y="${HEIGHT - 8}" text-anchor="middle">${credit}</text>
</svg>
`;
}

async function placedTiles(
  longitude: number,
  latitude: number,
  zoom: number,
  read: ReadTile,
  wanted: ReadonlySet<string>,
): Promise<PlacedTile[]> {
  const count = 2 ** zoom;
  const west = mercatorX(longitude) * count * TILE_PIXELS - WIDTH / 2;
  const north = mercatorY(latitude) * count * TILE_PIXELS - HEIGHT / 2;
  const places: Promise<PlacedTile | undefined>[] = [];
  for (let y = Math.floor(north / TILE_PIXELS); y * TILE_PIXELS < north + HEIGHT; y++) {
    for (let x = Math.floor(west / TILE_PIXELS); x * TILE_PIXELS < west + WIDTH; x++) {
      if (y < 0 || y >= count) continue;
      const place = { left: x * TILE_PIXELS - west, top: y * TILE_PIXELS - north };
      places.push(
        read(zoom, ((x % count) + count) % count, y).then(
          (bytes) => bytes && { ...place, layers: readTile(bytes, wanted) },
        ),
      );
    }
  }
  return (await Promise.all(places)).filter((tile) => tile !== undefined);
}

function pathOf({ kind, parts }: TileShape, { left, top }: PlacedTile, scale: number): string {
  let path = "";
  for (const part of parts) {
    let [lastX, lastY] = [0, 0];
    part.forEach(([tileX, tileY], index) => {
      const x = Math.round((left + tileX * scale) * FINENESS);
      const y = Math.round((top + tileY * scale) * FINENESS);
      if (index === 0) path += `M${x} ${y}`;
      else if (x !== lastX || y !== lastY) path += `l${x - lastX} ${y - lastY}`;
      [lastX, lastY] = [x, y];
    });
    if (kind === "area") path += "z";
  }
  return path;
}

/** Names of towns, the greatest first, where they find room; the middle is the pin's. */
function labels(tiles: readonly PlacedTile[]): string[] {
  const taken = [
    { left: WIDTH / 2 - 40, right: WIDTH / 2 + 40, top: HEIGHT / 2 - 95, bottom: HEIGHT / 2 + 12 },
  ];
  const found = tiles.flatMap((tile) => {
    const layer = tile.layers.get("place");
    if (!layer) return [];
    return layer.shapes.flatMap(({ parts, properties }) => {
      const [point] = parts[0] ?? [];
      const name = properties["name:en"] ?? properties.name;
      if (!point || typeof name !== "string" || !TOWNS.has(String(properties.class))) return [];
      const scale = TILE_PIXELS / layer.extent;
      const [x, y] = [tile.left + point[0] * scale, tile.top + point[1] * scale];
      return [{ name, rank: Number(properties.rank ?? 99), x: Math.round(x), y: Math.round(y) }];
    });
  });
  const written: string[] = [];
  for (const { name, x, y } of found.sort((a, b) => a.rank - b.rank)) {
    if (written.length >= LABELS) break;
    const half = (name.length * CHARACTER_WIDTH) / 2;
    const box = { left: x - half, right: x + half, top: y - LABEL_HEIGHT / 2, bottom: y + LABEL_HEIGHT / 2 };
    const isInside = box.left > 0 && box.right < WIDTH && box.top > 0 && box.bottom < HEIGHT - 20;
    const isFree = taken.every(
      (other) =>
        box.left > other.right || box.right < other.left || box.top > other.bottom || box.bottom < other.top,
    );
    if (!isInside || !isFree) continue;
    taken.push(box);
    written.push(`<text x="${x}" y="${y + 4}">${escapeXml(name)}</text>`);
  }
  return written;
}

const TOWNS = new Set(["city", "town", "village", "suburb", "quarter", "neighbourhood"]);
