import { cityNameKeys, namedCity, withoutRegion, withRegion } from "#domain/city.ts";
import { MAX_NAME } from "#domain/event-limits.ts";
import { fold } from "#domain/fold.ts";
import type { Point } from "#domain/geo.ts";
import type { CityFacts } from "#server/catalog/cities.ts";
import type { KnownCity } from "#server/catalog/match.ts";
import { type Country, findCountry } from "#server/geo/countries.ts";
import { findRegion } from "#server/geo/regions.ts";
import type { CityText, DraftPlace } from "../formats/draft.ts";
import { bareOf } from "../formats/location-text.ts";

/** Knows where cities and addresses are. */
export interface PlaceGeocoder {
  /** Before questions about a country, so that none of them holds the event loop. */
  prepare(country: { code: string }): Promise<void>;
  hasCity(country: { code: string }, city: string, region?: string): boolean;
  /** The GeoNames ids of the best known cities by these folded names, which may be those of any language. */
  cityIds(country: { code: string }, nameKeys: ReadonlySet<string>): ReadonlyMap<string, number>;
  findCity(
    country: Country,
    asked: { city: string; region?: string | undefined },
  ): Promise<CityFacts | undefined>;
  findAddress(country: Country, city: string, address: string, near: Point): Promise<Point | undefined>;
}

/** The default place of events without one. */
export interface CityDefaults {
  country: Country | undefined;
  city: string | undefined;
}

export interface ListedCities {
  byName: ReadonlyMap<string, readonly KnownCity[]>;
  /** By country and by a folded name that they are not listed under. */
  byAlias: ReadonlyMap<string, ReadonlyMap<string, KnownCity>>;
}

/** Finds the city that a place names, among those that are listed and those of the gazetteer. */
export function sourceCityFinder(
  defaults: CityDefaults,
  { byName, byAlias }: ListedCities,
  geocoder: PlaceGeocoder,
) {
  const answers = new Map<string, boolean>();

  /** The gazetteer is read line by line: each question is asked once. */
  function isCity(country: { code: string }, name: string, region?: string): boolean {
    const key = `${country.code}\n${name}\n${region ?? ""}`;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = geocoder.hasCity(country, name, region);
    answers.set(key, answer);
    return answer;
  }

  /** A country in words beats the default one; two letters or a postal code do not. */
  function countryOf({ country, isCountryGuess, cities: texts }: DraftPlace): Country | undefined {
    const told = findCountry(country);
    if (!isCountryGuess) return told ?? defaults.country;
    if (defaults.country) return defaults.country;
    // "Athens, GA" is in Georgia, and not in Gabon.
    const isState = texts.some(({ name, region }) => {
      const state = findRegion("US", region);
      return state !== undefined && isCity({ code: "US" }, name, state);
    });
    return isState ? findCountry("US") : told;
  }

  function listedOf(texts: readonly CityText[], country: Country | undefined): KnownCity | undefined {
    for (const choose of [inRegion, ofName]) {
      for (const text of texts) {
        const named = cityNameKeys(text.name)
          .flatMap((key) => byName.get(key) ?? [])
          .filter(({ countryCode }) => country === undefined || countryCode === country.code);
        const chosen = [...Map.groupBy(named, ({ countryCode }) => countryCode)].flatMap(
          ([code, some]) => choose(text, code, some) ?? [],
        );
        if (chosen.length === 1) return chosen[0];
      }
    }
    return country && aliasOf(texts, country);
  }

  /** "Torino" is the listed Turin. */
  function aliasOf(texts: readonly CityText[], { code }: Country): KnownCity | undefined {
    for (const { name, region } of texts) {
      const told = findRegion(code, region);
      const city = cityNameKeys(name)
        .map((key) => byAlias.get(code)?.get(key))
        .find((alias) => alias && (told === undefined || alias.region === told));
      if (city) return city;
    }
    return undefined;
  }

  function inRegion({ name, region }: CityText, countryCode: string, some: KnownCity[]) {
    const told = findRegion(countryCode, region);
    return told === undefined
      ? undefined
      : some.find((city) => city.region === told && city.nameKey === fold(name));
  }

  /** Not a city of the name where another one of it is in the given region. */
  function ofName({ name, region }: CityText, code: string, some: KnownCity[]) {
    const told = findRegion(code, region);
    const city = namedCity(name, some);
    const isAnother = city && told !== undefined && city.region !== told;
    return isAnother && isCity({ code }, name, told) ? undefined : city;
  }

  /** The default city counts only where no part of the place is a city. */
  function textsOf(place: DraftPlace): CityText[] {
    const told = tidy(place.cities);
    const country = countryOf(place);
    const isTold = country !== undefined && told.some(({ name }) => isCity(country, name));
    return isTold ? told : [...told, ...tidy([{ name: defaults.city ?? "", region: "" }])];
  }

  /** A town, and no part of one. */
  function isTownAlone(place: DraftPlace): boolean {
    const country = countryOf(place);
    const name = bareOf(place.name) || place.name;
    const isTown = country
      ? isCity(country, name) || listedOf([{ name, region: "" }], country) !== undefined
      : listedOf([{ name, region: "" }], undefined) !== undefined;
    const others = [...place.cities.map((text) => text.name), ...place.address.split(",")]
      .map((text) => bareOf(text))
      .filter((text) => text !== "" && fold(text) !== fold(name) && findCountry(text) === undefined);
    return isTown && others.every((text) => country && findRegion(country.code, text) !== undefined);
  }

  return {
    countryOf,
    isTownAlone,

    listed: (place: DraftPlace) => listedOf(textsOf(place), countryOf(place)),

    /** The cities that a place may mean, the likeliest first. */
    textsOf,

    /** The town that a place names and that is all it names. */
    town: (place: DraftPlace) =>
      listedOf([{ name: bareOf(place.name) || place.name, region: "" }], countryOf(place)),

    /** The gazetteer's city of the given region, else one by its name. */
    async add(place: DraftPlace, country: Country): Promise<CityFacts | undefined> {
      const town = isTownAlone(place) ? [{ name: place.name, region: "" }] : [];
      const texts = [...town, ...textsOf(place)].map(({ name, region }) => ({
        city: name.slice(0, MAX_NAME).toWellFormed(),
        region: findRegion(country.code, region),
      }));
      const told = texts.find(({ city, region }) => region !== undefined && isCity(country, city, region));
      if (told) return geocoder.findCity(country, told);
      for (const { city } of texts) {
        const found = await geocoder.findCity(country, { city });
        if (found) return found;
      }
      return undefined;
    },

    /** What a city that is not listed yet will be called: by its name alone unless another one has it. */
    labelOf(
      { name, region }: CityFacts,
      country: Country,
      added: readonly { cityPlace: CityFacts; country: Country }[],
    ) {
      const isTaken =
        byName.get(fold(name))?.some(({ countryCode }) => countryCode === country.code) ||
        added.some(
          (place) =>
            place.country.code === country.code &&
            fold(place.cityPlace.name) === fold(name) &&
            place.cityPlace.region !== region,
        );
      return isTaken ? withRegion(name, region) : name;
    },
  };
}

export type CityFinder = ReturnType<typeof sourceCityFinder>;

/** What the cities are looked up by that drafts may mean. */
export function cityKeysOf(place: DraftPlace, defaults: CityDefaults): string[] {
  const names = [
    ...tidy(place.cities).map(({ name }) => name),
    defaults.city ?? "",
    bareOf(place.name) || place.name,
  ];
  return names.filter(Boolean).flatMap((name) => cityNameKeys(name));
}

function tidy(texts: readonly CityText[]): CityText[] {
  return texts
    .map(({ name, region }) => ({ name: withoutRegion(name.trim(), region), region: region.trim() }))
    .filter(({ name }) => name !== "");
}
