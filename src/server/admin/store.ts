import { lockCatalog, recordChange } from "#server/catalog/projection/changes.ts";
import { type EventWriter, eventWriter } from "#server/catalog/write.ts";
import { type ManyWriter, manyWriter } from "#server/catalog/write-many.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { auditLog } from "#server/platform/db/schema/operations.ts";

export interface AuditEntry {
  action: string;
  subject: string;
  /** What a deletion took away, so that it can be undone. */
  removed?: Record<string, unknown>;
}

export interface Change<T> {
  /** Those that the map must read again. */
  venueIds: readonly number[];
  audit: AuditEntry;
  result: T;
}

export interface CatalogWriter {
  /** One transaction that changes the catalogue, is written down, and is seen everywhere when it is over. */
  write<T>(
    adminId: string,
    work: (tx: Transaction, events: EventWriter, many: ManyWriter) => Promise<Change<T>>,
  ): Promise<T>;
}

export function catalogWriter(database: Database, now: () => number): CatalogWriter {
  return {
    write: (adminId, work) =>
      database.transaction(async (tx, notify) => {
        await lockCatalog(tx);
        const at = new Date(now());
        const actor = { userId: adminId, origin: "admin" } as const;
        const write = eventWriter({ tx, notify, actor, at });
        const many = manyWriter({ tx, notify, actor: { ...actor, origin: "source" }, at });
        const { venueIds, audit, result } = await work(tx, write, many);
        await tx.insert(auditLog).values({ ...audit, userId: adminId, at });
        await recordChange(tx, notify, venueIds, at);
        return result;
      }),
  };
}
