import { urls } from "#contract/urls.ts";
import type { WebhookMessage } from "#contract/webhooks.ts";
import type { WebhookKind } from "#domain/webhook.ts";
import { changesInHistory, type EventChange, lastHistoryId } from "#server/catalog/history.ts";
import { type PosterUrl, presentEvent, presentVenue } from "#server/catalog/projection/present.ts";
import { catalogReader } from "#server/catalog/read.ts";
import type { EventAtVenueRow } from "#server/catalog/tables.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { WebhookRow } from "./store.ts";

/** Messages that are sent at a time. */
const MAX_CHANGES = 8;

export interface BatchMessage {
  /** The same in every attempt, so that a receiver knows it again. */
  id: string;
  kind: WebhookKind;
  body: WebhookMessage;
}

export interface Batch {
  messages: BatchMessage[];
  /** How far the webhook has come once they are taken. */
  reached: Pick<WebhookRow, "lastEventId" | "lastChangeId">;
}

interface BatchDeps {
  db: Database["db"];
  publicUrl: string;
  posterUrl: PosterUrl;
}

/**
 * Reads what a webhook is told next: new events by their ids, then entries of the events' history. Both grow under the
 * catalogue's lock, so nothing appears later below a number that was read. An event is told as it is now.
 */
export function batchReader({ db, publicUrl, posterUrl }: BatchDeps) {
  const catalog = catalogReader(db);

  const bodyOf = (kind: WebhookKind, at: Date, { event, venue }: EventAtVenueRow): WebhookMessage => ({
    type: `event.${kind}`,
    timestamp: at.toISOString(),
    data: {
      id: String(event.id),
      url: pageOf(venue, event),
      event: withFullAddresses(presentEvent(event, venue.category, posterUrl)),
      venue: presentVenue(venue),
    },
  });

  /** A receiver does not know what a path belongs to. */
  function withFullAddresses<T extends { image: string }>(event: T): T {
    return { ...event, image: new URL(event.image, publicUrl).href };
  }

  function pageOf(venue: { slug: string; category: string }, event: { slug: string; date: string }): string {
    const { category, slug: location } = venue;
    return publicUrl + urls.eventPage({ location, category, name: event.slug, date: event.date });
  }

  async function newEvents({ kinds, lastEventId, lastChangeId }: WebhookRow): Promise<Batch | undefined> {
    const lastId = await catalog.lastEventId();
    if (lastId <= lastEventId) return undefined;
    const found = kinds.includes("created") ? await catalog.stream({}, lastEventId, MAX_CHANGES) : [];
    const messages = found.map(
      (each): BatchMessage => ({
        id: `event-${each.event.id}`,
        kind: "created",
        body: bodyOf("created", each.event.createdAt, each),
      }),
    );
    // The last ids may be those of events that were deleted since.
    const reached = found.length === MAX_CHANGES ? found.at(-1)!.event.id : lastId;
    return { messages, reached: { lastEventId: reached, lastChangeId } };
  }

  async function changes({ kinds, lastEventId, lastChangeId }: WebhookRow): Promise<Batch | undefined> {
    const found = await changesInHistory(db, lastChangeId, MAX_CHANGES);
    // Two changes of one event go one after the other.
    const again = found.findIndex(({ eventId }, at) =>
      found.slice(0, at).some((before) => before.eventId === eventId),
    );
    const told = again < 0 ? found : found.slice(0, again);
    const last = told.at(-1);
    if (!last) return undefined;
    const wanted = told.filter(({ kind }) => kinds.includes(kind));
    return { messages: await messagesOf(wanted), reached: { lastEventId, lastChangeId: last.id } };
  }

  async function messagesOf(wanted: readonly EventChange[]): Promise<BatchMessage[]> {
    if (wanted.length === 0) return [];
    const ids = wanted.map(({ eventId }) => eventId);
    const present = new Map((await catalog.exchangedEvents(ids)).map((each) => [each.event.id, each]));
    const records = new Map((await catalog.recordsByIds(ids)).map((each) => [each.event.id, each]));
    return wanted.flatMap(({ id, eventId, kind, at }): BatchMessage[] => {
      const known = present.get(eventId);
      const record = records.get(eventId);
      if (kind !== "deleted")
        return known ? [{ id: `change-${id}`, kind, body: bodyOf(kind, at, known) }] : [];
      if (!record) return [];
      const url = pageOf(record.venue, record.event);
      const data = { id: String(eventId), url, event: null, venue: null };
      return [
        { id: `change-${id}`, kind, body: { type: "event.deleted", timestamp: at.toISOString(), data } },
      ];
    });
  }

  return {
    /** Nothing where the webhook has been told everything. */
    next: async (webhook: WebhookRow): Promise<Batch | undefined> =>
      (await newEvents(webhook)) ?? (await changes(webhook)),

    /** Where a new webhook begins. */
    now: async (): Promise<Batch["reached"]> => ({
      lastEventId: await catalog.lastEventId(),
      lastChangeId: await lastHistoryId(db),
    }),
  };
}
