import { type CatalogWrite, type Removed, writeCatalog } from "#server/catalog/write.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { auditLog } from "#server/platform/db/schema/operations.ts";

export interface AuditEntry {
  action: string;
  subject: string;
  /** What a deletion took away, so that it can be undone. */
  removed?: Removed;
}

export interface CatalogWriter {
  /** One transaction that changes the catalogue and is written down; no administrator: a terminal. */
  write<T = void>(
    adminId: string | null,
    work: (write: CatalogWrite, tx: Transaction) => Promise<{ audit: AuditEntry; result?: T }>,
  ): Promise<T>;
}

export function catalogWriter(database: Pick<Database, "transaction">, now: () => number): CatalogWriter {
  return {
    async write<T>(adminId: string | null, work: Parameters<CatalogWriter["write"]>[1]) {
      const at = new Date(now());
      const actor = { userId: adminId, origin: "admin" } as const;
      return writeCatalog(database, { actor, at }, async (write, tx) => {
        const { audit, result } = await work(write, tx);
        await tx.insert(auditLog).values({ ...audit, userId: adminId, at });
        return result as T;
      });
    },
  };
}
