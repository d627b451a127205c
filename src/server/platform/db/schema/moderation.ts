import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { LOCALES } from "#domain/locale.ts";
import { ITEM_KINDS, ITEM_STATES, REPORT_KINDS } from "#domain/moderation.ts";
import { person } from "./accounts.ts";
import { events, venues } from "./catalog.ts";
import { createdAt, digest, instant, quoted } from "./columns.ts";

/** What waits for a moderator: events that people brought, and reports about events. */
export const moderationItems = pgTable(
  "moderation_items",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: ITEM_KINDS }).notNull(),
    state: text({ enum: ITEM_STATES }).notNull(),
    /** A submission as it was sent; nothing of it is in the catalogue before it is approved. */
    form: jsonb().$type<Record<string, unknown>>(),
    /** The event that a report is about, that a submission became, or that a waiting submission would move. */
    eventId: integer("event_id").references(() => events.id, { onDelete: "set null" }),
    /** The listed venue of a submission: its holders may decide, too. */
    venueId: integer("venue_id").references(() => venues.id, { onDelete: "set null" }),
    reportKind: text("report_kind", { enum: REPORT_KINDS }),
    reportText: text("report_text"),
    /** The author; a guest has an address instead. */
    userId: person("user_id"),
    email: text(),
    /** Of the author, for mails. */
    language: text({ enum: LOCALES }).notNull(),
    /** Of the mailed link that confirms a guest's address. */
    tokenHash: digest("token_hash"),
    expiresAt: instant("expires_at"),
    /** The moderator who has it open; others are told so until the claim ends. */
    claimedBy: person("claimed_by"),
    claimedUntil: instant("claimed_until"),
    decidedBy: person("decided_by"),
    decidedAt: instant("decided_at"),
    reason: text(),
    createdAt: createdAt(),
  },
  (item) => [
    index("moderation_items_waiting").on(item.createdAt).where(sql`${item.state} = 'waiting'`),
    index("moderation_items_user").on(item.userId, item.createdAt),
    index("moderation_items_event").on(item.eventId),
    index("moderation_items_venue").on(item.venueId).where(sql`${item.state} = 'waiting'`),
    index("moderation_items_expires_at").on(item.expiresAt).where(sql`${item.expiresAt} is not null`),
    check("moderation_items_kind", sql`${item.kind} in (${quoted(ITEM_KINDS)})`),
    check("moderation_items_state", sql`${item.state} in (${quoted(ITEM_STATES)})`),
  ],
);

/** Addresses whose submissions and reports are refused, with or without an account. */
export const bannedSenders = pgTable("banned_senders", {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull().unique(),
  reason: text().notNull(),
  bannedBy: person("banned_by"),
  createdAt: createdAt(),
});
