import type { VenueCategory } from "#domain/category.ts";
import { countLabel, labelPx, type RingPart } from "./disc-look.ts";
import type { DiscMark, Marks, PinMark } from "./marks.ts";
import { pinDrawing } from "./pin-drawings.ts";
import {
  BADGE_AT,
  BADGE_HEIGHT_PX,
  BADGE_TEXT_PX,
  BADGE_WIDTHS_PX,
  GLOW_AT,
  GLOW_PX,
  onPin,
  PIN_HEIGHT,
  PIN_WIDTH,
  pinBox,
  SPECK_RADIUS,
} from "./pin-shape.ts";
import { isGlowing, isPale } from "./pin-time-look.ts";
import { weekPin } from "./week-pin.ts";

type ToScreen = (place: { x: number; y: number }) => readonly [x: number, y: number];

/**
 * Marks as the inside of an SVG, for a page that is seen before the map's code is there: the same discs, pins and dots
 * in the same order as on the map. Colours are variables, because the page does not know yet whether it is night.
 */
export function marksSvg({ discs, pins }: Marks, toScreen: ToScreen): string {
  const upright = pins.filter(({ isSmall }) => !isSmall);
  const glowing = upright.filter(({ venue }) => isGlowing(venue.time));
  return [
    ...new Set(glowing.map(({ venue }) => glowGradient(venue.category))),
    ...new Set(upright.map(pinSymbol)),
    ...glowing.map((pin) => glow(pin, toScreen(pin))),
    ...discs.map((disc) => discGroup(disc, toScreen(disc))),
    ...dots(
      pins.filter(({ isSmall }) => isSmall),
      toScreen,
    ),
    ...upright.map((pin) => uprightPin(pin, toScreen(pin))),
  ].join("");
}

const pinId = (pin: PinMark) => `first-${isPale(pin.venue) ? "week" : "pin"}-${pin.venue.category}`;
const short = (value: number) => `${Math.round(value * 10) / 10}`;

function pinSymbol(pin: PinMark): string {
  const { category } = pin.venue;
  const full = pinDrawing(category, "resting");
  const colors = {
    color: `var(--${category})`,
    tint: `var(--${category}-tint)`,
    rim: "var(--rim)",
  };
  const drawing = isPale(pin.venue) ? weekPin(full, category, colors) : full;
  const inside = drawing
    .slice(drawing.indexOf(">") + 1, drawing.lastIndexOf("</svg>"))
    // One page has several of them.
    .replaceAll(/(id="|url\(#)([sg])\b/g, `$1${pinId(pin)}-$2`);
  return `<symbol id="${pinId(pin)}" viewBox="0 0 ${PIN_WIDTH} ${PIN_HEIGHT}">${inside}</symbol>`;
}

function glowGradient(category: VenueCategory): string {
  const stop = (at: number, opacity: string) =>
    `<stop offset="${at}" stop-color="var(--${category})" stop-opacity="${opacity}"/>`;
  const stops = stop(0.46, "var(--glow-inner)") + stop(0.7, "var(--glow-outer)") + stop(1, "0");
  return `<radialGradient id="first-glow-${category}">${stops}</radialGradient>`;
}

function glow({ venue, scale }: PinMark, [x, y]: readonly [number, number]): string {
  const [right, down] = onPin(...GLOW_AT, 0, scale);
  const at = `cx="${short(x + right)}" cy="${short(y + down)}"`;
  return `<circle ${at} r="${short((GLOW_PX / 2) * scale)}" fill="url(#first-glow-${venue.category})"/>`;
}

function discGroup({ diameter, label, ring }: DiscMark, [x, y]: readonly [number, number]): string {
  const width = diameter / 10;
  const radius = (diameter - width) / 2 - 1;
  const parts = ringArcs(ring, radius).map(
    ([category, dashes]) =>
      `<circle r="${short(radius)}" stroke="var(--${category})" stroke-width="${short(width)}"${dashes}/>`,
  );
  const ground = `<circle r="${short(diameter / 2)}" fill="var(--surface)"/>`;
  const text = `<text font-size="${labelPx(diameter, label)}">${label}</text>`;
  return `<g transform="translate(${short(x)} ${short(y)})">${ground}${parts.join("")}${text}</g>`;
}

/** Each part of a ring as a dash from 12 o'clock on, with a gap of two pixels; a ring of one colour is whole. */
function ringArcs(ring: readonly RingPart[], radius: number): [VenueCategory, dashes: string][] {
  const [only, ...others] = ring;
  if (only && others.length === 0) return [[only.category, ""]];
  const round = 2 * Math.PI * radius;
  let start = 0;
  return ring.map(({ category, share }) => {
    const length = Math.max(0, share * round - 2);
    const at = start * round + 1;
    start += share;
    const dashes = ` transform="rotate(-90)" stroke-dasharray="${short(length)} ${short(round)}"`;
    return [category, `${dashes} stroke-dashoffset="${short(-at)}"`];
  });
}

/** A line without length is a dot as wide as the line: one path for all dots of a kind. */
function dots(pins: readonly PinMark[], toScreen: ToScreen): string[] {
  const paths = new Map<string, { pin: PinMark; path: string }>();
  for (const pin of pins) {
    const [x, y] = toScreen(pin);
    const path = paths.get(pinId(pin))?.path ?? "";
    paths.set(pinId(pin), { pin, path: `${path}M${Math.round(x)} ${Math.round(y)}h0` });
  }
  return [...paths.values()].map(({ pin, path }) => {
    const { category } = pin.venue;
    const layer = (color: string, radius: number) =>
      `<path d="${path}" stroke="var(--${color})" stroke-width="${2 * radius}"/>`;
    const full = layer("surface", SPECK_RADIUS) + layer(category, SPECK_RADIUS - 2);
    return pin.venue.time === "week" ? full + layer(`${category}-tint`, SPECK_RADIUS - 4) : full;
  });
}

function uprightPin(pin: PinMark, [x, y]: readonly [number, number]): string {
  const { scale } = pin;
  const { centerY, width, height } = pinBox(0, scale);
  const at = `x="${short(x - width / 2)}" y="${short(y + centerY - height / 2)}"`;
  const drawn = `<use href="#${pinId(pin)}" ${at} width="${short(width)}" height="${short(height)}"${pin.venue.time === "later" ? ' opacity=".75"' : ""}/>`;
  const { events } = pin.venue;
  if (events < 2 || !pin.hasBadge) return drawn;
  const [right, down] = onPin(...BADGE_AT, 0, scale);
  return drawn + badge(countLabel(events), x + right, y + down);
}

function badge(label: string, x: number, y: number): string {
  const width = BADGE_WIDTHS_PX[label.length - 1]!;
  const at = `x="${short(x - width / 2)}" y="${short(y - BADGE_HEIGHT_PX / 2)}"`;
  const box = `<rect ${at} width="${width}" height="${BADGE_HEIGHT_PX}" rx="${BADGE_HEIGHT_PX / 2}"/>`;
  return `${box}<text x="${short(x)}" y="${short(y)}" font-size="${BADGE_TEXT_PX}">${label}</text>`;
}
