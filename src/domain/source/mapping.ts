import { CSV_COLUMNS } from "../event-import.ts";

/** Which part comes first in 03/04/2026. */
export const DATE_ORDERS = ["dmy", "mdy", "ymd"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

export type MappedField = keyof typeof CSV_COLUMNS;
export const MAPPED_FIELDS = Object.keys(CSV_COLUMNS) as [MappedField, ...MappedField[]];
/** Without these a row is no event. */
export const REQUIRED_FIELDS = ["title", "date"] as const satisfies readonly MappedField[];

/**
 * How the columns of a table, or the paths of plain JSON, are read. No columns: they are guessed by their names, and only
 * the order of dates is given.
 */
export interface ColumnMapping {
  columns: Partial<Record<MappedField, string>>;
  dateOrder?: DateOrder | undefined;
}

/** Programs whose exports are known by their columns. */
export const KNOWN_EXPORTS = ["google", "outlook", "eventsCalendar"] as const;
export type KnownExport = (typeof KNOWN_EXPORTS)[number];
