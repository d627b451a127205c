import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DAY_MS } from "#domain/time.ts";
import { addressActions } from "./accounts/address/actions.ts";
import { ensureAdmin, type FirstAdmin } from "./accounts/first-admin.ts";
import { passkeyStore } from "./accounts/passkeys/store.ts";
import { keepSealed } from "./accounts/second-factor/keep-sealed.ts";
import { openSeal } from "./accounts/second-factor/seal.ts";
import { securityActions } from "./accounts/security/actions.ts";
import { accountStore } from "./accounts/store.ts";
import { tokenStore } from "./accounts/tokens/store.ts";
import { forgetRemoved } from "./admin/audit/store.ts";
import { buildApp } from "./app.ts";
import { backUpWhenDue } from "./backup-job.ts";
import { openBasemap } from "./basemap/open-basemap.ts";
import { placeCities } from "./catalog/place-cities.ts";
import { followChanges, trimChanges } from "./catalog/projection/changes.ts";
import { AtlasKeeper } from "./catalog/projection/keeper.ts";
import { atlasLoader } from "./catalog/projection/loader.ts";
import { Snapshots } from "./catalog/projection/snapshots.ts";
import { type CatalogReader, catalogReader } from "./catalog/read.ts";
import { uploadedImages } from "./catalog/uploaded-images.ts";
import { saveCountries } from "./catalog/write/bulk.ts";
import { startPurging } from "./cdn/register.ts";
import type { Config } from "./config.ts";
import { refreshDemo } from "./demo/refresh.ts";
import { favoritesStore } from "./favorites/store.ts";
import { tellFollowers } from "./follows/news.ts";
import { followStore } from "./follows/store.ts";
import { COUNTRIES } from "./geo/countries.ts";
import { openGazetteer } from "./geo/gazetteer.ts";
import { openIpPlaces } from "./geo/ip-places.ts";
import { cleanUpUploads } from "./image-proxy/uploads/clean-up.ts";
import { openUploadStore } from "./image-proxy/uploads/open-upload-store.ts";
import { Instance } from "./instance/instance.ts";
import { instanceStore } from "./instance/store.ts";
import { listen, reservePort } from "./listen.ts";
import { buildMailer, mailboxKeyOf } from "./mails.ts";
import { moderationStore } from "./moderation/store.ts";
import { organizerStore } from "./organizers/store.ts";
import { beginDatabase, type Database } from "./platform/db/connect.ts";
import { migrateDatabase } from "./platform/db/migrate.ts";
import { rateLimiter } from "./platform/db/rate-limits.ts";
import { openReplica } from "./platform/db/replica.ts";
import { claimFact, findFact } from "./platform/db/site-facts.ts";
import type { Pages } from "./platform/http/pages.ts";
import { ANY_NETWORK, INTERNET } from "./platform/http-client/http-client.ts";
import { schedule } from "./platform/jobs/schedule.ts";
import { posterUrl } from "./posters/poster-url.ts";
import { buildPusher } from "./pushes.ts";
import { remindersStore } from "./reminders/store.ts";
import { startWebhooks } from "./webhook-sender.ts";

const WORLD_FILE = fileURLToPath(new URL("../../basemap/world.pmtiles", import.meta.url));

const REMIND_EVERY_MS = 10_000;
const TELL_EVERY_MS = 15_000;
const NOTICE_EVERY_MS = 5_000;
/** How long a deletion can be undone. */
const KEEP_REMOVED_MS = 90 * DAY_MS;
/** Longer than the time between two weekly digests. */
const KEEP_NEWS_MS = 30 * DAY_MS;
/** After a claim has expired; its owner reads the answer so long. */
const KEEP_CLAIMS_MS = 30 * DAY_MS;
const KEEP_OPENINGS_MS = 365 * DAY_MS;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** What a stop may take for a last snapshot. */
const MOST_SAVING_MS = 4_000;

export interface RunningServer {
  address: string;
  database: Database;
  isDemo: boolean;
  upcomingEvents: number;
  /** What opens the page of mails, where there is one. */
  mailboxKey: string | undefined;
  /** Finishes the requests in flight, then lets go of everything. */
  stop(): Promise<void>;
}

interface StartOptions {
  now?: () => number;
  /** The database where its opening has begun already. */
  database?: Promise<Database>;
  /** Keeps the password that this start has made for the first administrator; without it nobody can sign in. */
  noteFirstAdmin?: (admin: FirstAdmin) => Promise<void>;
}

/** Brings everything up in order: database, catalogue, atlas, jobs, HTTP. What was started is stopped in the opposite order, also when a later step fails. */
export async function startServer(
  settings: Config,
  /** None: the API alone. */
  pages: Pages["source"] | undefined,
  options: StartOptions = {},
): Promise<RunningServer> {
  const started = new AsyncDisposableStack();
  try {
    return await start(started, settings, pages, options);
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

async function start(
  started: AsyncDisposableStack,
  settings: Config,
  pages: Pages["source"] | undefined,
  {
    now = Date.now,
    database: opening = beginDatabase(settings.database),
    noteFirstAdmin = async () => {},
  }: StartOptions,
): Promise<RunningServer> {
  started.defer(async () => (await opening.catch(() => undefined))?.close());
  // Meanwhile the database starts; a failure surfaces where it is awaited.
  const basemapOpening = openBasemap({
    worldFile: WORLD_FILE,
    ...settings.basemap,
    now,
    log: { info: () => {}, warn: (_problem, text) => console.warn(text) },
  });
  basemapOpening.catch(() => {});
  const snapshots = new Snapshots(join(settings.dataDir, "atlas.snapshot"), (text) => console.warn(text));
  const isEmbedded = settings.database.kind === "embedded";
  if (isEmbedded) snapshots.prepare(now());
  const releasePort = await reservePort(settings);
  started.defer(releasePort);
  const database = await opening;
  // A connection that is being made must not wait for it.
  if (!isEmbedded) snapshots.prepare(now());
  const instance = new Instance(database, settings);
  const config = { ...settings, site: instance.site };
  const loader = atlasLoader(database.db);
  const replica =
    config.database.kind === "postgres" && config.database.replicaUrl !== undefined
      ? openReplica(database, config.database.replicaUrl)
      : undefined;
  if (replica) started.defer(() => replica.close());
  const keeper = new AtlasKeeper(loader, posterUrl, now, {
    loaderOfAll: async () => (replica ? atlasLoader(await replica.forReading()) : loader),
    letOthersPass: database.letOthersPass,
    snapshots,
  });
  const ipPlaces = openIpPlaces();
  const mailboxKey = mailboxKeyOf(config);
  // This thread puts the app together while the database's is at work.
  const building = basemapOpening.then(async (basemap) => {
    const parts = { config, instance, database, keeper, ipPlaces, basemap, now, mailboxKey, pages };
    const whole = await buildApp(parts);
    await whole.ready();
    return whole;
  });
  let closing: Promise<void> | undefined;
  const closeApp = () => {
    closing ??= building.then(
      (app) => app.close(),
      () => {},
    );
    return closing;
  };
  started.defer(closeApp);
  const [{ isDemo, isDemoFresh }, app] = await Promise.all([
    prepareData(config, database, now, noteFirstAdmin),
    building,
  ]);
  const logFailure = (text: string, facts: Record<string, unknown>) => app.log.error(facts, text);
  await followChanges(database, () => keeper.catchUp());
  await keeper.start();
  started.defer(() => keeper.stop(MOST_SAVING_MS));
  const purger =
    config.cdn && startPurging(config.cdn, keeper.changes(), (text, facts) => app.log.warn(facts, text));
  if (purger) started.defer(() => purger.stop());
  await instance.follow(() => purger?.purge("all"));
  started.defer(
    await startWebhooks({
      ...{ config, database, now },
      onFailure: (text, facts) => app.log.warn(facts, text),
    }),
  );
  const stopFederation = await federate(config, database, now, logFailure);
  if (stopFederation) started.defer(stopFederation);
  started.defer(await buildPusher({ config, database, now, onFailure: logFailure }).start());
  const mailer = buildMailer({
    ...{ config, database, now },
    categoryLabel: (category, locale) => instance.labelOf(category, locale),
    onFailure: logFailure,
  });
  started.defer(await mailer.start());
  // Before the jobs: a renewal of the demo world takes the thread for long.
  await releasePort();
  const address = await listen(app, config);
  const reminders = remindersStore(database);
  const jobs = schedule(
    [
      // So that the first visitor after a quiet hour does not wait for it.
      {
        name: "drop what is over from the map",
        everyMs: MINUTE_MS,
        run: async () => void keeper.current(),
      },
      {
        name: "keep a snapshot of what is listed",
        everyMs: MINUTE_MS,
        run: () => keeper.keepSnapshot(),
      },
      { name: "forget keys of what is over", everyMs: HOUR_MS, run: () => keeper.prune() },
      { name: "order reminders", everyMs: REMIND_EVERY_MS, run: () => reminders.orderDue(now()) },
      { name: "tell followers", everyMs: TELL_EVERY_MS, run: () => tellFollowers(database, now) },
      { name: "forget what has expired", everyMs: HOUR_MS, run: () => deleteExpired(database, now) },
      {
        name: "delete unused pictures",
        everyMs: HOUR_MS,
        run: () => deletePictures(config, database, now),
      },
      { name: "make a backup", everyMs: MINUTE_MS, run: () => backUpWhenDue(config, database, now) },
      { name: "forget sent mails", everyMs: HOUR_MS, run: () => mailer.cleanUp() },
      ...(isDemo
        ? [
            {
              name: "renew the demo world",
              everyMs: DAY_MS,
              isDueAtOnce: !isDemoFresh,
              run: () => refreshDemo(database, now()),
            },
            {
              name: "notice that the demo world was removed",
              everyMs: NOTICE_EVERY_MS,
              run: noticeRemovedDemo(database, keeper),
            },
          ]
        : []),
    ],
    (name, error) => app.log.error({ err: error }, `job failed: ${name}`),
  );
  started.defer(() => jobs.stop());
  // First of all, requests in flight are finished: their writes may still wake a job, a mail or a purge.
  started.defer(closeApp);
  // Only now, so that the start does not take turns with it; the first search waits for what is left.
  setImmediate(() =>
    keeper
      .searchable()
      .then(() => keeper.keepSnapshot())
      .catch((error) => app.log.error({ err: error }, "no texts are indexed, or no snapshot is written")),
  );
  return {
    address,
    database,
    isDemo,
    upcomingEvents: keeper.current().count().events,
    mailboxKey,
    stop: () => started.disposeAsync(),
  };
}

/** Its code is loaded only where it is on. */
async function federate(
  { federation, site, isPrivateNetworkAllowed }: Config,
  database: Database,
  now: () => number,
  onFailure: (text: string, facts: Record<string, unknown>) => void,
): Promise<(() => Promise<void>) | undefined> {
  if (!federation) return undefined;
  const { startFederation } = await import("./federation/start.ts");
  const network = isPrivateNetworkAllowed ? ANY_NETWORK : INTERNET;
  return startFederation({ config: federation, database, site, network, now, onFailure });
}

/** Brings the data up to date with this version and this day. */
async function prepareData(
  config: Config,
  database: Database,
  now: () => number,
  noteFirstAdmin: NonNullable<StartOptions["noteFirstAdmin"]>,
) {
  await migrateDatabase(database.pool);
  await saveCountries(database.db, COUNTRIES);
  await placeCities(database.db, openGazetteer(), new Date(now()));
  const catalog = catalogReader(database.db);
  const isDemo = await wantsDemo(config, database, catalog);
  // A demo that is alive is renewed once the server listens.
  const isDemoFresh = isDemo && !(await catalog.hasUpcoming(now()));
  if (isDemoFresh) await refreshDemo(database, now());
  const warning = await keepSealed(database.db, openSeal(config.secretsKey), now());
  if (warning) console.warn(warning);
  await ensureAdmin(database, config.admin, noteFirstAdmin);
  return { isDemo, isDemoFresh };
}

/** By itself the demo only fills an embedded database that is empty, and renews what it filled. */
async function wantsDemo(config: Config, database: Database, catalog: CatalogReader): Promise<boolean> {
  if (await findFact(database.db, "demo-removed")) {
    if (config.demo === "on")
      console.warn("DEMO=on has no effect: the demo world of this database was removed.");
    return false;
  }
  if (config.demo !== "auto") return config.demo === "on";
  return config.database.kind === "embedded" && (await catalog.isDemoOrEmpty());
}

async function deleteExpired(database: Database, now: () => number): Promise<void> {
  await accountStore(database.db).deleteExpired(new Date(now()));
  await addressActions({ database, now }).deleteExpired();
  await passkeyStore(database.db).deleteExpired(new Date(now()));
  await tokenStore(database.db).deleteExpired(new Date(now()));
  await securityActions({ database, now }).forgetOld();
  await rateLimiter(database.db, now).deleteExpired();
  await moderationStore(database.db).deleteExpired(new Date(now()));
  await organizerStore(database.db).forget({
    claims: new Date(now() - KEEP_CLAIMS_MS),
    openings: new Date(now() - KEEP_OPENINGS_MS).toISOString().slice(0, 10),
  });
  await followStore(database.db).forgetNews(new Date(now() - KEEP_NEWS_MS));
  const noUndoBefore = new Date(now() - KEEP_REMOVED_MS);
  await forgetRemoved(database.db, noUndoBefore);
  await favoritesStore(database.db).forgetDeleted(noUndoBefore);
  await trimChanges(database.db, now());
}

/** Once a day, by one of all processes: pictures that nothing uses. */
export async function deletePictures(config: Pick<Config, "uploads">, database: Database, now: () => number) {
  const { db } = database;
  const at = now();
  if (!(await claimFact(db, "uploads-cleaned", new Date(at), new Date(at - DAY_MS)))) return;
  await cleanUpUploads({
    store: openUploadStore(config.uploads),
    findUsed: async () => [
      ...(await uploadedImages(db, new Date(at - KEEP_REMOVED_MS))),
      ...(await moderationStore(db).uploadedImages()),
      ...(await instanceStore(db).uploadedImages()),
    ],
    nowMs: at,
  });
}

/** A command beside an embedded database cannot notify this process of a change: it polls. */
function noticeRemovedDemo(database: Database, keeper: AtlasKeeper): () => Promise<void> {
  let isNoticed = false;
  return async () => {
    if (isNoticed || !(await findFact(database.db, "demo-removed"))) return;
    await keeper.reload();
    isNoticed = true;
  };
}
