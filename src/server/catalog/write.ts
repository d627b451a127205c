import type { EventOrigin } from "#domain/event/event.ts";
import type { Database, Notify, Transaction } from "#server/platform/db/connect.ts";
import { lockCatalog, recordChange } from "./projection/changes.ts";
import { type CatalogReader, catalogReader } from "./read.ts";
import { type EventWriter, eventWriter } from "./write/events.ts";
import { type ManyWriter, manyWriter } from "./write/many.ts";
import { putBack, type RemovedRows } from "./write/put-back.ts";
import { type VenueWriter, venueWriter } from "./write/venues.ts";

/** Who changes the catalogue, and on whose behalf. */
export interface Actor {
  userId: string | null;
  origin: EventOrigin;
}

export interface WriteDeps {
  tx: Transaction;
  notify: Notify;
  actor: Actor;
  at: Date;
  /** The venues that changed, or whose events did: every writer adds its own. */
  touched: Set<number>;
}

/** What a deletion took away, as the audit log keeps it. */
export type Removed = Partial<RemovedRows> & {
  withdrawnEvents?: { id: number }[];
  withdrawnVenue?: { id: number; eventIds: number[] };
};

export interface CatalogWrite {
  /** Sees what this transaction has written. */
  read: CatalogReader;
  events: EventWriter;
  venues: VenueWriter;
  /** Events of a source, hundreds at once. */
  many: ManyWriter;
  /** Undoes a deletion; what has been added again in the meantime stays as it is. */
  restore(removed: Removed): Promise<void>;
}

/** One transaction that changes the catalogue under its lock, and is seen everywhere when it is over. */
export function writeCatalog<T>(
  database: Pick<Database, "transaction">,
  { actor, at }: Pick<WriteDeps, "actor" | "at">,
  work: (write: CatalogWrite, tx: Transaction) => Promise<T>,
): Promise<T> {
  return database.transaction(async (tx, notify) => {
    await lockCatalog(tx);
    const deps: WriteDeps = { tx, notify, actor, at, touched: new Set() };
    const events = eventWriter(deps);
    const venues = venueWriter(deps);
    const restore = async ({ withdrawnEvents = [], withdrawnVenue, ...rows }: Removed) => {
      for (const { id } of withdrawnEvents) await events.restore(id);
      if (withdrawnVenue) await venues.restore(withdrawnVenue.id, withdrawnVenue.eventIds);
      await putBack(deps, venues, rows);
    };
    const many = manyWriter({ ...deps, actor: { ...actor, origin: "source" } });
    const result = await work({ read: catalogReader(tx), events, venues, many, restore }, tx);
    await recordChange(tx, notify, [...deps.touched], at);
    return result;
  });
}
