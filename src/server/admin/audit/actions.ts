import type { AuditPage, PageQuery } from "#contract/admin.ts";
import { AppError } from "#domain/errors.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { adminCatalogStore } from "../catalog/store.ts";
import { freeVenueSlug } from "../catalog/venue-slug.ts";
import type { CatalogWriter } from "../store.ts";
import { auditPage, lastDeletion, markUndone, NOTHING_REMOVED, putBack, type Removed } from "./store.ts";

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
      await writer.write(adminId, async (tx, write) => {
        const entry = await lastDeletion(tx);
        if (!entry) throw new AppError("conflict", "There is no deletion to undo.");
        const { withdrawnEvents = [], ...removed } = { ...NOTHING_REMOVED, ...(entry.removed as Removed) };
        for (const { id } of withdrawnEvents) await write.restore(id);
        const store = adminCatalogStore(tx);
        // Another venue may have taken the address.
        for (const venue of removed.venues)
          if (await store.isVenueSlugTaken(venue.category, venue.slug))
            venue.slug = await freeVenueSlug(store, venue);
        await putBack(tx, removed);
        await markUndone(tx, entry.id, new Date(now()));
        return {
          venueIds: [
            ...new Set([
              ...removed.venues.map(({ id }) => id),
              ...removed.events.map((event) => event.venue_id),
              ...withdrawnEvents.map(({ venueId }) => venueId),
            ]),
          ],
          audit: { action: "Deletion Undone", subject: entry.subject },
          result: undefined,
        };
      });
    },
  };
}
