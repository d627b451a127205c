import { CATEGORIES } from "../../../src/domain/category.ts";
import { diceOf } from "../../../src/domain/dice.ts";
import { PIN_TIMES } from "../../../src/domain/event/pin-time.ts";
import type { VenuePin } from "../../../src/web/map/engine/map-data.ts";

export const CENTRE = { longitude: 23.33, latitude: 42.695 };
const WIDTH = 1.2;
const HEIGHT = 0.8;

/** Venues around a city, the denser the nearer to its centre. */
export function denseRegion(count: number, seed: string): VenuePin[] {
  const dice = diceOf(seed);
  const unit = () => dice.whole(0, 1_000_000) / 1_000_000;
  const nearCentre = () => (unit() + unit() + unit()) / 3 - 0.5;
  return Array.from({ length: count }, (_, index) => ({
    id: `${seed}-${index}`,
    name: `Venue ${index}`,
    category: dice.pick([...CATEGORIES]),
    events: dice.whole(1, 9),
    time: dice.pick([...PIN_TIMES]),
    longitude: CENTRE.longitude + nearCentre() * WIDTH,
    latitude: CENTRE.latitude + nearCentre() * HEIGHT,
  }));
}
