import { bigint, doublePrecision, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** How each process is, by its own last word; a process that stops takes its row with it. */
export const processReports = pgTable("process_reports", {
  id: uuid().primaryKey(),
  /** Its host name. */
  machine: text().notNull(),
  version: text().notNull(),
  /** WORKERS of its machine. */
  wanted: integer().notNull(),
  startedAt: instant("started_at").notNull(),
  seenAt: instant("seen_at").notNull(),
  memoryBytes: doublePrecision("memory_bytes").notNull(),
  /** Of the file system of its data folder. */
  diskBytes: doublePrecision("disk_bytes"),
  diskUsedBytes: doublePrecision("disk_used_bytes"),
});

/** What all processes together have measured in an hour. */
export const healthHours = pgTable("health_hours", {
  hour: instant("hour").primaryKey(),
  /** A bit for each minute in which a process spoke up: the others are minutes of an outage. */
  minutes: bigint({ mode: "bigint" }).notNull(),
  calls: integer().notNull(),
  /** Answers of 500 and above. */
  failures: integer().notNull(),
  /** Calls by how long their answers took, see ANSWER_BOUNDS_MS. */
  durations: integer().array().notNull(),
  /** The longest answer of the database. */
  databaseMs: doublePrecision("database_ms").notNull(),
  /** Of the fullest disk. */
  diskUsedBytes: doublePrecision("disk_used_bytes"),
});
