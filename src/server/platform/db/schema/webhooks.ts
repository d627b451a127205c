import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { WEBHOOK_STATES, WEBHOOK_STOPS, type WebhookKind, type WebhookProblem } from "#domain/webhook.ts";
import { createdAt, instant, quoted } from "./columns.ts";

export interface StoredAnswer {
  id: string;
  kind: WebhookKind | "test";
  at: number;
  ms: number;
  status: number | null;
  problem: WebhookProblem | null;
}

/**
 * Where changes of events are posted to. How far each has come in the sequences of new events and of changes is stored
 * here, so that there is no queue: an import of any size adds no rows.
 */
export const webhooks = pgTable(
  "webhooks",
  {
    id: uuid().primaryKey().defaultRandom(),
    url: text().notNull(),
    /** As it is: messages are signed with it. */
    secret: text().notNull(),
    kinds: text().array().$type<WebhookKind[]>().notNull(),
    state: text({ enum: WEBHOOK_STATES }).notNull().default("active"),
    stoppedBy: text("stopped_by", { enum: WEBHOOK_STOPS }),
    /** The API token that it was made with, which it ends with; no reference, since it must be known when that is gone. */
    tokenId: uuid("token_id"),
    /** The last event, and the last entry of the events' history, that was told. */
    lastEventId: integer("last_event_id").notNull(),
    lastChangeId: integer("last_change_id").notNull(),
    /** Messages after those that were taken already: they are not sent again with the others of their batch. */
    taken: text().array().notNull().default(sql`'{}'`),
    /** Failed attempts in a row. */
    attempts: integer().notNull().default(0),
    failingSince: instant("failing_since"),
    nextAt: instant("next_at"),
    /** A lease: one process sends at a time. */
    claimedUntil: instant("claimed_until"),
    /** The last ones, the newest first. */
    answers: jsonb().$type<StoredAnswer[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (webhook) => [
    check("webhooks_state", sql`${webhook.state} in (${quoted(WEBHOOK_STATES)})`),
    check("webhooks_stopped_by", sql`${webhook.stoppedBy} in (${quoted(WEBHOOK_STOPS)})`),
  ],
);
