import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import { and, count, eq, lt, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import {
  federationFirstFollows,
  federationFollowers,
  federationKeys,
  federationPeerRows,
  federationSignatures,
} from "#server/platform/db/schema/federation.ts";
import { outbox } from "#server/platform/db/schema/operations.ts";
import { type LocalActor, pathOf } from "./addresses.ts";

export type Peer = typeof federationPeerRows.$inferSelect;
export type Follower = Omit<typeof federationFollowers.$inferInsert, "actor" | "createdAt">;

const KEYS_ID = 1;
const makePair = promisify(generateKeyPair);

export function federationStore(db: Database["db"] | Transaction) {
  return {
    /** The site's key pair, which the first call makes; of several at a time all get the same. */
    async keys(): Promise<{ publicKey: string; privateKey: string }> {
      const find = () => db.select().from(federationKeys).where(eq(federationKeys.id, KEYS_ID));
      const [known] = await find();
      if (known) return known;
      const pair = await makePair("rsa", {
        modulusLength: 2_048,
        publicKeyEncoding: { type: "spki", format: "pem" },
        privateKeyEncoding: { type: "pkcs8", format: "pem" },
      });
      await db
        .insert(federationKeys)
        .values({ id: KEYS_ID, ...pair })
        .onConflictDoNothing();
      const [made] = await find();
      return made!;
    },

    async countFollowers(actor: LocalActor): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(federationFollowers)
        .where(eq(federationFollowers.actor, pathOf(actor)));
      return row!.total;
    },

    async countAllFollowers(): Promise<number> {
      const [row] = await db.select({ total: count() }).from(federationFollowers);
      return row!.total;
    },

    async countFollowersOfHost(host: string): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(federationFollowers)
        .where(eq(federationFollowers.host, host));
      return row!.total;
    },

    async addFollower(actor: LocalActor, follower: Follower, at: Date): Promise<void> {
      const { host, inbox, sharedInbox = null, followId } = follower;
      await db
        .insert(federationFirstFollows)
        .values({ host, actor: pathOf(actor), at })
        .onConflictDoNothing();
      await db
        .insert(federationFollowers)
        .values({ actor: pathOf(actor), ...follower, createdAt: at })
        .onConflictDoUpdate({
          target: [federationFollowers.actor, federationFollowers.follower],
          set: { inbox, sharedInbox, followId },
        });
    },

    async removeFollower(actor: LocalActor, follower: string): Promise<void> {
      await db
        .delete(federationFollowers)
        .where(and(eq(federationFollowers.actor, pathOf(actor)), eq(federationFollowers.follower, follower)));
    },

    async removeFollow(follower: string, followId: string): Promise<void> {
      await db
        .delete(federationFollowers)
        .where(and(eq(federationFollowers.follower, follower), eq(federationFollowers.followId, followId)));
    },

    /** The actor is gone: it follows nothing any more. */
    async removePeer(actor: string): Promise<void> {
      await db.delete(federationFollowers).where(eq(federationFollowers.follower, actor));
      await db.delete(federationPeerRows).where(eq(federationPeerRows.actor, actor));
    },

    /** Followers of a server, with its subdomains, or an actor. */
    async removeFollowersOf(subject: string): Promise<void> {
      const host = sql`split_part(${federationFollowers.host}, ':', 1)`;
      await db
        .delete(federationFollowers)
        .where(
          or(
            eq(federationFollowers.follower, subject),
            eq(federationFollowers.host, subject),
            sql`${host} = ${subject}`,
            sql`right(${host}, length(${subject}) + 1) = '.' || ${subject}`,
          ),
        );
    },

    /** Whether an actor of another server follows, or has sent something of late. */
    async isKnown(actor: string): Promise<boolean> {
      const peer = await db
        .select({ actor: federationPeerRows.actor })
        .from(federationPeerRows)
        .where(eq(federationPeerRows.actor, actor));
      const follows = await db
        .select({ actor: federationFollowers.actor })
        .from(federationFollowers)
        .where(eq(federationFollowers.follower, actor))
        .limit(1);
      return peer.length + follows.length > 0;
    },

    async findPeer(actor: string): Promise<Peer | undefined> {
      const [row] = await db.select().from(federationPeerRows).where(eq(federationPeerRows.actor, actor));
      return row;
    },

    async savePeer(peer: Peer): Promise<void> {
      const { actor: _key, ...set } = peer;
      await db
        .insert(federationPeerRows)
        .values(peer)
        .onConflictDoUpdate({ target: federationPeerRows.actor, set });
    },

    /** Whether it comes for the first time. */
    async takeSignature(digest: Buffer, expiresAt: Date): Promise<boolean> {
      const rows = await db
        .insert(federationSignatures)
        .values({ digest, expiresAt })
        .onConflictDoNothing()
        .returning({ digest: federationSignatures.digest });
      return rows.length > 0;
    },

    async orderDelivery(kind: string, facts: Record<string, unknown>, dueAt: Date): Promise<void> {
      await db.insert(outbox).values({ channel: "federation", kind, facts, dueAt });
    },

    /** Peers are fetched again when they are needed again. */
    async deleteExpired(now: Date, peersBefore: Date): Promise<void> {
      await db.delete(federationSignatures).where(lt(federationSignatures.expiresAt, now));
      await db.delete(federationPeerRows).where(lt(federationPeerRows.fetchedAt, peersBefore));
    },
  };
}

export type FederationStore = ReturnType<typeof federationStore>;
