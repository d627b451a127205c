import { sql } from "drizzle-orm";
import { customType, integer, timestamp } from "drizzle-orm/pg-core";

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
export const createdAt = () => instant("created_at").notNull().defaultNow();
export const updatedAt = () => instant("updated_at").notNull().defaultNow();
/** Bytes. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
/** The SHA-256 of a secret: what is stored here cannot be presented as the secret. */
export const digest = customType<{ data: Buffer }>({ dataType: () => "bytea" });
export const quoted = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(", "));
