import { sql } from "drizzle-orm";
import { doublePrecision, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { createdAt, digest, id, instant } from "./columns.ts";

export const rateLimits = pgTable("rate_limits", {
  key: digest("key").primaryKey(),
  hits: integer().notNull(),
  resetsAt: instant("resets_at").notNull(),
});

export const OUTBOX_CHANNELS = ["mail", "push", "federation"] as const;

/** Mails, push messages and activities to send, written in the transaction that causes them. Rows of sent ones guard against sending twice. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid().primaryKey().defaultRandom(),
    channel: text({ enum: OUTBOX_CHANNELS }).notNull().default("mail"),
    kind: text().notNull(),
    // What the mail is about; never a secret, those are made when it is written.
    facts: jsonb().$type<Record<string, unknown>>().notNull(),
    // One mail for one cause, however often it is found.
    cause: text().unique(),
    dueAt: instant("due_at").notNull(),
    attempts: integer().notNull().default(0),
    claimedUntil: instant("claimed_until"),
    doneAt: instant("done_at"),
    createdAt: createdAt(),
  },
  (mail) => [
    index("outbox_due").on(mail.dueAt).where(sql`${mail.doneAt} is null`),
    index("outbox_done_at").on(mail.doneAt),
  ],
);

/** Addresses that refused mail for good or complained about it, until their owner lets them be tried again. */
export const mailRefusals = pgTable("mail_refusals", {
  email: text().primaryKey(),
  /** By the mail server while sending, in a row: a mail that it takes ends them. */
  refusals: integer().notNull(),
  /** Reported later, by mail. */
  bounces: integer().notNull().default(0),
  complaints: integer().notNull().default(0),
  lastAt: instant("last_at").notNull(),
});

/** To whom mails with a bounce address of their own went, so that a report about one finds its address. */
export const mailDeliveries = pgTable(
  "mail_deliveries",
  {
    token: text().primaryKey(),
    email: text().notNull(),
    /** A mail counts once, however often it is reported. */
    reported: text({ enum: ["bounce", "complaint"] }),
    sentAt: instant("sent_at").notNull(),
  },
  (delivery) => [
    index("mail_deliveries_email").on(delivery.email),
    index("mail_deliveries_sent_at").on(delivery.sentAt),
  ],
);

/** Audit log of the catalogue; a deletion names what it withdrew, so that the last one can be undone. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: id(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    action: text().notNull(),
    subject: text().notNull(),
    removed: jsonb().$type<Record<string, unknown>>(),
    /** Names a bulk action, whose changes carry it in the history of their events. */
    bulkId: uuid("bulk_id").unique(),
    undoneAt: instant("undone_at"),
    at: instant("at").notNull().defaultNow(),
  },
  (entry) => [index("audit_log_at").on(entry.at)],
);

/** Answers of the geocoding service, which asks to be asked once. */
export const geocodes = pgTable("geocodes", {
  question: text().primaryKey(),
  longitude: doublePrecision(),
  latitude: doublePrecision(),
  foundAt: instant("found_at").notNull().defaultNow(),
});

/** Facts about the site itself, one row each: when it was backed up, that its demo world was removed. */
export const siteFacts = pgTable("site_facts", {
  name: text({
    enum: [
      "last-backup",
      "demo-removed",
      "demo-sources",
      "cities-placed",
      "uploads-cleaned",
      "backup-begun",
      "written",
    ],
  }).primaryKey(),
  at: instant("at").notNull(),
});
