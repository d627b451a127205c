import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, smallint } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** What administrators have set for this instance: one row, or none. Its shape is that of `contract/instance.ts`. */
export const instanceSettings = pgTable(
  "instance_settings",
  {
    id: smallint().primaryKey().default(1),
    settings: jsonb().$type<Record<string, unknown>>().notNull(),
    version: integer().notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (row) => [check("instance_settings_one", sql`${row.id} = 1`)],
);
