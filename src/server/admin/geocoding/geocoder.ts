import { fold } from "#domain/fold.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Country } from "#server/geo/countries.ts";
import type { Gazetteer } from "#server/geo/gazetteer.ts";
import { distanceKm, type Point } from "#server/geo/point.ts";
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

export type Geocoder = ReturnType<typeof openGeocoder>;

/** What was not found may be mapped by then. */
const FORGET_MISSES_MS = 7 * DAY_MS;
/** After a failure the service is left alone for a while: forms must not wait for it one by one. */
const QUIET_MS = 60_000;
/** An address this far from its city is another one of the same name. */
const MOST_KM = 60;

export function openGeocoder({ gazetteer, store, service, now, onProblem }: GeocoderDeps) {
  let quietUntilMs = Number.NEGATIVE_INFINITY;

  async function ask(country: Country, words: readonly string[]): Promise<Point | undefined> {
    if (!service) return undefined;
    const question = [...words, country.name].join(", ");
    const known = await store.recall(fold(question));
    if (known?.point || (known && now() - known.foundAtMs < FORGET_MISSES_MS)) return known.point;
    if (now() < quietUntilMs) return undefined;
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

  return {
    async findCity(country: Country, city: string): Promise<Point | undefined> {
      const found = gazetteer.findCity(country.code, city);
      if (!found) return ask(country, [city]);
      return { longitude: found.longitude, latitude: found.latitude };
    },

    /** The address itself, where a service knows it; it must lie near its city. */
    async findAddress(country: Country, city: string, address: string, centre: Point) {
      const found = address === "" ? undefined : await ask(country, [address, city]);
      return found && distanceKm(found, centre) <= MOST_KM ? found : undefined;
    },
  };
}
