import type { FastifyInstance } from "fastify";
import { registerAccounts } from "./accounts/register.ts";
import { openSeal } from "./accounts/second-factor/seal.ts";
import { registerAdmin } from "./admin/register.ts";
import type { Basemap } from "./basemap/open-basemap.ts";
import { registerBasemapRoutes } from "./basemap/routes.ts";
import { tileFacts } from "./basemap/tile-facts.ts";
import { busyPage } from "./busy-page.ts";
import type { AtlasKeeper } from "./catalog/projection/keeper.ts";
import { catalogReader } from "./catalog/read.ts";
import { registerCatalog } from "./catalog/register.ts";
import { sharedSeconds } from "./cdn/register.ts";
import type { Config } from "./config.ts";
import { registerContent } from "./content/register.ts";
import { demoFiles } from "./demo/sources/files.ts";
import { registerEmbeds } from "./embeds/register.ts";
import { favoriteActions } from "./favorites/actions.ts";
import { registerFavorites } from "./favorites/register.ts";
import { registerFeedback } from "./feedback/register.ts";
import { registerFeeds } from "./feeds/register.ts";
import { followActions } from "./follows/actions.ts";
import { followRoutes } from "./follows/routes.ts";
import type { IpPlaces } from "./geo/ip-places.ts";
import { geoRoutes } from "./geo/routes.ts";
import { certificateFact } from "./health/certificate.ts";
import { siteGauges } from "./health/gauges.ts";
import { registerHealthPage, tallyAnswers } from "./health/register.ts";
import { registerPictures } from "./image-proxy/register.ts";
import { preferFirstLanguage } from "./instance/first-language.ts";
import type { Instance } from "./instance/instance.ts";
import { instanceLook } from "./instance/look.ts";
import { instanceRoutes } from "./instance/routes.ts";
import { mailReportRoutes } from "./mail-reports/routes.ts";
import { mailboxRoutes } from "./mailbox/routes.ts";
import { MAIL_SAMPLES } from "./mails.ts";
import { manifestRoutes } from "./manifest/routes.ts";
import { mapRoutes } from "./map/routes.ts";
import { registerMcp } from "./mcp/register.ts";
import { registerModeration } from "./moderation/register.ts";
import { registerOrganizers } from "./organizers/register.ts";
import { readPageWithDependencies } from "./page-basis.ts";
import { pageServices } from "./page-services.ts";
import { registerPlaces } from "./places/register.ts";
import type { Database } from "./platform/db/connect.ts";
import { rateLimiter } from "./platform/db/rate-limits.ts";
import { writeProbe } from "./platform/db/write-probe.ts";
import { AnswerCache } from "./platform/http/answer-cache.ts";
import { createApp } from "./platform/http/create-app.ts";
import { registerHealth } from "./platform/http/health.ts";
import { followAskedLanguage } from "./platform/http/language.ts";
import { registerOpenApi } from "./platform/http/openapi.ts";
import { pageCache } from "./platform/http/page-cache.ts";
import { type Pages, registerPages } from "./platform/http/pages.ts";
import { ANY_NETWORK, INTERNET, type Network } from "./platform/http-client/http-client.ts";
import { registerMetrics } from "./platform/metrics/register.ts";
import { drawPoster } from "./posters/poster.ts";
import { posterUrl } from "./posters/poster-url.ts";
import { posterRoutes } from "./posters/routes.ts";
import { pushRoutes } from "./push/routes.ts";
import { registerReminders } from "./reminders/register.ts";
import { searchRoutes } from "./search/routes.ts";
import { registerShareImages } from "./share-images/register.ts";
import { registerSitemap } from "./sitemap/register.ts";
import { vitalsRoutes } from "./vitals/routes.ts";
import { webhookRoutes } from "./webhooks/routes.ts";

export interface AppDeps {
  config: Config;
  instance: Instance;
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
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, instance, database, keeper, ipPlaces, basemap, now, mailboxKey, pages } = deps;
  const { logLevel, trustProxy, google, picturesFolder: folder } = config;
  const { site } = instance;
  const { publicUrl } = site;
  const look = instanceLook(instance);
  const app = createApp({
    logLevel,
    trustProxy,
    publicUrl,
    isDevelopment: pages?.kind === "dev",
    analyticsUrl: config.analytics?.url,
    admission: { ...config.admission, busyPage: (language) => busyPage(language, site.name) },
    outage: database.outage,
  });

  followAskedLanguage(app);
  preferFirstLanguage(app, () => instance.settings.language);

  const limiter = rateLimiter(database.db, now);
  const answers = new AnswerCache();
  const reader = catalogReader(database.db);
  const listed = () => keeper.listed();
  const atlas = () => keeper.current();
  const searchableAtlas = () => keeper.searchable();
  const changes = () => keeper.changes();
  const favorites = favoriteActions(database.db, listed, reader, now);
  const { favoritesOf } = favorites;
  const follows = followActions({ database, now });
  const { isFollowing } = follows;

  await registerOpenApi(app, site);
  const certificate = certificateFact(publicUrl, now);
  const { workers, dataDir } = config;
  const gauges = siteGauges({ atlas, database, workers, dataDir, certificate, now });
  await registerMetrics(app, { token: config.metricsToken, gauges });
  registerHealth(app, writeProbe(database, now));
  const tally = tallyAnswers(app);
  const { requiresSecondFactor } = config;
  const accounts = {
    database,
    seal: openSeal(config.secretsKey),
    limiter,
    publicUrl,
    site,
    google,
    requiresSecondFactor,
    favoritesOf,
    isFollowing,
    now,
  };
  const { currentUser, joiningEmailOf, requirePresent } = await registerAccounts(app, accounts);
  await registerFavorites(app, { favorites, database, reader, requirePresent, site });
  await registerReminders(app, { database, site });
  const catalog = await registerCatalog(app, { database, listed, reader, answers, changes, posterUrl });
  await app.register(geoRoutes, { ipPlaces, defaultPlace: () => instance.place });
  await app.register(mapRoutes, { atlas, searchableAtlas, changes, answers, publicUrl });
  await app.register(registerBasemapRoutes, { basemap });
  await app.register(searchRoutes, { atlas: searchableAtlas, changes, answers });
  const findPlaces = await registerPlaces(app, {
    dataDir,
    listed,
    searchable: searchableAtlas,
    changes,
    answers,
  });
  await registerFeedback(app, { database, limiter, now });
  await app.register(followRoutes, { actions: follows, database, site });
  const isPlainHttpAllowed = config.isPrivateNetworkAllowed;
  const network = isPlainHttpAllowed ? ANY_NETWORK : INTERNET;
  await app.register(pushRoutes, { database, network, isPlainHttpAllowed });
  const owners = await registerOrganizers(app, { database, limiter, network, publicUrl, posterUrl, now });
  const { submissions } = await registerModeration(app, {
    database,
    limiter,
    site,
    publicUrl,
    owners,
    now,
  });
  await registerFeeds(app, { database, listed, instance, searchableAtlas, changes, answers, now });
  await registerEmbeds(app, {
    database,
    reader,
    listed,
    searchableAtlas,
    changes,
    answers,
    posterUrl,
    site,
    now,
  });
  const ownFiles = config.demo === "off" ? undefined : demoFiles(now);
  const following = await openFollowed({ config, database, network, isPlainHttpAllowed, now });
  const followed = following?.followed;
  await registerAdmin(app, { database, geocoder: config.geocoder, network, ownFiles, followed, site, now });
  await app.register(webhookRoutes, {
    database,
    network,
    isPlainHttpAllowed,
    publicUrl,
    posterUrl,
    now,
  });
  await app.register(instanceRoutes, { instance, look, now });
  await app.register(posterRoutes, { findPoster: catalog.posterFacts });
  await app.register(vitalsRoutes, { now });
  await registerHealthPage(app, {
    database,
    atlas,
    tally,
    workers,
    dataDir,
    now,
    hasMailServer: config.mail.smtpUrl !== undefined,
    isFederated: config.federation !== undefined,
    certificate,
    tiles: () => tileFacts(basemap),
    updateUrl: config.updateUrl,
  });
  const { bounceAddress, bounceToken: token } = config.mail;
  if (bounceAddress && token) await app.register(mailReportRoutes, { database, bounceAddress, token, now });
  if (mailboxKey !== undefined)
    await app.register(mailboxRoutes, {
      key: mailboxKey,
      folder: config.mail.folder,
      site,
      samples: MAIL_SAMPLES,
      now,
    });
  const content = await registerContent(app, { ...config.content, site, now });
  const pictures = await registerPictures(app, {
    catalog,
    posterUrl,
    content,
    folder,
    network,
    publicUrl,
    limiter,
    now,
    uploads: config.uploads,
    findSitePicture: (which) => instance.settings[which] && publicUrl + instance.settings[which],
  });
  await registerShareImages(app, { catalog, site, drawPoster, ...pictures });
  await app.register(manifestRoutes, { site });
  const forTools = { catalog, listed, searchableAtlas, findPlaces, submissions, posterUrl };
  await registerMcp(app, { ...forTools, site, limiter, now });
  if (following) {
    const { registerFederation } = await import("./federation/register.ts");
    await registerFederation(app, { database, site, limiter, following, now });
  }
  await registerSitemap(app, { listed, content, publicUrl, answers, changes });

  if (pages) {
    const servicesFor = pageServices(app, { ...deps, look, catalog, reader, content, follows });
    const services = servicesFor(() => {});
    const beginReading = () => readPageWithDependencies(changes, instance, servicesFor);
    const cache = pages.kind === "built" ? pageCache(beginReading, now) : undefined;
    await registerPages(app, {
      source: pages,
      services,
      userOf: currentUser,
      joiningEmailOf,
      cache,
      sharedSeconds: sharedSeconds(config.cdn),
    });
  }
  return app;
}

/** Code of federation is loaded only where it is on. */
async function openFollowed({
  config: { federation, site },
  ...parts
}: Pick<AppDeps, "config" | "database" | "now"> & { network: Network; isPlainHttpAllowed: boolean }) {
  if (!federation) return undefined;
  const { openFollowing } = await import("./federation/following/open.ts");
  return openFollowing({ ...parts, config: federation, publicUrl: site.publicUrl });
}
