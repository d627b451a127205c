import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { events, formerEventSlugs, formerVenueSlugs, venues } from "#server/platform/db/schema/catalog.ts";
import type { WriteDeps } from "./deps.ts";
import type { EventRecord } from "./event-input.ts";
import type { MergedRecord, MergeWriters } from "./merged-record.ts";
import { moveFollowers, moveOrganizers } from "./venue-followers.ts";
import type { VenueRecord } from "./venues.ts";

type MoveEvents = (
  moved: readonly EventRecord[],
  to: VenueRecord,
  here: readonly EventRecord[],
  slugs: ReadonlyMap<number, string>,
) => Promise<void>;

/** Undoes the merge of a venue record; what was moved or deleted since then stays as it is. */
export function venueUnmerger({ tx, touched }: WriteDeps, writers: MergeWriters, moveEvents: MoveEvents) {
  async function unmergeRecord(merged: MergedRecord): Promise<void> {
    const { from, to } = merged;
    touched.add(from).add(to);
    await returnAddresses(merged);
    await writers.venues.restore(from, []);
    const [venue] = await tx.select().from(venues).where(eq(venues.id, from));
    if (!venue) return;
    await returnEvents(merged, venue);
    await moveFollowers(tx, to, venue, merged.followers);
    await moveOrganizers(tx, to, from, merged.organizers ?? []);
    for (const { id, keptId, fans } of merged.doubles) {
      await writers.events.restore(id);
      await tx.execute(sql`
        delete from favorites where event_id = ${keptId} and user_id = any (${sql.param(fans)}::uuid[])`);
    }
    if (merged.isNew) await withdrawEmpty(to);
  }

  async function returnAddresses({ from, to, venueSlugs, eventSlugs, doubles }: MergedRecord): Promise<void> {
    const slugs = tx.select({ slug: venues.slug }).from(venues).where(eq(venues.id, from));
    const isOfKept = eq(formerVenueSlugs.venueId, to);
    await tx.delete(formerVenueSlugs).where(and(isOfKept, inArray(formerVenueSlugs.slug, slugs)));
    await tx
      .update(formerVenueSlugs)
      .set({ venueId: from })
      .where(and(isOfKept, inArray(formerVenueSlugs.slug, venueSlugs)));
    await tx.execute(sql`
      update former_event_slugs f set venue_id = ${from}
      from json_to_recordset(${JSON.stringify(eventSlugs)}::json) as given (date date, slug text)
      where f.venue_id = ${to} and f.date = given.date and f.slug = given.slug`);
    await tx.execute(sql`
      delete from former_event_slugs f
      using json_to_recordset(${JSON.stringify(doubles)}::json) as given (date date, slug text, "keptId" int)
      where f.venue_id = ${to} and f.date = given.date and f.slug = given.slug and f.event_id = given."keptId"`);
  }

  async function returnEvents({ to, moved }: MergedRecord, venue: VenueRecord): Promise<void> {
    const slugs = new Map(moved.map(({ id, slug }) => [id, slug]));
    const found = await tx
      .select()
      .from(events)
      .where(and(eq(events.venueId, to), inArray(events.id, [...slugs.keys()])));
    const here = await tx
      .select()
      .from(events)
      .where(and(eq(events.venueId, venue.id), isNull(events.withdrawnAt)));
    await moveEvents(found, venue, here, slugs);
    // The addresses of the time in between lead to them.
    const addresses = found.map(({ id, date, slug }) => ({ venueId: to, date, slug, eventId: id }));
    if (addresses.length > 0) await tx.insert(formerEventSlugs).values(addresses).onConflictDoNothing();
  }

  async function withdrawEmpty(id: number): Promise<void> {
    const [venue] = await tx
      .select()
      .from(venues)
      .where(and(eq(venues.id, id), isNull(venues.withdrawnAt)));
    const listed = and(eq(events.venueId, id), isNull(events.withdrawnAt));
    if (venue && (await tx.$count(events, listed)) === 0) await writers.venues.withdraw(venue);
  }

  return unmergeRecord;
}
