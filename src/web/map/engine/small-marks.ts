import { VENUE_CATEGORIES } from "#domain/category.ts";
import { cssColor, type Scheme } from "./mark-colors.ts";
import { SPECK_RADIUS } from "./pin-shape.ts";
import type { SpriteSheet } from "./sprite-sheet.ts";

const SCHEMES: Scheme[] = ["light", "dark"];
const BADGE_HEIGHT_PX = 22;
/** By the number of characters in it. */
const BADGE_WIDTHS_PX = [22, 28, 36, 42];
const DOT_RADIUS_PX = 10;
/** Drawn large, because it is stretched to how exactly the position is known. */
const HALO_RADIUS_PX = 128;
const MARGIN_PX = 3;
/** A disc of another size is drawn from the next one here. */
const DISC_SIZES_PX = [40, 48, 60, 80];
export const DISC_MARGIN_PX = 6;

/** The drawing from which a disc of a diameter is made, and how much larger than a disc it is. */
export function discDrawing(diameter: number): { sizePx: number; growth: number } {
  const sizePx = DISC_SIZES_PX.find((size) => size >= Math.floor(diameter)) ?? 80;
  return { sizePx, growth: (sizePx + 2 * DISC_MARGIN_PX) / sizePx };
}

/** Badges, discs without ring and number, the dots of crowded venues, and the visitor's position. */
export function drawSmallMarks(sheet: SpriteSheet): void {
  for (const [index, width] of BADGE_WIDTHS_PX.entries()) {
    const box = [width + 2 * MARGIN_PX, BADGE_HEIGHT_PX + 2 * MARGIN_PX] as const;
    sheet.add(`badge/${index + 1}`, ...box, (context) => {
      castShadow(context, { down: 1, blur: 4, strength: 35 });
      context.beginPath();
      context.roundRect(MARGIN_PX, MARGIN_PX, width, BADGE_HEIGHT_PX, BADGE_HEIGHT_PX / 2);
      context.fill();
    });
  }
  for (const sizePx of DISC_SIZES_PX)
    for (const scheme of SCHEMES) {
      const middle = sizePx / 2 + DISC_MARGIN_PX;
      sheet.add(`disc/${sizePx}/${scheme}`, 2 * middle, 2 * middle, (context) => {
        castShadow(context, { down: 2, blur: 7, strength: 30 });
        fillCircle(context, middle, sizePx / 2, cssColor("surface", scheme));
      });
    }
  for (const category of VENUE_CATEGORIES)
    for (const scheme of SCHEMES)
      addDisc(sheet, `speck/${category}/${scheme}`, SPECK_RADIUS, [
        [SPECK_RADIUS, cssColor("surface", scheme)],
        [SPECK_RADIUS - 2, cssColor(category, scheme)],
      ]);
  const blue = cssColor("info", "light");
  addDisc(sheet, "dot", DOT_RADIUS_PX, [
    [DOT_RADIUS_PX, "#FFFFFF"],
    [DOT_RADIUS_PX - 3, blue],
  ]);
  sheet.add("halo", 2 * HALO_RADIUS_PX, 2 * HALO_RADIUS_PX, (context) => {
    context.globalAlpha = 0.18;
    fillCircle(context, HALO_RADIUS_PX, HALO_RADIUS_PX - 1, blue);
  });
}

function addDisc(
  sheet: SpriteSheet,
  name: string,
  radius: number,
  rings: [radius: number, color: string][],
): void {
  const middle = radius + MARGIN_PX;
  sheet.add(name, 2 * middle, 2 * middle, (context) => {
    castShadow(context, { down: 1, blur: 4, strength: 30 });
    for (const [ringRadius, color] of rings) {
      fillCircle(context, middle, ringRadius, color);
      context.shadowColor = "transparent";
    }
  });
}

function fillCircle(context: CanvasRenderingContext2D, middle: number, radius: number, color: string): void {
  context.fillStyle = color;
  context.beginPath();
  context.arc(middle, middle, radius, 0, 2 * Math.PI);
  context.fill();
}

/** A canvas casts shadows in device pixels, whatever it is scaled by. */
export function castShadow(
  context: CanvasRenderingContext2D,
  { down, blur, strength }: { down: number; blur: number; strength: number },
): void {
  const scale = context.getTransform().a;
  context.shadowColor = `rgb(11 18 32 / ${strength}%)`;
  context.shadowOffsetY = down * scale;
  context.shadowBlur = blur * scale;
}
