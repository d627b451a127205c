import { sql } from "drizzle-orm";
import type { Database, Transaction } from "#server/platform/db/connect.ts";

export const FOLLOW_DIGEST = "follow-digest";

/** What a digest was ordered for: the follows with the last news they had, and the last news of now. */
export interface DigestFacts {
  user: string;
  follows: [id: string, afterSeq: number][];
  to: number;
}

/** Orders of digests. `last_seq` and `next_at` of each follow are the cursor: a killed process leaves the rest to the next. */
export function digestStore(db: Database["db"] | Transaction) {
  return {
    /**
     * Users who may have something to order, and the last news: those who want news at once, found by the keys that have any
     * since the last round, and those whose time has come.
     */
    async dueUsers(at: Date): Promise<{ users: string[]; to: number }> {
      const { rows: states } = await db.execute<{ seq: number }>(
        sql`select ordered_seq::float8 as seq from follow_state`,
      );
      const from = states[0]!.seq;
      const { rows: news } = await db.execute<{ key: string; seq: number }>(sql`
        select key, max(seq)::float8 as seq from follow_news where seq > ${from} group by key`);
      const timed = await db.execute<{ id: string }>(sql`
        select user_id as id from follows where next_at <= ${at}::timestamptz`);
      const keys = sql.param(news.map(({ key }) => key));
      const atOnce = await db.execute<{ id: string }>(sql`
        select user_id as id from follow_keys join follows on follows.id = follow_id
        where key = any (${keys}::text[]) and how = 'now' and next_at is null`);
      return {
        users: [...new Set([...timed.rows, ...atOnce.rows].map(({ id }) => id))],
        to: Math.max(from, ...news.map(({ seq }) => seq)),
      };
    },

    /**
     * Orders one mail, and one push message for each browser, of each of these users with news that are due, and remembers
     * what was told. The state's lock lets processes take turns. From 22:00 to 8:00 nothing is due, and push messages wait
     * for the browser's morning. Returns how many were ordered.
     */
    async orderFor(users: readonly string[], to: number, at: Date): Promise<number> {
      await db.execute(sql`select from follow_state for update`);
      const given = sql.param([...users]);
      const isDay = (local: string) => sql`extract(hour from ${sql.raw(local)}) between 8 and 21`;
      const morning = (local: string) =>
        sql`date_trunc('day', ${sql.raw(local)} + interval '2 hours') + interval '8 hours'`;
      const digests = (channel: string) => sql`
        select user_id, min(id::text) as first, jsonb_build_object('user', user_id, 'to', ${to}::bigint,
          'follows', jsonb_agg(jsonb_build_array(id, last_seq))) as facts
        from due where is_day and has_news and ${channel} = any (by) group by user_id`;
      const { rows } = await db.execute<{ ordered: number }>(sql`
        with due as materialized (
          select id, user_id, by, last_seq, here, ${isDay("here")} as is_day, exists (
            select from follow_keys where follow_id = follows.id and last_seq < (
              select max(seq) from follow_news where key = follow_keys.key and seq <= ${to})) as has_news
          from follows cross join lateral (select ${at}::timestamptz at time zone time_zone as here) local_time
          where user_id = any (${given}::uuid[]) and (
            next_at <= ${at}::timestamptz or how = 'now' and next_at is null and last_seq < ${to})
        ), mails as (
          insert into outbox (kind, facts, cause, due_at)
          select ${FOLLOW_DIGEST}, facts, concat_ws(':', ${FOLLOW_DIGEST}::text, first, ${to}::bigint), ${at}::timestamptz
          from (${digests("mail")}) digest
          on conflict do nothing returning 1
        ), pushes as (
          insert into outbox (channel, kind, facts, cause, due_at)
          select 'push', ${FOLLOW_DIGEST}, facts || jsonb_build_object('subscription', browser.id),
            concat_ws(':', 'push', ${FOLLOW_DIGEST}::text, browser.id, first, ${to}::bigint),
            case when ${isDay("browser_here")} then ${at}::timestamptz
              else (${morning("browser_here")}) at time zone browser.time_zone end
          from (${digests("push")}) digest
          join push_subscriptions browser using (user_id)
          cross join lateral (select ${at}::timestamptz at time zone browser.time_zone as browser_here) local_time
          on conflict do nothing returning 1
        ), marked as (
          update follows set
            last_seq = case when is_day then ${to} else follows.last_seq end,
            next_at = case
              when is_day then case how
                when 'daily' then (date_trunc('day', here) + interval '1 day 8 hours') at time zone time_zone
                when 'weekly' then (date_trunc('week', here) + interval '10 days 8 hours') at time zone time_zone end
              when has_news or how <> 'now' then (${morning("here")}) at time zone time_zone end
          from due where due.id = follows.id and follows.user_id = any (${given}::uuid[])
        )
        select ((select count(*) from mails) + (select count(*) from pushes))::int as ordered`);
      return rows[0]!.ordered;
    },

    /** All who want news at once have been looked at up to this number. */
    async saveOrdered(to: number): Promise<void> {
      await db.execute(sql`update follow_state set ordered_seq = greatest(ordered_seq, ${to})`);
    },
  };
}
