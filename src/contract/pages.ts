import type { CurrentUser } from "./account.ts";
import type { BasemapSources } from "./basemap.ts";
import type { Event, FavoriteGroup, Venue, VenueWithEvents } from "./catalog.ts";
import type { CityPart } from "./city-url.ts";
import type { ContentPages } from "./content.ts";
import type { ApiDescription } from "./description.ts";
import type { Analytics, Site } from "./site.ts";
import type { EventAddress } from "./urls.ts";

export type LatestCountry = "Bulgaria" | "USA";
export type LatestCategory = "theater" | "party" | "concert";

export interface EventAtVenue {
  event: Event;
  venue: Venue;
}

/** What stands at an event's address, which may be one that it had before. */
export interface EventFacts extends EventAtVenue {
  /** A day after the start an event is over. */
  isOver: boolean;
  venueUrl: string;
  cityUrl: string;
  /** What else is on at the venue, the soonest first. */
  more: Event[];
}

export interface VenueFacts {
  venue: VenueWithEvents;
  /** The records of the same place for other categories. */
  others: VenueWithEvents[];
  venueUrl: string;
  cityUrl: string;
}

/** Part of a city's upcoming events, the soonest first. */
export interface CityFacts {
  country: string;
  city: string;
  longitude: number;
  latitude: number;
  part: CityPart | undefined;
  page: number;
  pageCount: number;
  total: number;
  events: EventAtVenue[];
  /** The city's addresses narrowed to what it has, and the plain one. */
  parts: { part: CityPart | undefined; url: string }[];
  /** The venues with most upcoming events. */
  venues: { name: string; url: string; events: number }[];
}

export interface CityQuestion {
  country: string;
  city: string;
  part: string | undefined;
  page: number;
}

/** What pages read from the server. Loaders call these in process, never over HTTP. */
export interface PageServices {
  site: Site;
  now(): number;
  /** Without credentials the button for Google says so. */
  isGoogleConfigured: boolean;
  /** The upcoming events added last, each venue with the events of it that belong to them. */
  latestEvents(country: LatestCountry, category: LatestCategory): Promise<VenueWithEvents[]>;
  upcomingCount(): number;
  /** Events by their ids, past ones included, by venue. */
  favoriteEvents(ids: readonly string[]): Promise<FavoriteGroup[]>;
  eventAt(address: EventAddress): Promise<EventFacts | undefined>;
  /** The event at an address as a file for any calendar. */
  calendarFileAt(address: EventAddress): Promise<{ fileName: string; text: string } | undefined>;
  venueAt(slug: string, category: string | undefined): Promise<VenueFacts | undefined>;
  cityAt(question: CityQuestion): Promise<CityFacts | undefined>;
  countryOf(address: string): LatestCountry;
  /** The catalogue's name of a country, given any of its names or its code. */
  countryName(text: string): string | undefined;
  describeApi(): ApiDescription;
  basemap: BasemapSources;
  content: ContentPages;
  analytics: Analytics | undefined;
}

/** The same, with what is known of the request being answered. */
export interface PageContext {
  services: PageServices;
  /** Who is signed in. */
  user: CurrentUser | undefined;
  /** Whether that cannot be told now: the page is shown as to a guest. */
  isUserUnknown: boolean;
  /** The address of an account whose password is to be entered once, to join it with an identity that came from a provider. */
  joiningEmail: string | undefined;
  /** The visitor's network address, as far as trusted proxies tell it. */
  address: string;
  /** Of the request that the page was rendered for; others may be sent the same page. */
  requestId: string;
  /** The files of the languages by their names, as far as they are built. */
  languageFiles: Record<string, string>;
  /** Marks the inline scripts of this rendering, whose hashes become the page's policy; never in the policy itself. */
  nonce: string;
  reportError(error: unknown): void;
}
