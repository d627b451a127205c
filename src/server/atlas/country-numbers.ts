import { placeKey } from "#domain/city.ts";
import { askedPlace } from "#domain/event/filter.ts";

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
