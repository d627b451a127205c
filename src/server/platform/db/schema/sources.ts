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
import { VENUE_CATEGORIES } from "#domain/category.ts";
import type { SaidFields } from "#domain/source/merge.ts";
import {
  CHANGE_KINDS,
  CHANGE_STATES,
  RUN_STATES,
  type RunCounts,
  SOURCE_STATES,
  type SourceProblem,
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
    // Where its events are, as far as it does not say so itself.
    country: text(),
    city: text(),
    category: text({ enum: VENUE_CATEGORIES }),
    venueId: integer("venue_id").references(() => venues.id, { onDelete: "set null" }),
    createsVenues: boolean("creates_venues").notNull().default(false),
    language: text(),
    timeZone: text("time_zone"),
    /** Whether runs are applied without a review. */
    publishes: boolean().notNull().default(false),
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
    problem: jsonb().$type<SourceProblem>(),
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
    problem: jsonb().$type<SourceProblem>(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
  },
  (run) => [
    index("source_runs_source").on(run.sourceId, run.id),
    check("source_runs_state", sql`${run.state} in (${quoted(RUN_STATES)})`),
  ],
);

/** What a source last said about an occurrence, by the source's own name for it. */
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
    said: jsonb().$type<SaidFields>().notNull(),
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
    said: jsonb().$type<SaidFields>(),
    /** A venue that is to be added with its first event. */
    newVenue: jsonb("new_venue").$type<Record<string, unknown>>(),
    /** Groups of fields, and for conflicts which side was chosen. */
    fields: jsonb().$type<Record<string, "source" | "here">>(),
    problem: jsonb().$type<SourceProblem>(),
    /** The event as it was before, for an undo. */
    before: jsonb().$type<SaidFields>(),
    after: jsonb().$type<SaidFields>(),
  },
  (change) => [
    index("source_changes_run").on(change.runId, change.id),
    check("source_changes_kind", sql`${change.kind} in (${quoted(CHANGE_KINDS)})`),
    check("source_changes_state", sql`${change.state} in (${quoted(CHANGE_STATES)})`),
  ],
);

/** Answers that were given once: what a source calls a place, and which venue that is. */
export const sourcePlaces = pgTable(
  "source_places",
  {
    sourceId: integer("source_id")
      .notNull()
      .references(() => sources.id, { onDelete: "cascade" }),
    nameKey: text("name_key").notNull(),
    venueId: integer("venue_id")
      .notNull()
      .references(() => venues.id, { onDelete: "cascade" }),
  },
  (place) => [primaryKey({ columns: [place.sourceId, place.nameKey] })],
);
