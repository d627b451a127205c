import { AppError } from "#contract/app-error.ts";
import { fold } from "#domain/fold.ts";
import { catalogMatches, type KnownCity } from "#server/catalog/match.ts";
import type { CatalogWrite } from "#server/catalog/write.ts";
import { type Country, findCountry } from "#server/geo/countries.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import type { YieldIfDue } from "#server/platform/yield-if-due.ts";
import type { DraftPlace, EventDraft } from "../formats/draft.ts";
import { cityKeysOf, type PlaceGeocoder, sourceCityFinder } from "./city.ts";
import { placeFinder } from "./finder.ts";
import type { NamedPlace, NewRecord, NewSourceSite, PlaceBook, PlaceDefaults } from "./place.ts";

/** Finds the venues that a file names, all at once, and thinks up those to be added. */
export async function listSourcePlaces(
  db: Database["db"],
  drafts: readonly EventDraft[],
  defaults: PlaceDefaults,
  geocoder: PlaceGeocoder,
  yieldIfDue: YieldIfDue,
  onStep: (done: number, total: number) => void,
): Promise<PlaceBook> {
  const places = new Map<string, { place: DraftPlace; events: number }>();
  const cityKeys = new Set<string>();
  for (const { facts } of drafts) {
    const key = draftKey(facts.place);
    const known = places.get(key);
    if (known) known.events++;
    else {
      places.set(key, { place: facts.place, events: 1 });
      for (const cityKey of cityKeysOf(facts.place, defaults)) cityKeys.add(cityKey);
    }
    await yieldIfDue();
  }
  const byName = Map.groupBy(await catalogMatches.citiesByName(db, [...cityKeys]), ({ nameKey }) => nameKey);
  const byCountry = Map.groupBy(places, ([, { place }]) => findCountry(place.country) ?? defaults.country);
  const byAlias = new Map<string, Map<string, KnownCity>>();
  for (const [country, some] of byCountry) {
    if (!country) continue;
    await geocoder.prepare(country);
    const isListed = (key: string) =>
      byName.get(key)?.some(({ countryCode }) => countryCode === country.code);
    const keys = some.flatMap(([, { place }]) => cityKeysOf(place, defaults)).filter((key) => !isListed(key));
    byAlias.set(country.code, await citiesByAlias(db, country, new Set(keys), geocoder));
    await yieldIfDue();
  }
  const answered = [...(defaults.answers?.values() ?? [])].flatMap((answer) =>
    answer.kind === "venue" ? [answer.venueId] : [],
  );
  const given = await catalogMatches.venuesById(db, [
    ...new Set([...answered, ...(defaults.venue ? [defaults.venue.id] : [])]),
  ]);
  const aliases = [...byAlias.values()].flatMap((some) => [...some.values()]);
  const cityIds = [...[...byName.values()].flat(), ...aliases].map(({ id }) => id);
  const known = await catalogMatches.venuesOfCities(db, [
    ...new Set([...cityIds, ...given.map(({ cityId }) => cityId)]),
  ]);
  const finder = placeFinder(
    defaults,
    known,
    sourceCityFinder(defaults, { byName, byAlias }, geocoder),
    geocoder,
  );
  const found = new Map<string, NamedPlace>();
  for (const [country, some] of byCountry) {
    if (country) await geocoder.prepare(country);
    for (const [key, { place, events }] of some) {
      found.set(key, { ...(await finder.find(place)), events });
      onStep(found.size, places.size);
      await yieldIfDue();
    }
  }
  return {
    find: ({ place }) => found.get(draftKey(place))!.found,
    keyOf: ({ place }) => found.get(draftKey(place))!.key,
    named: together([...found.values()]),
    added: [...finder.added.values()],
  };
}

/** The listed cities of a country that are meant by names which they are not listed under. */
async function citiesByAlias(
  db: Database["db"],
  country: Country,
  nameKeys: ReadonlySet<string>,
  geocoder: PlaceGeocoder,
): Promise<Map<string, KnownCity>> {
  const ids = geocoder.cityIds(country, nameKeys);
  const aliases = [...nameKeys].map((nameKey) => ({ nameKey, geonamesId: ids.get(nameKey) ?? null }));
  const found = await catalogMatches.citiesByAlias(db, country.code, aliases);
  return new Map(found.map(({ alias, ...city }) => [alias, city]));
}

function draftKey({ name, cities, country, category, isVirtual, point }: DraftPlace): string {
  return JSON.stringify([name, cities, country, category, isVirtual, point]);
}

/** One of each name and city: their rows may differ in address and category. */
function together(places: readonly NamedPlace[]): NamedPlace[] {
  const byKey = new Map<string, NamedPlace>();
  for (const place of places) {
    if (place.key === "") continue;
    const known = byKey.get(place.key);
    const events = place.events + (known?.events ?? 0);
    // Unclear places come first.
    const told = known && ("code" in known.found || !("code" in place.found)) ? known : place;
    byKey.set(place.key, { ...told, events });
  }
  return [...byKey.values()];
}

/**
 * Adds venues that a file names, and their cities where those are new, or records of another category to places that are
 * known. One that is there by now is taken.
 */
export async function placeAdder(
  { read, venues }: Pick<CatalogWrite, "read" | "venues">,
  tx: Transaction,
  places: readonly (NewSourceSite | NewRecord)[],
): Promise<(place: NewSourceSite | NewRecord) => Promise<number>> {
  const keyOf = (cityId: number, { category, name }: Pick<NewSourceSite, "category" | "name">) =>
    `${cityId} ${category} ${fold(name)}`;
  const cityIds = new Set(places.flatMap((place) => ("cityId" in place && place.cityId) || []));
  const found = await catalogMatches.venuesOfCities(tx, [...cityIds]);
  const known = new Map(found.map((venue) => [keyOf(venue.cityId, venue), venue.id]));

  async function cityOf({ country, cityPlace }: NewSourceSite): Promise<number> {
    const city =
      (await read.findCity(country.code, cityPlace.name, cityPlace.region)) ??
      (await read.listedCity(country.code, cityPlace));
    if (!city) return venues.addCity({ countryCode: country.code, ...cityPlace });
    if (cityIds.has(city.id)) return city.id;
    cityIds.add(city.id);
    for (const venue of await catalogMatches.venuesOfCities(tx, [city.id]))
      known.set(keyOf(city.id, venue), venue.id);
    return city.id;
  }

  return async (place) => {
    if ("recordOf" in place) {
      const venue = await read.venueById(place.recordOf);
      if (!venue) throw new AppError("conflict", { code: "fileVenueGone" });
      return (await venues.recordOf(venue, place.category, place.city)).id;
    }
    const { city, name, address, category, longitude, latitude } = place;
    const cityId = place.cityId ?? (await cityOf(place));
    const key = keyOf(cityId, place);
    const id =
      known.get(key) ?? (await venues.add({ cityId, city, category, name, address, longitude, latitude }));
    known.set(key, id);
    return id;
  };
}
