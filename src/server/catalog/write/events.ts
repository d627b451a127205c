import { and, asc, eq, gte, isNull, sql } from "drizzle-orm";
import { wrongField } from "#contract/app-error.ts";
import { fold } from "#domain/fold.ts";
import { slugify, uniqueSlug } from "#domain/slug.ts";
import {
  eventSeries,
  events,
  formerEventSlugs,
  organizers,
  venues,
} from "#server/platform/db/schema/catalog.ts";
import { recordHistory } from "../history.ts";
import { orderNews } from "../news.ts";
import { organizerNamed } from "../owned-pages.ts";
import type { WriteDeps } from "./deps.ts";
import {
  type EventInput,
  type EventRecord,
  inputColumns,
  inputOf,
  onDate,
  storedDetails,
} from "./event-input.ts";

interface AddOptions {
  dates?: string[];
  /** Makes the dates a series. */
  rule?: string;
  /** The event that this is another date of: it has the same organizer. */
  like?: EventRecord;
}

type WriteVenue = Pick<typeof venues.$inferSelect, "id" | "name" | "timeZone">;

/** Every way to write an event, inside one transaction that holds the catalogue's lock. */
export function eventWriter({ tx, notify, actor, at, bulkId, message, touched }: WriteDeps) {
  /** Adds an event, or the dates of a new series, and returns their ids. */
  async function add(
    venue: WriteVenue,
    input: EventInput,
    { dates = [input.date], rule, like }: AddOptions = {},
  ): Promise<number[]> {
    touched.add(venue.id);
    const seriesId = rule === undefined ? null : await addSeries(rule);
    const organizerId = like ? like.organizerId : await organizerOf(input.organizer);
    const ids: number[] = [];
    for (const date of dates) {
      const moved = onDate(input, date);
      const columns = inputColumns(moved, venue);
      const slug = await takeSlug(venue, moved);
      const [row] = await tx
        .insert(events)
        .values({
          ...columns,
          slug,
          venueId: venue.id,
          organizerId,
          seriesId,
          origin: actor.origin,
          publishedAt: at,
          createdAt: at,
          updatedAt: at,
        })
        .returning({ id: events.id });
      ids.push(row!.id);
    }
    return ids;
  }

  async function addSeries(rule: string | null): Promise<number> {
    const [row] = await tx.insert(eventSeries).values({ rule }).returning({ id: eventSeries.id });
    return row!.id;
  }

  /**
   * Changes what is given; the slug follows the name unless one is wanted, and users with the event among their favourites
   * get the news.
   */
  async function change(
    old: EventRecord,
    change: Partial<EventInput>,
    place: { from: WriteVenue; to: WriteVenue },
    wantedSlug?: string,
  ): Promise<EventRecord> {
    const input = { ...inputOf(old), ...change };
    const organizerId =
      change.organizer === undefined ? old.organizerId : await organizerOf(change.organizer);
    const columns = inputColumns(input, place.to);
    const slug = await takeSlug(place.to, input, old, wantedSlug);
    const isMoved = columns.startsAt.getTime() !== old.startsAt.getTime() && input.status === "scheduled";
    const wanted = {
      ...columns,
      slug,
      venueId: place.to.id,
      organizerId,
      previousStartsAt: isMoved ? previousStart(old, columns.startsAt) : old.previousStartsAt,
    };
    const changed = changedColumns(old, wanted);
    if (Object.keys(changed.after).length === 0) return old;
    touched.add(old.venueId).add(wanted.venueId);
    const now = { ...old, ...wanted, version: old.version + 1, updatedAt: at };
    await tx
      .update(events)
      .set({ ...wanted, version: old.version + 1, updatedAt: at })
      .where(eq(events.id, old.id));
    await recordHistory(tx, { eventId: old.id, actor, at, bulkId, message, action: "changed", ...changed });
    if (wanted.venueId !== old.venueId || wanted.date !== old.date || slug !== old.slug)
      await keepFormerAddress(old, wanted);
    await orderNews(tx, notify, { old, now, fromVenue: place.from.name, at, message });
    return now;
  }

  /** Marks an event as deleted: favourites, history and its address stay for an undo. */
  async function withdraw(event: EventRecord): Promise<void> {
    touched.add(event.venueId);
    await tx
      .update(events)
      .set({ withdrawnAt: at, version: event.version + 1, updatedAt: at })
      .where(eq(events.id, event.id));
    await recordHistory(tx, {
      eventId: event.id,
      actor,
      at,
      bulkId,
      action: "withdrawn",
      before: { withdrawnAt: null },
      after: { withdrawnAt: at.toISOString() },
    });
  }

  /** Brings a withdrawn event back, under another address where its own is taken by now. */
  async function restore(eventId: number): Promise<void> {
    const [found] = await tx
      .select({ event: events, venue: venues })
      .from(events)
      .innerJoin(venues, eq(venues.id, events.venueId))
      .where(eq(events.id, eventId));
    const withdrawnAt = found?.event.withdrawnAt;
    if (!found || !withdrawnAt) return;
    const { event, venue } = found;
    touched.add(venue.id);
    const taken = new Set((await eventsOfDay(venue.id, event.date)).map(({ slug }) => slug));
    const slug = uniqueSlug(event.slug, (candidate) => taken.has(candidate));
    await tx
      .update(events)
      .set({ withdrawnAt: null, slug, version: event.version + 1, updatedAt: at })
      .where(eq(events.id, eventId));
    await recordHistory(tx, {
      eventId,
      actor,
      at,
      bulkId,
      action: "restored",
      before: { withdrawnAt: withdrawnAt.toISOString() },
      after: { withdrawnAt: null },
    });
  }

  /** The occurrences of a series that are listed or still to come, by start; all of them without a first one. */
  function occurrences(seriesId: number, from?: Date): Promise<EventRecord[]> {
    return tx
      .select()
      .from(events)
      .where(
        and(
          eq(events.seriesId, seriesId),
          isNull(events.withdrawnAt),
          from === undefined ? undefined : gte(events.startsAt, from),
        ),
      )
      .orderBy(asc(events.startsAt));
  }

  async function joinSeries(eventId: number, seriesId: number): Promise<void> {
    await tx.update(events).set({ seriesId }).where(eq(events.id, eventId));
  }

  /** The events at a venue on a day, and the addresses that events once had there. */
  async function eventsOfDay(venueId: number, date: string) {
    const { rows } = await tx.execute<{
      id: number;
      slug: string;
      name: string | null;
      time: string | null;
    }>(sql`
      select id, slug, name, time from events
      where venue_id = ${venueId} and date = ${date}::date and withdrawn_at is null
      union all
      select event_id, slug, null, null from former_event_slugs where venue_id = ${venueId} and date = ${date}::date`);
    return rows;
  }

  /** A free address on the day, where no event of the same name begins at the same time. */
  async function takeSlug(
    venue: WriteVenue,
    input: EventInput,
    own?: EventRecord,
    wanted?: string,
  ): Promise<string> {
    const { name, date, time } = input;
    const others = (await eventsOfDay(venue.id, date)).filter(({ id }) => id !== own?.id);
    const twin = others.find(
      (other) => other.name !== null && (other.time ?? "") === time && fold(other.name) === fold(name),
    );
    if (twin) {
      const params = { venue: venue.name, title: twin.name ?? "", date };
      throw wrongField(
        "title",
        time === ""
          ? { code: "sameEventNoHour", params }
          : { code: "sameEvent", params: { ...params, time } },
      );
    }
    const taken = new Set(others.map((other) => other.slug));
    // An address changes only with the name.
    const base = wanted ?? (own && own.name === name ? own.slug : slugify(name));
    return uniqueSlug(base, (candidate) => taken.has(candidate));
  }

  async function keepFormerAddress(old: EventRecord, now: { venueId: number; date: string; slug: string }) {
    await tx
      .delete(formerEventSlugs)
      .where(
        and(
          eq(formerEventSlugs.venueId, now.venueId),
          eq(formerEventSlugs.date, now.date),
          eq(formerEventSlugs.slug, now.slug),
        ),
      );
    await tx
      .insert(formerEventSlugs)
      .values({ venueId: old.venueId, date: old.date, slug: old.slug, eventId: old.id })
      .onConflictDoUpdate({
        target: [formerEventSlugs.venueId, formerEventSlugs.date, formerEventSlugs.slug],
        set: { eventId: old.id },
      });
  }

  async function organizerOf(name: string | null): Promise<number | null> {
    if (name === null) return null;
    const known = await organizerNamed(tx, name);
    if (known) return known.id;
    const base = slugify(name, "organizer");
    const taken = await tx
      .select({ slug: organizers.slug })
      .from(organizers)
      .where(sql`${organizers.slug} = ${base} or starts_with(${organizers.slug}, ${`${base}-`})`);
    const slug = uniqueSlug(base, (candidate) => taken.some((organizer) => organizer.slug === candidate));
    const [row] = await tx
      .insert(organizers)
      .values({ name, slug, createdAt: at })
      .returning({ id: organizers.id });
    return row!.id;
  }

  return { add, addSeries, change, withdraw, restore, occurrences, joinSeries, organizerOf };
}

export type EventWriter = ReturnType<typeof eventWriter>;

/** The start that was announced first; null where the event is back at it. */
export function previousStart(old: EventRecord, startsAt: Date): Date | null {
  const known = old.previousStartsAt ?? old.startsAt;
  return known.getTime() === startsAt.getTime() ? null : known;
}

/** The columns that differ, as JSON values before and after; of the JSON column each key by itself. */
export function changedColumns(old: EventRecord, { details, ...columns }: Partial<EventRecord>) {
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  const stored = details === undefined ? {} : storedDetails(details);
  const known: Record<string, unknown> = { ...old, ...storedDetails(old.details) };
  for (const [column, value] of Object.entries({ ...columns, ...stored })) {
    const [was, is] = [known[column], value].map((each) => JSON.stringify(each ?? null));
    if (was === is) continue;
    before[column] = JSON.parse(was!);
    after[column] = JSON.parse(is!);
  }
  return { before, after };
}
