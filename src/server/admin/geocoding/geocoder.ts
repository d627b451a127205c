import { withoutRegion } from "#domain/city.ts";
import { fold } from "#domain/fold.ts";
import { distanceM, type Point } from "#domain/geo.ts";
import { DAY_MS } from "#domain/time.ts";
import type { CityFacts } from "#server/catalog/cities.ts";
import type { Country } from "#server/geo/countries.ts";
import type { Gazetteer } from "#server/geo/gazetteer.ts";
import { findRegion } from "#server/geo/regions.ts";
import type { GeocodingService } from "./service.ts";
import type { GeocodeStore } from "./store.ts";

export interface GeocoderDeps {
  gazetteer: Gazetteer;
  store: GeocodeStore;
  /** None: cities are known by the gazetteer, and addresses are not. */
  service: GeocodingService | undefined;
  now: () => number;
  onProblem: (error: unknown) => void;
}

export interface AskedCity {
  city: string;
  /** By its name or its letters. */
  region?: string | undefined;
  pin?: Point | undefined;
}

export type Geocoder = ReturnType<typeof openGeocoder>;

/** What was not found may be mapped by then. */
const FORGET_MISSES_MS = 7 * DAY_MS;
/** After a failure the service is left alone for a while: forms must not wait for it one by one. */
const QUIET_MS = 60_000;
/** An address this far from its city is another one of the same name. */
const MAX_DISTANCE_M = 60_000;

export function openGeocoder({ gazetteer, store, service, now, onProblem }: GeocoderDeps) {
  let quietUntilMs = Number.NEGATIVE_INFINITY;

  async function ask(country: Country, words: readonly string[]): Promise<Point | undefined> {
    if (!service) return undefined;
    const question = [...words, country.name].join(", ");
    const known = await store.recall(fold(question));
    if (known?.point || (known && now() - known.foundAtMs < FORGET_MISSES_MS)) return known.point;
    const quietMs = quietUntilMs - now();
    // More than the whole pause is left where the clock was set back.
    if (quietMs > 0 && quietMs <= QUIET_MS) return undefined;
    try {
      const point = await service(question, country.code);
      await store.remember(fold(question), point, new Date(now()));
      return point;
    } catch (error) {
      quietUntilMs = now() + QUIET_MS;
      onProblem(error);
      return undefined;
    }
  }

  /** Only what the gazetteer knows as a city and its region is taken apart: other names may have a comma. */
  function split(
    country: Country,
    { city, region }: AskedCity,
  ): { name: string; region: string | undefined } {
    if (region !== undefined) {
      const name = findRegion(country.code, region) ?? region;
      return { name: withoutRegion(withoutRegion(city, region), name), region: name };
    }
    const comma = city.lastIndexOf(",");
    const told = comma > 0 ? findRegion(country.code, city.slice(comma + 1)) : undefined;
    const name = city.slice(0, comma).trimEnd();
    return told !== undefined && gazetteer.findCity(country.code, name, { region: told })
      ? { name, region: told }
      : { name: city, region: undefined };
  }

  return {
    prepare: (country: { code: string }) => gazetteer.prepare(country.code),

    /** Whether the gazetteer has a city of this name in this region, as `findRegion` names it. */
    hasCity: (country: { code: string }, name: string, region: string): boolean =>
      gazetteer.findCity(country.code, name, { region }) !== undefined,

    /** The GeoNames ids of the most populous cities by these folded names, in any language. */
    cityIds: (country: { code: string }, nameKeys: ReadonlySet<string>): Map<string, number> =>
      new Map(
        [...gazetteer.findCities(country.code, nameKeys)].map(([key, [city]]) => [key, city!.geonamesId]),
      ),

    /** A city by its name, perhaps with its region ("Portland, ME"); `pin` is where it was put by hand. */
    async findCity(country: Country, asked: AskedCity): Promise<CityFacts | undefined> {
      const { name, region } = split(country, asked);
      const found = gazetteer.findCity(country.code, name, { region, near: asked.pin });
      const facts = { name, region: region ?? found?.region ?? "", geonamesId: found?.geonamesId ?? null };
      const words = [name, region ?? ""].filter(Boolean);
      const point = asked.pin ?? found ?? (await ask(country, words));
      return point && { ...facts, longitude: point.longitude, latitude: point.latitude };
    },

    /** Where a city that nothing knows is put until somebody puts its pin. */
    centerOf: (country: { code: string }): Point | undefined => gazetteer.centerOf(country.code),

    /** The address itself, where a service knows it; it must lie near its city. */
    async findAddress(country: Country, city: string, address: string, centre: Point) {
      const found = address === "" ? undefined : await ask(country, [address, city]);
      return found && distanceM(found, centre) <= MAX_DISTANCE_M ? found : undefined;
    },
  };
}
