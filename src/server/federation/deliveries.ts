import { z } from "zod";
import type { FederatedEvent, FederatedReader } from "#server/catalog/federated.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { isForbidden } from "#server/platform/http-client/http-client.ts";
import { createOutboxWorker } from "#server/platform/mail/outbox-worker.ts";
import type { ClaimedOrder } from "#server/platform/mail/store.ts";
import {
  announceActivity,
  changeActivity,
  deleteActivity,
  followActivity,
  undoFollowActivity,
} from "./activities.ts";
import { actorOfPath, type FederationAddresses, type LocalActor } from "./addresses.ts";
import type { Json } from "./event-object.ts";
import { followingStore } from "./following/store.ts";
import type { FederationRules } from "./rules/rules.ts";
import type { Sender } from "./sender.ts";
import type { FederationStore } from "./store.ts";

/** Most of the time goes by waiting for answers, the longest for servers that are no more. */
const PARALLEL = 64;
const PER_SERVER = 4;
/** Each is signed by RSA: more would take the processor from requests. */
const PER_SECOND = 100;
/** Servers that are gone for good would else be asked all the time, for each event. */
const LONGEST_PAUSE_MS = 3_600_000;
/** Less than what an answer takes to come: deliveries of one event that go out together share a look at it. */
const SHARE_MS = 200;
const GONE = new Set([404, 410]);

const Delivery = z.object({ actor: z.string(), inbox: z.string() });
const AcceptFacts = z.object({ follow: z.string(), follower: z.string() });
const FollowFacts = z.object({ follow: z.string(), followed: z.string() });
const EventFacts = z.object({ event: z.number() });

/** An answer that trying again will not change. */
class DeliveryRefused extends Error {}

interface DeliveryDeps {
  database: Database;
  store: FederationStore;
  reader: FederatedReader;
  sender: Sender;
  rules: FederationRules;
  addresses: FederationAddresses;
  publicUrl: string;
  now: () => number;
  onFailure(text: string, facts: Record<string, unknown>): void;
}

/**
 * Sends the outbox's activities. Each is written when it is sent, of the event as it is by then: an event that was taken back
 * is not created any more, in whatever order retries come.
 */
export function federationDeliveries(deps: DeliveryDeps) {
  const following = followingStore(deps.database.db);
  const { database, store, reader, sender, rules, addresses, publicUrl, now, onFailure } = deps;

  const looks = new Map<number, Promise<FederatedEvent | undefined>>();

  function look(id: number): Promise<FederatedEvent | undefined> {
    const known = looks.get(id);
    if (known) return known;
    const found = reader.event(id);
    looks.set(id, found);
    setTimeout(() => looks.delete(id), SHARE_MS).unref();
    return found;
  }

  async function activityOf({ kind, facts }: ClaimedOrder, actor: LocalActor): Promise<Json | undefined> {
    if (kind === "accept") return acceptActivity(AcceptFacts.parse(facts), actor, addresses);
    if (kind === "follow" || kind === "unfollow") {
      const { follow, followed } = FollowFacts.parse(facts);
      // Retries come in any order: the current state of following decides.
      const isFollowed = (await following.find(followed))?.followId === follow;
      if (isFollowed !== (kind === "follow")) return undefined;
      return kind === "follow"
        ? followActivity(follow, followed, addresses)
        : undoFollowActivity(follow, followed, addresses);
    }
    const { event: id } = EventFacts.parse(facts);
    const event = await look(id);
    if (kind === "delete")
      return event?.isGone === false
        ? undefined
        : deleteActivity(id, event?.at ?? null, { addresses, actor });
    if (event?.isGone !== false) return undefined;
    if (kind === "announce") return announceActivity(event.found, { addresses, actor });
    return changeActivity(kind === "create" ? "Create" : "Update", event.found, {
      publicUrl,
      addresses,
      actor,
    });
  }

  return createOutboxWorker({
    database,
    channel: "federation",
    parallel: PARALLEL,
    perServer: PER_SERVER,
    perSecond: PER_SECOND,
    longestPauseMs: LONGEST_PAUSE_MS,
    async send(order) {
      const { actor: path, inbox } = Delivery.parse(order.facts);
      // The server or actor may have been blocked since the delivery was queued.
      if (!(await rules.isAllowed(inbox))) return false;
      const actor = actorOfPath(path);
      const activity = actor && (await activityOf(order, actor));
      if (!activity) return false;
      const status = await sender.post(inbox, activity, actor).catch((error: unknown) => {
        if (isForbidden(error)) throw new DeliveryRefused("The inbox may not be asked.", { cause: error });
        throw error;
      });
      if (GONE.has(status)) await store.removeInbox(inbox);
      else if (status === 408 || status === 429 || status >= 500)
        throw new Error(`The inbox answered ${status}.`);
      else if (status >= 300) throw new DeliveryRefused(`The inbox answered ${status}.`);
      // Nothing to keep: its cause does not come back.
      return false;
    },
    isRefused: (error) => error instanceof DeliveryRefused || error instanceof z.ZodError,
    close: () => {},
    now,
    onFailure,
  });
}

function acceptActivity(
  { follow, follower }: z.infer<typeof AcceptFacts>,
  followed: LocalActor,
  addresses: FederationAddresses,
): Json {
  const actor = addresses.actor(followed);
  return {
    "@context": "https://www.w3.org/ns/activitystreams",
    id: `${actor}#accept-${encodeURIComponent(follow)}`,
    type: "Accept",
    actor,
    to: [follower],
    object: { id: follow, type: "Follow", actor: follower, object: actor },
  };
}
