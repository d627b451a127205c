import type { Problem } from "#contract/error-messages.ts";
import { isVenueCategory, type VenueCategory } from "#domain/category.ts";
import { cityLabel, withRegion } from "#domain/city.ts";
import { MAX_ADDRESS, MAX_NAME } from "#domain/event-limits.ts";
import { fold } from "#domain/fold.ts";
import type { Point } from "#domain/geo.ts";
import type { Suggestion } from "#domain/source/place.ts";
import { VenueLookup } from "#domain/source/venue-likeness.ts";
import type { KnownCity, KnownVenue } from "#server/catalog/match.ts";
import { findCountry } from "#server/geo/countries.ts";
import { timeZoneAt } from "#server/geo/time-zone.ts";
import type { DraftPlace } from "../formats/draft.ts";
import type { CityFinder, PlaceGeocoder } from "./city.ts";
import type {
  NamedPlace,
  NewRecord,
  NewSourceSite,
  PlaceAnswer,
  PlaceDefaults,
  SourceSite,
} from "./place.ts";

/** How events on the Internet call their place. */
const ONLINE = "Online";
const ONLINE_NAMES = ["online", "онлайн"];
const SUGGESTIONS = 5;

/** By what an answer about a place is found again; one for all cities has none. */
export const sitePlaceKey = (name: string, city: string): string =>
  `${fold(name.trim())}\n${fold(city.trim())}`;

/** Tells what a place is taken for: an answer, a known venue, a question, or a venue to be added. */
export function placeFinder(
  defaults: PlaceDefaults,
  known: readonly KnownVenue[],
  cities: CityFinder,
  geocoder: PlaceGeocoder,
) {
  /** What will be added, by what it is known by. */
  const added = new Map<string, NewSourceSite | NewRecord>();
  const byId = new Map(known.map((venue) => [venue.id, venue]));
  const byName = Map.groupBy(known, ({ cityId, name }) => `${cityId} ${fold(name)}`);
  const byCity = Map.groupBy(known, ({ cityId }) => cityId);
  const lookups = new Map<number, VenueLookup<KnownVenue>>();

  async function find(place: DraftPlace): Promise<Omit<NamedPlace, "events">> {
    const name = place.isVirtual ? ONLINE : place.name;
    const listed = cities.listed(place);
    const city = listed ? cityLabel(listed) : (cities.textsOf(place)[0]?.name ?? "");
    const key = name === "" ? "" : sitePlaceKey(name, city);
    const { address, point = null } = place;
    const answer = defaults.answers?.get(key) ?? defaults.answers?.get(sitePlaceKey(name, ""));
    const facts = { key, name, city, address, point };
    const done = (found: SourceSite | Problem, suggestions: Suggestion[] = []) => ({
      ...facts,
      found,
      suggestions,
    });
    if (answer) {
      const meant = await answeredPlace(answer, place, listed);
      if (meant) return done(meant);
    }
    if (place.isVirtual) return done(await onlinePlace(listed, place));
    if (name === "") return done(defaults.venue ?? { code: "rowNoVenueChooseOne" });
    const exact = findKnown(place, listed);
    if ("id" in exact) return done(exact);
    if (defaults.answers) {
      if (cities.isTownAlone(place)) {
        const town = cities.town(place);
        const isDefault = defaults.venue && byId.get(defaults.venue.id)?.cityId === town?.id;
        return done(isDefault ? defaults.venue! : { code: "rowTownAlone", params: { town: name } });
      }
      const suggestions = listed ? suggest(place, listed) : [];
      const [first] = suggestions;
      if (first) {
        const venue = byId.get(first.venueId)!;
        const meant = [venue.name, venue.address].filter(Boolean).join(", ");
        return done({ code: "rowVenueUnclear", params: { venue: name, city, meant } }, suggestions);
      }
    }
    return done(defaults.createVenues ? await thinkUp(place, listed) : exact);
  }

  async function answeredPlace(
    answer: PlaceAnswer,
    place: DraftPlace,
    listed: KnownCity | undefined,
  ): Promise<SourceSite | Problem | undefined> {
    if (answer.kind === "new") return thinkUp(place, listed);
    if (answer.kind === "online") return onlinePlace(listed, place, true);
    const venue = byId.get(answer.venueId);
    const meant = venue && recordFor(recordsOf(venue), place.category, venue.category);
    return meant && { ...meant, room: answer.room };
  }

  /** The default venue's record for events on the Internet, else the city's venue for them. */
  async function onlinePlace(
    listed: KnownCity | undefined,
    place: DraftPlace,
    mayAdd = defaults.createVenues,
  ): Promise<SourceSite | Problem> {
    const fallback = defaults.venue && byId.get(defaults.venue.id);
    if (fallback) return recordFor(recordsOf(fallback), "virtual")!;
    const own = (listed && byCity.get(listed.id))?.find(
      ({ category, name }) => category === "virtual" && ONLINE_NAMES.includes(fold(name)),
    );
    if (own) return placeOf(own);
    if (!mayAdd) return { code: "rowOnlineNoVenue" };
    return thinkUp({ ...place, name: ONLINE, category: "virtual", address: "", point: undefined }, listed);
  }

  function findKnown(place: DraftPlace, city: KnownCity | undefined): SourceSite | Problem {
    if (!city) {
      const [text] = cities.textsOf(place);
      return text
        ? { code: "rowUnknownCity", params: { city: withRegion(text.name, text.region) } }
        : { code: "rowNoCity", params: { venue: place.name } };
    }
    const named = byName.get(`${city.id} ${fold(place.name)}`) ?? [];
    const params = { venue: place.name, city: cityLabel(city) };
    return (
      recordFor(named, place.category) ??
      (named.length > 1
        ? { code: "rowVenueAmbiguous", params: { ...params, count: named.length } }
        : { code: "rowUnknownVenue", params })
    );
  }

  const recordsOf = (venue: KnownVenue): KnownVenue[] =>
    (byName.get(`${venue.cityId} ${fold(venue.name)}`) ?? [venue]).filter(
      ({ longitude, latitude }) => longitude === venue.longitude && latitude === venue.latitude,
    );

  /** The record of a place for the category that a row tells, made if it is missing; else for the usual one. */
  function recordFor(
    named: readonly KnownVenue[],
    category: string,
    usual: VenueCategory | undefined = defaults.category,
  ): SourceSite | undefined {
    const told = isVenueCategory(category) ? category : undefined;
    if (told && named[0] && !named.some((venue) => venue.category === told)) return newRecord(named[0], told);
    const venue =
      named.length > 1 ? named.find((candidate) => candidate.category === (told ?? usual)) : named[0];
    return venue && placeOf(venue);
  }

  function newRecord({ id, name, city, timeZone }: KnownVenue, category: VenueCategory): SourceSite {
    const key = `${id} ${category}`;
    const place = { id: -1 - added.size, name, city, timeZone, isNew: true };
    const record = added.get(key) ?? { ...place, recordOf: id, category };
    added.set(key, record);
    return record;
  }

  function suggest(
    { name, address, point }: DraftPlace,
    { id, longitude, latitude }: KnownCity,
  ): Suggestion[] {
    let lookup = lookups.get(id);
    if (!lookup) {
      // One record of each place. One that nobody has found stands at the city's center: what is near it says nothing.
      const spots = new Map(byCity.get(id)?.map((venue) => [spotOf(venue), venue]));
      const isPlaced = (venue: Point) => venue.longitude !== longitude || venue.latitude !== latitude;
      lookup = new VenueLookup([...spots.values()], isPlaced);
      lookups.set(id, lookup);
    }
    return lookup
      .find({ name, address }, point, SUGGESTIONS)
      .map(({ venue, ...likeness }) => ({ venueId: venue.id, ...likeness }));
  }

  const newPlaces = () => [...added.values()].filter((place) => "cityPlace" in place);

  async function thinkUp(place: DraftPlace, listed: KnownCity | undefined): Promise<SourceSite | Problem> {
    if (place.name.length > MAX_NAME) return { code: "rowVenueTooLong", params: { max: MAX_NAME } };
    const country = listed ? findCountry(listed.countryCode) : cities.countryOf(place);
    if (!country) return { code: "rowNoCountry", params: { venue: place.name } };
    const city = listed ?? (await cities.add(place, country));
    if (!city) return { code: "rowUnknownCityOf", params: { country: country.name, venue: place.name } };
    const label = listed ? cityLabel(listed) : cities.labelOf(city, country, newPlaces());
    const key = `${country.code} ${fold(label)} ${fold(place.name)}`;
    const known = added.get(key);
    if (known) return known;
    const address = place.address.slice(0, MAX_ADDRESS).toWellFormed();
    const point = place.point ?? (await geocoder.findAddress(country, label, address, city)) ?? city;
    const { longitude, latitude } = point;
    const { name, region, geonamesId } = city;
    const created: NewSourceSite = {
      id: -1 - added.size,
      name: place.name,
      city: label,
      isNew: true,
      longitude,
      latitude,
      address,
      country,
      timeZone: timeZoneAt(longitude, latitude),
      category: isVenueCategory(place.category) ? place.category : (defaults.category ?? "other"),
      cityId: listed?.id,
      cityPlace: { name, region, geonamesId, longitude: city.longitude, latitude: city.latitude },
    };
    added.set(key, created);
    return created;
  }

  return { find, added };
}

function placeOf({ id, name, city, timeZone }: KnownVenue): SourceSite {
  return { id, name, city, timeZone, isNew: false };
}

function spotOf({ name, longitude, latitude }: KnownVenue): string {
  return `${name} ${longitude} ${latitude}`;
}
