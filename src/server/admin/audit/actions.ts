import type { AuditPage, PageQuery } from "#contract/admin.ts";
import { AppError } from "#contract/app-error.ts";
import type { Removed } from "#server/catalog/write.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { CatalogWriter } from "../store.ts";
import { auditPage, lastDeletion, markUndone } from "./store.ts";

export interface AuditDeps {
  db: Database["db"];
  writer: CatalogWriter;
  now: () => number;
}

export function auditActions({ db, writer, now }: AuditDeps) {
  return {
    async list({ before, limit }: PageQuery): Promise<AuditPage> {
      const rows = await auditPage(db, before, limit);
      const last = await lastDeletion(db);
      return rows.map(({ id, at, undoneAt, ...entry }) => ({
        _id: String(id),
        at: at.getTime(),
        ...entry,
        canUndo: id === last?.id,
        isUndone: undoneAt !== null,
      }));
    },

    /** Brings back what was deleted last, with its favourites and old addresses; then what was deleted before it. */
    async undo(adminId: string): Promise<void> {
      await writer.write(adminId, async ({ restore }, tx) => {
        const entry = await lastDeletion(tx);
        if (!entry?.removed) throw new AppError("conflict", { code: "nothingToUndo" });
        await restore(entry.removed as Removed);
        await markUndone(tx, entry.id, new Date(now()));
        return { audit: { action: "Deletion Undone", subject: entry.subject } };
      });
    },
  };
}
