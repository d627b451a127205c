import { AppError } from "#contract/app-error.ts";
import type { Event, FavoriteGroup, SingleEvent, Venue, VenueWithEvents } from "#contract/catalog.ts";
import type { EventAtVenue as PublicEvent } from "#contract/pages.ts";
import type { VenueCategory } from "#domain/category.ts";
import { COUNTRIES, type Country, findCountry } from "#server/geo/countries.ts";
import type { Ask } from "#server/platform/db/bounded-reads.ts";
import { isAway } from "#server/platform/db/unreachable.ts";
import { severalVenues } from "./ambiguous.ts";
import type { PageStore } from "./pages/store.ts";
import {
  eventRowOf,
  favoriteGroup,
  type PosterUrl,
  type PresentedPosterFacts,
  presentEvent,
  presentFavorites,
  presentVenue,
  underVenues,
  venueRowOf,
} from "./projection/present.ts";
import type { Projection } from "./projection/projection.ts";
import type { CatalogReader } from "./read.ts";
import type { EventAtVenueRow } from "./tables.ts";

const LATEST_EVENTS = 12;
const COUNTRY_SAMPLE = 10;

export type CategoryChoice = VenueCategory | "all" | undefined;
export type Catalog = ReturnType<typeof catalogActions>;

interface CatalogDeps {
  listed: () => Projection;
  /** Asked for what is not listed. */
  store: CatalogReader;
  posterUrl: PosterUrl;
  ask: Ask;
  /** The event that has this address, or had it before it was renamed or moved. */
  findUnlisted: PageStore["eventAt"];
}

export function catalogActions({ listed, store, posterUrl, ask, findUnlisted }: CatalogDeps) {
  const present = ({ venue, event }: EventAtVenueRow): Event =>
    presentEvent(event, venue.category, posterUrl);

  let counted: { total: number; version: number } | undefined;

  /** Asks the database, and memory while it is away; fails where memory does not know either. */
  async function askOr<T>(question: () => Promise<T>, known: () => T | undefined): Promise<T> {
    return ask(question).catch((error) => {
      const answer = isAway(error) ? known() : undefined;
      if (answer === undefined) throw error;
      return answer;
    });
  }

  /** The slug of a venue by its slug or, where only one has it, by its name. */
  async function knownSlug(venue: string, category: VenueCategory | undefined): Promise<string> {
    const slugs = await store.venueSlugs(venue, { category });
    if (slugs.length > 1) throw new AppError("invalid", severalVenues(venue, slugs));
    if (slugs[0] === undefined) throw unknownVenue(venue);
    return slugs[0];
  }

  /** An event by its id, past ones included. */
  async function event(id: number): Promise<EventAtVenueRow | undefined> {
    const known = listed().event(id);
    if (known) return { venue: venueRowOf(known.venue), event: eventRowOf(known.event) };
    const [found] = await ask(() => store.eventsByIds([id]));
    return found;
  }

  return {
    async countries(): Promise<{ country: string; events: string[] }[]> {
      return COUNTRIES.map(({ name }) => ({
        country: name,
        events: listed().someEvents({ country: name }, COUNTRY_SAMPLE).map(String),
      }));
    },

    /** All cities; while the database is away, those that have venues. */
    async citiesOf(country: string): Promise<string[]> {
      const { code } = knownCountry(country);
      return askOr(
        () => store.citiesOf(code),
        () => listed().cities.labelsOf(code),
      );
    },

    /** Counted once for each version of the catalogue. While the database is away, the last count or what is listed. */
    async countEvents(version: number): Promise<number> {
      if (counted?.version === version) return counted.total;
      return askOr(
        async () => {
          counted = { total: await store.countEvents(), version };
          return counted.total;
        },
        () => counted?.total ?? listed().countEvents(),
      );
    },

    async venuesOfCity(country: string, city: string, category: CategoryChoice): Promise<Venue[]> {
      const { code, name } = knownCountry(country);
      const wanted = narrow(category);
      return askOr(
        async () => {
          const found = await store.findCity(code, city);
          if (!found) throw new AppError("not-found", { code: "noCity", params: { city, country: name } });
          return (await store.venuesOfCity(found.id, wanted)).map(presentVenue);
        },
        () => listed().venuesOfCity(code, city, wanted),
      );
    },

    /** While the database is away, the listed ones. */
    async eventsOfVenue(venue: string, category: CategoryChoice): Promise<Event[]> {
      const wanted = narrow(category);
      return askOr(
        async () => {
          const rows = await store.eventsOfVenue(venue, wanted);
          if (rows.length > 0) return rows.map(present);
          const slug = await knownSlug(venue, wanted);
          return (await store.eventsOfVenue(slug, wanted)).map(present);
        },
        () => listed().eventsOfSlug(venue, wanted),
      );
    },

    /** The events of one slug, one for each date; while the database is away, the listed ones. */
    async eventsBySlug(venue: string, category: CategoryChoice, slug: string): Promise<Event[]> {
      const wanted = narrow(category);
      return askOr(
        async () => {
          const rows = await store.eventsOfVenue(venue, wanted, slug);
          if (rows.length > 0) return rows.map(present);
          const named = await store.eventsOfVenue(await knownSlug(venue, wanted), wanted, slug);
          if (named.length === 0) throw unknownEvent();
          return named.map(present);
        },
        () => {
          const known = listed()
            .eventsOfSlug(venue, wanted)
            ?.filter((event) => event.slug === slug);
          return known?.length ? known : undefined;
        },
      );
    },

    async singleEvent(
      venue: string,
      category: VenueCategory,
      slug: string,
      date: string,
    ): Promise<SingleEvent> {
      const known = listed().eventAt(venue, category, slug, date);
      if (known) return [[known.event], known.venue];
      const found = await findUnlisted(venue, category, slug, date);
      if (!found) throw unknownEvent();
      return [[present(found)], presentVenue(found.venue)];
    },

    async latestEvents(country: string, category: VenueCategory): Promise<VenueWithEvents[]> {
      return underVenues(listed().latest(knownCountry(country).name, category, LATEST_EVENTS));
    },

    event,

    async posterFacts(id: number): Promise<PresentedPosterFacts | undefined> {
      const found = await event(id);
      return found && { ...found.event, category: found.venue.category };
    },

    /** Events by their ids, past ones included, by start. The database is asked only if some are not listed. */
    async favorites(ids: number[]): Promise<FavoriteGroup[]> {
      const wanted = [...new Set(ids)];
      const known = listed().events(wanted);
      if (known.length < wanted.length)
        return presentFavorites(await ask(() => store.eventsByIds(wanted)), posterUrl);
      const instant = ({ event }: PublicEvent) => Date.parse(event.startsAt);
      known.sort((a, b) => instant(a) - instant(b) || Number(a.event._id) - Number(b.event._id));
      return underVenues(known).map(favoriteGroup);
    },
  };
}

/** The catalogue's name of a country, given any of its names or its code. */
export const countryName = (text: string): string => knownCountry(text).name;

export function knownCountry(text: string): Country {
  const country = findCountry(text);
  if (!country) throw new AppError("not-found", { code: "noCountry", params: { country: text } });
  return country;
}

function narrow(category: CategoryChoice): VenueCategory | undefined {
  return category === "all" ? undefined : category;
}

function unknownVenue(venue: string): AppError {
  return new AppError("not-found", { code: "noVenueAt", params: { venue } });
}

function unknownEvent(): AppError {
  return new AppError("not-found", { code: "noEvent" });
}
