import { asc, gt, lt, sql } from "drizzle-orm";
import type { Database, Notify, Transaction } from "#server/platform/db/connect.ts";
import { catalogChanges } from "#server/platform/db/schema/catalog.ts";
import type { Upkeep } from "#server/platform/jobs/upkeep.ts";

const CHANNEL = "catalog";
const KEEP_MS = 7 * 86_400_000;

/**
 * Takes the lock under which the catalogue is written until the transaction ends. Writers are few; one after the other they
 * never take the same slug, and the numbers of `catalog_changes` become visible in their order.
 */
export async function lockCatalog(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('whereabouts catalog'))`);
}

/** Records, under the lock, that these venues or events of them have changed. NOTIFY only wakes the readers up. */
export async function recordChange(
  tx: Transaction,
  notify: Notify,
  venueIds: readonly number[],
  at: Date,
): Promise<void> {
  if (venueIds.length === 0) return;
  await tx.insert(catalogChanges).values({ venueIds: [...venueIds], at });
  notify(CHANNEL, "");
}

/** Wakes the readers up after changes that were recorded without. */
export async function announceChanges(database: Pick<Database, "transaction">): Promise<void> {
  await database.transaction(async (_tx, notify) => notify(CHANNEL, ""));
}

export interface MissedChanges {
  /** The number up to which the reader is then up to date. */
  seq: number;
  venueIds: number[];
  /** Some of what was missed has been trimmed: everything must be read again. */
  isTrimmed: boolean;
}

export async function lastChange(db: Database["db"]): Promise<number> {
  const { rows } = await db.execute<{ seq: number | null }>(
    sql`select max(seq)::float8 as seq from catalog_changes`,
  );
  return rows[0]?.seq ?? 0;
}

/** What tells a change from one of the same number in another database; undefined where it is not known, or no longer. */
export async function changeMark(db: Database["db"], seq: number): Promise<string | undefined> {
  const { rows } = await db.execute<{ mark: string }>(sql`
    select md5(extract(epoch from at)::text || venue_ids::text) as mark from catalog_changes where seq = ${seq}`);
  return rows[0]?.mark;
}

export async function changesAfter(db: Database["db"], seq: number): Promise<MissedChanges> {
  const rows = await db
    .select({ seq: catalogChanges.seq, venueIds: catalogChanges.venueIds })
    .from(catalogChanges)
    .where(gt(catalogChanges.seq, seq))
    .orderBy(asc(catalogChanges.seq));
  return {
    seq: rows.at(-1)?.seq ?? seq,
    venueIds: [...new Set(rows.flatMap(({ venueIds }) => venueIds))],
    isTrimmed: await isTrimmedAfter(db, seq, rows[0]?.seq),
  };
}

/** Numbers of rolled back transactions are missing, too: only a trimmed table has none up to `seq`. */
async function isTrimmedAfter(db: Database["db"], seq: number, next: number | undefined): Promise<boolean> {
  if (next === undefined || next === seq + 1) return false;
  const { rows } = await db.execute(sql`select 1 from catalog_changes where seq <= ${seq} limit 1`);
  return rows.length === 0;
}

/** Forgets changes that every process has read long since; the latest stays, so that the numbers go on. */
export const changesUpkeep: Upkeep = async (db, nowMs) => {
  await db
    .delete(catalogChanges)
    .where(
      sql`${lt(catalogChanges.at, new Date(nowMs - KEEP_MS))} and seq < (select max(seq) from catalog_changes)`,
    );
};

/** Catches up at every notification and whenever the listener has connected again. */
export function followChanges(
  database: Pick<Database, "listen">,
  catchUp: () => Promise<void>,
): Promise<() => void> {
  return database.listen(CHANNEL, catchUp, catchUp);
}
