import { countLabel } from "./disc-look.ts";
import type { DiscSheet } from "./disc-sheet.ts";
import type { Position } from "./map-data.ts";
import type { Scheme } from "./mark-colors.ts";
import type { DiscMark, PinMark } from "./marks.ts";
import { placeOf } from "./overview-marks.ts";
import { onPin, pinBox } from "./pin-shape.ts";
import { haloRadiusPx } from "./position.ts";
import type { PinLook, SpriteAtlas } from "./sprite-atlas.ts";
import type { SpriteList } from "./sprite-list.ts";
import { paintText } from "./text.ts";

const FAINT = 0.28;
const BADGE_TEXT_PX = 12;
/** The badge's centre on the pin's box. */
const BADGE_AT = [55, 8] as const;

const opacityOf = ({ isFaint }: { isFaint: boolean }) => (isFaint ? FAINT : 1);

export function paintDiscs(target: SpriteList, discs: readonly DiscMark[], sheet: DiscSheet): void {
  for (const [index, disc] of discs.entries()) {
    const { part, size } = sheet.places[index]!;
    const { x, y } = disc;
    target.add({ x, y, offsetX: 0, offsetY: 0, width: size, height: size, part, opacity: opacityOf(disc) });
  }
}

/** Dots first, so that no dot stands on a pin; pins that have risen are painted elsewhere. */
export function paintPins(
  target: SpriteList,
  pins: readonly PinMark[],
  atlas: SpriteAtlas,
  scheme: Scheme,
  risen: ReadonlySet<string>,
): void {
  const resting = pins.filter(({ venue }) => !risen.has(venue.id));
  for (const pin of resting) {
    if (!pin.isSmall) continue;
    const { x, y, venue } = pin;
    const speck = atlas.drawing(`speck/${venue.category}/${scheme}`);
    target.add({ x, y, offsetX: 0, offsetY: 0, ...speck, opacity: opacityOf(pin) });
  }
  for (const pin of resting) if (!pin.isSmall) paintPin(target, pin, atlas, 0, "resting");
}

export function paintPin(
  target: SpriteList,
  pin: PinMark,
  atlas: SpriteAtlas,
  lift: number,
  look: PinLook,
): void {
  const { x, y, venue } = pin;
  const at = { x, y, opacity: opacityOf(pin) };
  const { centerY, width, height } = pinBox(lift);
  const { part } = atlas.drawing(`pin/${venue.category}/${look}`);
  target.add({ ...at, offsetX: 0, offsetY: centerY, width, height, part });
  if (venue.events < 2) return;
  const label = countLabel(venue.events);
  const [offsetX, offsetY] = onPin(...BADGE_AT, lift);
  target.add({ ...at, offsetX, offsetY, ...atlas.drawing(`badge/${label.length}`) });
  const middle = { ...at, centerX: offsetX, centerY: offsetY, tint: "badgeInk" } as const;
  paintText(target, atlas, label, BADGE_TEXT_PX, middle);
}

/** The visitor's position: a dot on a halo as wide as the position is uncertain. */
export function paintPosition(
  target: SpriteList,
  position: Position,
  atlas: SpriteAtlas,
  worldPx: number,
): void {
  const at = { ...placeOf(position), offsetX: 0, offsetY: 0, opacity: 1 };
  const diameter = 2 * haloRadiusPx(position.latitude, position.accuracyM, worldPx);
  target.add({ ...at, ...atlas.drawing("halo"), width: diameter, height: diameter });
  target.add({ ...at, ...atlas.drawing("dot") });
}
