import type { BasemapSources } from "./basemap.ts";
import type { VenueWithEvents } from "./catalog.ts";
import type { ApiDescription } from "./description.ts";
import type { Site } from "./site.ts";

export type LatestCountry = "Bulgaria" | "USA";
export type LatestCategory = "theater" | "party" | "concert";

/** What pages read from the server. Loaders call these in process, never over HTTP. */
export interface PageServices {
  site: Site;
  /** The upcoming events added last, each venue with the events of it that belong to them. */
  latestEvents(country: LatestCountry, category: LatestCategory): Promise<VenueWithEvents[]>;
  upcomingCount(): number;
  countryOf(address: string): LatestCountry;
  describeApi(): ApiDescription;
  basemap: BasemapSources;
}

/** The same, with what is known of the request being answered. */
export interface PageContext {
  services: PageServices;
  /** The visitor's network address, as far as trusted proxies tell it. */
  address: string;
  requestId: string;
  /** Marks the scripts and styles of this one answer as ours. */
  nonce: string;
  reportError(error: unknown): void;
}
