import type { FastifyInstance } from "fastify";
import type { ContentPages } from "#contract/content.ts";
import type { ApiDescription } from "#contract/description.ts";
import type { PageServices } from "#contract/pages.ts";
import type { Basemap } from "./basemap/open-basemap.ts";
import type { Catalog } from "./catalog/actions.ts";
import { catalogPages } from "./catalog/pages/actions.ts";
import { pageStore } from "./catalog/pages/store.ts";
import type { AtlasKeeper } from "./catalog/projection/keeper.ts";
import type { CatalogReader } from "./catalog/read.ts";
import type { Config } from "./config.ts";
import { findCountry } from "./geo/countries.ts";
import type { IpPlaces } from "./geo/ip-places.ts";
import type { Database } from "./platform/db/connect.ts";
import { posterUrl } from "./posters/poster-url.ts";

interface PageParts {
  config: Config;
  database: Database;
  catalog: Catalog;
  keeper: AtlasKeeper;
  reader: CatalogReader;
  ipPlaces: IpPlaces;
  basemap: Basemap;
  content: ContentPages;
  now: () => number;
}

/** What loaders of pages may call, put together from the features. */
export function pageServices(app: FastifyInstance, parts: PageParts): PageServices {
  const { config, database, keeper, catalog, reader, ipPlaces, basemap, content, now } = parts;
  const { site, analytics, google } = config;
  const listed = () => keeper.listed();
  const store = pageStore(database);
  return {
    site,
    now,
    isGoogleConfigured: google !== undefined,
    ...catalogPages({ listed, store, reader, posterUrl, publicUrl: site.publicUrl, now }),
    latestEvents: catalog.latestEvents,
    upcomingCount: () => keeper.current().count().events,
    favoriteEvents: (ids) => catalog.favorites(ids.map(Number)),
    countryOf: (address) => (ipPlaces.locate(address)?.countryCode === "US" ? "USA" : "Bulgaria"),
    countryName: (text) => findCountry(text)?.name,
    basemap: basemap.sources,
    content,
    analytics,
    describeApi: () => app.swagger() as ApiDescription,
  };
}
