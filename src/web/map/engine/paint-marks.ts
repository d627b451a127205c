import { countLabel } from "./disc-look.ts";
import type { DiscSheet } from "./disc-sheet.ts";
import type { Position } from "./map-data.ts";
import type { MarkScheme } from "./mark-colors.ts";
import type { DiscMark, PinMark } from "./marks.ts";
import { markPosition } from "./overview-marks.ts";
import {
  BADGE_AT,
  BADGE_TEXT_PX,
  GLOW_AT,
  GLOW_PX,
  NEW_AT,
  onPin,
  pinBox,
  pinScale,
  SPECK_NEW_AT,
} from "./pin-shape.ts";
import { isGlowing, isPale } from "./pin-time-look.ts";
import { haloRadiusPx } from "./position.ts";
import type { PinLook, SpriteAtlas } from "./sprite-atlas.ts";
import type { SpriteList } from "./sprite-list.ts";
import { paintText } from "./text.ts";

const FAINT = 0.28;
/** A pin at rest whose venue was opened before. */
const SEEN = 0.6;
/** A pin at rest of what is later than this week. */
const LATER = 0.75;
/** A dot's glow, as a share of a pin's. */
const SPECK_GLOW = 0.4;

const opacityOf = ({ isFaint }: { isFaint: boolean }) => (isFaint ? FAINT : 1);
const restingOpacity = (pin: PinMark) =>
  Math.min(
    opacityOf(pin),
    pin.venue.novelty === "seen" ? SEEN : 1,
    pin.venue.time === "later" && !pin.isSmall ? LATER : 1,
  );

export function paintDiscs(target: SpriteList, discs: readonly DiscMark[], sheet: DiscSheet): void {
  for (const [index, disc] of discs.entries()) {
    const { part, size } = sheet.places[index]!;
    const { x, y } = disc;
    target.add({ x, y, offsetX: 0, offsetY: 0, width: size, height: size, part, opacity: opacityOf(disc) });
  }
}

/** What glows tonight, below all discs and pins. */
export function paintGlows(
  target: SpriteList,
  pins: readonly PinMark[],
  atlas: SpriteAtlas,
  scheme: MarkScheme,
): void {
  for (const pin of pins) if (isGlowing(pin.venue.time)) paintGlow(target, pin, atlas, scheme, 0);
}

export function paintGlow(
  target: SpriteList,
  pin: PinMark,
  atlas: SpriteAtlas,
  scheme: MarkScheme,
  lift: number,
): void {
  const { x, y, venue, isSmall, scale } = pin;
  const { part } = atlas.drawing(`glow/${venue.category}/${scheme}`);
  const [offsetX, offsetY] = isSmall ? [0, 0] : onPin(...GLOW_AT, lift, scale);
  const size = GLOW_PX * (isSmall ? SPECK_GLOW : pinScale(lift, scale));
  target.add({ x, y, offsetX, offsetY, width: size, height: size, part, opacity: opacityOf(pin) });
}

/** Dots first, so that no dot covers a pin. */
export function paintPins(
  target: SpriteList,
  pins: readonly PinMark[],
  atlas: SpriteAtlas,
  scheme: MarkScheme,
): void {
  for (const pin of pins) {
    if (!pin.isSmall) continue;
    const { x, y, venue } = pin;
    const kind = venue.time === "week" ? "week-speck" : "speck";
    const speck = atlas.drawing(`${kind}/${venue.category}/${scheme}`);
    target.add({ x, y, offsetX: 0, offsetY: 0, ...speck, opacity: restingOpacity(pin) });
    if (venue.novelty === "new") paintNew(target, pin, atlas, scheme, SPECK_NEW_AT);
  }
  for (const pin of pins) if (!pin.isSmall) paintPin(target, pin, atlas, scheme, 0, "resting");
}

export function paintPin(
  target: SpriteList,
  pin: PinMark,
  atlas: SpriteAtlas,
  scheme: MarkScheme,
  lift: number,
  look: PinLook,
): void {
  const { x, y, venue } = pin;
  const at = { x, y, opacity: opacityOf(pin) };
  const opacity = look === "resting" ? restingOpacity(pin) : at.opacity;
  const atRest = pin.scale;
  const { centerY, width, height } = pinBox(lift, atRest);
  const { part } = atlas.drawing(
    isPale(venue) && look === "resting"
      ? `week/${venue.category}/${scheme}`
      : `pin/${venue.category}/${look}`,
  );
  target.add({ ...at, opacity, offsetX: 0, offsetY: centerY, width, height, part });
  if (venue.novelty === "new") paintNew(target, pin, atlas, scheme, onPin(...NEW_AT, lift, atRest));
  if (venue.events < 2 || (look === "resting" && !pin.hasBadge)) return;
  const label = countLabel(venue.events);
  const [offsetX, offsetY] = onPin(...BADGE_AT, lift, atRest);
  target.add({ ...at, offsetX, offsetY, ...atlas.drawing(`badge/${label.length}/${scheme}`) });
  const middle = { ...at, centerX: offsetX, centerY: offsetY, tint: "ink" } as const;
  paintText(target, atlas, label, BADGE_TEXT_PX, middle);
}

function paintNew(
  target: SpriteList,
  pin: PinMark,
  atlas: SpriteAtlas,
  scheme: MarkScheme,
  [offsetX, offsetY]: readonly [x: number, y: number],
): void {
  const { x, y } = pin;
  target.add({ x, y, offsetX, offsetY, ...atlas.drawing(`new/${scheme}`), opacity: opacityOf(pin) });
}

/** The visitor's position: a dot on a halo as wide as the position is uncertain. */
export function paintPosition(
  target: SpriteList,
  position: Position,
  atlas: SpriteAtlas,
  worldPx: number,
): void {
  const at = { ...markPosition(position), offsetX: 0, offsetY: 0, opacity: 1 };
  const diameter = 2 * haloRadiusPx(position.latitude, position.accuracyM, worldPx);
  target.add({ ...at, ...atlas.drawing("halo"), width: diameter, height: diameter });
  target.add({ ...at, ...atlas.drawing("dot") });
}
