import type { ExchangedEvent } from "#server/catalog/tables.ts";
import { type FederationAddresses, type LocalActor, SITE_ACTOR } from "./addresses.ts";
import { EVENT_CONTEXT, eventObject, type Json, PUBLIC, tombstone } from "./event-object.ts";

export type Change = "Create" | "Update";

interface Presenting {
  publicUrl: string;
  addresses: FederationAddresses;
  actor: LocalActor;
}

/**
 * An event that is new or changed, said by the actor by which the server knows it: the site, whose event it is, or the one that
 * is followed there where a server takes nothing but what that one says itself.
 */
export function changeActivity(change: Change, found: ExchangedEvent, presenting: Presenting): Json {
  const { addresses, actor } = presenting;
  const { id, version, publishedAtS, updatedAt } = found.event;
  const mark = change === "Create" ? "create" : `update-${version}`;
  const at = change === "Create" ? new Date(publishedAtS * 1000) : updatedAt;
  const isOwner = actor.kind === SITE_ACTOR.kind;
  return {
    "@context": EVENT_CONTEXT,
    id: isOwner ? `${addresses.event(id)}#${mark}` : `${addresses.actor(actor)}#${mark}-${id}`,
    type: change,
    actor: addresses.actor(actor),
    to: [PUBLIC],
    cc: [addresses.followers(actor)],
    published: at.toISOString(),
    object: eventObject(found, presenting),
  };
}

/** An event of the site that a city or an organizer shares; a reader asks for it where it lives. */
export function announceActivity(
  { event }: ExchangedEvent,
  { addresses, actor }: Omit<Presenting, "publicUrl">,
  object: unknown = addresses.event(event.id),
): Json {
  return {
    "@context": EVENT_CONTEXT[0],
    id: `${addresses.actor(actor)}#announce-${event.id}`,
    type: "Announce",
    actor: addresses.actor(actor),
    to: [PUBLIC],
    cc: [addresses.followers(actor)],
    published: new Date(event.publishedAtS * 1000).toISOString(),
    object,
  };
}

/** How an outbox lists an event: the owner's creation, which other actors share whole, as Gancio reads it. */
export function listedActivity(found: ExchangedEvent, presenting: Presenting): Json {
  const { "@context": _shared, ...creation } = changeActivity("Create", found, {
    ...presenting,
    actor: SITE_ACTOR,
  });
  if (presenting.actor.kind === SITE_ACTOR.kind) return creation;
  const { "@context": _own, ...announcement } = announceActivity(found, presenting, creation);
  return announcement;
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
