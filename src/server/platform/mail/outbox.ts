import type { Transaction } from "#server/platform/db/connect.ts";
import { outbox } from "#server/platform/db/schema.ts";

/** A mail to be written and sent later, told by facts. Secrets are made when it is written, so none waits here. */
export interface MailOrder {
  kind: string;
  facts: Record<string, unknown>;
  /** The same cause never gives a second mail. */
  cause?: string;
}

/** Orders a mail in the transaction that causes it: both happen or neither. */
export async function orderMail(tx: Transaction, order: MailOrder, nowMs: number): Promise<void> {
  await tx
    .insert(outbox)
    .values({ ...order, dueAt: new Date(nowMs) })
    .onConflictDoNothing();
}
