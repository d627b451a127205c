import { type AnyColumn, eq, is, ne, or, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "./connect.ts";
import { users } from "./schema/accounts.ts";
import { bannedSenders } from "./schema/moderation.ts";
import { auditLog, outbox } from "./schema/operations.ts";
import * as schema from "./schema.ts";

/** Digests, keys and what an audit entry keeps of others: never shown to anyone. */
const NOT_SHOWN = /hash$|secret|token|key$|^p256dh$|^auth$|^removed$/;

export interface Person {
  id: string;
  email: string;
}

/** Tables that name a person, by the account or by its address; found in the schema, so that none is forgotten. */
const PERSONAL_TABLES = Object.values(schema)
  .filter((part) => is(part, PgTable))
  .filter((table) => table !== users)
  .map((table) => {
    const { name, columns } = getTableConfig(table);
    const named = (wanted: string) => columns.find((column) => column.name === wanted);
    return { table, name, columns, userId: named("user_id"), email: named("email") };
  })
  .filter(({ userId, email }) => userId ?? email);

const equals = (column: AnyColumn | undefined, value: string) => column && eq(column, value);

/** Every row about a person, by the name of its table, without secrets. */
export async function personalRows(
  db: Database["db"],
  { id, email: address }: Person,
): Promise<Record<string, Record<string, unknown>[]>> {
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const { table, name, columns, userId, email } of PERSONAL_TABLES) {
    const shown = columns.filter((column) => column !== userId && !NOT_SHOWN.test(column.name));
    found[name] = await db
      .select(Object.fromEntries(shown.map((column) => [column.name, column])))
      .from(table)
      .where(or(equals(userId, id), equals(email, address)));
  }
  return found;
}

/**
 * Deletes the account and every row that names its address, but for a ban, which would be evaded so. Rows that refer to the account go with it, or lose the
 * reference, as their foreign keys say.
 */
export async function deletePerson(tx: Transaction, { id, email: address }: Person): Promise<void> {
  for (const { table, email } of PERSONAL_TABLES)
    if (email && table !== bannedSenders) await tx.delete(table).where(eq(email, address));
  const facts = sql`${outbox.facts}::text`;
  await tx
    .delete(outbox)
    .where(sql`position(${id} in ${facts}) > 0 or position(${JSON.stringify(address)} in ${facts}) > 0`);
  await tx
    .update(auditLog)
    .set({ subject: sql`replace(${auditLog.subject}, ${address}, '…')` })
    .where(ne(sql`position(${address} in ${auditLog.subject})`, 0));
  await tx.delete(users).where(eq(users.id, id));
}
