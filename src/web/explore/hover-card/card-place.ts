import type { Padding } from "#web/map/engine/map-engine.ts";

export const CARD_WIDTH_PX = 304;
/** From a pin's place to the card's side. */
const AWAY_PX = 52;
/** A raised pin's head is this far above its place. */
const HEAD_PX = 75;
const HALF_HEIGHT_PX = 70;

interface Spot {
  x: number;
  y: number;
}

/** Where the card stands: on the right of its pin, else on the left, and nowhere without room on either side. */
export function cardPlace(
  pin: Spot,
  size: { width: number; height: number },
  padding: Padding,
): { left: number; middle: number; side: "left" | "right" } | undefined {
  const needed = CARD_WIDTH_PX + AWAY_PX;
  const head = pin.y - HEAD_PX;
  if (pin.x < padding.left || pin.x > size.width || head < 0 || pin.y > size.height) return undefined;
  const lowest = size.height - padding.bottom - HALF_HEIGHT_PX;
  const middle = Math.min(lowest, Math.max(padding.top + HALF_HEIGHT_PX, head));
  if (pin.x + needed <= size.width - padding.right) return { left: pin.x + AWAY_PX, middle, side: "right" };
  if (pin.x - needed >= padding.left) return { left: pin.x - needed, middle, side: "left" };
  return undefined;
}
