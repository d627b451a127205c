import Fastify, { type FastifyInstance } from "fastify";
import { validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { ApiDescription } from "#contract/description.ts";
import type { PageServices } from "#contract/pages.ts";
import { urls } from "#contract/urls.ts";
import { registerAccounts } from "./accounts/register.ts";
import { geocodingService } from "./admin/geocoding/service.ts";
import { adminRoutes } from "./admin/routes.ts";
import type { Basemap } from "./basemap/open-basemap.ts";
import { basemapRoutes } from "./basemap/routes.ts";
import { catalogActions, knownCountry } from "./catalog/actions.ts";
import { askOncePerVersion } from "./catalog/latest-events.ts";
import { catalogPages } from "./catalog/pages/actions.ts";
import { pageStore } from "./catalog/pages/store.ts";
import type { AtlasKeeper } from "./catalog/projection/keeper.ts";
import { atlasLoader } from "./catalog/projection/loader.ts";
import { catalogReader } from "./catalog/read.ts";
import { catalogRoutes } from "./catalog/routes.ts";
import type { Config } from "./config.ts";
import { openContent } from "./content/open-content.ts";
import { contentRoutes } from "./content/routes.ts";
import { favoriteActions } from "./favorites/actions.ts";
import { favoriteRoutes } from "./favorites/routes.ts";
import { favoritesStore } from "./favorites/store.ts";
import { feedbackActions } from "./feedback/actions.ts";
import { feedbackRoutes } from "./feedback/routes.ts";
import { feedbackStore } from "./feedback/store.ts";
import { feedActions } from "./feeds/actions.ts";
import { feedRoutes } from "./feeds/routes.ts";
import { feedStore } from "./feeds/store.ts";
import { findCountry } from "./geo/countries.ts";
import type { IpPlaces } from "./geo/ip-places.ts";
import { geoRoutes } from "./geo/routes.ts";
import { pictureActions } from "./image-proxy/actions.ts";
import { PictureFiles } from "./image-proxy/picture-files.ts";
import { imageRoutes } from "./image-proxy/routes.ts";
import { mailboxRoutes } from "./mailbox/routes.ts";
import { manifestRoutes } from "./manifest/routes.ts";
import { mapRoutes } from "./map/routes.ts";
import { siteGauges } from "./metrics/gauges.ts";
import type { Database } from "./platform/db/connect.ts";
import { rateLimiter } from "./platform/db/rate-limits.ts";
import { AnswerCache } from "./platform/http/answer-cache.ts";
import { fail, registerErrors } from "./platform/http/errors.ts";
import { registerGracefulStop } from "./platform/http/graceful-stop.ts";
import { registerHealth } from "./platform/http/health.ts";
import { logging } from "./platform/http/logging.ts";
import { registerOpenApi } from "./platform/http/openapi.ts";
import { PageCache } from "./platform/http/page-cache.ts";
import { type Pages, registerPages } from "./platform/http/pages.ts";
import { refuseCrossSiteWrites } from "./platform/http/same-site.ts";
import { registerSecurity } from "./platform/http/security.ts";
import { registerSlowReaders } from "./platform/http/slow-readers.ts";
import { trackUnsent } from "./platform/http/unsent-answers.ts";
import { ANY_NETWORK, INTERNET } from "./platform/http-client/http-client.ts";
import { registerMetrics } from "./platform/metrics/register.ts";
import { drawPoster } from "./posters/poster.ts";
import { posterUrl } from "./posters/poster-url.ts";
import { posterRoutes } from "./posters/routes.ts";
import { reminderRoutes } from "./reminders/routes.ts";
import { remindersStore } from "./reminders/store.ts";
import { searchRoutes } from "./search/routes.ts";
import { shareImageActions } from "./share-images/actions.ts";
import { shareImageRoutes } from "./share-images/routes.ts";
import { sitemapActions } from "./sitemap/actions.ts";
import { sitemapRoutes } from "./sitemap/routes.ts";
import { sitemapStore } from "./sitemap/store.ts";
import { vitalsActions } from "./vitals/actions.ts";
import { vitalsRoutes } from "./vitals/routes.ts";

const MAX_BODY_BYTES = 1 << 20;
const MAX_URL_PART = 2_000;
/** Enough for the largest import over a slow line; without a bound, a body that never ends would hold its connection. */
const REQUEST_MS = 5 * 60_000;
/** Nobody needs longer to say what they want; who speaks a letter a second holds a connection for nothing. */
const HEADERS_MS = 20_000;
const MAX_PICTURE_BYTES = 512 * 2 ** 20;

export interface AppDeps {
  config: Config;
  database: Database;
  keeper: AtlasKeeper;
  ipPlaces: IpPlaces;
  basemap: Basemap;
  now: () => number;
  /** What opens the page of mails; none where there is no such page. */
  mailboxKey: string | undefined;
  /** Where the web app is served from; none for an API alone. */
  pages?: Pages["source"];
}

/** The whole HTTP side of the product, feature by feature; it neither listens nor reads the environment. */
export async function buildApp({
  config,
  database,
  keeper,
  ipPlaces,
  basemap,
  now,
  mailboxKey,
  pages,
}: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    ...logging(config.logLevel),
    trustProxy: config.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 5_000 },
    // Long parts reach the contract, which refuses them with a sentence.
    routerOptions: { maxParamLength: MAX_URL_PART },
    forceCloseConnections: "idle",
    // Whoever asks on an open connection while this process stops is answered, and told to open another one.
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => fail(reply, 400, "This address is not written correctly."),
  }).withTypeProvider<ZodTypeProvider>();

  app.setValidatorCompiler(validatorCompiler);
  // The contract describes answers and types them; tests hold them to it. Checking each again would cost most of the speed.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  registerErrors(app);
  const unsent = trackUnsent(app);
  registerGracefulStop(app, unsent);
  registerSlowReaders(app, unsent);
  registerSecurity(app, {
    publicUrl: config.site.publicUrl,
    isDevelopment: pages?.kind === "dev",
    hasAnalytics: config.analytics !== undefined,
  });
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });

  const { publicUrl } = config.site;
  const limiter = rateLimiter(database.db, now);
  const reader = catalogReader(database.db);
  const favorites = favoriteActions(favoritesStore(database.db), reader, now);
  const { favoritesOf } = favorites;
  refuseCrossSiteWrites(app, publicUrl);

  const answers = new AnswerCache();
  const catalog = catalogActions(reader, posterUrl, now, pageStore(database.db).eventAt);
  const atlas = () => keeper.current();
  const searchableAtlas = () => keeper.searchable();
  const countryName = (text: string) => knownCountry(text).name;
  await registerOpenApi(app, config.site);
  await registerMetrics(app, {
    token: config.metricsToken,
    gauges: siteGauges({ atlas, database, workers: config.workers, now }),
  });
  registerHealth(app, () => reader.isReachable());
  const { currentUser, joiningEmailOf } = await registerAccounts(app, {
    database,
    limiter,
    publicUrl,
    siteName: config.site.name,
    google: config.google,
    favoritesOf,
    now,
  });
  await app.register(favoriteRoutes, { favorites });
  await app.register(reminderRoutes, { reminders: remindersStore(database), siteName: config.site.name });
  await app.register(catalogRoutes, { catalog, answers, version: () => atlas().version });
  await app.register(geoRoutes, { ipPlaces, defaultLocation: config.defaultLocation });
  await app.register(mapRoutes, {
    atlas,
    searchableAtlas,
    answers,
    countryName,
  });
  await app.register(basemapRoutes, { basemap });
  await app.register(searchRoutes, { atlas: searchableAtlas, answers, countryName });
  await app.register(feedbackRoutes, { feedback: feedbackActions(feedbackStore(database), now), limiter });
  await app.register(feedRoutes, {
    feeds: feedActions(feedStore(database.db), config.site, now),
    version: () => atlas().version,
    searchableAtlas,
    answers,
    countryName,
  });
  const { geocoder, site } = config;
  const userAgent = `${site.name} (${publicUrl}; ${site.contactEmail})`;
  await app.register(adminRoutes, {
    database,
    geocodingService: geocoder && geocodingService({ ...geocoder, userAgent, now }),
    publicUrl,
    now,
  });
  const pictures = pictureActions({
    files: new PictureFiles(config.picturesFolder, MAX_PICTURE_BYTES),
    network: config.isPrivateNetworkAllowed ? ANY_NETWORK : INTERNET,
    now,
  });
  await app.register(posterRoutes, { findPoster: catalog.posterFacts });
  await app.register(contentRoutes);
  await app.register(vitalsRoutes, { vitals: vitalsActions(now) });
  if (mailboxKey !== undefined)
    await app.register(mailboxRoutes, {
      key: mailboxKey,
      folder: config.mail.folder,
      siteName: config.site.name,
    });
  const content = openContent({
    ...config.content,
    site: config.site,
    now,
    warn: (err, text) => app.log.warn({ err }, text),
  });
  await app.register(imageRoutes, {
    pictures,
    async findEvent(id) {
      const [found] = await reader.eventsByIds([id]);
      if (!found) return undefined;
      const { event, venue } = found;
      return { image: event.image, poster: posterUrl({ ...event, category: venue.category }) };
    },
    async findArticleImage(slug) {
      return (await content.articles()).find((article) => article.slug === slug)?.image ?? undefined;
    },
    findOwnPhoto: async (request) => (await request.visitor())?.photo ?? undefined,
  });
  await app.register(shareImageRoutes, {
    images: shareImageActions({
      siteName: config.site.name,
      async findEvent(id) {
        const [found] = await reader.eventsByIds([id]);
        if (!found) return undefined;
        const { name, date, time, image } = found.event;
        const { endDate, endTime, isAllDay, status } = found.event.details;
        const { name: venue, city, country, category } = found.venue;
        const when = { date, time, endDate, endTime, isAllDay, status };
        return { id, name, ...when, image, venue, city, country, category };
      },
      drawPoster,
      ...pictures,
    }),
  });
  await app.register(manifestRoutes, { site: config.site });
  await app.register(sitemapRoutes, {
    sitemap: sitemapActions({
      store: sitemapStore(database.db),
      publicUrl,
      now,
      morePages: async () => (await content.articles()).map(({ slug }) => urls.article(slug)),
    }),
    publicUrl,
    answers,
    version: () => atlas().version,
  });

  if (pages) {
    const services: PageServices = {
      site: config.site,
      now,
      isGoogleConfigured: config.google !== undefined,
      ...catalogPages(pageStore(database.db), atlasLoader(database.db), posterUrl, publicUrl, now),
      latestEvents: askOncePerVersion(catalog.latestEvents, () => atlas().version),
      upcomingCount: () => atlas().count().events,
      favoriteEvents: (ids) => catalog.favorites(ids.map(Number)),
      countryOf: (address) => (ipPlaces.locate(address)?.countryCode === "US" ? "USA" : "Bulgaria"),
      countryName: (text) => findCountry(text)?.name,
      basemap: basemap.sources,
      content,
      analytics: config.analytics,
      describeApi: () => app.swagger() as ApiDescription,
    };
    const cache = pages.kind === "built" ? new PageCache(() => atlas().version, now) : undefined;
    await registerPages(app, { source: pages, services, userOf: currentUser, joiningEmailOf, cache });
  }
  app.setNotFoundHandler((_request, reply) => fail(reply, 404, "There is nothing at this address."));
  return app;
}
