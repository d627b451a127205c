import { z } from "zod";
import type { FederatedEvent, FederatedReader } from "#server/catalog/federated.ts";
import { LruCache } from "#server/platform/cache/lru-cache.ts";
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
import { actorOfPath, type FederationAddresses, type LocalActor, SITE_ACTOR } from "./addresses.ts";
import type { doubtStore } from "./doubts/store.ts";
import type { Json } from "./event-object.ts";
import { followingStore } from "./following/store.ts";
import type { FederationRules } from "./rules/rules.ts";
import type { Sender } from "./sender.ts";
import type { ServerSoftware } from "./servers/software.ts";
import { tellerStore } from "./tellers/store.ts";

/** Most of the time goes by waiting for answers, the longest for servers that are no more. */
const PARALLEL = 64;
const PER_SERVER = 4;
/** Each is signed by RSA: more would take the processor from requests. */
const PER_SECOND = 100;
/** Servers that are gone for good would else be asked all the time, for each event. */
const LONGEST_PAUSE_MS = 3_600_000;
/** Less than what an answer takes to come: deliveries of one event that go out together share a look at it. */
const SHARE_MS = 200;
/** Of an activity, which others refuse for many reasons: whether the follower is gone, its own address is asked. */
const GONE = new Set([404, 410]);
/** An inbox is doubted once in this time, however many deliveries fail. */
const DOUBT_EVERY_MS = 3_600_000;
const DOUBTED = { maxEntries: 10_000, maxBytes: 8_000_000 };
/** Takes Create alone, and answers 404 to what another actor shares. */
const CREATES_ALONE = "gancio";

const Delivery = z.object({ actor: z.string(), inbox: z.string() });
const AcceptFacts = z.object({ follow: z.string(), follower: z.string() });
const FollowFacts = z.object({ follow: z.string(), followed: z.string() });
const EventFacts = z.object({ event: z.number() });

/** An answer that trying again will not change. */
class DeliveryRefused extends Error {}

interface Outgoing {
  actor: LocalActor;
  activity: Json;
  onTaken?: () => Promise<void>;
}

interface DeliveryDeps {
  database: Database;
  doubts: Pick<ReturnType<typeof doubtStore>, "doubtInbox">;
  softwareAt: ServerSoftware;
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
  const { database, doubts, softwareAt, reader, sender, rules, addresses, publicUrl, now, onFailure } = deps;
  const tellers = tellerStore(database.db);
  const doubted = new LruCache<number>(DOUBTED);

  const looks = new Map<number, Promise<FederatedEvent | undefined>>();

  function look(id: number): Promise<FederatedEvent | undefined> {
    const known = looks.get(id);
    if (known) return known;
    const found = reader.event(id);
    looks.set(id, found);
    setTimeout(() => looks.delete(id), SHARE_MS).unref();
    return found;
  }

  /** What is said, by whom, and what it changes in who is known to have said it. */
  async function outgoing({ kind, facts }: ClaimedOrder, inbox: string): Promise<Outgoing | undefined> {
    const given = actorOfPath(Delivery.parse(facts).actor);
    if (!given) return undefined;
    if (kind === "accept")
      return { actor: given, activity: acceptActivity(AcceptFacts.parse(facts), given, addresses) };
    if (kind === "follow" || kind === "unfollow") {
      const { follow, followed } = FollowFacts.parse(facts);
      // Retries come in any order: the current state of following decides.
      const isFollowed = (await following.find(followed))?.followId === follow;
      if (isFollowed !== (kind === "follow")) return undefined;
      const write = kind === "follow" ? followActivity : undoFollowActivity;
      return { actor: given, activity: write(follow, followed, addresses) };
    }
    const { event: id } = EventFacts.parse(facts);
    const event = await look(id);
    const { host } = new URL(inbox);
    // What was told by whom may have been settled since the delivery was queued.
    const teller = kind === "announce" ? undefined : await tellers.actorOf(host, id);
    const actor = (teller && actorOfPath(teller)) || given;
    if (kind === "delete")
      return event?.isGone === false
        ? undefined
        : { actor, activity: deleteActivity(id, event?.at ?? null, { addresses, actor }) };
    if (event?.isGone !== false) return undefined;
    const announced = { actor, activity: announceActivity(event.found, { addresses, actor }) };
    const isOwner = actor.kind === SITE_ACTOR.kind;
    const takesAnnounces = async () => (await softwareAt(inbox)) !== CREATES_ALONE;
    if (kind === "announce") return (await takesAnnounces()) ? announced : undefined;
    if (kind === "create" && !isOwner && (await takesAnnounces()))
      return { ...announced, onTaken: () => tellers.giveToSite(host, id) };
    const change = kind === "create" ? "Create" : "Update";
    return { actor, activity: changeActivity(change, event.found, { publicUrl, addresses, actor }) };
  }

  async function doubt(inbox: string): Promise<void> {
    if (now() - (doubted.get(inbox) ?? Number.NEGATIVE_INFINITY) < DOUBT_EVERY_MS) return;
    doubted.set(inbox, now(), inbox.length);
    await doubts.doubtInbox(inbox, new Date(now()));
  }

  return createOutboxWorker({
    database,
    channel: "federation",
    parallel: PARALLEL,
    perServer: PER_SERVER,
    perSecond: PER_SECOND,
    longestPauseMs: LONGEST_PAUSE_MS,
    async send(order) {
      const { inbox } = Delivery.parse(order.facts);
      // The server or actor may have been blocked since the delivery was queued.
      if (!(await rules.isAllowed(inbox))) return false;
      const said = await outgoing(order, inbox);
      if (!said) return false;
      const status = await sender.post(inbox, said.activity, said.actor).catch(async (error: unknown) => {
        if (isForbidden(error)) throw new DeliveryRefused("The inbox may not be asked.", { cause: error });
        await doubt(inbox);
        throw error;
      });
      if (GONE.has(status)) await doubt(inbox);
      if (status === 408 || status === 429 || status >= 500) throw new Error(`The inbox answered ${status}.`);
      if (status >= 300) throw new DeliveryRefused(`The inbox answered ${status}.`);
      await said.onTaken?.();
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
