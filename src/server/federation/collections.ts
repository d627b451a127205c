import type { FederatedReader } from "#server/catalog/federated.ts";
import { listedActivity } from "./activities.ts";
import { scopeOf } from "./actors.ts";
import type { FederationAddresses, LocalActor } from "./addresses.ts";
import { EVENT_CONTEXT, type Json } from "./event-object.ts";

const PAGE = 20;
const LAST_ID = 2 ** 31 - 1;

interface CollectionDeps {
  reader: FederatedReader;
  countFollowers(actor: LocalActor): Promise<number>;
  publicUrl: string;
  addresses: FederationAddresses;
  now: () => number;
}

/** Outboxes and followers of our actors. */
export function federationCollections({ reader, countFollowers, publicUrl, addresses, now }: CollectionDeps) {
  return {
    async outbox(actor: LocalActor): Promise<Json> {
      const id = addresses.outbox(actor);
      const totalItems = await reader.count(scopeOf(actor), now());
      return { "@context": EVENT_CONTEXT, id, type: "OrderedCollection", totalItems, first: `${id}?page=1` };
    },

    /** By the id of the last event of the page before, so that pages neither repeat nor skip when something is added. */
    async outboxPage(actor: LocalActor, before: number | undefined): Promise<Json> {
      const id = addresses.outbox(actor);
      const page = { beforeId: before ?? LAST_ID, limit: PAGE + 1, nowMs: now() };
      const events = await reader.page(scopeOf(actor), page);
      const shown = events.slice(0, PAGE);
      const items = shown.map((event) => listedActivity(event, { publicUrl, addresses, actor }));
      return {
        "@context": EVENT_CONTEXT,
        id: before === undefined ? `${id}?page=1` : `${id}?before=${before}`,
        type: "OrderedCollectionPage",
        partOf: id,
        ...(events.length > PAGE && { next: `${id}?before=${shown.at(-1)!.event.id}` }),
        orderedItems: items,
      };
    },

    /** A number alone: who follows is not published. */
    async followers(actor: LocalActor): Promise<Json> {
      return {
        "@context": EVENT_CONTEXT[0],
        id: addresses.followers(actor),
        type: "OrderedCollection",
        totalItems: await countFollowers(actor),
      };
    },
  };
}

export type Collections = ReturnType<typeof federationCollections>;
