import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { lockCatalog, recordChange } from "./projection/changes.ts";
import { type CatalogReader, catalogReader } from "./read.ts";
import { type DemoWriter, demoWriter } from "./write/demo.ts";
import type { WriteDeps } from "./write/deps.ts";
import { type EventWriter, eventWriter } from "./write/events.ts";
import { type ManyWriter, manyWriter } from "./write/many.ts";
import { type CityMerger, cityMerger } from "./write/merge-cities.ts";
import { venueMerger } from "./write/merge-venues.ts";
import type { MergedRecord } from "./write/merged-record.ts";
import { putBack, type RemovedRows } from "./write/put-back.ts";
import { type Reverter, reverter } from "./write/revert.ts";
import { type VenueRecord, type VenueWriter, venueWriter } from "./write/venues.ts";

/** What a deletion took away, as the audit log keeps it. */
export type Removed = Partial<RemovedRows> & {
  withdrawnEvents?: { id: number }[];
  withdrawnVenue?: { id: number; eventIds: number[] };
};

export interface CatalogWrite extends CityMerger {
  /** Sees what this transaction has written. */
  read: CatalogReader;
  events: EventWriter;
  venues: VenueWriter;
  /** Makes two places one. */
  mergePlaces(keep: VenueRecord, merged: VenueRecord, city: string): Promise<MergedRecord[]>;
  unmergeRecord(merged: MergedRecord): Promise<void>;
  /** Events of a source, hundreds at once. */
  many: ManyWriter;
  /** The demo world, whose events have links that begin with this one. */
  demo(link: string): DemoWriter;
  /** Undoes a deletion; what has been added again in the meantime stays as it is. */
  restore(removed: Removed): Promise<void>;
  /** Brings the columns of one entry of an event's history back to what they were before it. */
  revert: Reverter;
}

interface WriteOptions extends Pick<WriteDeps, "actor" | "at" | "bulkId" | "message"> {
  /** One of many transactions: what it changed is seen once `announceChanges` is called, or anything else changes. */
  isPiece?: boolean;
}

/** One transaction that changes the catalogue under its lock, and is seen everywhere when it is over. */
export function writeCatalog<T>(
  database: Pick<Database, "transaction">,
  { actor, at, bulkId, message, isPiece = false }: WriteOptions,
  work: (write: CatalogWrite, tx: Transaction) => Promise<T>,
): Promise<T> {
  return database.transaction(async (tx, notify) => {
    await lockCatalog(tx);
    const deps: WriteDeps = { tx, notify, actor, at, bulkId, message, touched: new Set() };
    const events = eventWriter(deps);
    const venues = venueWriter(deps);
    const restore = async ({ withdrawnEvents = [], withdrawnVenue, ...rows }: Removed) => {
      for (const { id } of withdrawnEvents) await events.restore(id);
      if (withdrawnVenue) await venues.restore(withdrawnVenue.id, withdrawnVenue.eventIds);
      await putBack(deps, venues, rows);
    };
    const many = manyWriter({ ...deps, actor: { ...actor, origin: "source" } });
    const revert = reverter(tx, events);
    const demo = (link: string) => demoWriter(deps, link);
    const merger = { ...venueMerger(deps, { events, venues }), ...cityMerger(deps) };
    const write = { read: catalogReader(tx), events, venues, ...merger, many, demo, restore, revert };
    const result = await work(write, tx);
    await recordChange(tx, isPiece ? () => {} : notify, [...deps.touched], at);
    return result;
  });
}
