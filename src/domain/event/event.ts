/** A new date is `scheduled` with the start it had before; `postponed` has no new date yet. */
export const EVENT_STATUSES = ["scheduled", "cancelled", "postponed"] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** How an event came into the catalogue. */
export const EVENT_ORIGINS = ["admin", "source", "person", "demo"] as const;
export type EventOrigin = (typeof EVENT_ORIGINS)[number];

/** Which dates of a series a change or a deletion is about. */
export const SCOPES = ["this", "following", "all"] as const;
export type Scope = (typeof SCOPES)[number];

/** Unknown prices are null, never free. */
export interface Price {
  isFree: boolean;
  from: number | null;
  to: number | null;
  currency: string | null;
}
