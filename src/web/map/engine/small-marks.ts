import { VENUE_CATEGORIES } from "#domain/category.ts";
import { cssColor, type MarkScheme } from "./mark-colors.ts";
import { BADGE_HEIGHT_PX, BADGE_WIDTHS_PX, GLOW_PX, SPECK_RADIUS } from "./pin-shape.ts";
import type { SpriteSheet } from "./sprite-sheet.ts";

const SCHEMES: MarkScheme[] = ["light", "dark"];
/** By night a badge has the colour of what it lies on. */
const NIGHT_EDGE = "rgb(255 255 255 / 16%)";
const DOT_RADIUS_PX = 10;
const NEW_RADIUS_PX = 7;
/** Soft enough to be drawn at half its size. */
const GLOW_DRAWN_PX = GLOW_PX / 2;
/** How opaque a glow is behind the head, and where it fades. */
const GLOW_OPACITY = { light: [38, 16], dark: [50, 20] } as const;
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

/** Badges, glows, discs without ring and number, the dots of crowded venues and of what is new, and the visitor's position. */
export function drawSmallMarks(sheet: SpriteSheet): void {
  for (const [index, width] of BADGE_WIDTHS_PX.entries()) {
    const box = [width + 2 * MARGIN_PX, BADGE_HEIGHT_PX + 2 * MARGIN_PX] as const;
    for (const scheme of SCHEMES)
      sheet.add(`badge/${index + 1}/${scheme}`, ...box, (context) => {
        castShadow(context, { down: 1, blur: 4, strength: 35 });
        context.fillStyle = cssColor("surface", scheme);
        context.beginPath();
        context.roundRect(MARGIN_PX, MARGIN_PX, width, BADGE_HEIGHT_PX, BADGE_HEIGHT_PX / 2);
        context.fill();
        if (scheme === "light") return;
        context.shadowColor = "transparent";
        context.strokeStyle = NIGHT_EDGE;
        context.lineWidth = 1.5;
        context.stroke();
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
    for (const scheme of SCHEMES) {
      const dot: [radius: number, color: string][] = [
        [SPECK_RADIUS, cssColor("surface", scheme)],
        [SPECK_RADIUS - 2, cssColor(category, scheme)],
      ];
      addDisc(sheet, `speck/${category}/${scheme}`, SPECK_RADIUS, dot);
      addDisc(sheet, `week-speck/${category}/${scheme}`, SPECK_RADIUS, [
        ...dot,
        [SPECK_RADIUS - 4, cssColor(`${category}-tint`, scheme)],
      ]);
      sheet.add(`glow/${category}/${scheme}`, GLOW_DRAWN_PX, GLOW_DRAWN_PX, (context) =>
        fillGlow(context, cssColor(category, scheme), GLOW_OPACITY[scheme]),
      );
    }
  for (const scheme of SCHEMES)
    addDisc(sheet, `new/${scheme}`, NEW_RADIUS_PX, [
      [NEW_RADIUS_PX, cssColor("surface", scheme)],
      [NEW_RADIUS_PX - 2, cssColor("accent-ink", scheme)],
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

function fillGlow(
  context: CanvasRenderingContext2D,
  color: string,
  [inner, outer]: readonly [number, number],
): void {
  const middle = GLOW_DRAWN_PX / 2;
  const gradient = context.createRadialGradient(middle, middle, 0, middle, middle, middle);
  // The colour itself without opacity: towards `transparent`, which is black, a canvas would fade through grey.
  const shade = (percent: number) =>
    `${color}${Math.round(percent * 2.55)
      .toString(16)
      .padStart(2, "0")}`;
  gradient.addColorStop(0.46, shade(inner));
  gradient.addColorStop(0.7, shade(outer));
  gradient.addColorStop(1, shade(0));
  context.fillStyle = gradient;
  context.fillRect(0, 0, GLOW_DRAWN_PX, GLOW_DRAWN_PX);
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

/** A canvas draws shadows in device pixels, regardless of its scale. */
export function castShadow(
  context: CanvasRenderingContext2D,
  { down, blur, strength }: { down: number; blur: number; strength: number },
): void {
  const scale = context.getTransform().a;
  context.shadowColor = `rgb(11 18 32 / ${strength}%)`;
  context.shadowOffsetY = down * scale;
  context.shadowBlur = blur * scale;
}
