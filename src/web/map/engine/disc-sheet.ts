import { VENUE_CATEGORIES } from "#domain/category.ts";
import { labelPx, type RingPart } from "./disc-look.ts";
import type { MarkScheme } from "./mark-colors.ts";
import type { DiscMark } from "./marks.ts";
import { DISC_MARGIN_PX, discDrawing } from "./small-marks.ts";
import type { SpriteAtlas } from "./sprite-atlas.ts";
import { SpriteList } from "./sprite-list.ts";
import type { AtlasPart } from "./sprite-sheet.ts";
import { paintText } from "./text.ts";

const MAX_WIDTH_PX = 2048;
const RING_PARTS = VENUE_CATEGORIES.length;

/** Where each attribute starts in a ring, in bytes. */
export const RING_LAYOUT = {
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
  /** Painted one over the other. */
  grounds: SpriteList;
  rings: Uint8Array;
  count: number;
  numbers: SpriteList;
  places: SheetPlace[];
}

export function layOutDiscs(marks: readonly DiscMark[], atlas: SpriteAtlas, scheme: MarkScheme): DiscSheet {
  const { pixelRatio } = atlas;
  const { cells, width, height } = cellsFor(marks.map(({ diameter }) => sideOf(diameter, pixelRatio)));
  const bytes = new Uint8Array(marks.length * RING_LAYOUT.stride);
  const floats = new Float32Array(bytes.buffer);
  const grounds = new SpriteList(0, 0);
  const numbers = new SpriteList(0, 0);
  const places = marks.map(({ diameter, label, ring }, index): SheetPlace => {
    const { x, y, side } = cells[index]!;
    const [centerX, centerY] = [(x + side / 2) / pixelRatio, (y + side / 2) / pixelRatio];
    const start = index * RING_LAYOUT.stride;
    floats.set([centerX, centerY, diameter], start / 4);
    writeRing(bytes, start, ring);
    const at = { x: 0, y: 0, opacity: 1 };
    const { sizePx, growth } = discDrawing(diameter);
    const { part } = atlas.drawing(`disc/${sizePx}/${scheme}`);
    const drawn = { width: diameter * growth, height: diameter * growth, part };
    grounds.add({ ...at, ...drawn, offsetX: centerX, offsetY: centerY });
    paintText(numbers, atlas, label, labelPx(diameter, label), { ...at, centerX, centerY, tint: "ink" });
    return {
      part: [x / width, y / height, (x + side) / width, (y + side) / height],
      size: side / pixelRatio,
    };
  });
  return { width, height, pixelRatio, grounds, rings: bytes, count: marks.length, numbers, places };
}

/** An even number of device pixels, so that a disc's middle is between two of them. */
function sideOf(diameter: number, pixelRatio: number): number {
  return 2 * Math.ceil(((diameter + 2 * DISC_MARGIN_PX) * pixelRatio) / 2);
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
    bytes[start + RING_LAYOUT.ringEnds + index] = isLast ? 255 : Math.round(end * 255);
    bytes[start + RING_LAYOUT.ringColors + index] = part ? VENUE_CATEGORIES.indexOf(part.category) : 0;
  }
}
