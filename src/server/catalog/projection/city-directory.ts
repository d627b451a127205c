import { placeNameKeys, withRegion } from "#domain/city.ts";
import { NamePrefixes } from "#domain/name-prefixes.ts";
import { slugify } from "#domain/slug.ts";
import { NumberPages, type SavedPages } from "./number-pages.ts";
import { cityKeys } from "./reads.ts";
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
  /** Of those who have read it by one of its names. */
  readKeys: string[];
  venues: number;
}

interface NumberedCity extends CountedCity {
  number: number;
}

/** The cities and those of the venues, as a snapshot keeps them. */
export interface SavedCityDirectory {
  cities: NumberedCity[];
  ofVenue: SavedPages;
}

/** The cities that have venues. */
export class CityDirectory {
  /** By country and label. */
  readonly #cities = new Map<string, NumberedCity>();
  readonly #byNumber = new Map<number, NumberedCity>();
  /** The number of each venue's city. */
  readonly #ofVenue: NumberPages;
  /** By country and slug, the oldest first. */
  readonly #ofSlug = new Map<string, NumberedCity[]>();
  /** By country and region. */
  readonly #ofRegion = new Map<string, Set<NumberedCity>>();
  /** Made anew when it is asked for after a city has come or gone. */
  #byName: NamePrefixes<NumberedCity> | undefined;
  #lastNumber = 0;
  #changes = 0;

  constructor(saved?: SavedCityDirectory) {
    this.#ofVenue = new NumberPages(saved?.ofVenue);
    for (const city of saved?.cities ?? []) this.#enter(city);
  }

  get saved(): SavedCityDirectory {
    return { cities: [...this.#cities.values()], ofVenue: this.#ofVenue.saved };
  }

  /** Grows when a city comes or goes, or has more or fewer venues. */
  get changes(): number {
    return this.#changes;
  }

  /** A venue is here, wherever it was before. */
  put(venueId: number, place: CityPlace): void {
    const key = keyOf(place.countryCode, place.label);
    const known = this.#cities.get(key);
    // A region that was learned later: venues are read one after the other.
    if (known && known.region !== place.region)
      known.readKeys = keysOfNames([...known.readKeys, ...namesOf(place)]);
    if (known && known.number === this.#ofVenue.get(venueId)) return;
    this.remove(venueId);
    const city = this.#cities.get(key) ?? this.#add(place);
    city.venues++;
    this.#changes++;
    this.#ofVenue.set(venueId, city.number);
  }

  /** A venue is nowhere any more; a city without venues is gone. */
  remove(venueId: number): void {
    const city = this.#byNumber.get(this.#ofVenue.get(venueId));
    this.#ofVenue.set(venueId, 0);
    if (city === undefined) return;
    this.#changes++;
    if (--city.venues > 0) return;
    this.#cities.delete(keyOf(city.countryCode, city.label));
    this.#byNumber.delete(city.number);
    this.#byName = undefined;
    this.#ofRegion.get(keyOf(city.countryCode, city.region))?.delete(city);
    for (const slug of city.slugs) {
      const slugKey = keyOf(city.countryCode, slug);
      const others = this.#ofSlug.get(slugKey)?.filter((each) => each !== city) ?? [];
      if (others.length > 0) this.#ofSlug.set(slugKey, others);
      else this.#ofSlug.delete(slugKey);
    }
  }

  #add(place: CityPlace): NumberedCity {
    const names = namesOf(place);
    const city = {
      ...place,
      number: this.#lastNumber + 1,
      slugs: [...new Set(names.map((name) => slugify(name, "city")))],
      nameKeys: placeNameKeys(place.label),
      readKeys: keysOfNames(names),
      venues: 0,
    };
    this.#enter(city);
    return city;
  }

  #enter(city: NumberedCity): void {
    this.#cities.set(keyOf(city.countryCode, city.label), city);
    this.#byNumber.set(city.number, city);
    this.#lastNumber = Math.max(this.#lastNumber, city.number);
    this.#byName = undefined;
    const regionKey = keyOf(city.countryCode, city.region);
    this.#ofRegion.set(regionKey, (this.#ofRegion.get(regionKey) ?? new Set()).add(city));
    for (const slug of city.slugs) {
      const slugKey = keyOf(city.countryCode, slug);
      this.#ofSlug.set(slugKey, [...(this.#ofSlug.get(slugKey) ?? []), city]);
    }
  }

  /** The cities with most venues of which a name begins with one of the keys, as `placeNameKey` makes them; whole names first. */
  startingWith(keys: readonly string[], most: number): { city: CityPlace; isWhole: boolean }[] {
    this.#byName ??= new NamePrefixes(this.#cities.values(), ({ nameKeys }) => nameKeys);
    const first = new Top<[NumberedCity, boolean]>(
      most,
      ([a, isWholeA], [b, isWholeB]) => Number(isWholeB) - Number(isWholeA) || b.venues - a.venues,
    );
    for (const entry of this.#byName.find(keys)) first.add(entry);
    return first.sorted().map(([city, isWhole]) => ({ city, isWhole }));
  }

  /** The keys of all names by which an address or a filter may mean a city. */
  keysOf(countryCode: string, label: string): readonly string[] {
    return this.#cities.get(keyOf(countryCode, label))?.readKeys ?? [];
  }

  all(): IteratorObject<CountedCity> {
    return this.#cities.values();
  }

  ofRegion(countryCode: string, region: string): CityPlace[] {
    return [...(this.#ofRegion.get(keyOf(countryCode, region)) ?? [])];
  }

  get bytes(): number {
    return this.#ofVenue.bytes;
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

function namesOf({ label, region }: CityPlace): string[] {
  return [label, withRegion(label, region)];
}

function keysOfNames(names: readonly string[]): string[] {
  return [...new Set(names.flatMap(cityKeys))];
}

function keyOf(countryCode: string, rest: string): string {
  return `${countryCode}\n${rest}`;
}
