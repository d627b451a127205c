import type { LoginView } from "#domain/account.ts";
import type { LoginNotice } from "./account.ts";

/** Every address of the product. `routes` are the server's patterns, `urls` what a client asks for. */
export const routes = {
  currentUser: "/api/current_user",
  location: "/api/location",
  venuesInBounds: "/api/locations/:bounds",
  overview: "/api/overview/:bounds",
  timeline: "/api/timeline/:bounds",
  venue: "/api/venue/:id",
  geoJson: "/api/geojson/:bounds",
  countries: "/api/countries",
  categories: "/api/categories",
  cities: "/api/:country/cities",
  eventsCount: "/api/all-events-count",
  venuesOfCity: "/api/:country/:city/locations",
  eventsOfVenue: "/api/:venue/:category/events",
  eventsBySlug: "/api/:venue/:category/events/:event",
  singleEvent: "/api/:location/:category/:name/:date",
  latestEvents: "/api/:latest(^latest-.+-events$)",
  search: "/api/search/:query",
  favorites: "/api/favorites/:ids",
  addFavorite: "/api/favorites/add",
  removeFavorite: "/api/favorites/remove",
  favoriteReminder: "/api/favorites/reminder",
  unsubscribe: "/api/unsubscribe/:token",
  mailbox: "/mailbox",
  mailboxMail: "/mailbox/:id",
  logout: "/api/logout",
  signIn: "/auth/username/login",
  signUp: "/auth/username/register",
  confirm: "/auth/confirm/:id/:token",
  forgotPassword: "/auth/forgot-password",
  checkReset: "/auth/reset/:id/:token",
  resetPassword: "/auth/reset-password/",
  changePassword: "/auth/change-password/",
  google: "/auth/google",
  googleCallback: "/auth/google/callback",
  feedback: "/api/feedback",
  addCity: "/api/city/add",
  addVenue: "/api/location/add",
  editVenue: "/api/location/edit",
  deleteVenue: "/api/location/del",
  addEvent: "/api/event/add",
  editEvent: "/api/event/edit",
  deleteEvent: "/api/event/del",
  copyEvent: "/api/event/copy",
  adminVenues: "/api/admin/venues",
  adminEvents: "/api/admin/events",
  adminFeedback: "/api/admin/feedback",
  geocode: "/api/admin/geocode",
  audit: "/api/admin/audit",
  undoDeletion: "/api/admin/undo",
  importPreview: "/api/admin/import/preview",
  importApply: "/api/admin/import/apply",
  adminSources: "/api/admin/sources",
  adminSource: "/api/admin/sources/:id",
  previewSource: "/api/admin/sources/:id/preview",
  runSource: "/api/admin/sources/:id/run",
  sourceRuns: "/api/admin/sources/:id/runs",
  sourceRun: "/api/admin/sources/runs/:run",
  applyRun: "/api/admin/sources/runs/:run/apply",
  undoRun: "/api/admin/sources/runs/:run/undo",
  undoRunOfSource: "/api/admin/sources/:id/runs/:run/undo",
  exportEvents: "/api/admin/export",
  vitals: "/api/vitals",
  adminVitals: "/api/admin/vitals",
  health: "/healthz",
  readiness: "/readyz",
  metrics: "/metrics",
  openApi: "/openapi.json",
  poster: "/posters/:file",
  picture: "/pictures/:file",
  eventImage: "/images/event/:id/:file",
  articleImage: "/images/article/:slug/:file",
  ownPhoto: "/images/me/:file",
  shareImage: "/og/event/:file",
  siteShareImage: "/og/site.png",
  manifest: "/manifest.webmanifest",
  robots: "/robots.txt",
  sitemap: "/sitemap.xml",
  sitemapFile: "/sitemaps/:file",
  venueFeed: "/feeds/venue/:file",
  cityFeed: "/feeds/city/:country/:file",
  categoryFeed: "/feeds/category/:file",
  worldFeed: "/feeds/:file",
  smallMap: "/maps/:file",
} as const;

export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

export interface EventAddress {
  location: string;
  category: string;
  name: string;
  date: string;
}

interface MappedVenue {
  _id: string;
  coordinates: readonly [longitude: string, latitude: string];
}

/** Close enough to see the streets around a venue. */
const VENUE_ZOOM = 15;

/** A calendar to subscribe to, or the news for a feed reader. */
export type FeedFormat = "ics" | "atom";

const part = encodeURIComponent;
const box = ({ west, south, east, north }: Bounds) => `${west}&${south}&${east}&${north}`;

export const urls = {
  home: "/",
  map: "/map",
  login: "/login",
  /** Signs in, then goes to a page of ours. */
  loginFor: (page: string) => `/login?next=${part(page)}`,
  /** One of the views of the login panel. */
  loginView: (view: LoginView, page: string) => `/login?next=${part(page)}&view=${view}`,
  /** Says that a password was changed, with the way to the login. */
  passwordChanged: "/login?view=changed",
  /** What a form of the login panel sends itself to without script: the answer is a page, and leads on from there. */
  formFor: (route: string, page: string) => `${route}?next=${part(page)}`,
  /** Tells somebody who followed a link what came of it. */
  loginWith: (notice: LoginNotice, page?: string) =>
    `/login?notice=${notice}${page === undefined ? "" : `&next=${part(page)}`}`,
  blog: "/blog",
  language: (locale: string) => `/language/${locale}`,
  article: (slug: string) => `/blog/${part(slug)}`,
  picture: (file: string) => `/pictures/${part(file)}`,
  team: "/team",
  /** What stands in for a payment page and a roadmap board where the settings name none. */
  support: "/support",
  terms: "/terms",
  privacy: "/privacy",
  cookies: "/cookies",
  dataDeletion: "/data",
  profile: "/profile",
  myFavorites: "/profile/favorites",
  changePasswordPage: "/profile/change-password",
  deleteAccount: "/profile/delete-account",
  addEvent: "/add",
  admin: "/admin",
  adminView: (view: string) => `/admin/${view}`,
  /** With a venue chosen, to add an event there, or with one of its events to edit it. */
  adminAt: (venueId: string, eventId?: string) =>
    `/admin?venue=${part(venueId)}${eventId === undefined ? "" : `&event=${part(eventId)}`}`,
  mailbox: (key: string) => `/mailbox?key=${part(key)}`,
  mailboxOf: (key: string, id: string) => `/mailbox?key=${part(key)}&mail=${part(id)}`,
  mailboxMail: (key: string, id: string) => `/mailbox/${part(id)}?key=${part(key)}`,
  confirm: (id: string, token: string) => `/auth/confirm/${part(id)}/${token}`,
  resetPage: (id: string, token: string) => `/auth/reset-password/id=${part(id)}/token=${token}`,
  checkReset: (id: string, token: string) => `/auth/reset/${part(id)}/${part(token)}`,
  googleFor: (page: string) => `/auth/google?next=${part(page)}`,
  unsubscribe: (token: string) => `/api/unsubscribe/${part(token)}`,
  /** The map for pages of others, and the page that makes the line for them, both with the map's parameters. */
  embed: "/embed",
  embedMaker: (search: string) => `/embed/make${search}`,
  mapOfCategory: (category: string) => `/map?category=${part(category)}`,
  eventPage: ({ location, category, name, date }: EventAddress) =>
    `/event/location=${part(location)}&category=${part(category)}&event=${part(name)}&date=${part(date)}`,
  /** Slugs of venues are unique within a category: only where another venue has the plain address is it named. */
  venuePage: (slug: string, category?: string) =>
    `/venue/${part(slug)}${category ? `/${part(category)}` : ""}`,
  shareImage: (eventId: string) => `/og/event/${part(eventId)}.png`,
  mapAtVenue: ({ _id, coordinates: [longitude, latitude] }: MappedVenue) =>
    `/map?at=${latitude},${longitude},${VENUE_ZOOM}&venue=${part(_id)}`,
  mapOfCity: (country: string, city: string, longitude: number, latitude: number) =>
    `/map?at=${latitude.toFixed(5)},${longitude.toFixed(5)},12&country=${part(country)}&city=${part(city)}`,
  smallMap: (longitude: number, latitude: number, scheme: "light" | "dark") =>
    `/maps/${longitude.toFixed(4)},${latitude.toFixed(4)}-${scheme}.svg`,
  eventCalendar: ({ location, category, name, date }: EventAddress) =>
    `/calendar/location=${part(location)}&category=${part(category)}&event=${part(name)}&date=${part(date)}.ics`,
  venuesInBounds: (bounds: Bounds, limit: number) => `/api/locations/${box(bounds)}&limit=${limit}`,
  overview: (bounds: Bounds, zoom: number) => `/api/overview/${box(bounds)}&zoom=${zoom}`,
  timeline: (bounds: Bounds, days: number) => `/api/timeline/${box(bounds)}?days=${days}`,
  venue: (id: string) => `/api/venue/${part(id)}`,
  cities: (country: string) => `/api/${part(country)}/cities`,
  venuesOfCity: (country: string, city: string) => `/api/${part(country)}/${part(city)}/locations`,
  eventsOfVenue: (venue: string, category: string) => `/api/${part(venue)}/${part(category)}/events`,
  eventsBySlug: (venue: string, category: string, event: string) =>
    `/api/${part(venue)}/${part(category)}/events/${part(event)}`,
  singleEvent: ({ location, category, name, date }: EventAddress) =>
    `/api/${part(location)}/${part(category)}/${part(name)}/${part(date)}`,
  latestEvents: (country: string, category: string) => `/api/latest-${part(country)}-${category}-events`,
  search: (text: string, page: number) => `/api/search/q=${part(text)}&page=${page}`,
  geoJson: (bounds: Bounds) => `/api/geojson/${box(bounds)}`,
  venueFeed: (venueId: string, format: FeedFormat) => `/feeds/venue/${part(venueId)}.${format}`,
  categoryFeed: (category: string, format: FeedFormat) => `/feeds/category/${part(category)}.${format}`,
  worldFeed: (name: "all" | "search", format: FeedFormat) => `/feeds/${name}.${format}`,
  searchFeed: (text: string, format: FeedFormat) => `/feeds/search.${format}?q=${part(text)}`,
  poster: (eventId: string) => `/posters/${part(eventId)}.svg`,
  favorites: (ids: readonly string[]) => `/api/favorites/${ids.map(part).join(",")}`,
};
