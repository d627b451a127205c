import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { fold } from "#domain/fold.ts";
import { slugify } from "#domain/slug.ts";
import { DAY_MS } from "#domain/time.ts";
import {
  cities,
  countries,
  eventHistory,
  events,
  organizers,
  venues,
} from "#server/platform/db/schema/catalog.ts";
import { findOtherRecords } from "./place-records.ts";
import { EVENT, type EventAtVenueRow, type Handle, isPublic, VENUE } from "./tables.ts";
import type { EventRecord } from "./write/event-input.ts";

export interface OrganizerRecord {
  id: number;
  name: string;
  slug: string;
}

/** What belongs to an account: venues with all records of their places, organizers' pages, and single events. */
export interface Owned {
  venueIds: readonly number[];
  organizerIds: readonly number[];
  eventIds: readonly number[];
}

export interface OwnedEvent extends EventAtVenueRow {
  version: number;
  venueId: number;
  organizerId: number | null;
}

/** A website that a source names in the links of events. */
export interface ToldOrigin {
  origin: string;
  /** Null where its files are uploaded. */
  sourceUrl: string | null;
  eventIds: readonly number[];
}

const ORGANIZER = { id: organizers.id, name: organizers.name, slug: organizers.slug };
/** A host that stands at so many other places or organizers is not the website of one of them. */
const SHARED_FROM = 3;

/** An organizer by its name as it is typed: case and accents do not matter. */
export async function organizerNamed(db: Handle, name: string): Promise<OrganizerRecord | undefined> {
  const base = slugify(name, "organizer");
  const known = await db
    .select(ORGANIZER)
    .from(organizers)
    .where(sql`${organizers.slug} = ${base} or starts_with(${organizers.slug}, ${`${base}-`})`);
  return known.find((organizer) => fold(organizer.name) === fold(name));
}

/** Reading of what accounts own in the catalogue, or claim. */
export function ownedPages(db: Handle) {
  /**
   * The origins that sources name for these events, with who names them. What a source itself has told counts, so that
   * no later change of the event does; a source of uploaded files has no address.
   */
  async function originsWhere(which: SQL): Promise<ToldOrigin[]> {
    const { rows } = await db.execute<{ origin: string; url: string | null; ids: number[] }>(sql`
      select lower(substring(told.said ->> 'link' from '^https?://[^/?#]+')) as origin, sources.url,
        array_agg(distinct ${events.id})::int[] as ids
      from ${events} join source_records told on told.event_id = ${events.id}
        join sources on sources.id = told.source_id
      where ${which} and ${isPublic()} and told.said ->> 'link' ~ '^https?://[^/?#]'
      group by 1, 2`);
    return rows.map(({ origin, url, ids }) => ({ origin, sourceUrl: url, eventIds: ids }));
  }

  async function countWhere(which: SQL): Promise<number> {
    const [row] = await db.select({ total: count() }).from(events).where(and(which, isPublic()));
    return row!.total;
  }

  async function isLinkedByMany(origin: string, which: SQL, what: SQL): Promise<boolean> {
    const bare = origin.replace(/^https?:\/\//, "");
    const { rows } = await db.execute<{ others: number }>(sql`
      select count(*)::int as others from (
        select distinct ${what} from events
        where ${which} and (starts_with(link, ${`https://${bare}/`}) or starts_with(link, ${`http://${bare}/`}))
        limit ${SHARED_FROM}) other`);
    return rows[0]!.others >= SHARED_FROM;
  }

  /** One of these events, or another date of their series. */
  function isAmong(eventIds: readonly number[]): SQL {
    const ids = sql`any (${sql.param([...eventIds])}::int[])`;
    return sql`(${events.id} = ${ids} or ${events.seriesId} in (
      select brought.series_id from events brought where brought.id = ${ids}))`;
  }

  return {
    organizerNamed: (name: string) => organizerNamed(db, name),

    async organizersByIds(ids: readonly number[]): Promise<OrganizerRecord[]> {
      return db
        .select(ORGANIZER)
        .from(organizers)
        .where(inArray(organizers.id, [...ids]))
        .orderBy(asc(organizers.name));
    },

    async organizerAt(slug: string): Promise<OrganizerRecord | undefined> {
      const [row] = await db.select(ORGANIZER).from(organizers).where(eq(organizers.slug, slug));
      return row;
    },

    /** The venues with the other records of their places. */
    async placeIds(venueIds: readonly number[]): Promise<number[]> {
      const others = await Promise.all(venueIds.map((id) => findOtherRecords(db, id)));
      return [...new Set([...venueIds, ...others.flat().map(({ id }) => id)])];
    },

    /** The origins that sources name for a place's events, and how many events it has in all. */
    originsOfVenues: async (venueIds: readonly number[]) => ({
      origins: await originsWhere(inArray(events.venueId, [...venueIds])),
      total: await countWhere(inArray(events.venueId, [...venueIds])),
    }),
    originsOfOrganizer: async (id: number) => ({
      origins: await originsWhere(eq(events.organizerId, id)),
      total: await countWhere(eq(events.organizerId, id)),
    }),

    /** Whether events of several other places link to this origin. */
    isLinkedByOtherVenues: (origin: string, venueIds: readonly number[]) =>
      isLinkedByMany(origin, sql`venue_id <> all (${sql.param([...venueIds])}::int[])`, sql`venue_id`),
    isLinkedByOtherOrganizers: (origin: string, id: number) =>
      isLinkedByMany(origin, sql`organizer_id <> ${id}`, sql`organizer_id`),

    /** How many events of a place or a page an account has published, or changed since then. */
    async countTouched(
      { userId, since, published }: { userId: string; since: Date; published: readonly number[] },
      page: { venueIds: readonly number[] } | { organizerId: number },
    ): Promise<number> {
      const isOfPage =
        "venueIds" in page
          ? inArray(events.venueId, [...page.venueIds])
          : eq(events.organizerId, page.organizerId);
      const changed = db
        .select({ id: eventHistory.eventId })
        .from(eventHistory)
        .where(and(eq(eventHistory.userId, userId), gte(eventHistory.at, since)));
      const [row] = await db
        .select({ total: count() })
        .from(events)
        .where(and(isOfPage, or(inArray(events.id, [...published]), inArray(events.id, changed))));
      return row!.total;
    },

    /** Owned events that are listed, the next first, and those that are over, the latest first; a brought series as a whole. */
    async events(
      { venueIds, organizerIds, eventIds }: Owned,
      nowMs: number,
      limits: { listed: number; over: number },
    ): Promise<OwnedEvent[]> {
      const isOwned = or(
        inArray(events.venueId, [...venueIds]),
        inArray(events.organizerId, [...organizerIds]),
        isAmong(eventIds),
      );
      const dayAgo = new Date(nowMs - DAY_MS);
      const isListed = or(gt(events.startsAt, dayAgo), gt(events.endsAt, new Date(nowMs)))!;
      const isOver = and(
        lte(events.startsAt, dayAgo),
        or(isNull(events.endsAt), lte(events.endsAt, new Date(nowMs))),
      )!;
      const select = (which: SQL, order: SQL, limit: number) =>
        db
          .select({
            venue: VENUE,
            event: EVENT,
            version: events.version,
            venueId: events.venueId,
            organizerId: events.organizerId,
          })
          .from(events)
          .innerJoin(venues, eq(venues.id, events.venueId))
          .innerJoin(cities, eq(cities.id, venues.cityId))
          .innerJoin(countries, eq(countries.code, cities.countryCode))
          .where(and(isOwned, which, isPublic()))
          .orderBy(order, asc(events.id))
          .limit(limit);
      return [
        ...(await select(isListed, asc(events.startsAt), limits.listed)),
        ...(await select(isOver, desc(events.startsAt), limits.over)),
      ];
    },

    async datesOfSeries(seriesId: number): Promise<EventRecord[]> {
      return db
        .select()
        .from(events)
        .where(and(eq(events.seriesId, seriesId), isPublic()));
    },

    /** Whether an event is one of these, or another date of their series. */
    async isOneOf(id: number, eventIds: readonly number[]): Promise<boolean> {
      const rows = await db
        .select({ id: events.id })
        .from(events)
        .where(and(eq(events.id, id), isAmong(eventIds)));
      return rows.length > 0;
    },

    /** Which of these events are there. */
    async existing(ids: readonly number[]): Promise<number[]> {
      const rows = await db
        .select({ id: events.id })
        .from(events)
        .where(inArray(events.id, [...ids]));
      return rows.map(({ id }) => id);
    },
  };
}
