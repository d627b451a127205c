import { createHash } from "node:crypto";
import { z } from "zod";
import { AppError } from "#contract/app-error.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { RateLimiter } from "#server/platform/db/rate-limits.ts";
import { countOrRefuse } from "#server/platform/http/rate-limit.ts";
import { announceMail } from "#server/platform/mail/outbox.ts";
import type { Actors } from "./actors.ts";
import { type FederationAddresses, type LocalActor, pathOf } from "./addresses.ts";
import { documentJson } from "./documents.ts";
import { type incomingNews, keepNews } from "./following/incoming.ts";
import { followingStore } from "./following/store.ts";
import type { Peers } from "./peers.ts";
import { type ReadSignature, SignatureError, type SignedMessage, WINDOW_MS } from "./signatures/message.ts";
import { isSignedBy, readSignature } from "./signatures/verify.ts";
import { type FederationStore, federationStore, type Peer } from "./store.ts";

const MAX_ID = 500;
const FIVE_MINUTES_MS = 5 * 60_000;
const MAX_OF_HOST = { what: "federation-host", max: 1_200, windowMs: FIVE_MINUTES_MS };
export const MAX_FETCHES = { what: "federation-fetch", max: 120, windowMs: FIVE_MINUTES_MS };
/** A key that does not fit is looked up again, but not for every request of a forger. */
const FETCH_AGAIN_MS = 60_000;
/** Inboxes may move. */
const FRESH_MS = 86_400_000;
const MAX_FOLLOWERS_OF_HOST = 10_000;

const text = z.string().min(1).max(MAX_ID);
/** Something that is named, or told with its name. */
const Ref = z.union([text, z.object({ id: text }).transform(({ id }) => id)]);
const Activity = z.object({ id: text, type: z.string().max(100), actor: Ref, object: z.unknown() });
type Activity = z.infer<typeof Activity>;
const InnerFollow = z.object({ type: z.literal("Follow"), object: Ref });

interface InboxDeps {
  database: Database;
  store: FederationStore;
  peers: Peers;
  actors: Actors;
  addresses: FederationAddresses;
  limiter: RateLimiter;
  incoming: ReturnType<typeof incomingNews>;
  now: () => number;
}

const notSigned = () => new AppError("unauthenticated", { code: "notSigned" });

/** Takes what other servers send. Nothing is believed but what the actor's own key has signed. */
export function federationInbox(deps: InboxDeps) {
  const { database, store, peers, actors, addresses, limiter, incoming, now } = deps;

  async function verified({ actor }: Activity, signature: ReadSignature): Promise<Peer | "gone"> {
    const known = await store.findPeer(actor);
    const ageMs = known ? now() - known.fetchedAt.getTime() : Number.POSITIVE_INFINITY;
    const fits = (peer: Peer) => peer.keyId === signature.keyId && isSignedBy(signature, peer.publicKey);
    if (known && ageMs < FRESH_MS && fits(known)) return known;
    if (ageMs < FETCH_AGAIN_MS) throw notSigned();
    await countOrRefuse(limiter, [{ ...MAX_FETCHES, who: new URL(actor).host }]);
    const fetched = await peers.fetch(actor, known ? "known" : "stranger");
    if (fetched === "gone") return fetched;
    if (!fetched || !fits(fetched)) throw notSigned();
    return fetched;
  }

  /** One transaction: a message that was taken is neither lost nor taken twice. */
  async function take(activity: Activity, peer: Peer, signature: ReadSignature): Promise<void> {
    const followed = activity.type === "Follow" ? await followedBy(activity, peer) : undefined;
    const news = await incoming.understand(activity);
    await database.transaction(async (tx, notify) => {
      const own = federationStore(tx);
      const digest = createHash("sha256").update(signature.bytes).digest();
      if (!(await own.takeSignature(digest, new Date(now() + 2 * WINDOW_MS)))) return;
      if (followed) {
        await accept(own, activity, followed, peer);
        announceMail(notify);
      }
      await keepNews(followingStore(tx), news, now());
      if (activity.type === "Undo") await undo(own, activity);
      else if (isOwnEnd(activity)) await own.removePeer(activity.actor);
    });
  }

  async function followedBy({ object }: Activity, peer: Peer): Promise<LocalActor> {
    const target = Ref.safeParse(object).data;
    const actor = target === undefined ? undefined : addresses.actorAt(target);
    if (!actor || !(await actors.find(actor))) throw new AppError("not-found", { code: "nothingHere" });
    if ((await store.countFollowersOfHost(new URL(peer.actor).host)) >= MAX_FOLLOWERS_OF_HOST)
      throw new AppError("forbidden", { code: "serverRefused" });
    return actor;
  }

  async function accept(own: FederationStore, follow: Activity, followed: LocalActor, peer: Peer) {
    const { actor: follower, inbox, sharedInbox } = peer;
    const host = new URL(follower).host;
    const at = new Date(now());
    await own.addFollower(followed, { follower, host, inbox, sharedInbox, followId: follow.id }, at);
    const facts = { actor: pathOf(followed), inbox, follow: follow.id, follower };
    await own.orderDelivery("accept", facts, at);
  }

  /** Gancio's inner Follow has no actor: the outer one counts. */
  async function undo(own: FederationStore, { actor: follower, object }: Activity): Promise<void> {
    const follow = InnerFollow.safeParse(object).data;
    const followed = follow && addresses.actorAt(follow.object);
    const followId = Ref.safeParse(object).data;
    if (followed) await own.removeFollower(followed, follower);
    else if (followId !== undefined) await own.removeFollow(follower, followId);
  }

  return {
    /** Resolves when the message was taken, or needs nothing to be done. */
    async receive(message: SignedMessage): Promise<void> {
      const activity = Activity.safeParse(documentJson(message.body)).data;
      if (!activity) throw new AppError("invalid", { code: "notUnderstood" });
      const host = await peers.hostOf(activity.actor);
      if (host === undefined) throw new AppError("forbidden", { code: "serverRefused" });
      const signature = readOrRefuse(message, now());
      // A key speaks for actors of its own server alone.
      if (URL.parse(signature.keyId)?.host !== host) throw notSigned();
      // Servers tell all others of every account that ends; most are of accounts that were never here.
      if (isOwnEnd(activity) && !(await store.isKnown(activity.actor))) return;
      const peer = await verified(activity, signature);
      if (peer === "gone") {
        if (!isOwnEnd(activity)) throw notSigned();
        return store.removePeer(activity.actor);
      }
      await countOrRefuse(limiter, [{ ...MAX_OF_HOST, who: host }]);
      await take(activity, peer, signature);
    },
  };
}

export type Inbox = ReturnType<typeof federationInbox>;

function readOrRefuse(message: SignedMessage, nowMs: number): ReadSignature {
  try {
    return readSignature(message, nowMs);
  } catch (error) {
    if (error instanceof SignatureError) throw notSigned();
    throw error;
  }
}

/** An actor that deletes itself. */
function isOwnEnd({ type, actor, object }: Activity): boolean {
  return type === "Delete" && Ref.safeParse(object).data === actor;
}
