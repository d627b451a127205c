import { PIN_TIMES, type PinTime } from "#domain/event/pin-time.ts";
import type { VenuePin } from "./map-data.ts";
import { fromNorth, type PinMark } from "./marks.ts";
import { isPinTouching, MINI_SCALE, SPECK_RADIUS, WEEK_SCALE } from "./pin-shape.ts";

/** From here on every venue outside of a disc shows its category's icon. */
export const ICONS_FROM_ZOOM = 13;

/** On now or tonight: the pin glows. */
export function isGlowing(time: PinTime | undefined): boolean {
  return time === "now" || time === "tonight";
}

/** Neither on now nor tonight: the pin is pale. */
export function isPale({ time }: VenuePin): boolean {
  return time === "week" || time === "later";
}

/** A pin's size on a far view, as a share of a full one. */
export function farScale({ time }: VenuePin): number {
  return time === "week" ? WEEK_SCALE : 1;
}

/** Whether the least that is drawn of a venue, a small pin or a dot, touches a circle, as seen from its place. */
export function isTouchedBy(venue: VenuePin, zoom: number, x: number, y: number, radius: number): boolean {
  if (zoom >= ICONS_FROM_ZOOM) return isPinTouching(x, y, radius, MINI_SCALE);
  if (venue.time === "later") return Math.hypot(x, y) < radius + SPECK_RADIUS;
  return isPinTouching(x, y, radius, farScale(venue));
}

/** The order in which pins get room: the sooner, what starts before what runs, then the busier first. */
export function soonestFirst(a: VenuePin, b: VenuePin): number {
  return (
    rankOf(a.time) - rankOf(b.time) ||
    Number(a.isRun ?? false) - Number(b.isRun ?? false) ||
    b.events - a.events ||
    (a.id < b.id ? -1 : 1)
  );
}

/** The order in which pins are drawn: what starts soon last, so that nothing lies on it. */
export function lowestFirst(a: PinMark, b: PinMark): number {
  return Number(isSoonStart(a.venue)) - Number(isSoonStart(b.venue)) || fromNorth(a, b);
}

function isSoonStart({ time, isRun }: VenuePin): boolean {
  return !isRun && rankOf(time) <= PIN_TIMES.indexOf("tonight");
}

function rankOf(time: PinTime | undefined): number {
  return time === undefined ? 0 : PIN_TIMES.indexOf(time);
}
