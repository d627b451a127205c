import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DAY_MS } from "#domain/time.ts";
import { ensureAdmin, type FirstAdmin } from "./accounts/first-admin.ts";
import { keepSealed } from "./accounts/second-factor/keep-sealed.ts";
import { openSeal } from "./accounts/second-factor/seal.ts";
import { accountsUpkeep } from "./accounts/upkeep.ts";
import { auditUpkeep } from "./admin/audit/store.ts";
import { buildApp } from "./app.ts";
import { backUpWhenDue } from "./backup-job.ts";
import { openBasemap } from "./basemap/open-basemap.ts";
import { placeCities } from "./catalog/place-cities.ts";
import { changesUpkeep, followChanges } from "./catalog/projection/changes.ts";
import { AtlasKeeper } from "./catalog/projection/keeper.ts";
import { atlasLoader } from "./catalog/projection/loader.ts";
import { Snapshots } from "./catalog/projection/snapshots.ts";
import { catalogReader } from "./catalog/read.ts";
import { WITHDRAWAL_UNDO_MS } from "./catalog/tables.ts";
import { uploadedImages } from "./catalog/uploaded-images.ts";
import { saveCountries } from "./catalog/write/bulk.ts";
import { startPurging } from "./cdn/register.ts";
import type { Config } from "./config.ts";
import { refreshDemo } from "./demo/refresh.ts";
import { noticeRemovedDemo, wantsDemo } from "./demo/wants-demo.ts";
import { favoritesUpkeep } from "./favorites/store.ts";
import { tellFollowers } from "./follows/news.ts";
import { followsUpkeep } from "./follows/store.ts";
import { COUNTRIES } from "./geo/countries.ts";
import { openGazetteer } from "./geo/gazetteer.ts";
import { openIpPlaces } from "./geo/ip-places.ts";
import { cleanUpUploads } from "./image-proxy/uploads/clean-up.ts";
import { openUploadStore } from "./image-proxy/uploads/open-upload-store.ts";
import { Instance } from "./instance/instance.ts";
import { instanceStore } from "./instance/store.ts";
import { listen, reservePort } from "./listen.ts";
import { buildMailer, mailboxKeyOf } from "./mails.ts";
import { moderationStore, moderationUpkeep } from "./moderation/store.ts";
import { organizersUpkeep } from "./organizers/store.ts";
import { beginDatabase, type Database } from "./platform/db/connect.ts";
import { migrateDatabase } from "./platform/db/migrate.ts";
import { rateLimitsUpkeep } from "./platform/db/rate-limits.ts";
import { openReplica } from "./platform/db/replica.ts";
import { claimFact } from "./platform/db/site-facts.ts";
import type { Pages } from "./platform/http/pages.ts";
import { ANY_NETWORK, INTERNET } from "./platform/http-client/http-client.ts";
import { schedule } from "./platform/jobs/schedule.ts";
import type { Upkeep } from "./platform/jobs/upkeep.ts";
import { posterUrl } from "./posters/poster-url.ts";
import { buildPusher } from "./pushes.ts";
import { remindersStore } from "./reminders/store.ts";
import { startWebhooks } from "./webhook-sender.ts";

const WORLD_FILE = fileURLToPath(new URL("../../basemap/world.pmtiles", import.meta.url));

const REMIND_EVERY_MS = 10_000;
const TELL_EVERY_MS = 15_000;
const NOTICE_EVERY_MS = 5_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** What a stop may take for a last snapshot. */
const MAX_SAVING_MS = 4_000;

/** What forgets what has expired, once an hour, one after the other. */
const UPKEEP: readonly Upkeep[] = [
  accountsUpkeep,
  rateLimitsUpkeep,
  moderationUpkeep,
  organizersUpkeep,
  followsUpkeep,
  auditUpkeep,
  favoritesUpkeep,
  changesUpkeep,
];

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
  started.defer(() => keeper.stop(MAX_SAVING_MS));
  const purger =
    config.cdn && startPurging(config.cdn, keeper.changes(), (text, facts) => app.log.warn(facts, text));
  if (purger) started.defer(() => purger.stop());
  await instance.follow(() => purger?.purge("all"));
  started.defer(
    await startWebhooks({
      config,
      database,
      now,
      onFailure: (text, facts) => app.log.warn(facts, text),
    }),
  );
  const stopFederation = await federate(config, database, now, logFailure);
  if (stopFederation) started.defer(stopFederation);
  started.defer(await buildPusher({ config, database, now, onFailure: logFailure }).start());
  const mailer = buildMailer({
    config,
    database,
    now,
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
      {
        name: "forget what has expired",
        everyMs: HOUR_MS,
        run: async () => {
          for (const upkeep of UPKEEP) await upkeep(database.db, now());
        },
      },
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
              run: noticeRemovedDemo(database, () => keeper.reload()),
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
  const isDemo = await wantsDemo(config.demo, database, config.database.kind === "embedded");
  // A demo that is alive is renewed once the server listens.
  const isDemoFresh = isDemo && !(await catalog.hasUpcoming(now()));
  if (isDemoFresh) await refreshDemo(database, now());
  const warning = await keepSealed(database.db, openSeal(config.secretsKey), now());
  if (warning) console.warn(warning);
  await ensureAdmin(database, config.admin, noteFirstAdmin);
  return { isDemo, isDemoFresh };
}

/** Once a day, by one of all processes: pictures that nothing uses. */
export async function deletePictures(config: Pick<Config, "uploads">, database: Database, now: () => number) {
  const { db } = database;
  const at = now();
  if (!(await claimFact(db, "uploads-cleaned", new Date(at), new Date(at - DAY_MS)))) return;
  await cleanUpUploads({
    store: openUploadStore(config.uploads),
    findUsed: async () => [
      ...(await uploadedImages(db, new Date(at - WITHDRAWAL_UNDO_MS))),
      ...(await moderationStore(db).uploadedImages()),
      ...(await instanceStore(db).uploadedImages()),
    ],
    nowMs: at,
  });
}
