import type { MapFilter } from "../src/server/atlas/map/venue-map.ts";
import type { WorldVenue } from "./world.ts";

/** The bare fields of a world, from which the peers build their own. */
export class MapColumns {
  readonly id: number[] = [];
  readonly category: number[] = [];
  readonly country: number[] = [];
  readonly city: number[] = [];
  readonly longitude: number[] = [];
  readonly latitude: number[] = [];
  readonly firstEvent: number[] = [0];
  readonly eventDay: number[] = [];
  readonly eventLast: number[] = [];

  add(venues: readonly WorldVenue[]): void {
    for (const venue of venues) {
      this.id.push(venue.id);
      this.category.push(venue.category);
      this.country.push(venue.country);
      this.city.push(venue.city);
      this.longitude.push(venue.longitude);
      this.latitude.push(venue.latitude);
      for (const { day, stretches } of venue.events) {
        this.eventDay.push(day);
        this.eventLast.push(stretches?.at(-1)?.last ?? day);
      }
      this.firstEvent.push(this.eventDay.length);
    }
  }

  get length(): number {
    return this.id.length;
  }

  matches(
    venue: number,
    { fromDay = -Infinity, toDay = Infinity, categories = -1, country, cities }: MapFilter,
  ): boolean {
    if (((categories >> this.category[venue]) & 1) === 0) return false;
    if (country !== undefined && this.country[venue] !== country) return false;
    if (cities && !cities.includes(this.city[venue])) return false;
    for (let e = this.firstEvent[venue]; e < this.firstEvent[venue + 1]; e++) {
      if (this.eventLast[e] >= fromDay && this.eventDay[e] <= toDay) return true;
    }
    return false;
  }
}
