import { listedUntilMs } from "#domain/event/phase.ts";
import { fold } from "#domain/fold.ts";
import { isLikeTitle } from "#domain/source/match.ts";
import { wallTimeAt } from "#domain/time.ts";
import { ownId } from "#server/catalog/formats/own-uid.ts";
import { catalogMatches, type MatchedEvent } from "#server/catalog/match.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { YieldIfDue } from "#server/platform/yield-if-due.ts";
import { changedFields } from "./apply.ts";
import type { SourceEntry } from "./entries.ts";
import type { PlanContext } from "./plan.ts";
import type { EventHere, KnownRecord } from "./planned-change.ts";
import { sourceRecordStore } from "./records/store.ts";
import type { SourceRow } from "./store.ts";

interface ContextOptions {
  publicUrl: string;
  nowMs: number;
  yieldIfDue: YieldIfDue;
}

/** What rows of a source are compared with. */
export async function planContext(
  db: Database["db"],
  source: Pick<SourceRow, "id" | "name" | "url">,
  entries: readonly SourceEntry[],
  { publicUrl, nowMs, yieldIfDue }: ContextOptions,
): Promise<Omit<PlanContext, "isComplete">> {
  const records = await recordsOf(db, source);
  const ownIds = new Map(
    entries.flatMap(({ uid }) => {
      const id = ownId(uid, publicUrl);
      return id === undefined ? [] : [[uid, id] as const];
    }),
  );
  const known = records.flatMap(({ eventId }) => eventId ?? []);
  const twins = await findTwins(db, entries, yieldIfDue);
  const ids = [...new Set([...known, ...ownIds.values(), ...twins.values()])];
  const found = await catalogMatches.eventsById(db, ids);
  const venues = await catalogMatches.placesById(db, [...new Set(found.map(({ record }) => record.venueId))]);
  const names = new Map(venues.map(({ id, name }) => [id, name]));
  const events = new Map<number, EventHere>();
  for (const event of found) {
    const { id, venueId } = event.record;
    events.set(id, hereOf(event, names.get(venueId) ?? "", nowMs));
    await yieldIfDue();
  }
  return {
    records,
    events,
    ownEvent: (each) => {
      const own = events.get(ownIds.get(each.uid) ?? -1);
      // Another installation under the same host name has other events under the same ids.
      return own && (isSameStart(own, each) || isSameName(own, each)) ? own : undefined;
    },
    findTwin: (each) => events.get(twins.get(each) ?? -1),
    today: wallTimeAt(nowMs, "UTC").date,
  };
}

/** What the source said last. Files of the time before sources left that with their events. */
async function recordsOf(
  db: Database["db"],
  { id, name, url }: Pick<SourceRow, "id" | "name" | "url">,
): Promise<KnownRecord[]> {
  const records = await sourceRecordStore.records(db, id);
  if (records.length > 0 || url !== null) return records;
  return (await catalogMatches.eventsOfUpload(db, name)).map((event) => ({
    id: null,
    uid: event.record.sourceUid ?? "",
    recurrence: event.record.sourceStart?.toISOString() ?? "",
    date: event.record.date,
    eventId: event.record.id,
    said: changedFields(event),
    missing: 0,
  }));
}

/** Events that are here already under another name: same venue, same hour, a like title. */
async function findTwins(
  db: Database["db"],
  entries: readonly SourceEntry[],
  yieldIfDue: YieldIfDue,
): Promise<Map<SourceEntry, number>> {
  const listed = entries.filter(({ place, isOver }) => !place.isNew && !isOver);
  const days = new Map(
    listed.map(({ place, date }) => [`${place.id} ${date}`, { venueId: place.id, date }] as const),
  );
  const byDay = Map.groupBy(
    await catalogMatches.eventsOfDays(db, [...days.values()]),
    ({ venueId, date }) => `${venueId} ${date}`,
  );
  const twins = new Map<SourceEntry, number>();
  for (const each of listed) {
    const same = byDay
      .get(`${each.place.id} ${each.date}`)
      ?.find(({ time, name }) => time === each.time && isLikeTitle(name, each.said.name ?? ""));
    if (same) twins.set(each, same.id);
    await yieldIfDue();
  }
  return twins;
}

const isSameStart = ({ fields }: EventHere, { date, time }: SourceEntry) =>
  fields.date === date && fields.time === time;
const isSameName = ({ fields }: EventHere, { said }: SourceEntry) =>
  fold(fields.name) === fold(said.name ?? "");

function hereOf(event: MatchedEvent, venue: string, nowMs: number): EventHere {
  const { id, startsAt, endsAt, withdrawnAt } = event.record;
  const span = { startMs: startsAt.getTime(), endMs: endsAt?.getTime() ?? null };
  return {
    id,
    venue,
    fields: changedFields(event),
    endMs: span.endMs,
    isWithdrawn: withdrawnAt !== null,
    isVenueGone: event.isVenueGone,
    isOver: listedUntilMs(span) <= nowMs,
  };
}
