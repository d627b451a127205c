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

/** The details of an event besides its name, start, link, picture and description. */
export interface EventDetails {
  /** Wall date and hour of the end at the venue; an end date alone lasts through that day. */
  endDate: string | null;
  endTime: string | null;
  isAllDay: boolean;
  /** The days of a run on which it is open, ascending; null means all of them. */
  openDays: string[] | null;
  status: EventStatus;
  isSoldOut: boolean;
  price: Price | null;
  tags: string[];
  minAge: number | null;
  room: string | null;
  /** BCP 47, of name and description. */
  language: string | null;
}

/** All fields of an event; `time` is empty where the hour is not known. */
export interface EventInput extends EventDetails {
  name: string;
  date: string;
  time: string;
  link: string;
  image: string;
  description: string;
  /** By name; null for none. */
  organizer: string | null;
}

export const NO_DETAILS: Readonly<EventDetails> = Object.freeze({
  endDate: null,
  endTime: null,
  isAllDay: false,
  openDays: null,
  status: "scheduled",
  isSoldOut: false,
  price: null,
  tags: [],
  minAge: null,
  room: null,
  language: null,
});
