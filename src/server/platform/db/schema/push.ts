import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { LOCALES } from "#domain/locale.ts";
import { userId } from "./accounts.ts";
import { createdAt } from "./columns.ts";

/** The site's VAPID key pair, one row: made at the first start, since browsers bind their subscriptions to it. */
export const pushKeys = pgTable("push_keys", {
  id: integer().primaryKey(),
  publicKey: text("public_key").notNull(),
  privateKey: text("private_key").notNull(),
});

/** Browsers that receive push messages. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text({ enum: LOCALES }).notNull(),
    /** Of the browser: its night is quiet. */
    timeZone: text("time_zone").notNull(),
    createdAt: createdAt(),
  },
  (subscription) => [index("push_subscriptions_user").on(subscription.userId)],
);
