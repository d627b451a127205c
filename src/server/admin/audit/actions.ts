import type { AuditPage, PageQuery } from "#contract/admin.ts";
import { AppError } from "#contract/app-error.ts";
import type { Removed } from "#server/catalog/write.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { CityMerge, Merge } from "../catalog/kept-merge.ts";
import { undoMerge } from "../catalog/merge-actions.ts";
import { undoCityMerge } from "../catalog/merge-city-actions.ts";
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

    /**
     * Brings back what was deleted or merged last, with its favourites and old addresses; then what was before it. Returns
     * what was done.
     */
    async undo(adminId: string): Promise<string> {
      return writer.write(adminId, async (write, tx) => {
        const entry = await lastDeletion(tx);
        if (!entry?.removed) throw new AppError("conflict", { code: "nothingToUndo" });
        const { merges, cityMerge, ...removed } = entry.removed as Removed & {
          merges?: Merge[];
          cityMerge?: CityMerge;
        };
        if (merges) await undoMerge(write, tx, merges);
        else if (cityMerge) await undoCityMerge(write, tx, cityMerge);
        else await write.restore(removed);
        await markUndone(tx, entry.id, new Date(now()));
        const action = merges || cityMerge ? "Merge Undone" : "Deletion Undone";
        return { audit: { action, subject: entry.subject }, result: action };
      });
    },
  };
}
