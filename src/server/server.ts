import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { DAY_MS } from "#domain/time.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import { accountActions } from "./accounts/actions.ts";
import { ensureAdmin, type FirstAdmin } from "./accounts/first-admin.ts";
import { accountStore } from "./accounts/store.ts";
import { forgetRemoved } from "./admin/audit/store.ts";
import { buildApp } from "./app.ts";
import { openBasemap } from "./basemap/open-basemap.ts";
import { placeCities } from "./catalog/place-cities.ts";
import { followChanges, recordChange, trimChanges } from "./catalog/projection/changes.ts";
import { AtlasKeeper } from "./catalog/projection/keeper.ts";
import { atlasLoader } from "./catalog/projection/loader.ts";
import { type CatalogReader, catalogReader } from "./catalog/read.ts";
import { saveCountries } from "./catalog/write/bulk.ts";
import type { Config } from "./config.ts";
import { refreshDemo } from "./demo/refresh.ts";
import { favoritesStore } from "./favorites/store.ts";
import { COUNTRIES } from "./geo/countries.ts";
import { openGazetteer } from "./geo/gazetteer.ts";
import { openIpPlaces } from "./geo/ip-places.ts";
import { buildMailer, mailboxKeyOf } from "./mails.ts";
import { connectDatabase, type Database } from "./platform/db/connect.ts";
import { migrateDatabase } from "./platform/db/migrate.ts";
import { rateLimiter } from "./platform/db/rate-limits.ts";
import { openReplica } from "./platform/db/replica.ts";
import { findFact } from "./platform/db/site-facts.ts";
import type { Pages } from "./platform/http/pages.ts";
import { schedule } from "./platform/jobs/schedule.ts";
import { posterUrl } from "./posters/poster-url.ts";
import { remindersStore } from "./reminders/store.ts";

const WORLD_FILE = fileURLToPath(new URL("../../basemap/world.pmtiles", import.meta.url));

const REMIND_EVERY_MS = 10_000;
const NOTICE_EVERY_MS = 5_000;
/** How long a deletion can be undone. */
const KEEP_REMOVED_MS = 90 * DAY_MS;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

export interface RunningServer {
  address: string;
  database: Database;
  isDemo: boolean;
  upcomingEvents: number;
  /** The first administrator, with the password that was made at this start. */
  firstAdmin: FirstAdmin | undefined;
  /** What opens the page of mails, where there is one. */
  mailboxKey: string | undefined;
  /** Finishes the requests in flight, then lets go of everything. */
  stop(): Promise<void>;
}

interface StartOptions {
  now?: () => number;
  /** The database where its opening has begun already. */
  database?: Promise<Database>;
}

/** Brings everything up in order: database, catalogue, atlas, HTTP, jobs. */
export async function startServer(
  config: Config,
  /** None: the API alone. */
  pages: Pages["source"] | undefined,
  { now = Date.now, database: opening = connectDatabase(config.database) }: StartOptions = {},
): Promise<RunningServer> {
  // Meanwhile the database starts; a failure is told where it is waited for.
  const basemapOpening = openBasemap({
    worldFile: WORLD_FILE,
    ...config.basemap,
    now,
    log: { info: () => {}, warn: (_problem, text) => console.warn(text) },
  });
  basemapOpening.catch(() => {});
  const database = await opening;
  try {
    const loader = atlasLoader(database.db);
    const replica =
      config.database.kind === "postgres" && config.database.replicaUrl !== undefined
        ? openReplica(database, config.database.replicaUrl)
        : undefined;
    const keeper = new AtlasKeeper(loader, posterUrl, now, async () =>
      replica ? atlasLoader(await replica.forReading()) : loader,
    );
    const ipPlaces = openIpPlaces();
    const mailboxKey = mailboxKeyOf(config);
    // This thread puts the app together while the database's is at work.
    const [{ isDemo, isDemoFresh, firstAdmin }, app] = await Promise.all([
      prepareData(config, database, now),
      basemapOpening.then(async (basemap) => {
        const parts = { config, database, keeper, ipPlaces, basemap, now, mailboxKey, pages };
        const whole = await buildApp(parts);
        await whole.ready();
        return whole;
      }),
    ]);
    await followChanges(database, keeper);
    await keeper.reload();
    const address = await listen(app, config);
    // Only now, so that the start does not take turns with it; the first search waits for what is left.
    keeper.searchable();
    const mailer = buildMailer({
      config,
      database,
      now,
      onFailure: (text, facts) => app.log.error(facts, text),
    });
    const stopMailer = await mailer.start();
    const reminders = remindersStore(database);
    const jobs = schedule(
      [
        // So that the first visitor after a quiet hour does not wait for it.
        {
          name: "drop what is over from the map",
          everyMs: MINUTE_MS,
          run: async () => void keeper.current(),
        },
        { name: "forget keys of what is over", everyMs: HOUR_MS, run: () => keeper.tidy() },
        { name: "order reminders", everyMs: REMIND_EVERY_MS, run: () => reminders.orderDue(now()) },
        { name: "forget what has expired", everyMs: HOUR_MS, run: () => deleteExpired(database, now) },
        { name: "forget sent mails", everyMs: HOUR_MS, run: () => mailer.cleanUp() },
        ...(isDemo
          ? [
              {
                name: "renew the demo world",
                everyMs: DAY_MS,
                isDueAtOnce: !isDemoFresh,
                run: () => renewDemo(database, now()),
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
    return {
      address,
      database,
      isDemo,
      upcomingEvents: keeper.current().count().events,
      firstAdmin,
      mailboxKey,
      async stop() {
        await app.close();
        await jobs.stop();
        await stopMailer();
        await replica?.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Brings the data up to date with this version and this day. */
async function prepareData(config: Config, database: Database, now: () => number) {
  await migrateDatabase(database.pool);
  await saveCountries(database.db, COUNTRIES);
  await placeCities(database.db, openGazetteer(), new Date(now()));
  const catalog = catalogReader(database.db);
  const isDemo = await wantsDemo(config, database, catalog);
  // A demo that is alive is renewed once the server listens.
  const isDemoFresh = isDemo && !(await catalog.hasUpcoming(now()));
  if (isDemoFresh) await renewDemo(database, now());
  const firstAdmin = await ensureAdmin(accountStore(database.db), config.admin);
  return { isDemo, isDemoFresh, firstAdmin };
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
  await accountActions({ database, now }).deleteExpired();
  await rateLimiter(database.db, now).deleteExpired();
  const noUndoBefore = new Date(now() - KEEP_REMOVED_MS);
  await forgetRemoved(database.db, noUndoBefore);
  await favoritesStore(database.db).forgetDeleted(noUndoBefore);
  await trimChanges(database.db, now());
}

async function renewDemo(database: Database, nowMs: number): Promise<void> {
  await database.transaction(async (tx, notify) => {
    const { venueIds } = await refreshDemo(tx, nowMs);
    await recordChange(tx, notify, venueIds, new Date(nowMs));
  });
}

/** A command beside an embedded database cannot tell this process of a change: it looks for itself. */
function noticeRemovedDemo(database: Database, keeper: AtlasKeeper): () => Promise<void> {
  let isNoticed = false;
  return async () => {
    if (isNoticed || !(await findFact(database.db, "demo-removed"))) return;
    await keeper.reload();
    isNoticed = true;
  };
}

async function listen(app: FastifyInstance, { host, port, site }: Config): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new OperatorError(
      `Port ${port} is in use by another program: stop it, or set PORT to another number.`,
    );
  }
  // Port 0 lets the system choose one.
  return port === 0 ? app.listeningOrigin : site.publicUrl;
}
