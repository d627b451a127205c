import type { VenueCategory } from "#domain/category.ts";
import type { CityInView } from "#domain/cities-in-view.ts";
import type { DateRange, Weekday } from "#domain/date-presets.ts";
import type { EventFilter } from "#domain/event/filter.ts";
import type { FollowNews } from "#domain/follow.ts";
import type { Point } from "#domain/geo.ts";
import type { ShownAnnouncement } from "#domain/instance.ts";
import type { Locale } from "#domain/locale.ts";
import type { CurrentUser } from "./account.ts";
import type { BasemapSources } from "./basemap.ts";
import type { Event, FavoriteGroup, Venue, VenueWithEvents } from "./catalog.ts";
import type { CityPart } from "./city-url.ts";
import type { ContentPages } from "./content.ts";
import type { ApiDescription } from "./description.ts";
import type { Following } from "./follows.ts";
import type { Analytics, LandingLook, OwnLook, Site } from "./site.ts";
import type { FoundVenues } from "./submission-calls.ts";
import type { Bounds, EventAddress } from "./urls.ts";

/** The countries of which the landing page has a picture, and the categories of the pins on it. */
export type HeroCountry = "Bulgaria" | "USA";
export const HERO_CATEGORIES = ["theater", "party", "concert"] as const;
export type HeroCategory = (typeof HERO_CATEGORIES)[number];

export interface EventAtVenue {
  event: Event;
  venue: Venue;
}

/** One row of a list: an event, and the further dates of its series. */
export interface EventRowData extends EventAtVenue {
  further: Event[];
}

/** The event at an address, which may be a former one. */
export interface EventFactsData extends EventAtVenue {
  /** A day after the start an event is over. */
  isOver: boolean;
  venueUrl: string;
  cityUrl: string;
  /** The dates of its series that are not over, itself included; none without a series. */
  dates: Event[];
  /** Other events of the place, in all records of it, the soonest first; a series is one of them. */
  more: EventAtVenue[];
  /** What is on within a walk around the same hour. */
  nearby: NearbyEvent[];
  /** How many upcoming events its organizer has. */
  organizerEvents: number;
  /** When an event that is off was called off, if that is known. */
  announced?: AnnouncementData | undefined;
}

export interface AnnouncementData {
  at: string;
  /** What the organizer wrote with it. */
  message?: string;
}

export interface NearbyEvent extends EventAtVenue {
  walkMinutes: number;
}

export interface VenueFacts {
  venue: VenueWithEvents;
  /** The records of the same place for other categories. */
  others: VenueWithEvents[];
  venueUrl: string;
  cityUrl: string;
  /** The last day of the country's weekend. */
  weekendEnd: Weekday;
}

/** Part of a city's upcoming events, the soonest first, what is over last. */
export interface CityFactsData {
  country: string;
  city: string;
  longitude: number;
  latitude: number;
  /** The last day of the country's weekend. */
  weekendEnd: Weekday;
  part: CityPart | undefined;
  page: number;
  pageCount: number;
  total: number;
  /** A series is one row. */
  rows: EventRowData[];
  /** The city's addresses narrowed to what it has, and the plain one. */
  parts: { part: CityPart | undefined; url: string }[];
  /** The venues with most upcoming events. */
  venues: { name: string; url: string; events: number }[];
}

/** Part of an organizer's upcoming events, the soonest first. */
export interface OrganizerFacts {
  name: string;
  slug: string;
  total: number;
  page: number;
  pageCount: number;
  rows: EventRowData[];
  /** The last day of the weekend in the country of the first of them. */
  weekendEnd: Weekday;
}

/** What is new for a reader, by what it was found by. */
export interface NewForReader {
  /** When the list was last seen. */
  since: number | undefined;
  /** The last news that it holds. */
  to: number;
  /** By what is followed; favourites have none, and come first. */
  groups: { follow: Following | undefined; events: NewsOfEvent[] }[];
}

interface NewsOfEvent {
  id: string;
  news: FollowNews;
  /** What the organizer wrote with the change. */
  message: string | undefined;
}

/** A city's page, and its number of upcoming events. */
export interface CityLink {
  name: string;
  url: string;
  events: number;
}

/** The place that the landing page is about: a city, or the whole country. */
export interface LandingPlace extends Point {
  country: string;
  city: string | undefined;
  /** The city's page. */
  url: string | undefined;
}

/** A row of events on the landing page, of the days from the first to the last. */
export interface LandingRow extends DateRange {
  kind: "tonight" | "tomorrow" | "weekend" | "new" | "festivals";
  events: EventAtVenue[];
  /** How many there are in all. */
  total: number;
}

export interface LandingFacts {
  place: LandingPlace;
  rows: LandingRow[];
  /** How many events are on tonight, in the whole world. */
  tonight: number;
  weekend: DateRange;
  cities: CityLink[];
}

/** The cities of a country that have venues, by name. */
export interface CountryCities {
  country: string;
  cities: { name: string; url: string }[];
}

/** Where a visitor probably is. */
export interface VisitorPlace extends Point {
  country: HeroCountry;
}

export interface CityQuestion {
  country: string;
  city: string;
  part: string | undefined;
  page: number;
}

/** What is listed of a view. */
export interface ListQuestion {
  /** What is seen. */
  bounds: Bounds;
  filter: EventFilter & { categories?: readonly VenueCategory[] | undefined };
  /** Whether venues without events are listed too. */
  includeEmpty: boolean;
}

/** The view that a page of the map is rendered with. */
export interface ViewQuestion extends ListQuestion {
  zoom: number;
}

export interface FirstViewQuestion extends ViewQuestion {
  /** The same and what lies around it, in which venues are loaded. */
  box: Bounds;
}

/** A venue of a list, perhaps with only its next events. */
export type ListedVenue = VenueWithEvents & {
  /** How many it has, where these are not all. */
  eventCount?: number;
};

/** What the list shows of a view with more venues than a page can carry. */
export interface ViewSummary {
  /** The busiest venues. */
  listed: ListedVenue[];
  /** The first cities of a wide view by their number of events, and how many there are. */
  cities: CityInView[];
  cityTotal: number;
  totals: { venues: number; events: number };
  /** How many events are on tonight. */
  tonight: number;
}

export interface NamedCity {
  name: string;
  country: string;
  url: string;
}

/** What pages read from the server. Loaders call these in process, never over HTTP. */
export interface PageServices {
  site: Site;
  /** What administrators have set; undefined where that is nothing. */
  look(locale: Locale): OwnLook | undefined;
  landingLook(locale: Locale): LandingLook;
  announcement(locale: Locale): ShownAnnouncement | undefined;
  now(): number;
  /** Without credentials the Google button is disabled with a notice. */
  isGoogleConfigured: boolean;
  landing(place: VisitorPlace): LandingFacts;
  /** The soonest events of a country and category. */
  nextEvents(country: HeroCountry, category: HeroCategory): EventAtVenue[];
  /** The cities with most venues in each country. */
  cities(): CountryCities[];
  upcomingCount(): number;
  /** Events by their ids, past ones included, by venue. */
  favoriteEvents(ids: readonly string[]): Promise<FavoriteGroup[]>;
  eventAt(address: EventAddress): Promise<EventFactsData | undefined>;
  /** The event at an address as a file for any calendar. */
  calendarFileAt(address: EventAddress): Promise<{ fileName: string; text: string } | undefined>;
  venueAt(slug: string, category: string | undefined): Promise<VenueFacts | undefined>;
  venueWithId(id: number): VenueFacts | undefined;
  cityAt(question: CityQuestion): Promise<CityFactsData | undefined>;
  organizerAt(slug: string, page: number): Promise<OrganizerFacts | undefined>;
  followingOf(userId: string): Promise<Following[]>;
  newFor(userId: string): Promise<NewForReader>;
  /** By the middle of the map that the visitor saw last, else by the network address, else the place of the settings. */
  visitorPlace(address: string, lastSeen: Point | undefined): VisitorPlace;
  /** All venues of a box for `venuesOfShort`, unfiltered; undefined where they are too many for a page. */
  venuesIn(question: FirstViewQuestion): string | undefined;
  busiestIn(question: ViewQuestion): ViewSummary;
  /** Its busiest venues alone. */
  listedIn(question: ListQuestion): ListedVenue[];
  /** The largest cities of the country around a point, and those of others. */
  citiesAround(point: Point): { own: NamedCity[]; others: NamedCity[] };
  /** The catalogue's name of a country, given any of its names or its code. */
  countryName(text: string): string | undefined;
  describeApi(): ApiDescription;
  /** Listed venues by part of their name, for the form that brings events. */
  findVenues(text: string): Promise<FoundVenues>;
  basemap: BasemapSources;
  content: ContentPages;
  /** Unreleased changes of the changelog, in English; empty where there are none. */
  planned(): Promise<string[]>;
  analytics: Analytics | undefined;
}

/** The same, with what is known of the request being answered. */
export interface PageContext {
  services: PageServices;
  /** The signed-in user. */
  user: CurrentUser | undefined;
  /** The session cannot be looked up now: the page is rendered as for a guest. */
  isUserUnknown: boolean;
  /** The address of an account whose password is to be entered once, to join it with an identity that came from a provider. */
  joiningEmail: string | undefined;
  /** The visitor's network address, as reported by trusted proxies. */
  address: string;
  /** Whether a whole page is asked for, not its data alone. */
  isDocument: boolean;
  /** By what the browser says of itself; only to guess the size of its screen. */
  isPhone: boolean;
  /** Of the request that the page was rendered for; others may be sent the same page. */
  requestId: string;
  renderedAtMs: number;
  /** The files of the messages, as far as they are built: "bg/every-page" and "bg/map". */
  languageFiles: Record<string, string>;
  /** The files of the map's own code, as far as they are built. */
  mapFiles: string[];
  /** Marks the inline scripts of this rendering, whose hashes become the page's policy; never in the policy itself. */
  nonce: string;
  reportError(error: unknown): void;
}

/** What the web app answers to a request: a document as text, anything else as bytes. */
export interface PageAnswer {
  status: number;
  headers: Iterable<[name: string, value: string]>;
  body: string | Uint8Array;
}
