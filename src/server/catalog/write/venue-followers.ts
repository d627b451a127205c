import { sql } from "drizzle-orm";
import type { Transaction } from "#server/platform/db/connect.ts";
import type { VenueRecord } from "./venues.ts";

/**
 * Users who follow a venue follow another one, but for those who follow both: all of them, or some follows by id. Returns
 * the ids of the follows.
 */
export async function moveFollowers(
  tx: Transaction,
  from: number,
  to: Pick<VenueRecord, "id" | "slug" | "name">,
  which?: readonly string[],
): Promise<string[]> {
  const [oldKey, newKey] = [`venue:${from}`, `venue:${to.id}`];
  const venue = JSON.stringify({ venueId: to.id, venue: to.slug, name: to.name });
  const { rows } = await tx.execute<{ id: string }>(sql`
    update follows f set identity = ${newKey}, followed = followed || ${venue}::jsonb
    where identity = ${oldKey} and ${which ? sql`id = any (${sql.param([...which])}::uuid[])` : sql`true`} and not exists (
      select from follows o where o.user_id = f.user_id and o.identity = ${newKey})
    returning id`);
  const ids = rows.map(({ id }) => id);
  await tx.execute(sql`
    update follow_keys set key = ${newKey} where key = ${oldKey} and follow_id = any (${sql.param(ids)}::uuid[])`);
  return ids;
}

/** Accounts that hold a venue hold another one, but for those who hold both: all of them, or some grants by id. */
export async function moveOrganizers(
  tx: Transaction,
  from: number,
  to: number,
  which?: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update venue_organizers g set venue_id = ${to}
    where venue_id = ${from} and ${which ? sql`id = any (${sql.param([...which])}::uuid[])` : sql`true`} and not exists (
      select from venue_organizers o where o.user_id = g.user_id and o.venue_id = ${to})
    returning id`);
  return rows.map(({ id }) => id);
}
