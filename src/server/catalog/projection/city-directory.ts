import { placeNameKeys, withRegion } from "#domain/city.ts";
import { NamePrefixes } from "#domain/name-prefixes.ts";
import { slugify } from "#domain/slug.ts";
import { Top } from "./top.ts";

export interface CityPlace {
  countryCode: string;
  country: string;
  label: string;
  region: string;
  longitude: number;
  latitude: number;
}

export interface CountedCity extends CityPlace {
  /** Parts of addresses: that of its label, and that of its label with the region. */
  slugs: string[];
  /** By which it is found, as `placeNameKey` makes them. */
  nameKeys: string[];
  venues: number;
}

/** The cities that have venues. */
export class CityDirectory {
  /** By country and label. */
  readonly #cities = new Map<string, CountedCity>();
  /** By country and slug, the oldest first. */
  readonly #ofSlug = new Map<string, CountedCity[]>();
  /** By country and region. */
  readonly #ofRegion = new Map<string, Set<CountedCity>>();
  /** Made anew when it is asked for after a city has come or gone. */
  #byName: NamePrefixes<CountedCity> | undefined;

  /** Counts a venue in. */
  add(place: CityPlace): void {
    const key = keyOf(place.countryCode, place.label);
    const known = this.#cities.get(key);
    if (known) {
      known.venues++;
      return;
    }
    const names = [place.label, withRegion(place.label, place.region)];
    const city = {
      ...place,
      slugs: [...new Set(names.map((name) => slugify(name, "city")))],
      nameKeys: placeNameKeys(place.label),
      venues: 1,
    };
    this.#cities.set(key, city);
    this.#byName = undefined;
    const regionKey = keyOf(city.countryCode, city.region);
    this.#ofRegion.set(regionKey, (this.#ofRegion.get(regionKey) ?? new Set()).add(city));
    for (const slug of city.slugs) {
      const slugKey = keyOf(city.countryCode, slug);
      this.#ofSlug.set(slugKey, [...(this.#ofSlug.get(slugKey) ?? []), city]);
    }
  }

  /** Counts a venue out; a city without venues is gone. */
  drop(countryCode: string, label: string): void {
    const key = keyOf(countryCode, label);
    const city = this.#cities.get(key);
    if (city === undefined || --city.venues > 0) return;
    this.#cities.delete(key);
    this.#byName = undefined;
    this.#ofRegion.get(keyOf(countryCode, city.region))?.delete(city);
    for (const slug of city.slugs) {
      const slugKey = keyOf(countryCode, slug);
      const others = this.#ofSlug.get(slugKey)?.filter((each) => each !== city) ?? [];
      if (others.length > 0) this.#ofSlug.set(slugKey, others);
      else this.#ofSlug.delete(slugKey);
    }
  }

  /** The cities with most venues of which a name begins with one of the keys, as `placeNameKey` makes them; whole names first. */
  startingWith(keys: readonly string[], most: number): { city: CityPlace; isWhole: boolean }[] {
    this.#byName ??= new NamePrefixes(this.#cities.values(), ({ nameKeys }) => nameKeys);
    const first = new Top<[CountedCity, boolean]>(
      most,
      ([a, isWholeA], [b, isWholeB]) => Number(isWholeB) - Number(isWholeA) || b.venues - a.venues,
    );
    for (const entry of this.#byName.find(keys)) first.add(entry);
    return first.sorted().map(([city, isWhole]) => ({ city, isWhole }));
  }

  all(): IteratorObject<CountedCity> {
    return this.#cities.values();
  }

  ofRegion(countryCode: string, region: string): CityPlace[] {
    return [...(this.#ofRegion.get(keyOf(countryCode, region)) ?? [])];
  }

  labelsOf(countryCode: string): string[] {
    const cities = [...this.#cities.values()].filter((city) => city.countryCode === countryCode);
    return cities.map(({ label }) => label).sort((a, b) => a.localeCompare(b));
  }

  /** By the part of an address that stands for its label, or for label and region. */
  find(countryCode: string, slug: string): CityPlace | undefined {
    const found = this.#ofSlug.get(keyOf(countryCode, slug));
    return found?.find(({ slugs }) => slugs[0] === slug) ?? found?.[0];
  }
}

function keyOf(countryCode: string, rest: string): string {
  return `${countryCode}\n${rest}`;
}
