import type { Marks, PinMark } from "./marks.ts";
import { type Pixel, PixelCells } from "./pixel-cells.ts";

/** Where more marks than this stand in a square of three cells, pins give way to each other. */
const CROWD = 12;
const CELL_PX = 100;
/** Room that a pin keeps to other pins where it is crowded: a little more than it takes itself. */
const ROOM_X_PX = 72;
const ROOM_Y_PX = 84;
/** A pin's body reaches this far up from its tip. */
const BODY_PX = 84;
const HALF_BODY_PX = 28;

/**
 * Makes pins small where there is no room for all: the venue with more events keeps its pin, and no pin stands on a
 * disc's number. Nothing changes where pins have room.
 */
export function makeRoom({ discs, pins }: Marks, worldPx: number): void {
  const onScreen = ({ x, y }: Pixel): Pixel => ({ x: x * worldPx, y: y * worldPx });
  const numbers = discs.map(onScreen);
  const crowd = new PixelCells(CELL_PX, [...numbers, ...pins.map(onScreen)]);
  const onDiscs = new PixelCells(BODY_PX, numbers);
  const upright = new PixelCells(BODY_PX);
  for (const pin of pins.toSorted(busiestFirst)) {
    const at = onScreen(pin);
    pin.isSmall =
      crowd.countAround(at) > CROWD &&
      (upright.someAround(at, (other) => isTooNear(at, other)) ||
        onDiscs.someAround(at, (disc) => isCovering(at, disc)));
    if (!pin.isSmall) upright.add(at);
  }
}

function busiestFirst(a: PinMark, b: PinMark): number {
  return b.venue.events - a.venue.events || (a.venue.id < b.venue.id ? -1 : 1);
}

function isTooNear(a: Pixel, b: Pixel): boolean {
  return Math.abs(a.x - b.x) < ROOM_X_PX && Math.abs(a.y - b.y) < ROOM_Y_PX;
}

function isCovering(pin: Pixel, disc: Pixel): boolean {
  const up = pin.y - disc.y;
  return Math.abs(pin.x - disc.x) < HALF_BODY_PX && up > 0 && up < BODY_PX;
}
