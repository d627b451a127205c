import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { FAVORITE_FEATURES, MAX_EMAIL, MAX_FEEDBACK_TEXT } from "#domain/feedback.ts";
import { userId } from "./accounts.ts";
import { events } from "./catalog.ts";
import { createdAt, digest, id, instant, quoted } from "./columns.ts";

const longest = sql.raw(String(MAX_FEEDBACK_TEXT));

/**
 * A reminder is a mark on a favourite and no plan of its own: what is due follows from the event's start, so moving
 * or deleting the event can leave nothing stale behind.
 */
export const favorites = pgTable(
  "favorites",
  {
    userId: userId(),
    eventId: integer("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    reminder: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (favorite) => [
    primaryKey({ columns: [favorite.userId, favorite.eventId] }),
    index("favorites_event").on(favorite.eventId),
  ],
);

/** The secret address of a user's favourites as a calendar; a new one replaces it. */
export const ownCalendars = pgTable("own_calendars", {
  userId: userId().primaryKey(),
  tokenHash: digest("token_hash").notNull().unique(),
  createdAt: createdAt(),
});

export const feedback = pgTable(
  "feedback",
  {
    id: id(),
    rating: integer().notNull(),
    favoriteFeature: text("favorite_feature", { enum: FAVORITE_FEATURES }).notNull(),
    funniestEvent: text("funniest_event").notNull(),
    suggestions: text().notNull(),
    email: text().notNull(),
    receivedAt: instant("received_at").notNull(),
  },
  (answer) => [
    index("feedback_received_at").on(answer.receivedAt),
    check("feedback_rating", sql`${answer.rating} between 1 and 5`),
    check("feedback_favorite_feature", sql`${answer.favoriteFeature} in (${quoted(FAVORITE_FEATURES)})`),
    check("feedback_funniest_event", sql`length(${answer.funniestEvent}) between 1 and ${longest}`),
    check("feedback_suggestions", sql`length(${answer.suggestions}) between 1 and ${longest}`),
    check("feedback_email", sql`length(${answer.email}) between 3 and ${sql.raw(String(MAX_EMAIL))}`),
  ],
);
