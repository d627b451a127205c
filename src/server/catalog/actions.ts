import type { Event, FavoriteGroup, SingleEvent, Venue, VenueWithEvents } from "#contract/catalog.ts";
import type { VenueCategory } from "#domain/category.ts";
import { AppError } from "#domain/errors.ts";
import { type Country, findCountry } from "#server/geo/countries.ts";
import {
  type PosterFacts,
  type PosterUrl,
  presentEntries,
  presentEvent,
  presentFavorites,
  presentVenue,
} from "./projection/present.ts";
import type { CatalogReader } from "./read.ts";
import type { EventAtVenue } from "./tables.ts";

const LATEST_EVENTS = 12;

export type CategoryChoice = VenueCategory | "all" | undefined;
export type Catalog = ReturnType<typeof catalogActions>;

export function catalogActions(
  store: CatalogReader,
  posterUrl: PosterUrl,
  now: () => number,
  /** The event that had this address before it was renamed or moved. */
  findMoved: CatalogReader["event"],
) {
  const present = ({ venue, event }: EventAtVenue): Event => presentEvent(event, venue.category, posterUrl);

  return {
    async countries(): Promise<{ country: string; events: string[] }[]> {
      const rows = await store.countries(now());
      return rows.map(({ country, events }) => ({ country, events: events.map(String) }));
    },

    citiesOf: (country: string): Promise<string[]> => store.citiesOf(knownCountry(country).code),

    countEvents: (): Promise<number> => store.countEvents(),

    async venuesOfCity(country: string, city: string, category: CategoryChoice): Promise<Venue[]> {
      const { code, name } = knownCountry(country);
      const found = await store.findCity(code, city);
      if (!found) throw new AppError("not-found", `There is no city called "${city}" in ${name}.`);
      return (await store.venuesOfCity(found.id, narrow(category))).map(presentVenue);
    },

    async eventsOfVenue(venue: string, category: CategoryChoice): Promise<Event[]> {
      const rows = await store.eventsOfVenue(venue, narrow(category));
      if (rows.length === 0 && !(await store.hasVenue(venue, narrow(category)))) throw unknownVenue(venue);
      return rows.map(present);
    },

    /** The events of one slug, one for each date. */
    async eventsBySlug(venue: string, category: CategoryChoice, slug: string): Promise<Event[]> {
      const rows = await store.eventsOfVenue(venue, narrow(category), slug);
      if (rows.length === 0) throw unknownEvent();
      return rows.map(present);
    },

    async singleEvent(venue: string, category: VenueCategory, slug: string, date: string) {
      const found =
        (await store.event(venue, category, slug, date)) ?? (await findMoved(venue, category, slug, date));
      if (!found) throw unknownEvent();
      return [[present(found)], presentVenue(found.venue)] satisfies SingleEvent;
    },

    async latestEvents(country: string, category: VenueCategory): Promise<VenueWithEvents[]> {
      const rows = await store.latestEvents(knownCountry(country).code, category, now(), LATEST_EVENTS);
      return presentEntries(rows, posterUrl);
    },

    async posterFacts(id: number): Promise<PosterFacts | undefined> {
      const [found] = await store.eventsByIds([id]);
      return found && { ...found.event, category: found.venue.category };
    },

    async favorites(ids: number[]): Promise<FavoriteGroup[]> {
      return ids.length === 0 ? [] : presentFavorites(await store.eventsByIds(ids), posterUrl);
    },
  };
}

/** The catalogue's name of a country, given any of its names or its code. */
export const countryName = (text: string): string => knownCountry(text).name;

export function knownCountry(text: string): Country {
  const country = findCountry(text);
  if (!country) throw new AppError("not-found", `There is no country called "${text}".`);
  return country;
}

function narrow(category: CategoryChoice): VenueCategory | undefined {
  return category === "all" ? undefined : category;
}

function unknownVenue(venue: string): AppError {
  return new AppError("not-found", `There is no venue at "${venue}".`);
}

function unknownEvent(): AppError {
  return new AppError("not-found", "There is no such event.");
}
