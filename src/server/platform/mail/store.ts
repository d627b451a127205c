import { and, asc, eq, gt, inArray, isNull, lt, lte, or, type SQL, sql, sum } from "drizzle-orm";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import {
  mailDeliveries,
  mailRefusals,
  type OUTBOX_CHANNELS,
  outbox,
} from "#server/platform/db/schema/operations.ts";

export type OutboxChannel = (typeof OUTBOX_CHANNELS)[number];

export type StoredMailReport = NonNullable<(typeof mailDeliveries.$inferSelect)["reported"]>;
type Handle = Database["db"] | Transaction;

export interface ClaimedOrder {
  id: string;
  kind: string;
  facts: Record<string, unknown>;
  attempts: number;
  dueAt: Date;
  /** The server that it goes to, as far as the order tells; all mails go to one. */
  lane: string;
}

interface ClaimOptions {
  nowMs: number;
  untilMs: number;
  limit: number;
  without: string[];
}

/** Where an order goes: the host of its address. */
const LANES: Record<OutboxChannel, SQL<string>> = {
  mail: sql`''`,
  push: hostOf(
    sql`(select endpoint from push_subscriptions where id = (${outbox.facts} ->> 'subscription')::uuid)`,
  ),
  federation: hostOf(sql`${outbox.facts} ->> 'inbox'`),
};

function hostOf(address: SQL): SQL<string> {
  return sql`coalesce(lower(split_part(${address}, '/', 3)), '')`;
}

/** No order and no pause lies so far ahead, unless the clock was set back since. */
const NEVER_SO_LATE_MS = 12 * 3_600_000;

/** `claimed_until` is a lease: while one process sends it, and as the pause after a failure. */
export function outboxStore(db: Database["db"]) {
  return {
    /** Claims some orders of a channel that are due and not leased, the oldest first, but none of the given lanes. */
    claim(channel: OutboxChannel, { nowMs, untilMs, limit, without }: ClaimOptions): Promise<ClaimedOrder[]> {
      const now = new Date(nowMs);
      const later = new Date(nowMs + NEVER_SO_LATE_MS);
      const lane = LANES[channel];
      const free = db
        .select({ id: outbox.id })
        .from(outbox)
        .where(
          and(
            eq(outbox.channel, channel),
            isNull(outbox.doneAt),
            or(lte(outbox.dueAt, now), gt(outbox.dueAt, later)),
            or(isNull(outbox.claimedUntil), lte(outbox.claimedUntil, now), gt(outbox.claimedUntil, later)),
            without.length > 0 ? sql`${lane} <> all (${sql.param(without)}::text[])` : undefined,
          ),
        )
        .orderBy(asc(outbox.dueAt))
        .limit(limit)
        .for("update", { skipLocked: true });
      return db
        .update(outbox)
        .set({ claimedUntil: new Date(untilMs), attempts: sql`${outbox.attempts} + 1` })
        .where(inArray(outbox.id, free))
        .returning({
          id: outbox.id,
          kind: outbox.kind,
          facts: outbox.facts,
          attempts: outbox.attempts,
          dueAt: outbox.dueAt,
          lane,
        });
    },

    /** A table that was empty and is full at once is read in whole for each claim, until its size is known. */
    async analyze(): Promise<void> {
      await db.execute(sql`analyze outbox`);
    },

    /** Gives back what was claimed and not sent, as if it had not been. */
    async release(ids: string[]): Promise<void> {
      await db
        .update(outbox)
        .set({ claimedUntil: null, attempts: sql`${outbox.attempts} - 1` })
        .where(inArray(outbox.id, ids));
    },

    async hold(ids: string[], untilMs: number): Promise<void> {
      await db
        .update(outbox)
        .set({ claimedUntil: new Date(untilMs) })
        .where(inArray(outbox.id, ids));
    },

    async finish(id: string, nowMs: number): Promise<void> {
      await db
        .update(outbox)
        .set({ doneAt: new Date(nowMs) })
        .where(eq(outbox.id, id));
    },

    /** There is no reason for it any more. Should its cause come back, it may be ordered again. */
    async drop(id: string): Promise<void> {
      await db.delete(outbox).where(eq(outbox.id, id));
    },

    async deleteDoneBefore(atMs: number): Promise<void> {
      await db.delete(outbox).where(lt(outbox.doneAt, new Date(atMs)));
    },
  };
}

/** Takes back an order that nothing has begun to send. */
export async function cancelMail(tx: Transaction, cause: string): Promise<void> {
  await tx
    .delete(outbox)
    .where(and(eq(outbox.cause, cause), isNull(outbox.doneAt), isNull(outbox.claimedUntil)));
}

/** An address is dead after so many refusals in a row: a single one may be a mistake of the server. */
const DEAD_AFTER = 3;

/** Permanent refusals of addresses. */
export function refusalStore(db: Handle) {
  async function add(email: string, what: "refusals" | "bounces" | "complaints", at: Date): Promise<void> {
    const column = mailRefusals[what];
    await db
      .insert(mailRefusals)
      .values({ email, refusals: 0, lastAt: at, [what]: 1 })
      .onConflictDoUpdate({
        target: mailRefusals.email,
        set: { [what]: sql`${column} + 1`, lastAt: at },
      });
  }

  return {
    count: (email: string, at: Date): Promise<void> => add(email, "refusals", at),
    countReport: (email: string, report: StoredMailReport, at: Date): Promise<void> =>
      add(email, report === "bounce" ? "bounces" : "complaints", at),

    async isDead(email: string): Promise<boolean> {
      const [row] = await db.select().from(mailRefusals).where(eq(mailRefusals.email, email));
      return row !== undefined && (row.refusals >= DEAD_AFTER || row.bounces + row.complaints > 0);
    },

    /** A mail server took a mail: that ends its refusals, but proves nothing against what is reported afterwards. */
    async forgetRefusals(email: string): Promise<void> {
      await db.update(mailRefusals).set({ refusals: 0 }).where(eq(mailRefusals.email, email));
    },

    /** The address is to be tried again. */
    async forget(email: string): Promise<void> {
      await db.delete(mailRefusals).where(eq(mailRefusals.email, email));
    },

    async deleteBefore(at: Date): Promise<void> {
      await db.delete(mailRefusals).where(lt(mailRefusals.lastAt, at));
    },

    /** Addresses that get no reminders, news and digests, and how many bounces and complaints were reported of late. */
    async totals(): Promise<{ stopped: number; bounces: number; complaints: number }> {
      const isDead = or(
        gt(mailRefusals.bounces, 0),
        gt(mailRefusals.complaints, 0),
        sql`${mailRefusals.refusals} >= ${DEAD_AFTER}`,
      );
      const [row] = await db
        .select({
          stopped: sql<number>`count(*) filter (where ${isDead})`.mapWith(Number),
          bounces: sum(mailRefusals.bounces).mapWith(Number),
          complaints: sum(mailRefusals.complaints).mapWith(Number),
        })
        .from(mailRefusals);
      return { stopped: row!.stopped, bounces: row!.bounces ?? 0, complaints: row!.complaints ?? 0 };
    },
  };
}

/** Mails by the tokens of their bounce addresses. */
export function deliveryStore(db: Handle) {
  return {
    async add(token: string, email: string, sentAt: Date): Promise<void> {
      await db.insert(mailDeliveries).values({ token, email, sentAt }).onConflictDoNothing();
    },

    /** The addresses of mails whose first report this is. */
    async report(tokens: string[], reported: StoredMailReport): Promise<string[]> {
      if (tokens.length === 0) return [];
      const rows = await db
        .update(mailDeliveries)
        .set({ reported })
        .where(and(inArray(mailDeliveries.token, tokens), isNull(mailDeliveries.reported)))
        .returning({ email: mailDeliveries.email });
      return rows.map(({ email }) => email);
    },

    async deleteBefore(at: Date): Promise<void> {
      await db.delete(mailDeliveries).where(lt(mailDeliveries.sentAt, at));
    },
  };
}
