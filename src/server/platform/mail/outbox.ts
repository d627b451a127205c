import type { Notify, Transaction } from "#server/platform/db/connect.ts";
import { outbox } from "#server/platform/db/schema/operations.ts";

/** An order of a mail by facts. Secrets are made when it is written, so none is stored here. */
export interface MailOrder {
  kind: string;
  facts: Record<string, unknown>;
  /** The same cause never gives a second mail. */
  cause?: string;
}

const CHANNEL = "mail";

/**
 * Orders a mail in the transaction that causes it: both happen or neither. With the transaction's `notify` it goes out
 * at once, without it within seconds.
 */
export async function orderMail(
  tx: Transaction,
  order: MailOrder,
  nowMs: number,
  notify?: Notify,
): Promise<void> {
  await tx
    .insert(outbox)
    .values({ ...order, dueAt: new Date(nowMs) })
    .onConflictDoNothing();
  if (notify) announceMail(notify);
}

export function announceMail(notify: Notify): void {
  notify(CHANNEL, "");
}

/** Calls back when mails may be waiting; returns a function that ends it. */
export function followMail(
  database: { listen(channel: string, onMessage: () => void, onReconnect: () => void): Promise<() => void> },
  onMail: () => void,
): Promise<() => void> {
  return database.listen(CHANNEL, onMail, onMail);
}
