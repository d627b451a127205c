import type { Marks, PinMark } from "./marks.ts";
import { BADGE_AT, BADGE_RADIUS, isPinTouching, onPin, PIN_REACH } from "./pin-shape.ts";
import { restScale, soonestFirst } from "./pin-time-look.ts";
import { type Pixel, PixelCells } from "./pixel-cells.ts";

/** Where more marks than this are in a square of three cells, some pins become dots. */
const CROWD = 12;
const CELL_PX = 100;
/** Room that a pin keeps to other pins where it is crowded: a little more than it takes itself. */
const ROOM_X_PX = 72;
const ROOM_Y_PX = 84;
/**
 * Makes pins small where there is no room for all: the sooner, then the busier venue keeps its pin, and none covers
 * another one's number. What is later than this week is always small.
 */
export function makeRoom({ discs, pins }: Marks, worldPx: number): void {
  const onScreen = ({ x, y }: Pixel): Pixel => ({ x: x * worldPx, y: y * worldPx });
  const crowd = new PixelCells(CELL_PX, [...discs, ...pins].map(onScreen));
  const upright = new PixelCells<Pixel & { pin: PinMark }>(2 * PIN_REACH);
  for (const pin of pins.toSorted((a, b) => soonestFirst(a.venue, b.venue))) {
    const at = { ...onScreen(pin), pin };
    const isCrowded = crowd.countAround(at) > CROWD;
    pin.isSmall =
      pin.venue.time === "later" ||
      upright.someAround(
        at,
        (other) => (isCrowded && isTooNear(at, other)) || isCovering(at, other) || isCovering(other, at),
      );
    if (!pin.isSmall) upright.add(at);
  }
}

function isTooNear(a: Pixel, b: Pixel): boolean {
  return Math.abs(a.x - b.x) < ROOM_X_PX && Math.abs(a.y - b.y) < ROOM_Y_PX;
}

/** Whether a pin, drawn over one farther north, hides that one's number. */
function isCovering(upper: Pixel & { pin: PinMark }, lower: Pixel & { pin: PinMark }): boolean {
  if (lower.pin.venue.events < 2 || upper.y < lower.y) return false;
  const [right, down] = onPin(...BADGE_AT, 0, restScale(lower.pin));
  return isPinTouching(
    lower.x + right - upper.x,
    lower.y + down - upper.y,
    BADGE_RADIUS,
    restScale(upper.pin),
  );
}
