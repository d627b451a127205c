import { type CatalogWrite, type Removed, writeCatalog } from "#server/catalog/write.ts";
import { recordAudit } from "#server/platform/db/audit-log.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import type { CityMerge, Merge } from "./catalog/kept-merge.ts";

export interface AuditEntry {
  action: string;
  subject: string;
  /** What a deletion took away or a merge moved, so that it can be undone. */
  removed?: Removed | { merges: Merge[] } | { cityMerge: CityMerge };
}

export interface CatalogWriter {
  /**
   * One transaction that changes the catalogue and is written down; no administrator: a terminal. The transactions of a
   * bulk action share one entry, which the last of them words.
   */
  write<T = void>(
    adminId: string | null,
    work: (write: CatalogWrite, tx: Transaction) => Promise<{ audit?: AuditEntry | undefined; result?: T }>,
    bulkId?: string,
  ): Promise<T>;
}

export function catalogWriter(database: Pick<Database, "transaction">, now: () => number): CatalogWriter {
  return {
    async write<T>(adminId: string | null, work: Parameters<CatalogWriter["write"]>[1], bulkId?: string) {
      const at = new Date(now());
      const actor = { userId: adminId, origin: "admin" } as const;
      return writeCatalog(database, { actor, at, bulkId }, async (write, tx) => {
        const { audit, result } = await work(write, tx);
        if (audit) await recordAudit(tx, { ...audit, userId: adminId, at, bulkId });
        return result as T;
      });
    },
  };
}
