import { AppError } from "#contract/app-error.ts";
import type { Problem } from "#contract/error-messages.ts";
import type { RowStatus } from "#domain/event-import.ts";
import { fold } from "#domain/fold.ts";
import { slugify, uniqueSlug } from "#domain/slug.ts";
import { ownId } from "#server/catalog/formats/own-uid.ts";
import { catalogMatches, type ListedEvent } from "#server/catalog/match.ts";
import { columnsOf } from "#server/catalog/write/event-input.ts";
import type { EventToAdd, EventToChange } from "#server/catalog/write/many.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import type { EventFacts } from "#server/sources/formats/draft.ts";
import type { Place } from "#server/sources/places.ts";
import type { YieldIfDue } from "#server/sources/yield-if-due.ts";
import { changesOf } from "./changes.ts";
import { wantedEvent } from "./wanted.ts";

/** What a file is called, and our own address: an event that we wrote is known by its id. */
export interface Origin {
  source: string;
  publicUrl: string;
}

/** A draft at its venue, with the instants it means there. */
export interface Placed {
  row: number;
  facts: EventFacts;
  place: Place;
  uid: string;
  date: string;
  time: string;
  startsAtMs: number;
  end: PlacedEnd | null | undefined;
  sourceStartMs: number;
}

export interface PlacedEnd {
  date: string;
  time: string | null;
  atMs: number;
}

interface Verdict {
  status: RowStatus;
  problem?: Problem;
  changes?: string[];
  add?: EventToAdd;
  change?: EventToChange;
}

/** What is listed already of what a file holds, and a judge who also remembers what the file said before. */
export async function listKnown(
  db: Database["db"] | Transaction,
  { source, publicUrl }: Origin,
  placed: readonly Placed[],
  yieldIfDue: YieldIfDue,
) {
  const uses = new Map<string, number>();
  const ownIds = new Set<number>();
  const days = new Map<string, { venueId: number; date: string }>();
  for (const { uid, place, date } of placed) {
    uses.set(uid, (uses.get(uid) ?? 0) + 1);
    const own = ownId(uid, publicUrl);
    if (own !== undefined) ownIds.add(own);
    if (!place.isNew) days.set(`${place.id} ${date}`, { venueId: place.id, date });
    await yieldIfDue();
  }
  const byUid = new Map<string, ListedEvent[]>();
  const byKey = new Map<string, ListedEvent>();
  for (const event of await catalogMatches.eventsOfSource(db, source, [...uses.keys()])) {
    const uid = event.record.sourceUid ?? "";
    const others = byUid.get(uid);
    if (others) others.push(event);
    else byUid.set(uid, [event]);
    byKey.set(`${event.record.sourceStart?.getTime()} ${uid}`, event);
    await yieldIfDue();
  }
  const byId = new Map<number, ListedEvent>();
  for (const event of await catalogMatches.eventsById(db, [...ownIds])) byId.set(event.record.id, event);
  const slugs = new Map<string, Set<string>>();
  const titles = new Map<string, number>();
  const seen = new Set<string>();
  const slugsOf = (venueId: number, date: string) => {
    const key = `${venueId} ${date}`;
    const taken = slugs.get(key) ?? new Set();
    slugs.set(key, taken);
    return taken;
  };
  for (const { venueId, date, slug, time, name, id } of await catalogMatches.eventsOfDays(db, [
    ...days.values(),
  ])) {
    slugsOf(venueId, date).add(slug);
    titles.set(titleKey(venueId, date, time, name), id);
    await yieldIfDue();
  }
  for (const { venueId, date, slug } of await catalogMatches.formerSlugs(db, [...days.values()]))
    slugsOf(venueId, date).add(slug);

  /**
   * The same event by our own id, or in an earlier import: by its start, or, where it is the only one of its name, by
   * that alone.
   */
  function findEarlier({ uid, sourceStartMs, startsAtMs, facts }: Placed): ListedEvent | undefined {
    const own = byId.get(ownId(uid, publicUrl) ?? -1);
    // Another installation under the same host name has other events under the same ids.
    if (own && (own.record.startsAt.getTime() === startsAtMs || fold(own.record.name) === fold(facts.title)))
      return own;
    const exact = byKey.get(`${sourceStartMs} ${uid}`);
    const all = byUid.get(uid) ?? [];
    return exact ?? (all.length === 1 && uses.get(uid) === 1 ? all[0] : undefined);
  }

  function judge(item: Placed): Verdict {
    const { facts, place, uid, sourceStartMs } = item;
    const key = `${sourceStartMs} ${uid}`;
    if (seen.has(key)) return { status: "duplicate", problem: { code: "rowTwice" } };
    seen.add(key);
    const earlier = findEarlier(item);
    if (earlier?.record.withdrawnAt && !earlier.isVenueGone)
      return { status: "same", problem: { code: "rowDeleted" } };
    const wanted = wantedEvent(item, earlier, publicUrl);
    const { date, name } = wanted;
    const title = titleKey(place.id, date, wanted.isAllDay ? "" : wanted.time, name);
    const twin = titles.get(title);
    if (twin !== undefined && twin !== earlier?.record.id)
      return { status: "duplicate", problem: { code: "rowKnown", params: { venue: place.name } } };
    if (!earlier && facts.details.status === "cancelled")
      return { status: "past", problem: { code: "rowCancelled" } };
    let columns: ReturnType<typeof columnsOf>;
    try {
      columns = columnsOf(wanted, place);
    } catch (error) {
      if (error instanceof AppError) return { status: "wrong", problem: error.problem };
      throw error;
    }
    const changes = earlier ? changesOf(earlier, columns, place.id, facts.details.organizer) : [];
    if (earlier && changes.length === 0) return { status: "same" };
    titles.set(title, earlier?.record.id ?? 0);
    const old = earlier?.record;
    const taken = slugsOf(place.id, date);
    const stays = old && old.name === name && old.date === date && old.venueId === place.id;
    const slug = stays ? old.slug : uniqueSlug(slugify(name), (candidate) => taken.has(candidate));
    taken.add(slug);
    const event = { columns, venueId: place.id, slug, organizer: facts.details.organizer };
    if (!old) return { status: "new", add: { ...event, upload: { source, uid, startMs: sourceStartMs } } };
    return { status: "changed", changes, change: { ...event, old } };
  }
  return { judge };
}

function titleKey(venueId: number, date: string, time: string, title: string): string {
  return `${venueId} ${date} ${time} ${fold(title)}`;
}
