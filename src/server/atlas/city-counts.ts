import { type Box, distanceM, type Point } from "#domain/geo.ts";
import { type CityGroup, cityGroups } from "./cities-in-box.ts";
import type { CityNumbers } from "./city-numbers.ts";
import type { CityAreas, CityTally, MapFilter, VenueMap } from "./map/venue-map.ts";

/** A view of fewer of all cities counts only the parts of the world that have them. */
const FEW_CITIES = 1 / 8;
/** Counted worlds that are cached for the next view of the same filter, until something changes. */
const MAX_TALLIES = 4;

/** The numbers of whole cities, with what is cached of them for as long as the map does not change. */
export class CityCounts {
  readonly #map: VenueMap;
  readonly #firstNumber: (city: number) => number;
  readonly #keyOf: (city: number) => string;
  #version = -1;
  #areas: CityAreas | undefined;
  readonly #tallies = new Map<string, CityTally>();

  constructor(map: VenueMap, cities: Pick<CityNumbers, "firstOf" | "keyOf">) {
    this.#map = map;
    this.#firstNumber = cities.firstOf;
    this.#keyOf = cities.keyOf;
  }

  /** The cities of which the middle is in a box and that have a matching venue; the key tells filters apart. */
  in(box: Box, key: string, filter: MapFilter, options: Parameters<VenueMap["cities"]>[1]): CityGroup[] {
    const areas = this.#currentAreas();
    const cities = areas.in(box);
    const tally = this.#tally(cities, areas.size, key, filter, options);
    return cityGroups(cities, tally, areas, this.#keyOf);
  }

  /** How far the middle of a venue's city is from a point; infinite if the venue is not here. */
  distanceFrom(point: Point): (venueId: number) => number {
    const areas = this.#currentAreas();
    const metres = new Map<number, number>();
    return (venueId) => {
      const number = this.#map.cityOf(venueId);
      if (number === undefined) return Number.POSITIVE_INFINITY;
      const city = this.#firstNumber(number);
      const known = metres.get(city) ?? distanceM(point, areas.middle(city));
      metres.set(city, known);
      return known;
    };
  }

  #currentAreas(): CityAreas {
    if (this.#version !== this.#map.version) {
      this.#version = this.#map.version;
      this.#areas = undefined;
      this.#tallies.clear();
    }
    this.#areas ??= this.#map.cityAreas(this.#firstNumber);
    return this.#areas;
  }

  /** The numbers of these cities; others may be in it, too. */
  #tally(
    cities: readonly number[],
    size: number,
    key: string,
    filter: MapFilter,
    options: Parameters<VenueMap["cities"]>[1],
  ): CityTally {
    const asked = { size, firstNumber: this.#firstNumber };
    if (cities.length < size * FEW_CITIES) {
      const wanted = new Uint8Array(size);
      for (const city of cities) wanted[city] = 1;
      return this.#map.cities(filter, options, { ...asked, wanted });
    }
    const tally = this.#tallies.get(key) ?? this.#map.cities(filter, options, asked);
    this.#tallies.delete(key);
    this.#tallies.set(key, tally);
    if (this.#tallies.size > MAX_TALLIES) this.#tallies.delete(this.#tallies.keys().next().value!);
    return tally;
  }
}
