import type { SecurityKind } from "#domain/security-log.ts";
import type { Database, Transaction } from "./connect.ts";
import { securityLog } from "./schema/accounts.ts";

export interface SecurityEvent {
  /** None for a failed sign-in to an address without an account. */
  userId: string | null;
  kind: SecurityKind;
  at: Date;
  /** The way of a sign-in, or the role that was given. */
  detail?: string;
  browser?: string | null;
  system?: string | null;
  network?: string | null;
}

/** Written in the transaction of the change that it tells about. It holds no secrets and no whole addresses. */
export async function recordSecurity(db: Database["db"] | Transaction, event: SecurityEvent): Promise<void> {
  await db.insert(securityLog).values(event);
}
