import { desc, lt, sql } from "drizzle-orm";
import type { FeedbackPage, PageQuery } from "#contract/admin.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { feedback } from "#server/platform/db/schema/visitors.ts";

const RECENT_MS = 30 * DAY_MS;
const MONTHS = 12;

/** Feedback, the newest first, and its totals. */
export function feedbackReader(db: Database["db"], now: () => number) {
  return async ({ before, limit }: PageQuery): Promise<FeedbackPage> => {
    const messages = await db
      .select()
      .from(feedback)
      .where(before === undefined ? undefined : lt(feedback.id, before))
      .orderBy(desc(feedback.id))
      .limit(limit);
    const { rows } = await db.execute<{ summary: Omit<FeedbackPage, "messages"> }>(sql`
      select json_build_object(
        'all', (select json_build_object('count', count(*), 'average', round(avg(rating), 2)) from feedback),
        'last30Days', (
          select json_build_object('count', count(*), 'average', round(avg(rating), 2)) from feedback
          where received_at > ${new Date(now() - RECENT_MS).toISOString()}::timestamptz),
        'months', (
          select coalesce(json_agg(m), '[]') from (
            select to_char(received_at at time zone 'UTC', 'YYYY-MM') as month, count(*), round(avg(rating), 2) as average
            from feedback group by 1 order by 1 desc limit ${MONTHS}) m),
        'ratings', (select coalesce(json_object_agg(rating, n), '{}') from (
          select rating, count(*) as n from feedback group by rating) r),
        'features', (select coalesce(json_object_agg(favorite_feature, n), '{}') from (
          select favorite_feature, count(*) as n from feedback group by favorite_feature) f)
      ) as summary`);
    return {
      ...rows[0]!.summary,
      messages: messages.map(({ id, receivedAt, ...message }) => ({
        _id: String(id),
        at: receivedAt.getTime(),
        ...message,
      })),
    };
  };
}
