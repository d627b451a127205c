import { sql } from "drizzle-orm";
import { doublePrecision, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { createdAt, digest, id, instant } from "./columns.ts";

export const rateLimits = pgTable("rate_limits", {
  key: digest("key").primaryKey(),
  hits: integer().notNull(),
  resetsAt: instant("resets_at").notNull(),
});

/** Mails to send, written in the transaction that causes them. Rows of sent mails guard against sending twice. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid().primaryKey().defaultRandom(),
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

/** Who changed what in the catalogue; a deletion names what it withdrew, so that the last one can be undone. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: id(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    action: text().notNull(),
    subject: text().notNull(),
    removed: jsonb().$type<Record<string, unknown>>(),
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
  name: text({ enum: ["last-backup", "demo-removed", "cities-placed"] }).primaryKey(),
  at: instant("at").notNull(),
});
