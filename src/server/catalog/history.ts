import type { Transaction } from "#server/platform/db/connect.ts";
import { eventHistory } from "#server/platform/db/schema/catalog.ts";
import type { Actor } from "./write.ts";

interface HistoryEntry {
  eventId: number;
  actor: Actor;
  at: Date;
  action: "changed" | "withdrawn" | "restored";
  /** The columns that changed, with their values. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

export async function recordHistory(tx: Transaction, { actor, ...entry }: HistoryEntry): Promise<void> {
  await tx.insert(eventHistory).values({ ...entry, userId: actor.userId, origin: actor.origin });
}
