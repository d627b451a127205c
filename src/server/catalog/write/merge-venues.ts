import { and, eq, isNull, sql } from "drizzle-orm";
import { endsAtMs } from "#domain/event/phase.ts";
import { uniqueSlug } from "#domain/slug.ts";
import { isLikeTitle } from "#domain/source/match.ts";
import { startsAtMs } from "#domain/time.ts";
import { events, formerEventSlugs, formerVenueSlugs, venues } from "#server/platform/db/schema/catalog.ts";
import { findOtherRecords } from "../place-records.ts";
import type { WriteDeps } from "./deps.ts";
import type { EventRecord } from "./event-input.ts";
import type { MergedRecord, MergeWriters } from "./merged-record.ts";
import { venueUnmerger } from "./unmerge-venues.ts";
import { moveFollowers, moveOrganizers } from "./venue-followers.ts";
import type { VenueRecord } from "./venues.ts";

/**
 * Makes two places one: each record of the merged place goes into the kept place's record of its category, which is made
 * if it is missing. The history says "merged", of which users are not told: the events have not moved.
 */
export function venueMerger(deps: WriteDeps, writers: MergeWriters) {
  const { tx, actor, at, touched } = deps;
  async function mergePlaces(keep: VenueRecord, merged: VenueRecord, city: string): Promise<MergedRecord[]> {
    const done: MergedRecord[] = [];
    const known = new Set([keep.id, ...(await findOtherRecords(tx, keep.id)).map(({ id }) => id)]);
    for (const record of [merged, ...(await findOtherRecords(tx, merged.id))]) {
      const to = await writers.venues.recordOf(keep, record.category, city);
      done.push({ ...(await mergeRecord(record, to)), isNew: !known.has(to.id) });
    }
    return done;
  }

  async function mergeRecord(from: VenueRecord, to: VenueRecord): Promise<Omit<MergedRecord, "isNew">> {
    touched.add(from.id).add(to.id);
    const [here, there] = [await eventsOf(to.id, true), await eventsOf(from.id, false)];
    const doubles = new Map(
      there.flatMap((event) => {
        const same = event.withdrawnAt === null && here.find((other) => isDouble(event, other));
        return same ? [[event, same] as const] : [];
      }),
    );
    const moved = there.filter((event) => !doubles.has(event));
    await moveEvents(moved, to, here);
    const merged: MergedRecord["doubles"] = [];
    for (const [event, kept] of doubles) {
      const { id, name, date, time, slug } = event;
      const fans = await takeOver(event, kept);
      merged.push({ id, keptId: kept.id, name, date, time: time ?? "", slug, fans });
    }
    const slugs = await moveAddresses(from, to);
    await tx
      .update(venues)
      .set({ withdrawnAt: at, version: from.version + 1, updatedAt: at })
      .where(eq(venues.id, from.id));
    return {
      from: from.id,
      to: to.id,
      ...slugs,
      moved: moved.map(({ id, slug }) => ({ id, slug })),
      doubles: merged,
      followers: await moveFollowers(tx, from.id, to),
      organizers: await moveOrganizers(tx, from.id, to.id),
    };
  }

  function eventsOf(venueId: number, isListed: boolean): Promise<EventRecord[]> {
    return tx
      .select()
      .from(events)
      .where(and(eq(events.venueId, venueId), isListed ? isNull(events.withdrawnAt) : undefined));
  }

  async function moveEvents(
    moved: readonly EventRecord[],
    to: VenueRecord,
    here: readonly EventRecord[],
    slugs: ReadonlyMap<number, string> = new Map(),
  ) {
    const taken = new Set(here.map(({ date, slug }) => `${date} ${slug}`));
    const rows = moved.map((event) => {
      const { id, date, time, endDate, endTime, withdrawnAt } = event;
      const isTaken = (candidate: string) => taken.has(`${date} ${candidate}`);
      const wanted = slugs.get(id) ?? event.slug;
      const slug = withdrawnAt ? wanted : uniqueSlug(wanted, isTaken);
      if (!withdrawnAt) taken.add(`${date} ${slug}`);
      const startMs = startsAtMs(date, time ?? "", to.timeZone);
      const endMs = endsAtMs(endDate, endTime, to.timeZone);
      const before = { venueId: event.venueId, slug: event.slug };
      return { id, slug, startMs, endMs, before, after: { venueId: to.id, slug } };
    });
    const given = sql`json_to_recordset(${JSON.stringify(rows)}::json)
      as given (id int, slug text, "startMs" float8, "endMs" float8, before jsonb, after jsonb)`;
    await tx.execute(sql`
      update events set venue_id = ${to.id}, slug = given.slug, starts_at = to_timestamp(given."startMs" / 1000),
        ends_at = to_timestamp(given."endMs" / 1000), version = version + 1, updated_at = ${at}::timestamptz
      from ${given} where events.id = given.id`);
    await tx.execute(sql`
      insert into event_history (event_id, user_id, origin, action, before, after, at)
      select id, ${actor.userId}::uuid, ${actor.origin}, 'merged', before, after, ${at}::timestamptz from ${given}`);
  }

  /** The kept event has the favourites and the address of its double as well. */
  async function takeOver(event: EventRecord, kept: EventRecord): Promise<string[]> {
    const { rows } = await tx.execute<{ fan: string }>(sql`
      insert into favorites (user_id, event_id) select user_id, ${kept.id} from favorites where event_id = ${event.id}
      on conflict do nothing returning user_id as fan`);
    await writers.events.withdraw(event);
    await tx
      .insert(formerEventSlugs)
      .values({ venueId: kept.venueId, date: event.date, slug: event.slug, eventId: kept.id })
      .onConflictDoNothing();
    return rows.map(({ fan }) => fan);
  }

  async function moveAddresses(
    from: VenueRecord,
    to: VenueRecord,
  ): Promise<Pick<MergedRecord, "venueSlugs" | "eventSlugs">> {
    const { rows: eventSlugs } = await tx.execute<{ date: string; slug: string }>(sql`
      update former_event_slugs f set venue_id = ${to.id} where venue_id = ${from.id} and not exists (
        select from former_event_slugs o where o.venue_id = ${to.id} and o.date = f.date and o.slug = f.slug)
      returning f.date::text as date, f.slug`);
    const former = await tx
      .update(formerVenueSlugs)
      .set({ venueId: to.id })
      .where(eq(formerVenueSlugs.venueId, from.id))
      .returning({ slug: formerVenueSlugs.slug });
    const { category, slug } = from;
    await tx
      .insert(formerVenueSlugs)
      .values({ category, slug, venueId: to.id })
      .onConflictDoUpdate({
        target: [formerVenueSlugs.category, formerVenueSlugs.slug],
        set: { venueId: to.id },
      });
    return { venueSlugs: [...former.map((each) => each.slug), slug], eventSlugs };
  }

  return { mergePlaces, unmergeRecord: venueUnmerger(deps, writers, moveEvents) };
}

function isDouble(a: EventRecord, b: EventRecord): boolean {
  return a.date === b.date && a.time === b.time && isLikeTitle(a.name, b.name);
}
