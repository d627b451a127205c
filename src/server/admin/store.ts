import { sql } from "drizzle-orm";
import type { Database, Notify, Transaction } from "#server/platform/db/connect.ts";
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
  write<T>(adminId: string, work: (tx: Transaction) => Promise<Change<T>>): Promise<T>;
}

export function catalogWriter(
  database: Database,
  announceVenues: (notify: Notify, venueIds: readonly number[]) => void,
  now: () => number,
): CatalogWriter {
  return {
    write: (adminId, work) =>
      database.transaction(async (tx, notify) => {
        // Administrators are few: one after the other, they never trip over each other's names and slugs.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext('whereabouts catalog'))`);
        const { venueIds, audit, result } = await work(tx);
        await tx.insert(auditLog).values({ ...audit, userId: adminId, at: new Date(now()) });
        announceVenues(notify, venueIds);
        return result;
      }),
  };
}
