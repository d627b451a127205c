import { federatedReader, type TellableEvent } from "#server/catalog/federated.ts";
import { changesAfter, lastChange } from "#server/catalog/projection/changes.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { announceMail } from "#server/platform/mail/outbox.ts";
import { tellerStore } from "../tellers/store.ts";
import { type Beginning, toldStore } from "./store.ts";

const BATCH = 500;
/** What was marked before is forgotten first. */
const CLEARING = -1;
const VENUES_AT_ONCE = 50;

/**
 * Orders deliveries for what has changed since the last time. Every transaction that changes an event leaves a numbered row of
 * `catalog_changes`, whichever code path wrote it; the state last delivered tells a creation from an update or a deletion.
 * Orders and the number are written together: a process that dies in between leaves neither.
 */
export async function tellChanges(database: Database, now: () => number): Promise<void> {
  for (let isDone = false; !isDone; ) {
    isDone = await database.transaction(async (tx, notify) => {
      const told = toldStore(tx);
      const { seq, beginning } = await told.lock();
      const changes =
        seq === undefined || beginning ? undefined : await changesAfter(tx as Database["db"], seq);
      if (!changes || changes.isTrimmed) {
        await markSome(tx, beginning, now());
        return false;
      }
      if (changes.seq === seq) return true;
      let orders = 0;
      for (let from = 0; from < changes.venueIds.length; from += VENUES_AT_ONCE)
        orders += await tellOf(tx, changes.venueIds.slice(from, from + VENUES_AT_ONCE), now());
      await told.saveSeq(changes.seq);
      if (orders > 0) announceMail(notify);
      return true;
    });
  }
}

/**
 * What is there when federation is switched on is read from outboxes: it is marked as told, piece by piece, so that no other
 * transaction waits for all of it. Events that are added meanwhile are told.
 */
async function markSome(tx: Transaction, beginning: Beginning | undefined, nowMs: number): Promise<void> {
  const told = toldStore(tx);
  const reader = federatedReader(tx);
  if (!beginning)
    return told.begin({
      begunSeq: await lastChange(tx as Database["db"]),
      lastId: await reader.lastId(),
      cursor: CLEARING,
    });
  const { cursor, lastId } = beginning;
  if (cursor === CLEARING) {
    if (!(await told.clearSome(BATCH))) await told.saveCursor(0);
    return;
  }
  const events = (await reader.tellableAfter(cursor, BATCH, nowMs)).filter(
    ({ eventId }) => eventId <= lastId,
  );
  if (events.length === 0) return told.endBeginning(beginning);
  await told.save(events);
  await told.saveCursor(events.at(-1)!.eventId);
}

async function tellOf(tx: Transaction, venueIds: readonly number[], nowMs: number): Promise<number> {
  const told = toldStore(tx);
  const tellers = tellerStore(tx);
  const reader = federatedReader(tx);
  const cities = new Map<number, Promise<number[]>>();
  const at = new Date(nowMs);
  async function order(kind: "create" | "update" | "delete", event: TellableEvent): Promise<number> {
    const { eventId, cityId, organizerId, mark } = event;
    const cityIds = cities.get(cityId) ?? reader.cityIds(cityId);
    cities.set(cityId, cityIds);
    const publishedAt = kind === "create" ? at : await reader.publishedAt(eventId);
    return tellers.order({
      kind,
      eventId,
      organizerId,
      mark,
      publishedAt,
      at,
      cityIds: await cityIds,
    });
  }
  const events = await reader.tellable(venueIds, nowMs);
  const before = await told.find(
    venueIds,
    events.map(({ eventId }) => eventId),
  );
  const known = new Map(before.map((event) => [event.eventId, event]));
  let orders = 0;
  const changed: TellableEvent[] = [];
  for (const event of events) {
    const last = known.get(event.eventId);
    known.delete(event.eventId);
    if (last?.mark === event.mark) continue;
    changed.push(event);
    orders += await order(last ? "update" : "create", event);
  }
  // Events that have moved to another venue are told of there; those that are over are only forgotten.
  for (const event of known.values()) {
    if ((await reader.event(event.eventId))?.isGone === false) continue;
    orders += await order("delete", event);
    await told.remove(event.eventId);
  }
  await told.save(changed);
  return orders;
}
