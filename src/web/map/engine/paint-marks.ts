import { VENUE_CATEGORIES } from "#domain/category.ts";
import { countLabel, labelPx } from "./disc-look.ts";
import type { Instances } from "./instances.ts";
import type { DiscMark, Marks, PinMark } from "./marks.ts";
import { onPin, pinBox, SPECK_RADIUS } from "./pin-shape.ts";
import type { PinLook, SpriteAtlas } from "./sprite-atlas.ts";

const FAINT = 0.28;
/** Room around a shape for its shadow. */
const SHADOW_PX = 8;
const BADGE_HEIGHT_PX = 22;
const BADGE_TEXT_PX = 12;
const BADGE_PADDING_PX = 7;
/** The badge's centre on the pin's box. */
const BADGE_AT = [55, 8] as const;
const TIGHTER = -0.02;

/** On which ground a number stands: the disc's own, which follows the scheme, or the badge's, always white. */
const ON_DISC = 0;
const ON_BADGE = 1;

export function paintMarks(
  target: Instances,
  { discs, pins }: Marks,
  atlas: SpriteAtlas,
  risen: ReadonlySet<string>,
) {
  for (const disc of discs) paintDisc(target, disc, atlas);
  for (const pin of pins) if (pin.isSmall && !risen.has(pin.venue.id)) paintSpeck(target, pin);
  for (const pin of pins)
    if (!pin.isSmall && !risen.has(pin.venue.id)) paintPin(target, pin, atlas, 0, "resting");
}

function paintDisc(target: Instances, disc: DiscMark, atlas: SpriteAtlas): void {
  const { x, y, diameter, label, ring } = disc;
  const opacity = disc.isFaint ? FAINT : 1;
  const size = diameter + 2 * SHADOW_PX;
  const at = { x, y, opacity };
  target.add({ ...at, shape: "disc", offsetX: 0, offsetY: 0, width: size, height: size, p: diameter, ring });
  paintText(target, atlas, label, labelPx(diameter, label), {
    ...at,
    centerX: 0,
    centerY: 0,
    ground: ON_DISC,
  });
}

function paintSpeck(target: Instances, { x, y, venue, isFaint }: PinMark): void {
  const size = 2 * SPECK_RADIUS + SHADOW_PX;
  const at = { x, y, opacity: isFaint ? FAINT : 1, offsetX: 0, offsetY: 0, width: size, height: size };
  target.add({ ...at, shape: "speck", p: SPECK_RADIUS, q: VENUE_CATEGORIES.indexOf(venue.category) });
}

export function paintPin(
  target: Instances,
  pin: PinMark,
  atlas: SpriteAtlas,
  lift: number,
  look: PinLook,
): void {
  const { x, y, venue, isFaint } = pin;
  const at = { x, y, opacity: isFaint ? FAINT : 1 };
  const { centerY, width, height } = pinBox(lift);
  const part = atlas.pin(venue.category, look);
  target.add({ ...at, shape: "sprite", offsetX: 0, offsetY: centerY, width, height, part });
  if (venue.events > 1) paintBadge(target, atlas, countLabel(venue.events), { ...at, lift });
}

function paintBadge(
  target: Instances,
  atlas: SpriteAtlas,
  label: string,
  { lift, ...at }: { x: number; y: number; opacity: number; lift: number },
): void {
  const [offsetX, offsetY] = onPin(...BADGE_AT, lift);
  const p = Math.max(BADGE_HEIGHT_PX, textWidth(atlas, label, BADGE_TEXT_PX) + 2 * BADGE_PADDING_PX);
  const q = BADGE_HEIGHT_PX;
  const [width, height] = [p + 2 * SHADOW_PX, q + 2 * SHADOW_PX];
  target.add({ ...at, shape: "badge", offsetX, offsetY, width, height, p, q });
  paintText(target, atlas, label, BADGE_TEXT_PX, {
    ...at,
    centerX: offsetX,
    centerY: offsetY,
    ground: ON_BADGE,
  });
}

interface TextPlace {
  x: number;
  y: number;
  opacity: number;
  centerX: number;
  centerY: number;
  ground: number;
}

function paintText(
  target: Instances,
  atlas: SpriteAtlas,
  text: string,
  sizePx: number,
  { centerX, centerY, ground, ...at }: TextPlace,
): void {
  // On whole device pixels, or the digits blur.
  const snapped = (value: number) => Math.round(value * atlas.pixelRatio) / atlas.pixelRatio;
  let pen = centerX - textWidth(atlas, text, sizePx) / 2;
  for (const character of text) {
    const glyph = atlas.glyph(character, sizePx);
    if (!glyph) continue;
    const { part, width, height, advance } = glyph;
    const offsetX = snapped(pen - 1) + width / 2;
    const offsetY = snapped(centerY - height / 2) + height / 2;
    target.add({ ...at, shape: "glyph", offsetX, offsetY, width, height, part, p: ground });
    pen += advance + sizePx * TIGHTER;
  }
}

function textWidth(atlas: SpriteAtlas, text: string, sizePx: number): number {
  let width = -sizePx * TIGHTER;
  for (const character of text) width += (atlas.glyph(character, sizePx)?.advance ?? 0) + sizePx * TIGHTER;
  return width;
}
