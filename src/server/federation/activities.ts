import type { ExchangedEvent } from "#server/catalog/tables.ts";
import { type FederationAddresses, type LocalActor, SITE_ACTOR } from "./addresses.ts";
import { EVENT_CONTEXT, eventObject, type Json, PUBLIC, tombstone } from "./event-object.ts";

export type Change = "Create" | "Update";

interface Presenting {
  publicUrl: string;
  addresses: FederationAddresses;
  actor: LocalActor;
}

/** An event that is new or changed, said by one of our actors. */
export function changeActivity(change: Change, found: ExchangedEvent, presenting: Presenting): Json {
  const { addresses, actor } = presenting;
  const { id, version, publishedAtS, updatedAt } = found.event;
  const mark = change === "Create" ? "create" : `update-${version}`;
  const at = change === "Create" ? new Date(publishedAtS * 1000) : updatedAt;
  return {
    "@context": EVENT_CONTEXT,
    id: `${addresses.event(id)}#${mark}`,
    type: change,
    actor: addresses.actor(actor),
    to: [PUBLIC],
    cc: [addresses.followers(actor)],
    published: at.toISOString(),
    object: eventObject(found, presenting),
  };
}

/** An event that another of our actors has told to the same server. */
export function announceActivity(
  { event }: ExchangedEvent,
  { addresses, actor }: Omit<Presenting, "publicUrl">,
): Json {
  return {
    "@context": EVENT_CONTEXT[0],
    id: `${addresses.actor(actor)}#announce-${event.id}`,
    type: "Announce",
    actor: addresses.actor(actor),
    to: [PUBLIC],
    cc: [addresses.followers(actor)],
    published: new Date(event.publishedAtS * 1000).toISOString(),
    object: addresses.event(event.id),
  };
}

/** An event that was taken back. Gancio answers a bare id, or a tombstone without its former type, with 500. */
export function deleteActivity(
  eventId: number,
  at: Date | null,
  { addresses, actor }: Omit<Presenting, "publicUrl">,
): Json {
  const id = addresses.event(eventId);
  return {
    "@context": EVENT_CONTEXT,
    id: `${id}#delete`,
    type: "Delete",
    actor: addresses.actor(actor),
    to: [PUBLIC],
    cc: [addresses.followers(actor)],
    object: tombstone(id, at),
  };
}

/** Gancio answers a Follow only where what it follows is named by its address alone. */
export function followActivity(id: string, followed: string, addresses: FederationAddresses): Json {
  return {
    "@context": EVENT_CONTEXT[0],
    id,
    type: "Follow",
    actor: addresses.actor(SITE_ACTOR),
    to: [followed],
    object: followed,
  };
}

export function undoFollowActivity(id: string, followed: string, addresses: FederationAddresses): Json {
  const { "@context": context, ...follow } = followActivity(id, followed, addresses);
  return {
    "@context": context,
    id: id.replace("#follow-", "#unfollow-"),
    type: "Undo",
    actor: addresses.actor(SITE_ACTOR),
    to: [followed],
    object: follow,
  };
}
