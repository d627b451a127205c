import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lte, notExists, or, sql } from "drizzle-orm";
import { ADMIN_ROLE } from "#domain/account.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { apiTokens, users } from "#server/platform/db/schema/accounts.ts";
import { type StoredAnswer, webhooks } from "#server/platform/db/schema/webhooks.ts";

export type WebhookRow = typeof webhooks.$inferSelect;
type NewWebhook = Pick<
  typeof webhooks.$inferInsert,
  "url" | "secret" | "kinds" | "tokenId" | "lastEventId" | "lastChangeId" | "createdAt"
>;

const LAST_ANSWERS = 20;

const withAnswers = (answers: readonly StoredAnswer[]) =>
  sql`jsonb_path_query_array(${JSON.stringify(answers)}::jsonb || ${webhooks.answers}, ${sql.raw(`'$[0 to ${LAST_ANSWERS - 1}]'`)})`;

export function webhookStore(db: Database["db"] | Transaction) {
  return {
    list(): Promise<WebhookRow[]> {
      return db.select().from(webhooks).orderBy(asc(webhooks.createdAt), asc(webhooks.id));
    },

    /** Active ones whose token was revoked or has expired, or is no administrator's any more. */
    listEnded(now: Date): Promise<WebhookRow[]> {
      const token = db
        .select({ id: apiTokens.id })
        .from(apiTokens)
        .innerJoin(users, eq(users.id, apiTokens.userId))
        .where(
          and(eq(apiTokens.id, webhooks.tokenId), gt(apiTokens.expiresAt, now), eq(users.role, ADMIN_ROLE)),
        );
      return db
        .select()
        .from(webhooks)
        .where(and(eq(webhooks.state, "active"), isNotNull(webhooks.tokenId), notExists(token)));
    },

    /** Returns those that were active until now. */
    stop(ids: string[], stoppedBy: WebhookRow["stoppedBy"]): Promise<WebhookRow[]> {
      return db
        .update(webhooks)
        .set({ state: "stopped", stoppedBy, nextAt: null })
        .where(and(inArray(webhooks.id, ids), eq(webhooks.state, "active")))
        .returning();
    },

    async count(): Promise<number> {
      const [row] = await db.select({ number: count() }).from(webhooks);
      return row!.number;
    },

    async add(webhook: NewWebhook): Promise<WebhookRow> {
      const [row] = await db.insert(webhooks).values(webhook).returning();
      return row!;
    },

    async find(id: string): Promise<WebhookRow | undefined> {
      const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id));
      return row;
    },

    async change(id: string, change: Partial<WebhookRow>): Promise<WebhookRow | undefined> {
      const [row] = await db.update(webhooks).set(change).where(eq(webhooks.id, id)).returning();
      return row;
    },

    async remove(id: string): Promise<WebhookRow | undefined> {
      const [row] = await db.delete(webhooks).where(eq(webhooks.id, id)).returning();
      return row;
    },

    async addAnswer(id: string, answer: StoredAnswer): Promise<void> {
      await db
        .update(webhooks)
        .set({ answers: withAnswers([answer]) })
        .where(eq(webhooks.id, id));
    },

    /** Leases one to this process, if it is active, due and not leased. */
    async claim(id: string, now: Date, until: Date): Promise<WebhookRow | undefined> {
      const isDue = or(isNull(webhooks.nextAt), lte(webhooks.nextAt, now));
      const isFree = or(isNull(webhooks.claimedUntil), lte(webhooks.claimedUntil, now));
      const [row] = await db
        .update(webhooks)
        .set({ claimedUntil: until })
        .where(and(eq(webhooks.id, id), eq(webhooks.state, "active"), isDue, isFree))
        .returning();
      return row;
    },

    /** Writes what was done under a lease; nothing where the lease was lost, or the webhook removed. */
    async save(
      { id, claimedUntil }: WebhookRow,
      change: Partial<WebhookRow>,
      answers: readonly StoredAnswer[],
    ): Promise<WebhookRow | undefined> {
      const [row] = await db
        .update(webhooks)
        .set({ ...change, ...(answers.length > 0 && { answers: withAnswers(answers) }) })
        .where(and(eq(webhooks.id, id), eq(webhooks.claimedUntil, claimedUntil!)))
        .returning();
      return row;
    },
  };
}
