import { AppError } from "#contract/app-error.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { announceMail } from "#server/platform/mail/outbox.ts";
import { type FollowedServers, problemOfFetch } from "#server/sources/fetch.ts";
import { type FederationAddresses, pathOf, SITE_ACTOR } from "../addresses.ts";
import type { RemoteActor } from "../peers.ts";
import type { FederationRules } from "../rules/rules.ts";
import { federationStore } from "../store.ts";
import type { ToldEvent } from "./event-thing.ts";
import type { ActorLookup } from "./lookup.ts";
import type { OutboxReader } from "./outbox.ts";
import { type FollowedServer, followingStore } from "./store.ts";

const HOUR_MS = 3_600_000;
/** Deliveries may be lost while a server is away: its outbox heals that. */
const READ_AGAIN_MS = 6 * HOUR_MS;
/** A server that has a person answer may take its time. */
const ANSWER_MS = 7 * 24 * HOUR_MS;

interface FollowedDeps {
  database: Database;
  addresses: FederationAddresses;
  findActor: ActorLookup;
  outbox: OutboxReader;
  rules: FederationRules;
  now: () => number;
}

/** Servers that are followed, as a kind of source: what they told is kept, and its source reads it from there. */
export function followedServers(deps: FollowedDeps): FollowedServers {
  const { database, addresses, findActor, outbox, rules, now } = deps;
  const store = followingStore(database.db);

  async function find(address: string): Promise<RemoteActor & { outbox: string }> {
    const found = await findActor(address);
    if (addresses.actorAt(found.peer.actor)) throw new AppError("invalid", { code: "followOwn" });
    if (!found.outbox) throw new AppError("invalid", { code: "followNotFound" });
    return { ...found, outbox: found.outbox };
  }

  const readOutbox = (address: string, name: string): Promise<ToldEvent[]> =>
    outbox.read(address, name).catch((error: unknown) => {
      throw problemOfFetch(error);
    });

  /** The order to ask and the row that waits for the answer go together. */
  async function follow(actor: string): Promise<FollowedServer> {
    const { peer, name, outbox: address } = await find(actor);
    const at = new Date(now());
    const followId = `${addresses.actor(SITE_ACTOR)}#follow-${at.getTime()}-${encodeURIComponent(actor)}`;
    await database.transaction(async (tx, notify) => {
      const isNew = await followingStore(tx).add({
        actor: peer.actor,
        name,
        inbox: peer.inbox,
        outbox: address,
        followId,
        createdAt: at,
      });
      if (!isNew) return;
      const facts = { actor: pathOf(SITE_ACTOR), inbox: peer.inbox, follow: followId, followed: peer.actor };
      await federationStore(tx).orderDelivery("follow", facts, at);
      announceMail(notify);
    });
    return (await store.find(peer.actor))!;
  }

  async function refresh({ actor, name, outbox: address, readAt, hasNews }: FollowedServer): Promise<void> {
    if (readAt && now() - readAt.getTime() < READ_AGAIN_MS) return;
    try {
      const told = await readOutbox(address, name);
      const listed = told.filter(({ endsAt }) => endsAt.getTime() > now());
      for (const event of listed) await store.put(actor, event);
      await store.change(actor, { readAt: new Date(now()) });
    } catch (error) {
      // What was delivered is not held up by an outbox that cannot be read.
      if (!hasNews || !(error instanceof AppError)) throw error;
    }
  }

  return {
    async find(address) {
      const { peer, name } = await find(address);
      return { url: peer.actor, name };
    },

    async look(actor) {
      const { name, outbox: address } = await find(actor);
      const told = await readOutbox(address, name);
      return fileOf(
        name,
        told.map(({ event }) => event),
      );
    },

    async read(actor) {
      if (!(await rules.isAllowed(actor))) throw new AppError("invalid", { code: "followBlocked" });
      const following = (await store.find(actor)) ?? (await follow(actor));
      const { state, createdAt, name } = following;
      if (state === "refused") throw new AppError("invalid", { code: "followRefused" });
      if (state === "asked" && now() - createdAt.getTime() > ANSWER_MS)
        throw new AppError("invalid", { code: "followNotAnswered" });
      // What comes from now on is news for the next run.
      await store.change(actor, { hasNews: false });
      await refresh(following);
      return fileOf(name, await store.events(actor));
    },
  };
}

function fileOf(name: string, events: readonly object[]): Buffer {
  return Buffer.from(JSON.stringify({ name, events }));
}
