import { z } from "zod";
import { isThing } from "#server/sources/formats/json-ld-value.ts";
import { isAt } from "../peers.ts";
import { eventThing, refOf, type ToldEvent } from "./event-thing.ts";
import type { OutboxReader } from "./outbox.ts";
import type { FollowedEntry, FollowedServer, FollowingStore } from "./store.ts";

/** The effect of an inbox activity on a followed actor: a reply to our Follow, an event to store, or one to remove. */
export type IncomingNews =
  | { kind: "answer"; actor: string; state: "accepted" | "refused" }
  | { kind: "told"; actor: string; event: ToldEvent }
  | { kind: "gone"; actor: string; object: string };

const CHANGES = new Set(["Create", "Update"]);
const Inner = z.object({ type: z.string(), object: z.unknown().optional() });

interface Activity {
  type: string;
  actor: string;
  object?: unknown;
}

interface IncomingDeps {
  store: FollowingStore;
  fetchEvent: OutboxReader["fetchEvent"];
  /** Counts an outgoing request caused by an inbox message against the rate limit of its host. */
  countFetch(host: string): Promise<void>;
  isOwn(object: string): boolean;
}

/**
 * Understands signed messages about events. What the followed actor says of its own server's events is taken as it came; what
 * others of that server say, and what is announced, is asked for where it lives. Everything else is of no interest here.
 */
export function incomingNews({ store, fetchEvent, countFetch, isOwn }: IncomingDeps) {
  async function ask(object: string, credit: string, host: string) {
    await countFetch(host);
    return fetchEvent(object, credit);
  }

  const newsOf = (actor: string, object: string, event: ToldEvent | "gone" | undefined): IncomingNews[] => {
    if (event === undefined) return [];
    return [event === "gone" ? { kind: "gone", actor, object } : { kind: "told", actor, event }];
  };

  async function answer({ type, actor, object }: Activity): Promise<IncomingNews[]> {
    const following = await store.find(actor);
    const inner = Inner.safeParse(object).data;
    const isOurs =
      refOf(object) === following?.followId || (inner?.type === "Follow" && refOf(inner.object) === actor);
    if (!following || !isOurs) return [];
    return [{ kind: "answer", actor, state: type === "Accept" ? "accepted" : "refused" }];
  }

  /** A group announces what its members did: an event, or the activity about it. */
  async function announced({ actor, object }: Activity): Promise<IncomingNews[]> {
    const following = await store.find(actor);
    const inner = Inner.safeParse(object).data;
    const id = inner && inner.type !== "Event" ? refOf(inner.object) : refOf(object);
    if (!following || id === undefined || isOwn(id)) return [];
    return newsOf(actor, id, await ask(id, following.name, new URL(actor).host));
  }

  async function changed({ actor, object }: Activity): Promise<IncomingNews[]> {
    const id = refOf(object);
    const { host } = new URL(actor);
    // Nobody tells of events of another server.
    if (id === undefined || isOwn(id) || !isAt(host, id)) return [];
    const own = await store.find(actor);
    if (own) {
      const event = isThing(object) ? eventThing(object, own.name) : await ask(id, own.name, host);
      return newsOf(actor, id, event);
    }
    const followed = await store.among(await concerned(id, object, host));
    const news: IncomingNews[] = [];
    for (const each of followed) news.push(...(await changedFor(each, id, actor)));
    return news;
  }

  /** Whose event it is said to be, and whose it is known to be. */
  async function concerned(id: string, object: unknown, host: string): Promise<string[]> {
    const owners = isThing(object) ? [object.attributedTo].flat().slice(0, 10).map(refOf) : [];
    const known = await store.entriesOf(id);
    const actors = [...owners, ...known.map(({ actor }) => actor)];
    return actors.filter((actor): actor is string => actor !== undefined && isAt(host, actor));
  }

  async function changedFor(
    { actor, name }: FollowedServer,
    id: string,
    sender: string,
  ): Promise<IncomingNews[]> {
    const event = await ask(id, name, new URL(sender).host);
    const isOf = event && event !== "gone" && event.owner === actor;
    const isKnown = (await store.entriesOf(id)).some((entry) => entry.actor === actor);
    return isOf || isKnown ? newsOf(actor, id, event) : [];
  }

  async function deleted({ actor, object }: Activity): Promise<IncomingNews[]> {
    const id = refOf(object);
    if (id === undefined) return [];
    const entries = (await store.entriesOf(id)).filter(() => isAt(new URL(actor).host, id));
    const news: IncomingNews[] = [];
    for (const entry of entries) if (await isGone(entry, actor)) news.push({ kind: "gone", ...named(entry) });
    return news;
  }

  /** Who told it, or whose it is, may take it back; of anybody else the event's own address is asked. */
  async function isGone(entry: FollowedEntry, sender: string): Promise<boolean> {
    if (sender === entry.actor || sender === entry.owner) return true;
    return (await ask(entry.object, "", new URL(sender).host)) === "gone";
  }

  async function undone({ actor, object }: Activity): Promise<IncomingNews[]> {
    const inner = Inner.safeParse(object).data;
    const id = inner?.type === "Announce" ? refOf(inner.object) : undefined;
    const entries = id === undefined ? [] : await store.entriesOf(id);
    return entries
      .filter((entry) => entry.actor === actor)
      .map((entry) => ({ kind: "gone", ...named(entry) }));
  }

  return {
    async understand(activity: Activity): Promise<IncomingNews[]> {
      const { type } = activity;
      if (type === "Accept" || type === "Reject") return answer(activity);
      if (type === "Announce") return announced(activity);
      if (CHANGES.has(type)) return changed(activity);
      if (type === "Delete") return deleted(activity);
      return type === "Undo" ? undone(activity) : [];
    },
  };
}

const named = ({ actor, object }: FollowedEntry) => ({ actor, object });

/** Keeps news for the sources that read them; in one transaction with what says that the message was taken. */
export async function keepNews(
  store: FollowingStore,
  news: readonly IncomingNews[],
  nowMs: number,
): Promise<void> {
  for (const each of news) {
    const { actor } = each;
    if (each.kind === "answer") {
      await store.change(actor, { state: each.state, hasNews: true });
      continue;
    }
    if (each.kind === "gone" || each.event.endsAt.getTime() <= nowMs)
      await store.removeEntry(actor, each.kind === "gone" ? each.object : each.event.object);
    else await store.put(actor, each.event);
    await store.change(actor, { hasNews: true });
  }
}
