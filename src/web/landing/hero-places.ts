import type { EventAtVenue, HeroCategory, HeroCountry } from "#contract/pages.ts";
import { type EventView, eventView } from "#web/listing/event-view.ts";

/** Size of the hero's map pictures; all places below are in these units, which are pixels on a desktop. */
export const HERO_PICTURE = { width: 2000, height: 800 } as const;

/** How each picture was drawn: Mercator, with this place at FOCUS and so many units to a degree of longitude. */
const VIEWS: Record<HeroCountry, { longitude: number; latitude: number; scale: number }> = {
  Bulgaria: { longitude: 25.4, latitude: 42.75, scale: 115 },
  USA: { longitude: -96.5, latitude: 38.6, scale: 13.6 },
};
const FOCUS = { x: 1320, y: 400 };

/** What no screen wide enough for cards cuts off or covers with the headline. */
const FREE: Box = { left: 970, top: 100, right: 1650, bottom: 690 };
const CARD = { width: 276, height: 76 };
const GAP = 10;

interface Point {
  x: number;
  y: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface HeroPin extends Point {
  category: HeroCategory;
  event: EventView;
  /** The card's top left corner. */
  card: Point;
}

const DEGREES = 180 / Math.PI;
const mercator = (latitude: number) => DEGREES * Math.asinh(Math.tan(latitude / DEGREES));

export function placeOnPicture(country: HeroCountry, longitude: number, latitude: number): Point {
  const view = VIEWS[country];
  return {
    x: Math.round(FOCUS.x + (longitude - view.longitude) * view.scale),
    y: Math.round(FOCUS.y - (mercator(latitude) - mercator(view.latitude)) * view.scale),
  };
}

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const holds = (outer: Box, inner: Box) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

const touch = (a: Box, b: Box) =>
  a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP;

/** A pin is 64 by 95 and points at its place 9 units above its lower edge. */
const pinBox = ({ x, y }: Point): Box => box(x - 32, y - 86, 64, 95);

/** Under the pin where there is room, else beside or over it. */
function cardBoxes({ x, y }: Point): Box[] {
  const middle = y - 84;
  const centred = Math.min(Math.max(x - CARD.width / 2, FREE.left), FREE.right - CARD.width);
  return [
    [centred, y + 9 + GAP],
    [x + 32 + GAP, middle],
    [x - 32 - GAP - CARD.width, middle],
    [centred, y - 86 - GAP - CARD.height],
  ].map(([left = 0, top = 0]) => box(left, top, CARD.width, CARD.height));
}

/** One real event of each row on its true place, as far as pins and cards leave each other room. */
export function placeHeroPins(
  country: HeroCountry,
  rows: readonly { category: HeroCategory; events: readonly EventAtVenue[] }[],
): HeroPin[] {
  const pins: HeroPin[] = [];
  const taken: Box[] = [];
  for (const { category, events } of rows) {
    for (const { venue, event } of events) {
      const point = placeOnPicture(country, Number(venue.coordinates[0]), Number(venue.coordinates[1]));
      const pin = pinBox(point);
      const isFree = (place: Box) => holds(FREE, place) && !taken.some((other) => touch(place, other));
      const card = isFree(pin) && cardBoxes(point).find(isFree);
      if (!card) continue;
      taken.push(pin, card);
      pins.push({
        category,
        event: eventView(venue, event),
        ...point,
        card: { x: card.left, y: card.top },
      });
      break;
    }
  }
  return pins;
}
