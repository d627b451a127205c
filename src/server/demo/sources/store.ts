import { eq, like } from "drizzle-orm";
import type { Transaction } from "#server/platform/db/connect.ts";
import { sourceRecords, sources } from "#server/platform/db/schema/sources.ts";
import { DEMO_SCHEME } from "./files.ts";

const isDemo = like(sources.url, `${DEMO_SCHEME}%`);

export const demoSourceStore = {
  async add(tx: Transaction, list: (typeof sources.$inferInsert)[]): Promise<void> {
    await tx.insert(sources).values(list);
  },

  list: (tx: Transaction) => tx.select({ id: sources.id, url: sources.url }).from(sources).where(isDemo),

  async change(tx: Transaction, id: number, url: string): Promise<void> {
    await tx.update(sources).set({ url }).where(eq(sources.id, id));
  },

  async addRecord(tx: Transaction, record: typeof sourceRecords.$inferInsert): Promise<void> {
    await tx.insert(sourceRecords).values(record).onConflictDoNothing();
  },

  async remove(tx: Transaction): Promise<void> {
    await tx.delete(sources).where(isDemo);
  },
};
