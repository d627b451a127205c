import { mercatorX, mercatorY } from "#domain/geo.ts";
import { fontFaces } from "./small-map-font.ts";
import { Labels } from "./small-map-labels.ts";
import { groundColors, type LayerStyle, streetStyles, worldStyles } from "./small-map-styles.ts";
import {
  type PlacedTile,
  SMALL_MAP_HEIGHT,
  SMALL_MAP_WIDTH,
  type SmallMapExtent,
  type SmallMapView,
} from "./small-map-view.ts";
import { readTile, type TileShape } from "./tile-shapes.ts";

const TILE_PIXELS = 512;
/** Paths are whole tenths of a pixel. */
const FINENESS = 10;
/** Points of a line that are nearer to each other, in the units of paths, are left out. */
const TOO_FINE = 15;

/** A tile's bytes; none where it is empty or not to be had. */
export type ReadTile = (z: number, x: number, y: number) => Promise<Uint8Array | undefined>;

/** Tiles of one zoom, enlarged to the zoom of the drawing. */
interface Scale {
  zoom: number;
  tileZoom: number;
}

const WORLD_TILES = 8;
const STREET_SCALES: Readonly<Record<SmallMapExtent, Scale>> = {
  street: { zoom: 16, tileZoom: 14 },
  city: { zoom: 12, tileZoom: 12 },
};

/** The city around a place, from the world that ships with the product. */
export async function drawCity(view: SmallMapView, read: ReadTile): Promise<string> {
  const tiles = await placedTiles(view, { zoom: 10, tileZoom: WORLD_TILES }, read, WORLD_LAYERS);
  const color = groundColors[view.scheme];
  return drawing(view, tiles, worldStyles(color), color.water, "GeoNames");
}

/** The streets around a place; undefined where there are none. */
export async function drawStreets(view: SmallMapView, read: ReadTile): Promise<string | undefined> {
  const scale = STREET_SCALES[view.extent];
  const tiles = await placedTiles(view, scale, read, STREET_LAYERS);
  if (tiles.length === 0) return undefined;
  const color = groundColors[view.scheme];
  const styles = streetStyles(color, view.extent);
  return drawing(view, tiles, styles, color.land, "© OpenStreetMap contributors");
}

const WORLD_LAYERS = new Set(["land", "water", "waterway", "boundary", "place"]);
const STREET_LAYERS = new Set([
  "landcover",
  "park",
  "water",
  "waterway",
  "building",
  "transportation",
  "transportation_name",
  "place",
]);

function drawing(
  { scheme, language, extent }: SmallMapView,
  tiles: readonly PlacedTile[],
  styles: readonly LayerStyle[],
  ground: string,
  credit: string,
): string {
  const color = groundColors[scheme];
  const paths = styles.flatMap(({ layer, accepts, paint }) =>
    tiles.flatMap((tile) => {
      const found = tile.layers.get(layer);
      if (!found) return [];
      const path = found.shapes
        .filter(({ kind, properties }) => kind !== "point" && accepts(properties))
        .map((shape) => pathOf(shape, tile, tile.size / found.extent))
        .join("");
      return path === "" ? [] : `<path ${paint} d="${path}"/>`;
    }),
  );
  // A city's map has no pin: its own name stands in the middle.
  const labels = new Labels(language, extent === "street");
  labels.addPlaces(tiles);
  if (extent === "street") labels.addStreets(tiles);
  const { text, letters } = labels;
  const attributes = `font-family="Manrope, sans-serif" fill="${color.ink}" stroke="${color.halo}" stroke-width="3" paint-order="stroke" stroke-linejoin="round" text-anchor="middle"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SMALL_MAP_WIDTH}" height="${SMALL_MAP_HEIGHT}" viewBox="0 0 ${SMALL_MAP_WIDTH} ${SMALL_MAP_HEIGHT}">
<style>${fontFaces(letters + credit)}</style>
<rect width="100%" height="100%" fill="${ground}"/>
<g fill="none" fill-rule="evenodd" stroke-linecap="round" stroke-linejoin="round" transform="scale(${1 / FINENESS})">${paths.join("\n")}</g>
<g ${attributes} font-size="12" font-weight="600">${text}</g>
<text ${attributes} font-size="10" font-weight="500" x="${SMALL_MAP_WIDTH / 2}" y="${SMALL_MAP_HEIGHT - 8}">${credit}</text>
</svg>
`;
}

async function placedTiles(
  { longitude, latitude }: SmallMapView,
  { zoom, tileZoom }: Scale,
  read: ReadTile,
  wanted: ReadonlySet<string>,
): Promise<PlacedTile[]> {
  const count = 2 ** tileZoom;
  const size = TILE_PIXELS * 2 ** (zoom - tileZoom);
  const west = mercatorX(longitude) * count * size - SMALL_MAP_WIDTH / 2;
  const north = mercatorY(latitude) * count * size - SMALL_MAP_HEIGHT / 2;
  const places: Promise<PlacedTile | undefined>[] = [];
  for (let y = Math.floor(north / size); y * size < north + SMALL_MAP_HEIGHT; y++) {
    for (let x = Math.floor(west / size); x * size < west + SMALL_MAP_WIDTH; x++) {
      if (y < 0 || y >= count) continue;
      const place = { left: x * size - west, top: y * size - north, size };
      places.push(
        read(tileZoom, ((x % count) + count) % count, y).then(
          (bytes) => bytes && { ...place, layers: readTile(bytes, wanted) },
        ),
      );
    }
  }
  return (await Promise.all(places)).filter((tile) => tile !== undefined);
}

/** Empty for a shape that lies outside the picture: enlarged tiles have most of theirs there. */
function pathOf({ kind, parts }: TileShape, { left, top }: PlacedTile, scale: number): string {
  let path = "";
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const part of parts) {
    let [lastX, lastY] = [0, 0];
    part.forEach(([tileX, tileY], index) => {
      const x = Math.round((left + tileX * scale) * FINENESS);
      const y = Math.round((top + tileY * scale) * FINENESS);
      minX = Math.min(minX, x);
      maxX = Math.max(maxX, x);
      minY = Math.min(minY, y);
      maxY = Math.max(maxY, y);
      const isNear = Math.abs(x - lastX) + Math.abs(y - lastY) < TOO_FINE;
      if (index > 0 && isNear && index < part.length - 1) return;
      path += index === 0 ? `M${x} ${y}` : `l${x - lastX} ${y - lastY}`;
      [lastX, lastY] = [x, y];
    });
    if (kind === "area") path += "z";
  }
  const isOutside =
    maxX < 0 || maxY < 0 || minX > SMALL_MAP_WIDTH * FINENESS || minY > SMALL_MAP_HEIGHT * FINENESS;
  return isOutside ? "" : path;
}
