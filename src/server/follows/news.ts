import { overMs } from "#domain/event/phase.ts";
import { type FollowedNews, type FollowNews, favoriteKey, newsKeys } from "#domain/follow.ts";
import { lastHistoryId, newsInHistory, venuesBefore } from "#server/catalog/history.ts";
import { namesInAllLanguages } from "#server/catalog/other-names.ts";
import { catalogReader } from "#server/catalog/read.ts";
import type { ExchangedEvent, VenueTableRow } from "#server/catalog/tables.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { orderDigests } from "./digests/order.ts";
import { followStore, type StoredNews } from "./store.ts";

/** Events that one transaction looks at; requests wait for it. */
const BATCH = 20;

/** A new event as followers see it. */
export function newsOf({ event, venue }: ExchangedEvent): FollowedNews {
  const { organizer, tags } = event.details;
  return {
    countryCode: venue.countryCode,
    city: venue.city,
    venueId: venue.id,
    category: venue.category,
    organizer: organizer?.slug ?? null,
    longitude: venue.longitude,
    latitude: venue.latitude,
    text: [
      event.name,
      venue.name,
      venue.city,
      ...namesInAllLanguages(venue.category, venue.city),
      organizer?.name,
      ...tags,
      event.description,
    ].join(" · "),
  };
}

function isOver({ event }: ExchangedEvent, nowMs: number): boolean {
  const { endsAtMs: endMs } = event.details;
  return overMs({ startMs: event.startsAt.getTime(), endMs, hasTime: event.time !== "" }) <= nowMs;
}

/** What there is to tell of an event by now; nothing where it is over, or off before it was told at all. */
export function toldNews(
  event: ExchangedEvent,
  { isNew, change }: Pick<StoredNews, "isNew" | "change">,
  nowMs: number,
): FollowNews | undefined {
  if (isOver(event, nowMs)) return undefined;
  const { status } = event.event.details;
  if (status !== "scheduled") return change === null ? undefined : status;
  if (isNew) return "new";
  return change === "moved" ? "moved" : "scheduled";
}

/** Finds new and changed events that are followed, and orders the digests that are due; processes take turns. */
export async function tellFollowers(database: Database, now: () => number): Promise<void> {
  while (await findNews(database, now())) await database.letOthersPass();
  while (await findChanges(database, now())) await database.letOthersPass();
  await orderDigests(database, now);
}

/** Whether there may be more. */
async function findNews(database: Database, nowMs: number): Promise<boolean> {
  return database.transaction(async (tx) => {
    const store = followStore(tx);
    const catalog = catalogReader(tx);
    const lastId = await catalog.lastEventId();
    await store.beginState(lastId, await lastHistoryId(tx));
    const after = await store.lockState();
    if (after < lastId && !(await store.isAnyFollowed())) {
      await store.saveState(lastId);
      return false;
    }
    const events = await catalog.stream({}, after, BATCH);
    const last = events.at(-1);
    if (!last) return false;
    const found = events
      .filter((event) => toldNews(event, { isNew: true, change: null }, nowMs))
      .map((event) => ({ event, news: "new" as const, keys: [] }));
    await saveNews(store, found, nowMs);
    await store.saveState(last.event.id);
    return events.length === BATCH;
  });
}

/** Whether there may be more. */
async function findChanges(database: Database, nowMs: number): Promise<boolean> {
  return database.transaction(async (tx) => {
    const store = followStore(tx);
    const known = await store.lockChanges();
    const lastId = await lastHistoryId(tx);
    const changes = await newsInHistory(tx, known ?? lastId, BATCH);
    const events = await catalogReader(tx).exchangedEvents(changes.map(({ eventId }) => eventId));
    const byId = new Map(events.map((event) => [event.event.id, event]));
    const favored = await store.favored([...byId.keys()]);
    const before = await venuesBefore(
      tx,
      changes.map(({ id }) => id),
    );
    const found = changes.flatMap(({ id, eventId, news }) => {
      const event = byId.get(eventId);
      if (!event || isOver(event, nowMs)) return [];
      const change = { id, from: before.get(id) };
      return { event, news, change, keys: favored.has(eventId) ? [favoriteKey(eventId)] : [] };
    });
    await saveNews(store, found, nowMs);
    const isMore = changes.length === BATCH;
    const last = changes.at(-1)?.id ?? 0;
    // Entries that are no news are not looked at again.
    await store.saveChanges(isMore ? last : Math.max(last, lastId));
    return isMore;
  });
}

interface Found {
  event: ExchangedEvent;
  news: FollowNews;
  /** The entry of its history, and the venue that it moved away from. */
  change?: { id: number; from: VenueTableRow | undefined };
  /** Besides those of the event that are followed. */
  keys: string[];
}

async function saveNews(
  store: ReturnType<typeof followStore>,
  found: readonly Found[],
  nowMs: number,
): Promise<void> {
  const all = found.map((each) => ({ ...each, possible: possibleKeys(each) }));
  const followed = await store.followedKeys([...new Set(all.flatMap(({ possible }) => possible))]);
  const at = new Date(nowMs);
  await store.addNews(
    all.flatMap(({ event, news, change, keys, possible }) =>
      [...keys, ...possible.filter((key) => followed.has(key))].map((key) => ({
        key,
        news,
        at,
        eventId: event.event.id,
        changeId: change?.id ?? null,
      })),
    ),
  );
}

/** Of the event where it is, and where it was before. */
function possibleKeys({ event, change }: Found): string[] {
  const before = change?.from ? newsKeys(newsOf({ ...event, venue: change.from })) : [];
  return [...new Set([...newsKeys(newsOf(event)), ...before])];
}
