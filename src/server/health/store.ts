import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  min,
  sql,
} from "drizzle-orm";
import { ADMIN_ROLE } from "#domain/account.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { federationFollowers } from "#server/platform/db/schema/federation.ts";
import { healthHours, processReports } from "#server/platform/db/schema/health.ts";
import { auditLog, outbox } from "#server/platform/db/schema/operations.ts";
import { pushSubscriptions } from "#server/platform/db/schema/push.ts";
import { sourceRuns, sources } from "#server/platform/db/schema/sources.ts";
import { webhooks } from "#server/platform/db/schema/webhooks.ts";
import type { OutboxChannel } from "#server/platform/mail/store.ts";
import { leftOutBySource } from "#server/sources/runs/store.ts";
import type { AnswerCounts } from "./answer-tally.ts";

export type ProcessReport = typeof processReports.$inferSelect;
export type HealthHour = typeof healthHours.$inferSelect;
type Measured = AnswerCounts & Pick<HealthHour, "databaseMs" | "diskUsedBytes">;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export type HealthStore = ReturnType<typeof healthStore>;

export function healthStore(db: Database["db"]) {
  return {
    async pingMs(): Promise<number> {
      const began = performance.now();
      await db.execute(sql`select 1`);
      return performance.now() - began;
    },

    async report(report: ProcessReport): Promise<void> {
      await db
        .insert(processReports)
        .values(report)
        .onConflictDoUpdate({ target: processReports.id, set: report });
    },

    async removeReport(id: string): Promise<void> {
      await db.delete(processReports).where(eq(processReports.id, id));
    },

    /** Several processes add to one hour. */
    async addToHour(at: Date, measured: Measured): Promise<void> {
      const hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
      const minutes = 1n << BigInt(Math.floor((at.getTime() - hour.getTime()) / MINUTE_MS));
      await db
        .insert(healthHours)
        .values({ hour, minutes, ...measured })
        .onConflictDoUpdate({
          target: healthHours.hour,
          set: {
            minutes: sql`${healthHours.minutes} | excluded.minutes`,
            calls: sql`${healthHours.calls} + excluded.calls`,
            failures: sql`${healthHours.failures} + excluded.failures`,
            durations: sql`(select array_agg(one + other order by place) from unnest(${healthHours.durations}, excluded.durations) with ordinality as both_(one, other, place))`,
            databaseMs: sql`greatest(${healthHours.databaseMs}, excluded.database_ms)`,
            diskUsedBytes: sql`greatest(${healthHours.diskUsedBytes}, excluded.disk_used_bytes)`,
          },
        });
    },

    async forget(before: { reports: Date; hours: Date }): Promise<void> {
      await db.delete(processReports).where(lt(processReports.seenAt, before.reports));
      await db.delete(healthHours).where(lt(healthHours.hour, before.hours));
    },

    reports(): Promise<ProcessReport[]> {
      return db.select().from(processReports).orderBy(asc(processReports.startedAt), asc(processReports.id));
    },

    hours(since: Date): Promise<HealthHour[]> {
      return db.select().from(healthHours).where(gte(healthHours.hour, since)).orderBy(asc(healthHours.hour));
    },

    async database(): Promise<{ version: string; connections: number; most: number; bytes: number }> {
      const { rows } = await db.execute<{
        version: string;
        connections: number;
        most: number;
        bytes: number;
      }>(
        sql`select current_setting('server_version') as version,
                   (select count(*) from pg_stat_activity where datname = current_database())::int as connections,
                   current_setting('max_connections')::int as most,
                   pg_database_size(current_database())::float8 as bytes`,
      );
      return rows[0]!;
    },

    /** What waits in each channel of the outbox. */
    async waiting(
      now: Date,
    ): Promise<{ channel: OutboxChannel; waiting: number; oldestAt: Date | null; nextTryAt: Date | null }[]> {
      return db
        .select({
          channel: outbox.channel,
          waiting: count(),
          oldestAt: min(outbox.dueAt),
          nextTryAt: min(outbox.claimedUntil),
        })
        .from(outbox)
        .where(and(isNull(outbox.doneAt), lte(outbox.dueAt, now)))
        .groupBy(outbox.channel);
    },

    /** What each channel has sent, by hour. */
    async sent(since: Date): Promise<{ channel: OutboxChannel; hour: Date; sent: number }[]> {
      const hour = sql<Date>`date_trunc('hour', ${outbox.doneAt}, 'UTC')`.mapWith(outbox.doneAt);
      return db
        .select({ channel: outbox.channel, hour, sent: count() })
        .from(outbox)
        .where(gte(outbox.doneAt, since))
        .groupBy(outbox.channel, sql`2`);
    },

    administrators(): Promise<{ forename: string; surname: string; email: string }[]> {
      return db
        .select({ forename: users.forename, surname: users.surname, email: users.email })
        .from(users)
        .where(eq(users.role, ADMIN_ROLE))
        .orderBy(asc(users.forename), asc(users.surname), asc(users.id));
    },

    async devices(): Promise<number> {
      return db.$count(pushSubscriptions);
    },

    async followers(): Promise<number> {
      return db.$count(federationFollowers);
    },

    async webhooks(): Promise<{ active: number; failing: number; stopped: number }> {
      const [row] = await db
        .select({
          active: sql<number>`count(*) filter (where ${webhooks.state} = 'active')`.mapWith(Number),
          failing:
            sql<number>`count(*) filter (where ${webhooks.state} = 'active' and ${webhooks.failingSince} is not null)`.mapWith(
              Number,
            ),
          stopped: sql<number>`count(*) filter (where ${webhooks.state} = 'stopped')`.mapWith(Number),
        })
        .from(webhooks);
      return row!;
    },

    async sources(): Promise<{ all: number; failing: number; stopped: number }> {
      const [row] = await db
        .select({
          all: sql<number>`count(*) filter (where ${sources.state} <> 'paused')`.mapWith(Number),
          failing:
            sql<number>`count(*) filter (where ${sources.state} = 'active' and ${sources.problem} is not null)`.mapWith(
              Number,
            ),
          stopped: sql<number>`count(*) filter (where ${sources.state} = 'stopped')`.mapWith(Number),
        })
        .from(sources)
        .where(isNotNull(sources.url));
      return row!;
    },

    /** Sources that do not work, those that fail longest first. */
    failingSources(limit: number) {
      return db
        .select({
          id: sources.id,
          name: sources.name,
          failingSince: sources.failingSince,
          problem: sources.problem,
        })
        .from(sources)
        .where(
          and(
            isNotNull(sources.url),
            inArray(sources.state, ["active", "stopped"]),
            isNotNull(sources.problem),
          ),
        )
        .orderBy(desc(eq(sources.state, "stopped")), asc(sources.failingSince), asc(sources.id))
        .limit(limit);
    },

    /** Sources that answer, but whose last run left rows out; those that leave out most first. */
    async leftOutSources() {
      const leftOut = await leftOutBySource(db);
      if (leftOut.size === 0) return [];
      const found = await db
        .select({ id: sources.id, name: sources.name })
        .from(sources)
        .where(
          and(
            isNotNull(sources.url),
            eq(sources.state, "active"),
            isNull(sources.problem),
            inArray(sources.id, [...leftOut.keys()]),
          ),
        );
      return found
        .map((source) => ({ ...source, ...leftOut.get(source.id)! }))
        .sort((a, b) => b.rows - a.rows || a.id - b.id);
    },

    /** Sources whose last run waits for a review. */
    async toReview(): Promise<number> {
      const last = db
        .select({ id: max(sourceRuns.id) })
        .from(sourceRuns)
        .groupBy(sourceRuns.sourceId);
      return db.$count(sourceRuns, and(inArray(sourceRuns.id, last), eq(sourceRuns.state, "review")));
    },

    async lastImport(): Promise<Date | null | undefined> {
      const [row] = await db
        .select({ at: max(auditLog.at) })
        .from(auditLog)
        .where(eq(auditLog.action, "Events Imported"));
      return row?.at;
    },
  };
}
