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

/** A pin of this week on a far view, as a share of a full one. */
export const WEEK_SCALE = 0.75;
/** A pin without room for a full one: its glyph can still be told. */
export const MINI_SCALE = 0.6;
/** The badge's middle on the pin's box. */
export const BADGE_AT = [55, 8] as const;
export const BADGE_HEIGHT_PX = 22;
/** By the number of characters in it. */
export const BADGE_WIDTHS_PX = [22, 28, 36, 42];
export const BADGE_TEXT_PX = 12;
/** The dot of what is new: on the pin's other side, and on a dot as seen from its middle. */
export const NEW_AT = [11, 9] as const;
export const SPECK_NEW_AT = [6, -6] as const;
/** The middle of the glow around a pin's head, on the pin's box, and its diameter. */
export const GLOW_AT = [PIN_WIDTH / 2, 33] as const;
export const GLOW_PX = 112;

/** A venue without room for its pin is a dot of this radius. */
export const SPECK_RADIUS = 8;

/** The box of a pin that has risen by a share from 0 to 1, as seen from its tip. */
export function pinBox(lift: number, atRest = 1): { centerY: number; width: number; height: number } {
  const scale = pinScale(lift, atRest);
  return {
    centerY: (PIN_HEIGHT / 2 - TIP_Y) * scale - LIFT_PX * lift,
    width: PIN_WIDTH * scale,
    height: PIN_HEIGHT * scale,
  };
}

/** A pin grows to the same size from whatever size it has at rest. */
export function pinScale(lift: number, atRest = 1): number {
  return atRest + (LIFT_SCALE - atRest) * lift;
}

/** Where a point on a full pin's box is on one that has risen, as seen from its tip. */
export function onPin(boxX: number, boxY: number, lift: number, atRest = 1): [x: number, y: number] {
  const scale = pinScale(lift, atRest);
  return [(boxX - PIN_WIDTH / 2) * scale, (boxY - TIP_Y) * scale - LIFT_PX * lift];
}

/** Whether a point, as seen from the tip, lies on the head or on the cone below it. */
export function isOnPin(x: number, y: number, lift: number, slackPx: number, atRest = 1): boolean {
  const scale = pinScale(lift, atRest);
  const restX = x / scale;
  const restY = (y + LIFT_PX * lift) / scale;
  const headY = HEAD_Y - TIP_Y;
  if (Math.hypot(restX, restY - headY) <= HEAD_RADIUS + slackPx) return true;
  if (restY < headY || restY > slackPx + 2) return false;
  const down = Math.min(1, (restY - headY) / -headY);
  const halfWidth = NECK_HALF_WIDTH + (TIP_HALF_WIDTH - NECK_HALF_WIDTH) * down;
  return Math.abs(restX) <= halfWidth + slackPx;
}

/** Circles that cover a full pin and its badge, as seen from its tip. */
const PIN_CIRCLES = [
  [0, HEAD_Y - TIP_Y, HEAD_RADIUS],
  [0, -28, 15],
  [0, -6, 5],
  [23, -78, 13],
] as const;
/** A full pin reaches no farther than this from its tip. */
export const PIN_REACH = 95;
export const BADGE_RADIUS = 11;

/** Whether a resting pin touches a circle, as seen from the pin's tip. */
export function isPinTouching(x: number, y: number, radius: number, atRest: number): boolean {
  return PIN_CIRCLES.some(([right, down, own]) => {
    const [dx, dy, reach] = [x - right * atRest, y - down * atRest, radius + own * atRest];
    return dx * dx + dy * dy < reach * reach;
  });
}

/** Whether two resting pins touch, the second as seen from the tip of the first. */
export function arePinsTouching(x: number, y: number, atRest: number, otherAtRest: number): boolean {
  if (Math.abs(x) > PIN_WIDTH + BADGE_RADIUS || Math.abs(y) > PIN_HEIGHT) return false;
  return PIN_CIRCLES.some(([right, down, own]) =>
    isPinTouching(x + right * otherAtRest, y + down * otherAtRest, own * otherAtRest, atRest),
  );
}

/** Whether small pins so far apart cover more than half of each other's box. */
export function isMiniCovered(x: number, y: number): boolean {
  const [width, height] = [PIN_WIDTH * MINI_SCALE, PIN_HEIGHT * MINI_SCALE];
  const shared = Math.max(0, width - Math.abs(x)) * Math.max(0, height - Math.abs(y));
  return shared > (width * height) / 2;
}
