import type { DiscMark, Marks, PinMark } from "./marks.ts";
import { isOnPin, SPECK_RADIUS } from "./pin-shape.ts";

/** A small thing is easier to hit than it looks: the target of a dot is 44 px wide. */
const SPECK_TARGET_PX = 22;

export type Picked = { pin: PinMark } | { disc: DiscMark } | undefined;

export interface PickRequest {
  /** The pointer, and where a place of the map is, in CSS pixels. */
  x: number;
  y: number;
  project(place: { x: number; y: number }): [x: number, y: number];
  /** Pins off the ground, the uppermost last, each with how far it has risen. */
  risen: readonly { pin: PinMark; lift: number }[];
  /** A finger is less exact than a mouse. */
  slackPx: number;
}

/** What lies uppermost under the pointer: risen pins, then pins from south to north, then dots, then discs, then the nearest dot. */
export function pick({ discs, pins }: Marks, { x, y, project, risen, slackPx }: PickRequest): Picked {
  const seenFrom = (place: { x: number; y: number }) => {
    const [left, top] = project(place);
    return [x - left, y - top] as const;
  };
  // A pin that rises under the pointer must not escape it, so the ground it left counts too.
  const isUnder = (pin: PinMark, lift: number) => {
    const [dx, dy] = seenFrom(pin);
    return isOnPin(dx, dy, lift, slackPx, pin.scale) || (lift > 0 && isOnPin(dx, dy, 0, slackPx, pin.scale));
  };
  const up = risen.findLast(({ pin, lift }) => isUnder(pin, lift));
  if (up) return { pin: up.pin };
  const pin = pins.findLast((pin) => !pin.isSmall && isUnder(pin, 0));
  if (pin) return { pin };
  const speck = nearestSpeck(pins, seenFrom);
  if (speck && speck.awayPx <= SPECK_RADIUS) return { pin: speck.pin };
  const disc = discs.findLast((disc) => Math.hypot(...seenFrom(disc)) <= disc.diameter / 2 + slackPx);
  if (disc) return { disc };
  return speck && { pin: speck.pin };
}

function nearestSpeck(
  pins: readonly PinMark[],
  seenFrom: (place: PinMark) => readonly [x: number, y: number],
): { pin: PinMark; awayPx: number } | undefined {
  let nearest: { pin: PinMark; awayPx: number } | undefined;
  for (const pin of pins) {
    if (!pin.isSmall) continue;
    const awayPx = Math.hypot(...seenFrom(pin));
    if (awayPx <= (nearest?.awayPx ?? SPECK_TARGET_PX)) nearest = { pin, awayPx };
  }
  return nearest;
}
