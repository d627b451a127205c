import { createECDH } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#server/platform/db/connect.ts";
import { pushKeys, pushSubscriptions } from "#server/platform/db/schema/push.ts";

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;
export type NewSubscription = Omit<typeof pushSubscriptions.$inferInsert, "id" | "createdAt">;
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** More than anyone's devices; the oldest subscription leaves first. */
const MAX_OF_USER = 20;
const KEYS_ID = 1;

export function pushStore(db: Database["db"]) {
  return {
    /** The site's keys, which the first call makes; of several at a time all get the same. */
    async keys(): Promise<PushKeys> {
      const find = () => db.select().from(pushKeys).where(eq(pushKeys.id, KEYS_ID));
      const [known] = await find();
      if (known) return known;
      await db
        .insert(pushKeys)
        .values({ id: KEYS_ID, ...newKeys() })
        .onConflictDoNothing();
      const [made] = await find();
      return made!;
    },

    /** A browser has one user: the one who subscribed last. */
    async add(subscription: NewSubscription): Promise<string> {
      const { endpoint, ...rest } = subscription;
      const [row] = await db
        .insert(pushSubscriptions)
        .values(subscription)
        .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { ...rest, createdAt: sql`now()` } })
        .returning({ id: pushSubscriptions.id });
      const { userId } = subscription;
      await db.execute(sql`
        delete from push_subscriptions where id in (
          select id from push_subscriptions where user_id = ${userId}
          order by created_at desc offset ${MAX_OF_USER})`);
      return row!.id;
    },

    async find(id: string): Promise<PushSubscriptionRow | undefined> {
      const [row] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id));
      return row;
    },

    /** One browser of a user, or all of them. */
    async removeOf(userId: string, endpoint: string | undefined): Promise<void> {
      await db
        .delete(pushSubscriptions)
        .where(
          and(
            eq(pushSubscriptions.userId, userId),
            endpoint === undefined ? undefined : eq(pushSubscriptions.endpoint, endpoint),
          ),
        );
    },

    async remove(id: string): Promise<void> {
      await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
    },
  };
}

function newKeys(): PushKeys {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  // A private key that begins with zeros would be too short.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey: pair.getPublicKey("base64url"), privateKey: privateKey.toString("base64url") };
}
