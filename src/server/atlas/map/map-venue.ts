export interface MapEvent {
  id: number;
  /** The day number of the date at the venue. */
  day: number;
  startsAtMs: number;
  expiresAtMs: number;
  /** The event as JSON text. */
  json: string;
}

export interface MapVenue {
  id: number;
  /** Index into VENUE_CATEGORIES. */
  category: number;
  /** Any numbers that stand for the place. */
  country: number;
  city: number;
  longitude: number;
  latitude: number;
  name: string;
  /** The venue without its events, as the text of a JSON object. */
  json: string;
  /** The upcoming ones, in any order. */
  events: readonly MapEvent[];
}
