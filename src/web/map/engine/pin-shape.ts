/** The pin as drawn: its box, where its tip is in it, and how far it rises when hovered or selected. */
export const PIN_WIDTH = 64;
export const PIN_HEIGHT = 95;
const TIP_Y = 86;
const HEAD_Y = 31;
const HEAD_RADIUS = 28;
const NECK_HALF_WIDTH = 24;
const TIP_HALF_WIDTH = 5;

export const LIFT_PX = 10;
export const LIFT_SCALE = 1.18;

/** A venue without room for its pin is a dot of this radius. */
export const SPECK_RADIUS = 8;

/** The box of a pin that has risen by a share from 0 to 1, as seen from its tip. */
export function pinBox(lift: number): { centerY: number; width: number; height: number } {
  const scale = pinScale(lift);
  return {
    centerY: (PIN_HEIGHT / 2 - TIP_Y) * scale - LIFT_PX * lift,
    width: PIN_WIDTH * scale,
    height: PIN_HEIGHT * scale,
  };
}

export function pinScale(lift: number): number {
  return 1 + (LIFT_SCALE - 1) * lift;
}

/** Where a point on the resting pin's box is on one that has risen, as seen from its tip. */
export function onPin(boxX: number, boxY: number, lift: number): [x: number, y: number] {
  const scale = pinScale(lift);
  return [(boxX - PIN_WIDTH / 2) * scale, (boxY - TIP_Y) * scale - LIFT_PX * lift];
}

/** Whether a point, as seen from the tip, lies on the head or on the cone below it. */
export function isOnPin(x: number, y: number, lift: number, slackPx: number): boolean {
  const scale = pinScale(lift);
  const restX = x / scale;
  const restY = (y + LIFT_PX * lift) / scale;
  const headY = HEAD_Y - TIP_Y;
  if (Math.hypot(restX, restY - headY) <= HEAD_RADIUS + slackPx) return true;
  if (restY < headY || restY > slackPx + 2) return false;
  const down = Math.min(1, (restY - headY) / -headY);
  const halfWidth = NECK_HALF_WIDTH + (TIP_HALF_WIDTH - NECK_HALF_WIDTH) * down;
  return Math.abs(restX) <= halfWidth + slackPx;
}
