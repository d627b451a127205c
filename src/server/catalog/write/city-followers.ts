import { sql } from "drizzle-orm";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { type Followed, followKeys } from "#domain/follow.ts";
import type { Transaction } from "#server/platform/db/connect.ts";

interface FollowedPlace {
  countryCode: string;
  country: string;
  city: string;
}

/**
 * Users who follow a city, or a category in it, follow another one, but for those who follow both: all of them, or some
 * follows by id. Returns the ids of the follows.
 */
export async function moveCityFollows(
  tx: Transaction,
  from: FollowedPlace,
  to: FollowedPlace,
  which?: readonly string[],
): Promise<string[]> {
  const moved: string[] = [];
  const followed = JSON.stringify(to);
  for (const of of followedOf) {
    const [[oldKey], [newKey]] = [followKeys(of(from)), followKeys(of(to))];
    const { rows } = await tx.execute<{ id: string }>(sql`
      update follows f set identity = ${newKey}, followed = followed || ${followed}::jsonb
      where identity = ${oldKey} and ${which ? sql`id = any (${sql.param([...which])}::uuid[])` : sql`true`} and not exists (
        select from follows o where o.user_id = f.user_id and o.identity = ${newKey})
      returning id`);
    const ids = rows.map(({ id }) => id);
    await tx.execute(sql`
      update follow_keys set key = ${newKey} where key = ${oldKey} and follow_id = any (${sql.param(ids)}::uuid[])`);
    moved.push(...ids);
  }
  return moved;
}

const followedOf: ((place: FollowedPlace) => Followed)[] = [
  (place) => ({ kind: "city", ...place }),
  ...VENUE_CATEGORIES.map(
    (category) =>
      (place: FollowedPlace): Followed => ({ kind: "category", category, ...place }),
  ),
];
