import { placeKey, withRegion } from "#domain/city.ts";
import { askedPlace } from "#domain/event/filter.ts";

/** What was learned, as a snapshot keeps it. */
export interface SavedCities {
  named: Map<string, number[]>;
  known: Map<string, number>;
  labels: string[];
  countries: string[];
}

/** Cities as numbers on the map: those of one country, label and region share a number, whatever their spelling. */
export class CityNumbers {
  /** The numbers of the cities that a filter means by a text. */
  readonly #named: Map<string, number[]>;
  readonly #known: Map<string, number>;
  /** By number. */
  readonly #labels: string[];
  readonly #countries: string[];
  /** By country and key of the label, the first number: regions may be told for some of a city's venues alone. */
  readonly #firstOfLabel = new Map<string, number>();
  readonly #first: number[] = [];
  /** By the spelling of label and of region and country: folding the same few names for every venue would take a while. */
  readonly #learned = new Map<string, Map<string, number>>();

  constructor(saved?: SavedCities) {
    this.#named = saved?.named ?? new Map();
    this.#known = saved?.known ?? new Map();
    this.#labels = saved?.labels ?? [];
    this.#countries = saved?.countries ?? [];
    for (const number of this.#labels.keys()) this.#noteFirst(number);
  }

  get saved(): SavedCities {
    return { named: this.#named, known: this.#known, labels: this.#labels, countries: this.#countries };
  }

  learn(label: string, region: string, country: string): number {
    const ofLabel = this.#learned.get(label);
    const where = `${region}\n${country}`;
    const learned = ofLabel?.get(where);
    if (learned !== undefined) return learned;
    const names = new Set([placeKey(label), placeKey(withRegion(label, region))]);
    const key = [...names, country].join("\n");
    const number = this.#known.get(key) ?? this.#known.size;
    if (!this.#known.has(key)) {
      this.#known.set(key, number);
      this.#labels.push(label);
      this.#countries.push(country);
      this.#noteFirst(number);
      for (const name of names) this.#named.set(name, [...(this.#named.get(name) ?? []), number]);
    }
    if (ofLabel) ofLabel.set(where, number);
    else this.#learned.set(label, new Map([[where, number]]));
    return number;
  }

  /** The first number of the same city, by country and label. */
  readonly firstOf = (number: number): number => this.#first[number] ?? number;

  /** The same for all numbers of a city, in every process. */
  readonly keyOf = (number: number): string => `${placeKey(this.labelOf(number))}\n${this.countryOf(number)}`;

  #noteFirst(number: number): void {
    const key = this.keyOf(number);
    const first = this.#firstOfLabel.get(key) ?? number;
    this.#firstOfLabel.set(key, first);
    this.#first[number] = first;
  }

  labelOf(number: number): string {
    return this.#labels[number] ?? "";
  }

  countryOf(number: number): string {
    return this.#countries[number] ?? "";
  }

  /** The cities that a filter asks for, ascending; nothing if it asks for all. */
  asked(choice: string | undefined): readonly number[] | undefined {
    const key = askedPlace(choice);
    return key === undefined ? undefined : (this.#named.get(key) ?? []);
  }
}

const NOWHERE = -1;

/** Countries as numbers on the map: a country is one number, whatever its spelling. */
export class CountryNumbers {
  readonly #numbers: Map<string, number>;
  /** By its spelling: folding the same few names for every venue would take a while. */
  readonly #learned = new Map<string, number>();

  constructor(saved?: Map<string, number>) {
    this.#numbers = saved ?? new Map();
  }

  /** What was learned, as a snapshot keeps it. */
  get saved(): Map<string, number> {
    return this.#numbers;
  }

  learn(name: string): number {
    const known = this.#learned.get(name);
    if (known !== undefined) return known;
    const key = placeKey(name);
    const number = this.#numbers.get(key) ?? this.#numbers.size;
    this.#numbers.set(key, number);
    this.#learned.set(name, number);
    return number;
  }

  /** The country that a filter asks for; nothing if it asks for all. */
  asked(choice: string | undefined): number | undefined {
    const key = askedPlace(choice);
    return key === undefined ? undefined : (this.#numbers.get(key) ?? NOWHERE);
  }
}
