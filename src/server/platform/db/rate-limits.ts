import { createHash } from "node:crypto";
import { lte, sql } from "drizzle-orm";
import type { Upkeep } from "../jobs/upkeep.ts";
import type { Database } from "./connect.ts";
import { rateLimits } from "./schema/operations.ts";

/** At most so many attempts in a window that starts with the first; `who` is an address, an account or both. */
export interface Limit {
  what: string;
  who: string;
  max: number;
  windowMs: number;
}

export interface Count {
  hits: number;
  isOver: boolean;
  retryAfterSeconds: number;
}

export type RateLimiter = ReturnType<typeof rateLimiter>;

/** Counts for all processes in one table, keyed by digests. */
export function rateLimiter(db: Database["db"], now: () => number) {
  const keyOf = ({ what, who }: Limit) => createHash("sha256").update(`${what}:${who}`).digest();

  return {
    /** Counts once against each limit, in one statement; returns which are exceeded. */
    async count(limits: readonly Limit[]): Promise<Count[]> {
      const nowMs = now();
      const at = sql`${new Date(nowMs)}::timestamptz`;
      // A window that ends long after a new one would was opened before the clock was set back.
      const isOver = sql`(kept.resets_at <= ${at} or kept.resets_at > excluded.resets_at + interval '1 hour')`;
      const keyed = limits.map((limit) => ({ ...limit, key: keyOf(limit) }));
      // Always in the same order, or two requests that lock the same rows would deadlock.
      const rows = keyed
        .toSorted((a, b) => a.key.compare(b.key))
        .map(({ key, windowMs }) => sql`(${key}::bytea, 1, ${new Date(nowMs + windowMs)}::timestamptz)`);
      const counted = await db.execute<{ key: Buffer; hits: number; resets_at: string | Date }>(sql`
        insert into ${rateLimits} as kept (key, hits, resets_at) values ${sql.join(rows, sql`, `)}
        on conflict (key) do update set
          hits = case when ${isOver} then 1 else kept.hits + 1 end,
          resets_at = case when ${isOver} then excluded.resets_at else kept.resets_at end
        returning key, hits, resets_at`);
      return keyed.map(({ key, max }) => {
        const row = counted.rows.find((other) => key.equals(other.key))!;
        const leftMs = new Date(row.resets_at).getTime() - nowMs;
        return {
          hits: row.hits,
          isOver: row.hits > max,
          retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)),
        };
      });
    },

    /** Takes one count back: what was counted beforehand turned out to be fine. */
    async forgive(limits: readonly Limit[]): Promise<void> {
      const keys = limits.map(keyOf).toSorted((a, b) => a.compare(b));
      for (const key of keys)
        await db
          .update(rateLimits)
          .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
          .where(sql`${rateLimits.key} = ${key}`);
    },
  };
}

export const rateLimitsUpkeep: Upkeep = async (db, nowMs) => {
  await db.delete(rateLimits).where(lte(rateLimits.resetsAt, new Date(nowMs)));
};
