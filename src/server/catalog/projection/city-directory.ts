import { withRegion } from "#domain/city.ts";
import { slugify } from "#domain/slug.ts";

export interface CityPlace {
  countryCode: string;
  country: string;
  label: string;
  region: string;
  longitude: number;
  latitude: number;
}

interface CountedCity extends CityPlace {
  /** Parts of addresses: that of its label, and that of its label with the region. */
  slugs: string[];
  venues: number;
}

/** The cities that have venues. */
export class CityDirectory {
  /** By country and label. */
  readonly #cities = new Map<string, CountedCity>();
  /** By country and slug, the oldest first. */
  readonly #ofSlug = new Map<string, CountedCity[]>();

  /** Counts a venue in. */
  add(place: CityPlace): void {
    const key = keyOf(place.countryCode, place.label);
    const known = this.#cities.get(key);
    if (known) {
      known.venues++;
      return;
    }
    const names = [place.label, withRegion(place.label, place.region)];
    const city = { ...place, slugs: [...new Set(names.map((name) => slugify(name, "city")))], venues: 1 };
    this.#cities.set(key, city);
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
    for (const slug of city.slugs) {
      const slugKey = keyOf(countryCode, slug);
      const others = this.#ofSlug.get(slugKey)?.filter((each) => each !== city) ?? [];
      if (others.length > 0) this.#ofSlug.set(slugKey, others);
      else this.#ofSlug.delete(slugKey);
    }
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
