import { VENUE_CATEGORIES } from "#domain/category.ts";
import { labelPx, type RingPart } from "./disc-look.ts";
import type { DiscMark } from "./marks.ts";
import type { AtlasPart, SpriteAtlas } from "./sprite-atlas.ts";
import { SpriteList } from "./sprite-list.ts";
import { paintText } from "./text.ts";

/** Room around a disc for its shadow. */
const MARGIN_PX = 7;
const MAX_WIDTH_PX = 2048;
const RING_PARTS = VENUE_CATEGORIES.length;

/** Where each attribute starts in a disc, in bytes. */
export const DISC_LAYOUT = {
  circle: 0,
  ringEnds: 12,
  ringColors: 12 + RING_PARTS,
  stride: 12 + 2 * RING_PARTS,
} as const;

export interface SheetPlace {
  part: AtlasPart;
  /** In CSS pixels. */
  size: number;
}

/**
 * A picture of all discs in sight, drawn once by the graphics card when they change. Each frame then copies them, which
 * costs far less than drawing rings anew.
 */
export interface DiscSheet {
  /** In device pixels. */
  width: number;
  height: number;
  pixelRatio: number;
  discs: Uint8Array;
  count: number;
  numbers: SpriteList;
  places: SheetPlace[];
}

export function layOutDiscs(marks: readonly DiscMark[], atlas: SpriteAtlas): DiscSheet {
  const { pixelRatio } = atlas;
  const { cells, width, height } = cellsFor(marks.map(({ diameter }) => sideOf(diameter, pixelRatio)));
  const bytes = new Uint8Array(marks.length * DISC_LAYOUT.stride);
  const floats = new Float32Array(bytes.buffer);
  const numbers = new SpriteList(0, 0);
  const places = marks.map(({ diameter, label, ring }, index): SheetPlace => {
    const { x, y, side } = cells[index]!;
    const [centerX, centerY] = [(x + side / 2) / pixelRatio, (y + side / 2) / pixelRatio];
    const start = index * DISC_LAYOUT.stride;
    floats.set([centerX, centerY, diameter], start / 4);
    writeRing(bytes, start, ring);
    const middle = { x: 0, y: 0, centerX, centerY, opacity: 1, tint: "ink" } as const;
    paintText(numbers, atlas, label, labelPx(diameter, label), middle);
    return {
      part: [x / width, y / height, (x + side) / width, (y + side) / height],
      size: side / pixelRatio,
    };
  });
  return { width, height, pixelRatio, discs: bytes, count: marks.length, numbers, places };
}

/** An even number of device pixels, so that a disc's middle is between two of them. */
function sideOf(diameter: number, pixelRatio: number): number {
  return 2 * Math.ceil(((diameter + 2 * MARGIN_PX) * pixelRatio) / 2);
}

/** Squares in rows, one after the other. */
function cellsFor(sides: number[]) {
  const width = Math.max(MAX_WIDTH_PX, ...sides);
  let [x, y, rowHeight] = [0, 0, 0];
  const cells = sides.map((side) => {
    if (x + side > width) [x, y, rowHeight] = [0, y + rowHeight, 0];
    const cell = { x, y, side };
    x += side;
    rowHeight = Math.max(rowHeight, side);
    return cell;
  });
  return { cells, width, height: Math.max(1, y + rowHeight) };
}

function writeRing(bytes: Uint8Array, start: number, ring: readonly RingPart[]): void {
  let end = 0;
  for (let index = 0; index < RING_PARTS; index++) {
    const part = ring[index];
    if (part) end += part.share;
    const isLast = index >= ring.length - 1;
    bytes[start + DISC_LAYOUT.ringEnds + index] = isLast ? 255 : Math.round(end * 255);
    bytes[start + DISC_LAYOUT.ringColors + index] = part ? VENUE_CATEGORIES.indexOf(part.category) : 0;
  }
}
