import type { Marks, PinMark } from "./marks.ts";
import { worldPx } from "./mercator-box.ts";
import {
  arePinsTouching,
  BADGE_AT,
  BADGE_RADIUS,
  isMiniCovered,
  isPinTouching,
  MINI_SCALE,
  onPin,
  PIN_REACH,
} from "./pin-shape.ts";
import { farScale, ICONS_FROM_ZOOM, lowestFirst, soonestFirst } from "./pin-time-look.ts";
import { type Pixel, PixelCells } from "./pixel-cells.ts";

/** Where more marks than this are in a square of three cells, some pins become dots. */
const CROWD = 12;
const CELL_PX = 100;
/** Room that a pin keeps to other pins where it is crowded: a little more than it takes itself. */
const ROOM_X_PX = 72;
const ROOM_Y_PX = 84;

type Standing = Pixel & { pin: PinMark };

/** Sizes the pins by the room there is, the sooner, then the busier venue first, and puts them into drawing order. */
export function makeRoom(marks: Marks, zoom: number): void {
  const { pins } = marks;
  const world = worldPx(zoom);
  const onScreen = ({ x, y }: Pixel): Pixel => ({ x: x * world, y: y * world });
  const standing = pins
    .map((pin) => ({ ...onScreen(pin), pin }))
    .sort((a, b) => soonestFirst(a.pin.venue, b.pin.venue));
  const discs = marks.discs.map((disc) => ({ ...onScreen(disc), radius: disc.diameter / 2 }));
  if (zoom >= ICONS_FROM_ZOOM) sizeIcons(standing, discs);
  else makeDots(standing, discs);
  pins.sort(lowestFirst);
}

/**
 * Every venue a pin with its icon: full where it touches nothing, else small. Only one that would be covered by more than
 * half is a dot. A number is shown where it lies on no other mark.
 */
function sizeIcons(standing: readonly Standing[], discs: readonly (Pixel & { radius: number })[]): void {
  const upright = new PixelCells<Standing>(PIN_REACH);
  for (const at of standing) {
    at.pin.scale = MINI_SCALE;
    at.pin.isSmall = upright.someAround(at, (other) => isMiniCovered(at.x - other.x, at.y - other.y));
    if (!at.pin.isSmall) upright.add(at);
  }
  const widest = discs.reduce((most, { radius }) => Math.max(most, radius), 0);
  const around = new PixelCells(PIN_REACH + widest, discs);
  for (const at of standing) {
    if (at.pin.isSmall) continue;
    const isBlocked =
      upright.someAround(
        at,
        (other) => other !== at && arePinsTouching(other.x - at.x, other.y - at.y, 1, other.pin.scale),
      ) || around.someAround(at, (disc) => isPinTouching(disc.x - at.x, disc.y - at.y, disc.radius, 1));
    if (!isBlocked) at.pin.scale = 1;
  }
  for (const at of standing) {
    const { venue, scale, isSmall } = at.pin;
    if (isSmall || scale === 1 || venue.events < 2) continue;
    const [right, down] = onPin(...BADGE_AT, 0, scale);
    const badge = { x: at.x + right, y: at.y + down };
    at.pin.hasBadge =
      !upright.someAround(
        at,
        (other) =>
          other !== at && isPinTouching(badge.x - other.x, badge.y - other.y, BADGE_RADIUS, other.pin.scale),
      ) &&
      !around.someAround(
        at,
        (disc) => Math.hypot(badge.x - disc.x, badge.y - disc.y) < disc.radius + BADGE_RADIUS,
      );
  }
}

/** On a far view some pins become dots: none covers another one's number, and what is later than this week is always a dot. */
function makeDots(standing: readonly Standing[], discs: readonly Pixel[]): void {
  const crowd = new PixelCells<Pixel>(CELL_PX, [...discs, ...standing]);
  const upright = new PixelCells<Standing>(2 * PIN_REACH);
  for (const at of standing) {
    const { pin } = at;
    pin.scale = farScale(pin.venue);
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
function isCovering(upper: Standing, lower: Standing): boolean {
  if (lower.pin.venue.events < 2 || upper.y < lower.y) return false;
  const [right, down] = onPin(...BADGE_AT, 0, lower.pin.scale);
  return isPinTouching(lower.x + right - upper.x, lower.y + down - upper.y, BADGE_RADIUS, upper.pin.scale);
}
