import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
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
import type { WordedProblem } from "#contract/error-messages.ts";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import type { ColumnMapping } from "#domain/source/mapping.ts";
import type { SourceFields } from "#domain/source/merge.ts";
import { type FoundPlace, PLACE_ANSWERS } from "#domain/source/place.ts";
import {
  CHANGE_KINDS,
  CHANGE_STATES,
  RUN_STATES,
  type RunCounts,
  SOURCE_STATES,
} from "#domain/source/source.ts";
import { users } from "./accounts.ts";
import { events, venues } from "./catalog.ts";
import { createdAt, id, instant, quoted, updatedAt } from "./columns.ts";

/** Sources of events, polled by schedule; a source of uploaded files has no URL. */
export const sources = pgTable(
  "sources",
  {
    id: id(),
    name: text().notNull(),
    url: text(),
    format: text().notNull().default("auto"),
    everySeconds: integer("every_seconds"),
    // Defaults for events that do not name their place.
    country: text(),
    city: text(),
    category: text({ enum: VENUE_CATEGORIES }),
    venueId: integer("venue_id").references(() => venues.id, { onDelete: "set null" }),
    createsVenues: boolean("creates_venues").notNull().default(false),
    language: text(),
    timeZone: text("time_zone"),
    /** Whether runs are applied without a review. */
    publishes: boolean().notNull().default(false),
    /** The offer to publish by itself was declined. */
    declinesPublishing: boolean("declines_publishing").notNull().default(false),
    /** How the columns of a table, or the paths of plain JSON, are read; null: guessed by their names. */
    mapping: jsonb().$type<ColumnMapping>(),
    state: text({ enum: SOURCE_STATES }).notNull().default("active"),
    etag: text(),
    lastModified: text("last_modified"),
    /** SHA-256 of the last file that was read, and when: endless series come into view with time. */
    digest: text(),
    readAt: instant("read_at"),
    nextRunAt: instant("next_run_at"),
    claimedUntil: instant("claimed_until"),
    /** Runs in a row that brought nothing new: the source is asked more seldom. */
    quietRuns: integer("quiet_runs").notNull().default(0),
    failingSince: instant("failing_since"),
    failures: integer().notNull().default(0),
    problem: jsonb().$type<WordedProblem>(),
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (source) => [
    index("sources_next_run_at").on(source.nextRunAt).where(sql`${source.state} = 'active'`),
    check("sources_name", sql`length(${source.name}) between 1 and 200`),
    check("sources_state", sql`${source.state} in (${quoted(SOURCE_STATES)})`),
    check("sources_every", sql`${source.everySeconds} between 3600 and 604800`),
  ],
);

export const sourceRuns = pgTable(
  "source_runs",
  {
    id: id(),
    sourceId: integer("source_id")
      .notNull()
      .references(() => sources.id, { onDelete: "cascade" }),
    state: text({ enum: RUN_STATES }).notNull(),
    startedAt: instant("started_at").notNull(),
    finishedAt: instant("finished_at"),
    counts: jsonb().$type<RunCounts>().notNull(),
    problem: jsonb().$type<WordedProblem>(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
  },
  (run) => [
    index("source_runs_source").on(run.sourceId, run.id),
    check("source_runs_state", sql`${run.state} in (${quoted(RUN_STATES)})`),
  ],
);

/** A source's last record of an occurrence, by the source's own id for it. */
export const sourceRecords = pgTable(
  "source_records",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    sourceId: integer("source_id")
      .notNull()
      .references(() => sources.id, { onDelete: "cascade" }),
    uid: text().notNull(),
    recurrence: text().notNull().default(""),
    date: text().notNull(),
    eventId: integer("event_id").references(() => events.id, { onDelete: "set null" }),
    said: jsonb().$type<SourceFields>().notNull(),
    /** Complete answers in a row in which it was missing. */
    missing: integer().notNull().default(0),
    updatedAt: updatedAt(),
  },
  (record) => [
    unique("source_records_name").on(record.sourceId, record.uid, record.recurrence),
    index("source_records_event").on(record.eventId),
  ],
);

/** The plan of a run, a row for everything that is to be done or looked at; what was done can be undone. */
export const sourceChanges = pgTable(
  "source_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    runId: integer("run_id")
      .notNull()
      .references(() => sourceRuns.id, { onDelete: "cascade" }),
    kind: text({ enum: CHANGE_KINDS }).notNull(),
    state: text({ enum: CHANGE_STATES }).notNull().default("open"),
    /** The line or number of the entry in the file. */
    line: integer(),
    uid: text().notNull(),
    recurrence: text().notNull().default(""),
    recordId: bigint("record_id", { mode: "number" }),
    eventId: integer("event_id").references(() => events.id, { onDelete: "set null" }),
    title: text().notNull(),
    date: text().notNull(),
    time: text().notNull(),
    venue: text().notNull(),
    said: jsonb().$type<SourceFields>(),
    /** A venue that is to be added with its first event. */
    newVenue: jsonb("new_venue").$type<Record<string, unknown>>(),
    /** Groups of fields, and for conflicts which side was chosen. */
    fields: jsonb().$type<Record<string, "source" | "here">>(),
    problem: jsonb().$type<WordedProblem>(),
    /** The place that the source names (`source_places`), and the entry itself where that is not clear. */
    place: text(),
    draft: jsonb().$type<Record<string, unknown>>(),
    /** The event as it was before, for an undo. */
    before: jsonb().$type<SourceFields>(),
    after: jsonb().$type<SourceFields>(),
  },
  (change) => [
    index("source_changes_run").on(change.runId, change.id),
    check("source_changes_kind", sql`${change.kind} in (${quoted(CHANGE_KINDS)})`),
    check("source_changes_state", sql`${change.state} in (${quoted(CHANGE_STATES)})`),
  ],
);

/** Pages behind the links of a feed, as they were read last. */
export const sourcePages = pgTable(
  "source_pages",
  {
    sourceId: integer("source_id")
      .notNull()
      .references(() => sources.id, { onDelete: "cascade" }),
    url: text().notNull(),
    /** Of the feed's entry: a page is asked again when its entry changes. */
    entryDigest: text("entry_digest").notNull(),
    etag: text(),
    lastModified: text("last_modified"),
    digest: text(),
    /** When it was asked, and when it last had to be read. */
    askedAt: instant("asked_at").notNull(),
    readAt: instant("read_at").notNull(),
    drafts: jsonb().$type<unknown[]>().notNull(),
    problem: jsonb().$type<WordedProblem>(),
  },
  (page) => [primaryKey({ columns: [page.sourceId, page.url] })],
);

/** What a source calls its places, what its last run took them for, and what was answered about them. */
export const sourcePlaces = pgTable(
  "source_places",
  {
    sourceId: integer("source_id")
      .notNull()
      .references(() => sources.id, { onDelete: "cascade" }),
    /** `placeKey` of name and city; an answer for all cities has none. */
    nameKey: text("name_key").notNull(),
    name: text().notNull().default(""),
    city: text().notNull().default(""),
    /** Null until it is answered. */
    answer: text({ enum: PLACE_ANSWERS }),
    venueId: integer("venue_id").references(() => venues.id, { onDelete: "cascade" }),
    /** What events there get as their room. */
    room: text(),
    /** Of the last run. */
    events: integer().notNull().default(0),
    found: jsonb().$type<FoundPlace<WordedProblem>>(),
  },
  (place) => [
    primaryKey({ columns: [place.sourceId, place.nameKey] }),
    check("source_places_answer", sql`${place.answer} in (${quoted(PLACE_ANSWERS)})`),
  ],
);
