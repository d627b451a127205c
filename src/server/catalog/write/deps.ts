import type { EventOrigin } from "#domain/event/event.ts";
import type { Notify, Transaction } from "#server/platform/db/connect.ts";

/** The user who changes the catalogue, and through which feature. */
export interface Actor {
  userId: string | null;
  origin: EventOrigin;
  /** The author of the submission that the user merges. */
  submittedBy?: string | null;
}

/** What every writer of one transaction shares. */
export interface WriteDeps {
  tx: Transaction;
  notify: Notify;
  actor: Actor;
  at: Date;
  /** The bulk action that the changes belong to. */
  bulkId?: string | undefined;
  /** Told with the changes to those who keep or follow the events. */
  message?: string | undefined;
  /** Venues that changed, or whose events did: each writer adds its own. */
  touched: Set<number>;
}
