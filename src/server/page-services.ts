import type { FastifyInstance } from "fastify";
import type { ContentPages } from "#contract/content.ts";
import type { ApiDescription } from "#contract/description.ts";
import type { PageServices } from "#contract/pages.ts";
import type { Basemap } from "./basemap/open-basemap.ts";
import type { Catalog } from "./catalog/actions.ts";
import { catalogPages } from "./catalog/pages/actions.ts";
import { countryCities } from "./catalog/pages/cities.ts";
import { citiesAround } from "./catalog/pages/cities-around.ts";
import { nextEvents } from "./catalog/pages/hero-events.ts";
import { landingPage } from "./catalog/pages/landing.ts";
import { pageStore } from "./catalog/pages/store.ts";
import type { AtlasKeeper } from "./catalog/projection/keeper.ts";
import type { Note } from "./catalog/projection/reads.ts";
import type { CatalogReader } from "./catalog/read.ts";
import type { Config } from "./config.ts";
import type { FollowActions } from "./follows/actions.ts";
import { findCountry } from "./geo/countries.ts";
import type { IpPlaces } from "./geo/ip-places.ts";
import { planned } from "./health/version.ts";
import type { Instance } from "./instance/instance.ts";
import type { InstanceLook } from "./instance/look.ts";
import { firstViews } from "./map/first-view.ts";
import { findVenues } from "./moderation/places.ts";
import type { Database } from "./platform/db/connect.ts";
import { describedApi } from "./platform/http/openapi.ts";
import { posterUrl } from "./posters/poster-url.ts";

interface PageParts {
  config: Config;
  instance: Instance;
  look: InstanceLook;
  database: Database;
  catalog: Catalog;
  keeper: AtlasKeeper;
  reader: CatalogReader;
  ipPlaces: IpPlaces;
  basemap: Basemap;
  content: ContentPages;
  follows: FollowActions;
  now: () => number;
}

/** What loaders of pages may call, put together from the features; each note tells what is read of what is listed. */
export function pageServices(app: FastifyInstance, parts: PageParts): (note: Note) => PageServices {
  const { config, instance, look, database, keeper, catalog, reader, ipPlaces, basemap } = parts;
  const { content, follows, now } = parts;
  const { analytics, google } = config;
  const { site } = instance;
  const listed = () => keeper.listed();
  const store = pageStore(database);
  const landing = landingPage({ listed, now });
  return (note) => ({
    site,
    look: look.look,
    landingLook: look.landingLook,
    announcement: (locale) => look.announcement(locale, now()),
    now,
    isGoogleConfigured: google !== undefined,
    ...catalogPages({ listed, store, reader, posterUrl, publicUrl: site.publicUrl, now, note }),
    ...ofEverything(note, {
      landing: ({ longitude, latitude, country }) => landing({ longitude, latitude }, country),
      nextEvents: (country, category) => nextEvents(listed(), country, category, now()),
      cities: () => countryCities(listed()),
      upcomingCount: () => keeper.current().count().events,
      findVenues: (text) => findVenues(reader, text),
    }),
    citiesAround(point) {
      note({ cityList: true });
      return citiesAround(listed(), point);
    },
    followingOf: follows.list,
    newFor: follows.newFor,
    favoriteEvents: (ids) => catalog.favorites(ids.map(Number)),
    visitorPlace(address, lastSeen) {
      const guess = ipPlaces.locate(address);
      const { place } = instance;
      const { latitude, longitude } = lastSeen ?? (place.always ? place : (guess ?? place));
      return { latitude, longitude, country: guess?.countryCode === "US" ? "USA" : "Bulgaria" };
    },
    ...firstViews(() => keeper.current(), now, note),
    countryName: (text) => findCountry(text)?.name,
    basemap: basemap.sources,
    content,
    planned,
    analytics,
    describeApi: () => describedApi(app, site) as ApiDescription,
  });
}

type WholeReads = Pick<PageServices, "landing" | "nextEvents" | "cities" | "upcomingCount" | "findVenues">;

/** What counts or ranks everything changes with any of it. */
function ofEverything(note: Note, services: WholeReads): WholeReads {
  const noted = Object.entries(services).map(([name, read]) => [
    name,
    (...question: never[]) => {
      note({ all: true });
      return (read as (...question: never[]) => unknown)(...question);
    },
  ]);
  return Object.fromEntries(noted);
}
