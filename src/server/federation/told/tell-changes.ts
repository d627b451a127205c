import { federatedReader, type TellableEvent } from "#server/catalog/federated.ts";
import { changesAfter, lastChange } from "#server/catalog/projection/changes.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { announceMail } from "#server/platform/mail/outbox.ts";
import { toldStore } from "./store.ts";

const BATCH = 500;
const VENUES_AT_ONCE = 50;

/**
 * Orders deliveries for what has changed since the last time. Every transaction that changes an event leaves a numbered row of
 * `catalog_changes`, so that none is missed, whoever wrote it; what followers were told last says what the change was. Orders and
 * the number are written together: a process that dies in between leaves neither.
 */
export async function tellChanges(database: Database, now: () => number): Promise<void> {
  await database.transaction(async (tx, notify) => {
    const told = toldStore(tx);
    const seq = await told.lockSeq();
    const changes = seq === undefined ? undefined : await changesAfter(tx as Database["db"], seq);
    if (!changes || changes.isTrimmed) return begin(tx, now());
    if (changes.seq === seq) return;
    let orders = 0;
    for (let from = 0; from < changes.venueIds.length; from += VENUES_AT_ONCE)
      orders += await tellOf(tx, changes.venueIds.slice(from, from + VENUES_AT_ONCE), now());
    await told.saveSeq(changes.seq);
    if (orders > 0) announceMail(notify);
  });
}

/** What is there when federation is switched on is read from outboxes: it is not told one by one. */
async function begin(tx: Transaction, nowMs: number): Promise<void> {
  const told = toldStore(tx);
  const reader = federatedReader(tx);
  const seq = await lastChange(tx as Database["db"]);
  await told.clear();
  for (let last = 0; ; ) {
    const events = await reader.tellableAfter(last, BATCH, nowMs);
    if (events.length === 0) break;
    await told.save(events);
    last = events.at(-1)!.eventId;
  }
  await told.saveSeq(seq);
}

async function tellOf(tx: Transaction, venueIds: readonly number[], nowMs: number): Promise<number> {
  const told = toldStore(tx);
  const reader = federatedReader(tx);
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
    orders += await told.order(last ? "update" : "create", event, new Date(nowMs));
  }
  // Events that have moved to another venue are told of there; those that are over are only forgotten.
  for (const event of known.values()) {
    if ((await reader.event(event.eventId))?.isGone === false) continue;
    orders += await told.order("delete", event, new Date(nowMs));
    await told.remove(event.eventId);
  }
  await told.save(changed);
  return orders;
}
