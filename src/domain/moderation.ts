import { EVENT_FIELDS, type EventField, type EventInput, type FieldPart } from "./event/event-fields.ts";

/** What a visitor may report about an event. */
export const REPORT_KINDS = ["wrong time", "does not exist", "cancelled", "other"] as const;

export const ITEM_KINDS = ["submission", "report"] as const;

/** `unconfirmed`: a guest has not opened the mailed link yet, so no moderator sees it. */
export const ITEM_STATES = ["unconfirmed", "waiting", "approved", "rejected"] as const;

export const MAX_REPORT_TEXT = 1_000;
export const MAX_REASON = 1_000;

/** How long a decision can be undone; mails about it wait for that. */
export const UNDO_MS = 30_000;
/** Decisions that are made together. */
export const MAX_TOGETHER = 50;

/** What a submission can bring to an event that is listed already; the price and the end are each one part. */
export type MergePart = FieldPart;
const rows: readonly (readonly [string, EventField])[] = Object.entries(EVENT_FIELDS);
/** The fields of each part. */
export const PART_FIELDS = Object.groupBy(
  rows.filter(([, { part }]) => part).map(([key]) => key as keyof EventInput),
  (key) => (EVENT_FIELDS[key] as EventField).part!,
) as unknown as Readonly<Record<MergePart, readonly (keyof EventInput)[]>>;
export const MERGE_PARTS = Object.keys(PART_FIELDS) as [MergePart, ...MergePart[]];
