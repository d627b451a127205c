import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  type SQL,
  sql,
} from "drizzle-orm";
import { cityAtSlug } from "#contract/city-url.ts";
import { cityLabel } from "#domain/city.ts";
import { FOLLOWED_FORMAT } from "#domain/event-import.ts";
import { countryOfSlug } from "#server/geo/countries.ts";
import {
  cities,
  countries,
  events,
  formerCities,
  organizers,
  venues,
} from "#server/platform/db/schema/catalog.ts";
import {
  cityLabelIn,
  type ExchangedEvent,
  type Handle,
  isListed,
  isPublic,
  isPublicVenue,
  selectExchanged,
  selectVenues,
  type VenueTableRow,
} from "./tables.ts";

/** Whose events: all of them, a city's, or an organizer's. */
export interface FederatedScope {
  cityId?: number;
  organizerId?: number;
}

export interface FederatedCity {
  id: number;
  label: string;
  country: string;
}

export interface FederatedOrganizer {
  id: number;
  name: string;
  slug: string;
}

export type FederatedEvent = { isGone: false; found: ExchangedEvent } | { isGone: true; at: Date | null };

export interface TellableEvent {
  eventId: number;
  venueId: number;
  cityId: number;
  organizerId: number | null;
  /** Differs whenever the event or its venue has changed. */
  mark: string;
}

const TELLABLE = {
  eventId: events.id,
  venueId: venues.id,
  cityId: venues.cityId,
  organizerId: events.organizerId,
  mark: sql<string>`${events.version} || '.' || ${venues.version} || '.' || ${venues.id}`,
};

/**
 * The demo world is not told to others, nor what a followed server has told first: it is told from there, and would come back.
 * An event that was here before keeps being told.
 */
const isTold = (): SQL =>
  and(
    eq(venues.isDemo, false),
    sql`not (${events.origin} = 'source' and coalesce((select s.format = ${FOLLOWED_FORMAT} from source_records r
      join sources s on s.id = r.source_id where r.event_id = ${events.id} order by r.id limit 1), false))`,
  )!;

const isToldVenue = (): SQL => eq(venues.isDemo, false);

/** The number of the city that another one was merged into, else its own. */
const keptCity = (id: number): SQL =>
  sql`coalesce((select f.city_id from ${formerCities} f where f.id = ${id}::int), ${id}::int)`;

const isOf = ({ cityId, organizerId }: FederatedScope): SQL | undefined =>
  and(
    cityId === undefined ? undefined : eq(venues.cityId, keptCity(cityId)),
    organizerId === undefined ? undefined : eq(events.organizerId, organizerId),
  );

/** What other servers read: events by ids that never change, and the cities and organizers that have any. */
export function federatedReader(db: Handle) {
  const hasEvents = (scope: SQL) =>
    exists(
      db
        .select({ id: events.id })
        .from(events)
        .innerJoin(venues, eq(venues.id, events.venueId))
        .where(and(scope, isPublic(), isTold())),
    );

  async function city(id: number): Promise<FederatedCity | undefined> {
    const [row] = await db
      .select({ id: cities.id, label: cityLabelIn("cities"), country: countries.name })
      .from(cities)
      .innerJoin(countries, eq(countries.code, cities.countryCode))
      .where(and(eq(cities.id, id), hasEvents(eq(venues.cityId, cities.id))));
    return row ?? formerCity(id);
  }

  /** A city that was merged into another one keeps its name there: others know it by that. */
  async function formerCity(id: number): Promise<FederatedCity | undefined> {
    const [row] = await db
      .select({ ...getTableColumns(formerCities), country: countries.name })
      .from(formerCities)
      .innerJoin(countries, eq(countries.code, formerCities.countryCode))
      .where(and(eq(formerCities.id, id), hasEvents(eq(venues.cityId, formerCities.cityId))));
    return row && { id, label: cityLabel(row), country: row.country };
  }

  async function organizer(condition: SQL): Promise<FederatedOrganizer | undefined> {
    const [row] = await db
      .select({ id: organizers.id, name: organizers.name, slug: organizers.slug })
      .from(organizers)
      .where(and(condition, hasEvents(eq(events.organizerId, organizers.id))));
    return row;
  }

  async function lastId(): Promise<number> {
    const [last] = await db.select({ id: sql<number | null>`max(${events.id})` }).from(events);
    return last?.id ?? 0;
  }

  return {
    city,
    lastId,
    organizer: (id: number) => organizer(eq(organizers.id, id)),
    organizerAt: (slug: string) => organizer(eq(organizers.slug, slug)),

    /** By the parts of its page's address. */
    async cityAt(countrySlug: string, citySlug: string): Promise<FederatedCity | undefined> {
      const country = countryOfSlug(countrySlug);
      if (!country) return undefined;
      const all = [
        ...(await db.select().from(cities).where(eq(cities.countryCode, country.code))),
        ...(await db.select().from(formerCities).where(eq(formerCities.countryCode, country.code))),
      ];
      const found = cityAtSlug(
        citySlug,
        all.map((each) => ({ ...each, label: cityLabel(each) })),
      );
      return found && city(found.id);
    },

    /** With those of cities that were merged into it. */
    async cityIds(id: number): Promise<number[]> {
      const former = await db
        .select({ id: formerCities.id })
        .from(formerCities)
        .where(eq(formerCities.cityId, id));
      return [id, ...former.map((each) => each.id)];
    },

    async publishedAt(eventId: number): Promise<Date | null> {
      const [row] = await db
        .select({ publishedAt: events.publishedAt })
        .from(events)
        .where(eq(events.id, eventId));
      return row?.publishedAt ?? null;
    },

    async venue(id: number): Promise<VenueTableRow | undefined> {
      const [row] = await selectVenues(db).where(and(eq(venues.id, id), isPublicVenue(), isToldVenue()));
      return row;
    },

    /** An event that was never public is unknown; one that was is gone for good, even when its row is. */
    async event(id: number): Promise<FederatedEvent | undefined> {
      const [found] = await selectExchanged(db).where(and(eq(events.id, id), isPublic(), isTold()));
      if (found) return { isGone: false, found };
      const [row] = await db
        .select({ at: events.withdrawnAt, publishedAt: events.publishedAt, isDemo: venues.isDemo })
        .from(events)
        .innerJoin(venues, eq(venues.id, events.venueId))
        .where(eq(events.id, id));
      if (row) return row.at && row.publishedAt && !row.isDemo ? { isGone: true, at: row.at } : undefined;
      return id <= (await lastId()) ? { isGone: true, at: null } : undefined;
    },

    /** Listed events before an id, the one added last first. */
    page(
      scope: FederatedScope,
      { beforeId, limit, nowMs }: { beforeId: number; limit: number; nowMs: number },
    ): Promise<ExchangedEvent[]> {
      return selectExchanged(db)
        .where(and(lt(events.id, beforeId), isListed(nowMs), isTold(), isOf(scope)))
        .orderBy(desc(events.id))
        .limit(limit);
    },

    /** What of these venues followers are told of: all that is listed. */
    tellable(venueIds: readonly number[], nowMs: number): Promise<TellableEvent[]> {
      return db
        .select(TELLABLE)
        .from(events)
        .innerJoin(venues, eq(venues.id, events.venueId))
        .where(and(inArray(venues.id, [...venueIds]), isListed(nowMs), isTold(), isPublicVenue()));
    },

    /** The same of the whole catalogue, in the order of ids. */
    tellableAfter(eventId: number, limit: number, nowMs: number): Promise<TellableEvent[]> {
      return db
        .select(TELLABLE)
        .from(events)
        .innerJoin(venues, eq(venues.id, events.venueId))
        .where(and(gt(events.id, eventId), isListed(nowMs), isTold(), isPublicVenue()))
        .orderBy(asc(events.id))
        .limit(limit);
    },

    async count(scope: FederatedScope, nowMs: number): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(events)
        .innerJoin(venues, eq(venues.id, events.venueId))
        .where(and(isListed(nowMs), isTold(), isOf(scope), isNull(venues.withdrawnAt)));
      return row!.total;
    },
  };
}

export type FederatedReader = ReturnType<typeof federatedReader>;
