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
export const MERGE_PARTS = [
  "title",
  "time",
  "end",
  "price",
  "image",
  "link",
  "description",
  "tags",
  "minAge",
  "room",
  "language",
  "organizer",
] as const;
export type MergePart = (typeof MERGE_PARTS)[number];
