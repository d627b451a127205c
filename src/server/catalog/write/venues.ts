import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { VenueCategory } from "#domain/category.ts";
import { endsAtMs } from "#domain/event/phase.ts";
import type { Point } from "#domain/geo.ts";
import { slugify, uniqueSlug } from "#domain/slug.ts";
import { startsAtMs } from "#domain/time.ts";
import { timeZoneAt } from "#server/geo/time-zone.ts";
import { cities, events, formerVenueSlugs, venues } from "#server/platform/db/schema/catalog.ts";
import { addCity as insertCity, type NewCity } from "../cities.ts";
import { findOtherRecords } from "../place-records.ts";
import type { WriteDeps } from "./deps.ts";

export type VenueRecord = typeof venues.$inferSelect;
export type VenueWriter = ReturnType<typeof venueWriter>;

export interface NewVenueInput extends Point {
  cityId: number;
  /** The city's label: part of the slug where another venue has the name. */
  city: string;
  category: VenueCategory;
  name: string;
  address: string;
}

interface VenueChange {
  name: string;
  address: string;
  city: string;
  point?: Point | undefined;
}

interface NamedVenue extends Pick<NewVenueInput, "category" | "name"> {
  city?: string;
  /** Its own addresses are free to itself. */
  id?: number;
}

/** Every way to write a city or a venue, inside one transaction that holds the catalogue's lock. */
export function venueWriter({ tx, actor, at, touched }: WriteDeps) {
  const addCity = (city: NewCity): Promise<number> => insertCity(tx, city);

  /** Its venues have places of their own. */
  async function moveCity(id: number, { longitude, latitude }: Point): Promise<void> {
    await tx.update(cities).set({ longitude, latitude }).where(eq(cities.id, id));
  }

  async function add({ city, ...venue }: NewVenueInput): Promise<number> {
    const { category, name, longitude, latitude } = venue;
    const slug = await freeSlug({ category, name, city });
    const [row] = await tx
      .insert(venues)
      .values({ ...venue, slug, timeZone: timeZoneAt(longitude, latitude), createdAt: at, updatedAt: at })
      .returning({ id: venues.id });
    touched.add(row!.id);
    return row!.id;
  }

  /** The record of a venue's place for another category; made if it is missing, with the same address where that is free. */
  async function recordOf(venue: VenueRecord, category: VenueCategory, city: string): Promise<VenueRecord> {
    if (venue.category === category) return venue;
    const known = (await findOtherRecords(tx, venue.id)).find((record) => record.category === category);
    if (known) return known;
    const { cityId, name, address, longitude, latitude, timeZone } = venue;
    const isTaken = await isSlugTaken({ category, name }, venue.slug);
    const slug = isTaken ? await freeSlug({ category, name, city }) : venue.slug;
    const place = { cityId, category, name, slug, address, longitude, latitude, timeZone };
    const [row] = await tx
      .insert(venues)
      .values({ ...place, createdAt: at, updatedAt: at })
      .returning();
    touched.add(row!.id);
    return row!;
  }

  /** Changes all records of the venue's place: with another name or spot they would no longer be one. */
  async function change(old: VenueRecord, facts: VenueChange): Promise<void> {
    const others = await findOtherRecords(tx, old.id);
    for (const record of [old, ...others]) await changeRecord(record, facts);
  }

  /** The address follows the name, and the old one leads to it; a pin that is not given stays. */
  async function changeRecord(old: VenueRecord, { name, address, city, point }: VenueChange): Promise<void> {
    touched.add(old.id);
    const { category } = old;
    const slug = name === old.name ? old.slug : await freeSlug({ category, name, city, id: old.id });
    const timeZone = point ? timeZoneAt(point.longitude, point.latitude) : old.timeZone;
    await tx
      .update(venues)
      .set({ name, address, slug, ...point, timeZone, version: old.version + 1, updatedAt: at })
      .where(eq(venues.id, old.id));
    if (slug !== old.slug) await keepFormerSlug(old, slug);
    if (timeZone !== old.timeZone) await moveEventsToZone(old.id, timeZone);
  }

  /** Marks a venue and its events as deleted; returns what `restore` takes. */
  async function withdraw({ id, version }: VenueRecord): Promise<{ id: number; eventIds: number[] }> {
    touched.add(id);
    await tx
      .update(venues)
      .set({ withdrawnAt: at, version: version + 1, updatedAt: at })
      .where(eq(venues.id, id));
    return { id, eventIds: await markEvents(sql`venue_id = ${id} and withdrawn_at is null`, at) };
  }

  /** Brings a withdrawn venue back with those of the events that are still its own, under another address where its own is taken. */
  async function restore(id: number, eventIds: readonly number[]): Promise<void> {
    const [venue] = await tx
      .select()
      .from(venues)
      .where(and(eq(venues.id, id), isNotNull(venues.withdrawnAt)));
    if (!venue) return;
    touched.add(id);
    await tx
      .update(venues)
      .set({ withdrawnAt: null, slug: await ownSlug(venue), version: venue.version + 1, updatedAt: at })
      .where(eq(venues.id, id));
    const ids = sql.param([...eventIds]);
    await markEvents(sql`id = any (${ids}::int[]) and venue_id = ${id} and withdrawn_at is not null`, null);
  }

  async function markEvents(which: SQL, withdrawnAt: Date | null): Promise<number[]> {
    const { rows } = await tx.execute<{ ids: number[] }>(sql`
      with old as materialized (select id, withdrawn_at from events where ${which}), marked as (
        update events set withdrawn_at = ${withdrawnAt}::timestamptz, version = version + 1, updated_at = ${at}::timestamptz
        from old where events.id = old.id
      ), history as (
        insert into event_history (event_id, user_id, origin, action, before, after, at)
        select id, ${actor.userId}::uuid, ${actor.origin}, ${withdrawnAt ? "withdrawn" : "restored"},
          jsonb_build_object('withdrawnAt', withdrawn_at),
          jsonb_build_object('withdrawnAt', ${withdrawnAt}::timestamptz), ${at}::timestamptz
        from old
      ) select coalesce(array_agg(id), '{}') as ids from old`);
    return rows[0]!.ids;
  }

  /** In use, or once in use by another venue: an old address never changes hands. */
  async function isSlugTaken({ category, id = 0 }: NamedVenue, slug: string): Promise<boolean> {
    const { rows } = await tx.execute(sql`
      select 1 from venues where category = ${category} and slug = ${slug} and id <> ${id} and withdrawn_at is null
      union all
      select 1 from former_venue_slugs where category = ${category} and slug = ${slug} and venue_id <> ${id}`);
    return rows.length > 0;
  }

  /** The address a venue gets by its name. */
  async function freeSlug(venue: NamedVenue): Promise<string> {
    const taken = new Set<string>();
    const more = venue.city ? [venue.city] : [];
    for (;;) {
      const slug = uniqueSlug(slugify(venue.name, "venue"), (candidate) => taken.has(candidate), more);
      if (!(await isSlugTaken(venue, slug))) return slug;
      taken.add(slug);
    }
  }

  /** The address that a venue had, or a free one where another venue has it now. */
  async function ownSlug(venue: Pick<VenueRecord, "id" | "category" | "name" | "slug">): Promise<string> {
    return (await isSlugTaken(venue, venue.slug)) ? freeSlug(venue) : venue.slug;
  }

  async function keepFormerSlug(
    { id, category, slug: formerSlug }: VenueRecord,
    slug: string,
  ): Promise<void> {
    await tx
      .delete(formerVenueSlugs)
      .where(and(eq(formerVenueSlugs.category, category), eq(formerVenueSlugs.slug, slug)));
    await tx
      .insert(formerVenueSlugs)
      .values({ category, slug: formerSlug, venueId: id })
      .onConflictDoUpdate({
        target: [formerVenueSlugs.category, formerVenueSlugs.slug],
        set: { venueId: id },
      });
  }

  /** Wall times stay what they were: at the venue's new place they mean other instants. */
  async function moveEventsToZone(venueId: number, timeZone: string): Promise<void> {
    const { id, date, time, endDate, endTime } = events;
    const rows = await tx
      .select({ id, date, time, endDate, endTime })
      .from(events)
      .where(eq(events.venueId, venueId));
    const moved = rows.map((event) => ({
      id: event.id,
      startMs: startsAtMs(event.date, event.time ?? "", timeZone),
      endMs: endsAtMs(event.endDate, event.endTime, timeZone),
    }));
    await tx.execute(sql`
      update events set starts_at = to_timestamp(given."startMs" / 1000), ends_at = to_timestamp(given."endMs" / 1000),
        version = version + 1
      from json_to_recordset(${JSON.stringify(moved)}::json) as given (id int, "startMs" float8, "endMs" float8)
      where events.id = given.id`);
  }

  return { addCity, moveCity, add, recordOf, change, withdraw, restore, ownSlug };
}
