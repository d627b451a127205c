import { PIN_TIMES, type PinTime } from "#domain/event/pin-time.ts";
import type { VenuePin } from "./map-data.ts";
import type { PinMark } from "./marks.ts";
import { isPinTouching, SPECK_RADIUS, WEEK_SCALE } from "./pin-shape.ts";

/** On now or tonight: the pin glows. */
export function isGlowing(time: PinTime | undefined): boolean {
  return time === "now" || time === "tonight";
}

/** A pin's size at rest, as a share of a full one. */
export function restScale({ venue }: Pick<PinMark, "venue">): number {
  return venue.time === "week" ? WEEK_SCALE : 1;
}

/** Whether a resting pin, or the dot that stands for it, touches a circle, as seen from its place. */
export function isTouchedBy(venue: VenuePin, x: number, y: number, radius: number): boolean {
  if (venue.time === "later") return Math.hypot(x, y) < radius + SPECK_RADIUS;
  return isPinTouching(x, y, radius, restScale({ venue }));
}

/** The order in which pins get room: the sooner, then the busier first. */
export function soonestFirst(a: VenuePin, b: VenuePin): number {
  return rankOf(a.time) - rankOf(b.time) || b.events - a.events || (a.id < b.id ? -1 : 1);
}

function rankOf(time: PinTime | undefined): number {
  return time === undefined ? 0 : PIN_TIMES.indexOf(time);
}
