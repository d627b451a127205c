/** Every address of the product. `routes` are the server's patterns, `urls` what a client asks for. */
export const routes = {
  currentUser: "/api/current_user",
  location: "/api/location",
  venuesInBounds: "/api/locations/:bounds",
  overview: "/api/overview/:bounds",
  venue: "/api/venue/:id",
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
  health: "/healthz",
  readiness: "/readyz",
  openApi: "/openapi.json",
  poster: "/posters/:file",
} as const;

export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

interface EventAddress {
  location: string;
  category: string;
  name: string;
  date: string;
}

const part = encodeURIComponent;
const box = ({ west, south, east, north }: Bounds) => `${west}&${south}&${east}&${north}`;

export const urls = {
  home: "/",
  map: "/map",
  login: "/login",
  /** Signs in, then goes to a page of ours. */
  loginFor: (page: string) => `/login?next=${part(page)}`,
  blog: "/blog",
  terms: "/terms",
  profile: "/profile",
  myFavorites: "/profile/favorites",
  changePasswordPage: "/profile/change-password",
  deleteAccount: "/profile/delete-account",
  addEvent: "/add",
  admin: "/admin",
  mailbox: "/mailbox",
  confirm: (id: string, token: string) => `/auth/confirm/${part(id)}/${token}`,
  resetPage: (id: string, token: string) => `/auth/reset-password/id=${part(id)}/token=${token}`,
  checkReset: (id: string, token: string) => `/auth/reset/${part(id)}/${part(token)}`,
  googleFor: (page: string) => `/auth/google?next=${part(page)}`,
  unsubscribe: (token: string) => `/api/unsubscribe/${part(token)}`,
  mapOfCategory: (category: string) => `/map?category=${part(category)}`,
  eventPage: ({ location, category, name, date }: EventAddress) =>
    `/event/location=${part(location)}&category=${part(category)}&event=${part(name)}&date=${part(date)}`,
  venuesInBounds: (bounds: Bounds, limit: number) => `/api/locations/${box(bounds)}&limit=${limit}`,
  overview: (bounds: Bounds, zoom: number) => `/api/overview/${box(bounds)}&zoom=${zoom}`,
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
  poster: (eventId: string) => `/posters/${part(eventId)}.svg`,
  favorites: (ids: readonly string[]) => `/api/favorites/${ids.map(part).join(",")}`,
};
