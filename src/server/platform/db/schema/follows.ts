import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { FOLLOW_NEWS, FOLLOW_RHYTHMS, type Followed } from "#domain/follow.ts";
import { userId } from "./accounts.ts";
import { events } from "./catalog.ts";
import { createdAt, instant, quoted } from "./columns.ts";

/** What users follow. */
export const follows = pgTable(
  "follows",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    followed: jsonb().$type<Followed>().notNull(),
    /** The same thing is followed once. */
    identity: text().notNull(),
    how: text({ enum: FOLLOW_RHYTHMS }).notNull(),
    by: text().array().notNull(),
    /** Mornings and nights are those of the place. */
    timeZone: text("time_zone").notNull(),
    /** News up to this number have been told. */
    lastSeq: bigint("last_seq", { mode: "number" }).notNull(),
    /** News after this number are new to the reader. */
    firstSeq: bigint("first_seq", { mode: "number" }).notNull().default(0),
    /** When it is looked at next; where news are told at once, only after a night with news. */
    nextAt: instant("next_at"),
    createdAt: createdAt(),
  },
  (follow) => [
    unique("follows_identity").on(follow.userId, follow.identity),
    index("follows_next_at").on(follow.nextAt),
    check("follows_how", sql`${follow.how} in (${quoted(FOLLOW_RHYTHMS)})`),
  ],
);

/** The keys by which news find a follow. */
export const followKeyRows = pgTable(
  "follow_keys",
  {
    key: text().notNull(),
    followId: uuid("follow_id")
      .notNull()
      .references(() => follows.id, { onDelete: "cascade" }),
  },
  (each) => [
    primaryKey({ columns: [each.key, each.followId] }),
    index("follow_keys_follow").on(each.followId),
  ],
);

/** New and changed events under each key that is followed: as many rows as there are news, however many follow. */
export const followNews = pgTable(
  "follow_news",
  {
    seq: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    eventId: integer("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    news: text({ enum: FOLLOW_NEWS }).notNull().default("new"),
    /** The entry of the event's history that it was read from; none of new events. */
    changeId: integer("change_id"),
    at: instant("at").notNull(),
  },
  (news) => [
    index("follow_news_key").on(news.key, news.seq),
    index("follow_news_event").on(news.eventId),
    index("follow_news_at").on(news.at),
  ],
);

/** How far the worker has come; its one row is the lock of the processes that work. */
export const followState = pgTable("follow_state", {
  id: integer().primaryKey(),
  /** The last event that was matched. */
  lastEventId: integer("last_event_id").notNull(),
  /** The last entry of the events' history that was matched; none before the first look. */
  lastChangeId: integer("last_change_id"),
  /** News up to this number were ordered for all who want them at once. */
  orderedSeq: bigint("ordered_seq", { mode: "number" }).notNull().default(0),
});

/** Up to which number each reader has seen the list of news. */
export const followReaders = pgTable("follow_readers", {
  userId: userId().primaryKey(),
  seenSeq: bigint("seen_seq", { mode: "number" }).notNull(),
  seenAt: instant("seen_at").notNull(),
});
