import type { PageServices } from "#contract/pages.ts";

/** What pages ask for, of an installation that has nothing. */
export const noPageServices: PageServices = {
  site: { name: "Site", publicUrl: "http://localhost", contactEmail: "", donateUrl: "", roadmapUrl: "" },
  look: () => undefined,
  landingLook: () => ({}),
  announcement: () => undefined,
  isGoogleConfigured: false,
  now: () => 0,
  landing: () => {
    throw new Error("no landing page");
  },
  nextEvents: () => [],
  findVenues: async () => ({ venues: [] }),
  cities: () => [],
  favoriteEvents: async () => [],
  upcomingCount: () => 7,
  eventAt: async () => undefined,
  calendarFileAt: async () => undefined,
  venueAt: async () => undefined,
  cityAt: async () => undefined,
  organizerAt: async () => undefined,
  followingOf: async () => [],
  newFor: async () => ({ since: undefined, to: 0, groups: [] }),
  countryName: () => undefined,
  visitorPlace: (_address, lastSeen) => ({
    latitude: 42.7,
    longitude: 23.3,
    ...lastSeen,
    country: "Bulgaria",
  }),
  venueWithId: () => undefined,
  venuesIn: () => undefined,
  busiestIn: () => ({ listed: [], cities: [], cityTotal: 0, totals: { venues: 0, events: 0 }, tonight: 0 }),
  listedIn: () => [],
  citiesAround: () => ({ own: [], others: [] }),
  basemap: { world: "", packs: [], streetTilesUrl: null },
  content: {
    articles: async () => [],
    article: async () => undefined,
    legalText: async () => ({ title: "", updated: null, summary: "", blocks: [] }),
    team: async () => [],
  },
  planned: async () => [],
  analytics: undefined,
  describeApi: () => ({ info: { title: "" }, paths: {} }),
};
