import { EVENT_STATUSES } from "./event/event.ts";

/** How many events one bulk action takes. */
export const MAX_BULK = 500;
/** Matching events are counted no further. */
export const MAX_COUNTED = 10_000;

export const TABLE_STATUSES = [...EVENT_STATUSES, "moved", "soldOut", "deleted"] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];
/** Open: on or ahead. */
export const TABLE_WHENS = ["open", "ahead", "on", "over"] as const;
export type TableWhen = (typeof TABLE_WHENS)[number];
export const TABLE_ORDERS = ["start", "-start", "-changed"] as const;
export type TableOrder = (typeof TABLE_ORDERS)[number];
