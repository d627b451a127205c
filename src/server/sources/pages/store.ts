import { and, eq, notInArray } from "drizzle-orm";
import type { Database } from "#server/platform/db/connect.ts";
import { sourcePages } from "#server/platform/db/schema/sources.ts";

export type PageRow = typeof sourcePages.$inferSelect;

export function sourcePageStore(db: Database["db"]) {
  return {
    list: (sourceId: number): Promise<PageRow[]> =>
      db.select().from(sourcePages).where(eq(sourcePages.sourceId, sourceId)),

    async save(page: PageRow): Promise<void> {
      await db
        .insert(sourcePages)
        .values(page)
        .onConflictDoUpdate({ target: [sourcePages.sourceId, sourcePages.url], set: page });
    },

    async removeOthers(sourceId: number, urls: readonly string[]): Promise<void> {
      await db
        .delete(sourcePages)
        .where(and(eq(sourcePages.sourceId, sourceId), notInArray(sourcePages.url, [...urls])));
    },
  };
}
