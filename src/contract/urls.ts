import type { LoginView } from "#domain/account.ts";
import type { Point } from "#domain/geo.ts";
import type { LoginNotice } from "./account.ts";

/** Every address of the product. `routes` are the server's patterns, `urls` what a client asks for. */
export const routes = {
  currentUser: "/api/current_user",
  location: "/api/location",
  venuesInBounds: "/api/locations/:bounds",
  overview: "/api/overview/:bounds",
  timeline: "/api/timeline/:bounds",
  counts: "/api/counts/:bounds",
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
  places: "/api/places/:query",
  nearbyPlaces: "/api/places",
  favorites: "/api/favorites/:ids",
  addFavorite: "/api/favorites/add",
  removeFavorite: "/api/favorites/remove",
  favoriteReminder: "/api/favorites/reminder",
  unsubscribe: "/api/unsubscribe/:token",
  ownCalendar: "/api/own-calendar",
  follow: "/api/follow",
  following: "/api/following",
  unfollow: "/api/follow/:id",
  stopDigests: "/api/follow/stop/:token",
  newForReader: "/api/following/new",
  pushKey: "/api/push/key",
  pushSubscriptions: "/api/push/subscriptions",
  ownCalendarFile: "/feeds/own/:file",
  mailbox: "/mailbox",
  mailboxMail: "/mailbox/:id",
  mailSamples: "/mailbox/samples",
  mailSample: "/mailbox/samples/:id",
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
  ownSessions: "/api/account/sessions",
  ownSession: "/api/account/sessions/:id",
  ownSecurityLog: "/api/account/security-log",
  exportAccount: "/api/account/export",
  ownMail: "/api/account/mail",
  secondFactor: "/api/account/second-factor",
  confirmSecondFactor: "/api/account/second-factor/confirm",
  proveSecondFactor: "/api/account/second-factor/prove",
  passkeys: "/api/account/passkeys",
  passkey: "/api/account/passkeys/:id",
  beginPasskey: "/api/account/passkeys/options",
  beginPasskeySignIn: "/auth/passkey/options",
  passkeySignIn: "/auth/passkey",
  tokens: "/api/account/tokens",
  token: "/api/account/tokens/:id",
  changeEmail: "/api/account/email",
  confirmEmail: "/auth/email/confirm/:id/:token",
  stopEmail: "/auth/email/stop/:id/:token",
  removeAccount: "/api/account/delete",
  feedback: "/api/feedback",
  submissions: "/api/submissions",
  ownSubmissions: "/api/submissions/mine",
  ownSubmission: "/api/submissions/:id",
  submissionVenues: "/api/submissions/venues",
  similarEvents: "/api/submissions/similar",
  submissionPicture: "/api/submissions/picture",
  uploadedPicture: "/uploads/:file",
  confirmSubmission: "/api/submissions/confirm/:id/:token",
  reports: "/api/reports",
  moderation: "/api/moderation",
  claimItem: "/api/moderation/:id/claim",
  approveItem: "/api/moderation/:id/approve",
  rejectItem: "/api/moderation/:id/reject",
  mergeItem: "/api/moderation/:id/merge",
  decideTogether: "/api/moderation/decide",
  undoDecisions: "/api/moderation/undo",
  banSender: "/api/moderation/:id/ban",
  bans: "/api/moderation/bans",
  ban: "/api/moderation/bans/:id",
  adminRoles: "/api/admin/roles",
  organizerGrants: "/api/admin/organizers",
  pageWebsite: "/api/admin/organizers/website",
  organizerGrant: "/api/admin/organizers/:id",
  decideClaim: "/api/admin/claims/:id/decide",
  claims: "/api/claims",
  claimedPage: "/api/claims/page",
  claim: "/api/claims/:id",
  checkClaim: "/api/claims/:id/check",
  confirmClaim: "/api/claims/:id/confirm",
  newHolder: "/api/own-holders/:id",
  venueSubmissions: "/api/own-venues/submissions",
  approveVenueSubmission: "/api/own-venues/submissions/:id/approve",
  rejectVenueSubmission: "/api/own-venues/submissions/:id/reject",
  ownEvents: "/api/own-events",
  ownEvent: "/api/own-events/:id",
  openedEvent: "/api/opened",
  securityLog: "/api/admin/security-log",
  addCity: "/api/city/add",
  addVenue: "/api/location/add",
  editVenue: "/api/location/edit",
  deleteVenue: "/api/location/del",
  addEvent: "/api/event/add",
  editEvent: "/api/event/edit",
  deleteEvent: "/api/event/del",
  copyEvent: "/api/event/copy",
  adminVenues: "/api/admin/venues",
  mergeCities: "/api/admin/cities/merge",
  previewCityMerge: "/api/admin/cities/merge/preview",
  mergeVenues: "/api/admin/venues/merge",
  previewMerge: "/api/admin/venues/merge/preview",
  venueEvents: "/api/admin/venue-events",
  eventTable: "/api/admin/events",
  bulkEvents: "/api/admin/events/bulk",
  undoBulk: "/api/admin/events/bulk/:id/undo",
  eventHistory: "/api/admin/events/:id/history",
  restoreEvent: "/api/admin/events/:id/history/:entry/restore",
  adminFeedback: "/api/admin/feedback",
  geocode: "/api/admin/geocode",
  audit: "/api/admin/audit",
  undoDeletion: "/api/admin/undo",
  importPreview: "/api/admin/import/preview",
  importApply: "/api/admin/import/apply",
  adminSources: "/api/admin/sources",
  lookAtSource: "/api/admin/sources/look",
  runSources: "/api/admin/sources/run",
  adminSource: "/api/admin/sources/:id",
  previewSource: "/api/admin/sources/:id/preview",
  runSource: "/api/admin/sources/:id/run",
  sourcePlaces: "/api/admin/sources/:id/places",
  sourceRuns: "/api/admin/sources/:id/runs",
  sourceRun: "/api/admin/sources/runs/:run",
  applyRun: "/api/admin/sources/runs/:run/apply",
  undoRun: "/api/admin/sources/runs/:run/undo",
  undoRunOfSource: "/api/admin/sources/:id/runs/:run/undo",
  exportEvents: "/api/admin/export",
  adminFederation: "/api/admin/federation",
  federationRules: "/api/admin/federation/rules",
  instance: "/api/admin/instance",
  instanceTheme: "/instance/theme.css",
  webhooks: "/api/admin/webhooks",
  webhook: "/api/admin/webhooks/:id",
  testWebhook: "/api/admin/webhooks/:id/test",
  vitals: "/api/vitals",
  adminVitals: "/api/admin/vitals",
  adminHealth: "/api/admin/health",
  adminTold: "/api/admin/health/told",
  adminVersion: "/api/admin/version",
  health: "/healthz",
  readiness: "/readyz",
  metrics: "/metrics",
  mailReports: "/api/mail/bounces",
  openApi: "/openapi.json",
  mcp: "/mcp",
  llms: "/llms.txt",
  poster: "/posters/:file",
  picture: "/pictures/:file",
  eventImage: "/images/event/:id/:file",
  articleImage: "/images/article/:slug/:file",
  ownPhoto: "/images/me/:file",
  sitePicture: "/images/site/:which/:file",
  shareImage: "/og/event/:file",
  siteShareImage: "/og/site.png",
  manifest: "/manifest.webmanifest",
  robots: "/robots.txt",
  sitemap: "/sitemap.xml",
  sitemapFile: "/sitemaps/:file",
  venueFeed: "/feeds/venue/:file",
  cityFeed: "/feeds/city/:country/:file",
  areaFeed: "/feeds/area/:file",
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

/** The card of shared links, and the picture alone as search engines ask for it. */
export const SHARE_SHAPES = ["card", "1x1", "4x3"] as const;
export type ShareShape = (typeof SHARE_SHAPES)[number];

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

/** A calendar to subscribe to, the news for a feed reader, or what comes next for programs. */
export const FEED_FORMATS = ["ics", "atom", "rss", "json"] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

const part = encodeURIComponent;
const box = ({ west, south, east, north }: Bounds) => `${west}&${south}&${east}&${north}`;

export const urls = {
  home: "/",
  map: "/map",
  cityList: "/cities",
  login: "/login",
  /** Signs in, then goes to a page of ours. */
  loginFor: (page: string) => `/login?next=${part(page)}`,
  /** One of the views of the login panel. */
  loginView: (view: LoginView, page: string) => `/login?next=${part(page)}&view=${view}`,
  /** Says that a password was changed, with the way to the login. */
  passwordChanged: "/login?view=changed",
  /** What a form of the login panel sends itself to without script: the answer is a page, and leads on from there. */
  formFor: (route: string, page: string) => `${route}?next=${part(page)}`,
  /** The result of a link that was followed, shown as a notice. */
  loginWith: (notice: LoginNotice, page?: string) =>
    `/login?notice=${notice}${page === undefined ? "" : `&next=${part(page)}`}`,
  blog: "/blog",
  language: (locale: string) => `/language/${locale}`,
  article: (slug: string) => `/blog/${part(slug)}`,
  unfollow: (id: string) => `/api/follow/${part(id)}`,
  stopDigests: (token: string) => `/api/follow/stop/${part(token)}`,
  ownCalendarFile: (secret: string) => `/feeds/own/${part(secret)}.ics`,
  confirmSubmission: (id: string, token: string) => `/api/submissions/confirm/${part(id)}/${part(token)}`,
  picture: (file: string) => `/pictures/${part(file)}`,
  team: "/team",
  /** What stands in for a payment page and a roadmap board where the settings name none. */
  support: "/support",
  terms: "/terms",
  privacy: "/privacy",
  cookies: "/cookies",
  dataDeletion: "/data",
  accessibility: "/accessibility",
  profile: "/profile",
  myFavorites: "/profile/favorites",
  myFollowing: "/profile/following",
  newForMe: "/profile/new",
  changePasswordPage: "/profile/change-password",
  deleteAccount: "/profile/delete-account",
  security: "/profile/security",
  confirmEmail: (id: string, token: string) => `/auth/email/confirm/${part(id)}/${token}`,
  stopEmail: (id: string, token: string) => `/auth/email/stop/${part(id)}/${token}`,
  passkey: (id: string) => `/api/account/passkeys/${part(id)}`,
  token: (id: string) => `/api/account/tokens/${part(id)}`,
  ownSession: (id: string) => `/api/account/sessions/${part(id)}`,
  addEvent: "/add",
  /** The form after it was sent without script. */
  eventSent: (state: string) => `/add?sent=${part(state)}`,
  /** The form within the profile's pages. */
  addOwnEvent: "/profile/add-event",
  ownEvents: "/profile/my-events",
  /** The form with a submission of one's own, to be corrected. */
  correctSubmission: (id: string) => `/profile/add-event?edit=${part(id)}`,
  ownSubmission: (id: string) => `/api/submissions/${part(id)}`,
  uploadedPicture: (file: string) => `/uploads/${part(file)}`,
  venueSearch: (text: string) => `/api/submissions/venues?q=${part(text)}`,
  moderationItem: (id: string, action: "claim" | "approve" | "reject" | "merge" | "ban") =>
    `/api/moderation/${part(id)}/${action}`,
  newHolder: (id: string) => `/api/own-holders/${part(id)}`,
  venueSubmission: (id: string, action: "approve" | "reject") =>
    `/api/own-venues/submissions/${part(id)}/${action}`,
  organizerGrant: (id: string) => `/api/admin/organizers/${part(id)}`,
  webhook: (id: string) => `/api/admin/webhooks/${part(id)}`,
  testWebhook: (id: string) => `/api/admin/webhooks/${part(id)}/test`,
  decideClaim: (id: string) => `/api/admin/claims/${part(id)}/decide`,
  /** Where one proves that a venue ("category/slug") or an organizer's page is one's own. */
  claimPage: (kind: "venue" | "organizer", name: string) =>
    `/profile/claim?${kind}=${part(name).replaceAll("%2F", "/")}`,
  /** The page of a mailed link. */
  confirmClaimPage: (id: string, token: string) => `/profile/claim/${part(id)}/${part(token)}`,
  claimedPage: (kind: "venue" | "organizer", name: string) => `/api/claims/page?${kind}=${part(name)}`,
  claim: (id: string) => `/api/claims/${part(id)}`,
  checkClaim: (id: string) => `/api/claims/${part(id)}/check`,
  confirmClaim: (id: string) => `/api/claims/${part(id)}/confirm`,
  ownEvent: (id: string) => `/api/own-events/${part(id)}`,
  /** The form with a published event of one's own, to be changed, or to be brought again. */
  changeOwnEvent: (id: string) => `/profile/add-event?change=${part(id)}`,
  copyOwnEvent: (id: string) => `/profile/add-event?copy=${part(id)}`,
  ban: (id: string) => `/api/moderation/bans/${part(id)}`,
  admin: "/admin",
  adminView: (view: string) => `/admin/${view}`,
  /** With a venue chosen, to add an event there, or with one of its events to edit it. */
  adminAt: (venueId: string, eventId?: string) =>
    `/admin?venue=${part(venueId)}${eventId === undefined ? "" : `&event=${part(eventId)}`}`,
  mailbox: "/mailbox",
  /** Opens the mailbox for a browser, which keeps a cookie. */
  mailboxLink: (key: string) => `/mailbox?key=${part(key)}`,
  mailboxOf: (id: string) => `/mailbox?mail=${part(id)}`,
  mailSamples: (id?: string) => `/mailbox/samples${id === undefined ? "" : `?mail=${part(id)}`}`,
  mailSample: (id: string) => `/mailbox/samples/${part(id)}`,
  mailboxMail: (id: string) => `/mailbox/${part(id)}`,
  /** Confirms an address; the login page that follows leads on to a page of ours, the map unless it is given. */
  confirm: (id: string, token: string, page?: string) =>
    `/auth/confirm/${part(id)}/${token}${page === undefined ? "" : `?next=${part(page)}`}`,
  resetPage: (id: string, token: string) => `/auth/reset-password/id=${part(id)}/token=${token}`,
  checkReset: (id: string, token: string) => `/auth/reset/${part(id)}/${part(token)}`,
  googleFor: (page: string) => `/auth/google?next=${part(page)}`,
  unsubscribe: (token: string) => `/api/unsubscribe/${part(token)}`,
  /** The map for pages of others, and the page that makes the line for them, both with the map's parameters. */
  embed: "/embed",
  embedMaker: (search: string) => `/embed/make${search}`,
  mapOfCategory: (category: string) => `/map?category=${part(category)}`,
  /** The map with any of its parameters. */
  mapWith: (parameters: Record<string, string>) =>
    `/map?${Object.entries(parameters)
      .map(([name, value]) => `${name}=${part(value).replaceAll("%2C", ",")}`)
      .join("&")}`,
  organizerPage: (slug: string, page = 1) => `/organizer/${part(slug)}${page > 1 ? `?page=${page}` : ""}`,
  organizerFeed: (slug: string, format: FeedFormat) => `/feeds/all.${format}?organizer=${part(slug)}`,
  mapOfOrganizer: (slug: string) => `/map?organizer=${part(slug)}`,
  eventPage: ({ location, category, name, date }: EventAddress) =>
    `/event/location=${part(location)}&category=${part(category)}&event=${part(name)}&date=${part(date)}`,
  /** Slugs of venues are unique within a category: only where another venue has the plain address is it named. */
  venuePage: (slug: string, category?: string) =>
    `/venue/${part(slug)}${category ? `/${part(category)}` : ""}`,
  shareImage: (eventId: string, shape: ShareShape = "card") =>
    `/og/event/${part(eventId)}${shape === "card" ? "" : `-${shape}`}.png`,
  mapAtVenue: ({ _id, coordinates: [longitude, latitude] }: MappedVenue) =>
    `/map?at=${latitude},${longitude},${VENUE_ZOOM}&venue=${part(_id)}`,
  mapOfCity: (country: string, city: string, longitude: number, latitude: number) =>
    `/map?at=${latitude.toFixed(5)},${longitude.toFixed(5)},12&country=${part(country)}&city=${part(city)}`,
  /** A picture of the surroundings: of a venue's street, or of a city. */
  smallMap: (at: Point, extent: "street" | "city", scheme: "light" | "dark", locale: string) =>
    `/maps/${at.longitude.toFixed(4)},${at.latitude.toFixed(4)}-${extent}-${scheme}-${locale}.svg`,
  eventCalendar: ({ location, category, name, date }: EventAddress) =>
    `/calendar/location=${part(location)}&category=${part(category)}&event=${part(name)}&date=${part(date)}.ics`,
  venuesInBounds: (bounds: Bounds, limit: number) => `/api/locations/${box(bounds)}&limit=${limit}`,
  overview: (bounds: Bounds, zoom: number) => `/api/overview/${box(bounds)}&zoom=${zoom}`,
  counts: (bounds: Bounds) => `/api/counts/${box(bounds)}`,
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
  nearbyPlaces: (near: Point) => `/api/places?near=${near.longitude},${near.latitude}`,
  places: (text: string) => `/api/places/${part(text)}`,
  search: (text: string, page: number) => `/api/search/q=${part(text)}&page=${page}`,
  geoJson: (bounds: Bounds) => `/api/geojson/${box(bounds)}`,
  venueFeed: (venueId: string, format: FeedFormat) => `/feeds/venue/${part(venueId)}.${format}`,
  areaFeed: (bounds: Bounds, format: FeedFormat) => `/feeds/area/${box(bounds)}.${format}`,
  categoryFeed: (category: string, format: FeedFormat) => `/feeds/category/${part(category)}.${format}`,
  worldFeed: (name: "all" | "search", format: FeedFormat) => `/feeds/${name}.${format}`,
  searchFeed: (text: string, format: FeedFormat) => `/feeds/search.${format}?q=${part(text)}`,
  poster: (eventId: string) => `/posters/${part(eventId)}.svg`,
  favorites: (ids: readonly string[]) => `/api/favorites/${ids.map(part).join(",")}`,
};
