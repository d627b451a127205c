import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { VenueWithEvents } from "#contract/catalog.ts";
import { HealthReport } from "#contract/health.ts";
import { routes, urls } from "#contract/urls.ts";
import { ADMIN_ROLE } from "#domain/account.ts";
import { saveCountries } from "#server/catalog/write/bulk.ts";
import { refreshDemo } from "#server/demo/refresh.ts";
import { COUNTRIES } from "#server/geo/countries.ts";
import { connectDatabase, type DatabaseLocation } from "#server/platform/db/connect.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";
import { signedIn } from "#tests/support/admin.ts";
import { FAST_START } from "#tests/support/fast-start.ts";
import { DURABLE, freePort, startPostgres, type TestPostgres } from "#tests/support/postgres.ts";
import { type ServerProcess, startServerProcess } from "#tests/support/server-process.ts";
import { type Load, startClients } from "./clients.ts";
import { presentFolder } from "./previous-release.ts";
import type { Stage } from "./step.ts";
import { makeTemporaryFolder } from "./temporary.ts";
import { until } from "./until.ts";
import { addHall, type Ledger, lostOf, type Visit, visits } from "./visits.ts";

const WORLD = { west: -180, south: -90, east: 180, north: 90 };
/** The long run has no pauses; the short one leaves room for what runs beside it. */
const MANY = { count: 200, pauseMs: 0 };
const FEW = { count: 20, pauseMs: 100 };
const VISITORS = 30;
const RELOAD_AGAIN_MS = 30_000;

/** Visitors of a site, and what they wrote that is not there any more. */
export interface SiteCrowd {
  start(): Load;
  next(): Visit;
  lost(): Promise<string[]>;
  /** How many writes were acknowledged. */
  acknowledged(): number;
}

/** The product on a PostgreSQL of its own, with the demo world and signed-in users. */
export interface Site {
  address: string;
  server: ServerProcess;
  postgres: TestPostgres;
  /** The administrator's cookie. */
  admin: string;
  crowd: SiteCrowd;
  workers(): number[];
  /** Replaces every process, and resolves with the seconds that took. */
  replaceWorkers(): Promise<number>;
  isReady(): Promise<boolean>;
}

interface SiteOptions {
  workers?: number;
  env?: Record<string, string>;
  /** A server of the step's own, which it stops. */
  postgres?: TestPostgres;
  /** What the product is told, where that is not the server itself. */
  urlOf?: (direct: string) => Promise<string> | string;
  /** The folder of the program that runs, where that is not this one, and the migrations that its schema begins with. */
  program?: string;
  migrations?: string;
}

export async function openSite(
  stage: Pick<Stage, "atEnd" | "isShort">,
  {
    workers = 2,
    env = {},
    postgres: given,
    urlOf = (direct) => direct,
    program,
    migrations,
  }: SiteOptions = {},
): Promise<Site> {
  const { atEnd } = stage;
  const postgres = given ?? (await startPostgres(DURABLE));
  if (!given) atEnd(() => postgres.stop());
  const url = postgres.urlOf("postgres");
  const accounts = await fill({ url }, migrations);
  const server = startServerProcess(
    {
      DATABASE_URL: await urlOf(url),
      DATA_DIR: makeTemporaryFolder(atEnd),
      WORKERS: String(workers),
      ...(await settings()),
      ...env,
    },
    atEnd,
    program === undefined ? START : commandOf(program),
  );
  const address = (await server.address).replace("localhost", "127.0.0.1");
  const pid = server.child.pid as number;
  const running = () => (workers > 1 ? childrenOf(pid) : [pid]);
  await until("every process runs", () => running().length === workers);
  // The release before may not tell.
  if (program === undefined)
    await until("every process listens", () => doAllListen(address, accounts, workers));
  return {
    address,
    server,
    postgres,
    admin: accounts.admin,
    crowd: await crowdOf(address, accounts, stage),
    workers: running,
    async replaceWorkers() {
      const before = running();
      const reload = () => server.child.kill("SIGHUP");
      const isReplaced = () =>
        running().length === before.length && !running().some((pid) => before.includes(pid));
      reload();
      // A new process that fails to start leaves the old one until the next reload; during one, the signal is ignored.
      const again = setInterval(reload, RELOAD_AGAIN_MS);
      try {
        return await until("every process is replaced", isReplaced, 240_000);
      } catch (error) {
        throw new Error(`${(error as Error).message}\n${server.output().slice(-500)}`);
      } finally {
        clearInterval(again);
      }
    },
    isReady: () =>
      fetch(address + routes.readiness).then(
        ({ ok }) => ok,
        () => false,
      ),
  };
}

/** The same in one process with the embedded database. */
export async function openEmbeddedSite(
  stage: Pick<Stage, "atEnd" | "isShort">,
  env: Record<string, string> = {},
): Promise<Pick<Site, "address" | "crowd" | "server">> {
  const folder = makeTemporaryFolder(stage.atEnd);
  const accounts = await fill({ dataDir: folder });
  const server = startServerProcess({ DATA_DIR: folder, ...(await settings()), ...env }, stage.atEnd, START);
  const address = (await server.address).replace("localhost", "127.0.0.1");
  return { address, server, crowd: await crowdOf(address, accounts, stage) };
}

/** As `npm start` runs it, with the flags that bound its memory. */
const START = { cwd: presentFolder, command: join(presentFolder, "scripts/serve"), args: [] };

/** By a path that is looked up anew for every process. */
function commandOf(program: string) {
  const args = [...FAST_START, join(program, "src/server/main.ts")];
  return { cwd: program, command: process.execPath, args };
}

/** One that does not listen yet would leave all connections to the others, for as long as their clients keep them. */
async function doAllListen(address: string, { admin }: Accounts, workers: number): Promise<boolean> {
  const answer = await fetch(address + routes.adminHealth, { headers: { cookie: admin } });
  return HealthReport.parse(await answer.json()).checks.processes.answering === workers;
}

async function settings(): Promise<Record<string, string>> {
  return { DEMO: "off", PORT: String(await freePort()), STREET_TILES_URL: "", LOG_LEVEL: "error" };
}

/** Cookies of users and of the administrator. */
interface Accounts {
  visitors: string[];
  admin: string;
}

async function crowdOf(
  address: string,
  accounts: Accounts,
  { isShort }: Pick<Stage, "isShort">,
): Promise<SiteCrowd> {
  const limit = isShort ? 200 : 1_000;
  const answer = await fetch(address + urls.venuesInBounds(WORLD, limit));
  const venues = z.array(VenueWithEvents).parse(await answer.json());
  const ledger: Ledger = { favorites: new Map(), titles: new Set() };
  await addHall(address, accounts.admin);
  const asked = visits({ venues, ...accounts }, ledger);
  return {
    start: () => startClients(address, isShort ? FEW : MANY, () => asked.next().value),
    next: () => asked.next().value,
    lost: () => lostOf(address, ledger),
    acknowledged: () =>
      [...ledger.favorites.values()].reduce((sum, { size }) => sum + size, ledger.titles.size),
  };
}

/** Here rather than by the server, which would renew the demo world at every start of one of its processes. */
export async function fill(location: DatabaseLocation, migrations?: string): Promise<Accounts> {
  const database = await connectDatabase(location);
  await migrateDatabase(database.pool, migrations);
  await saveCountries(database.db, COUNTRIES);
  await refreshDemo(database, Date.now());
  const visitors: string[] = [];
  for (let i = 0; i < VISITORS; i++)
    visitors.push((await signedIn(database, "user", "Ada", Date.now())).cookie);
  const admin = (await signedIn(database, ADMIN_ROLE, "Grace", Date.now())).cookie;
  await database.close();
  return { visitors, admin };
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
}

/** What these processes hold in memory, in MB. */
export function memoryOf(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]),
  );
  return kilobytes.reduce((sum, part) => sum + part, 0) / 1024;
}
