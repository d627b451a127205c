import { readFileSync } from "node:fs";
import { z } from "zod";
import { VenueWithEvents } from "#contract/catalog.ts";
import { routes, urls } from "#contract/urls.ts";
import { ADMIN_ROLE } from "#domain/account.ts";
import { saveCountries } from "#server/catalog/write/bulk.ts";
import { refreshDemo } from "#server/demo/refresh.ts";
import { COUNTRIES } from "#server/geo/countries.ts";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";
import { signedIn } from "#tests/support/admin.ts";
import { DURABLE, freePort, startPostgres, type TestPostgres } from "#tests/support/postgres.ts";
import { type ServerProcess, startServerProcess } from "#tests/support/server-process.ts";
import { type Load, startClients } from "./clients.ts";
import type { Stage } from "./step.ts";
import { makeTemporaryFolder } from "./temporary.ts";
import { until } from "./until.ts";
import { addHall, type Ledger, lostOf, visits } from "./visits.ts";

const WORLD = { west: -180, south: -90, east: 180, north: 90 };
/** The long run has no pauses; the short one leaves room for what runs beside it. */
const MANY = { count: 200, pauseMs: 0 };
const FEW = { count: 20, pauseMs: 100 };
const VISITORS = 30;

/** The product on a PostgreSQL of its own, with the demo world and signed-in users. */
export interface Site {
  address: string;
  server: ServerProcess;
  postgres: TestPostgres;
  /** The administrator's cookie. */
  admin: string;
  crowd: { start(): Load; lost(): Promise<string[]> };
  workers(): number[];
  isReady(): Promise<boolean>;
}

export async function openSite(
  { atEnd, isShort }: Pick<Stage, "atEnd" | "isShort">,
  { workers = 2, env = {} }: { workers?: number; env?: Record<string, string> } = {},
): Promise<Site> {
  const postgres = await startPostgres(DURABLE);
  atEnd(() => postgres.stop());
  const url = postgres.urlOf("postgres");
  await fill(url);
  const server = startServerProcess(
    {
      DATABASE_URL: url,
      DATA_DIR: makeTemporaryFolder(atEnd),
      DEMO: "off",
      WORKERS: String(workers),
      PORT: String(await freePort()),
      STREET_TILES_URL: "",
      LOG_LEVEL: "error",
      ...env,
    },
    atEnd,
  );
  const address = (await server.address).replace("localhost", "127.0.0.1");
  const pid = server.child.pid as number;
  const running = () => (workers > 1 ? childrenOf(pid) : [pid]);
  await until("every process runs", () => running().length === workers);
  const database = await connectDatabase({ url }, () => {});
  const limit = isShort ? 200 : 1_000;
  const answer = await fetch(address + urls.venuesInBounds(WORLD, limit));
  const venues = z.array(VenueWithEvents).parse(await answer.json());
  const visitors: string[] = [];
  for (let i = 0; i < VISITORS; i++)
    visitors.push((await signedIn(database, "user", "Ada", Date.now())).cookie);
  const admin = (await signedIn(database, ADMIN_ROLE, "Grace", Date.now())).cookie;
  await database.close();
  const ledger: Ledger = { favorites: new Map(), titles: new Set() };
  await addHall(address, admin);
  const asked = visits({ venues, visitors, admin }, ledger);
  return {
    address,
    server,
    postgres,
    admin,
    workers: running,
    isReady: () =>
      fetch(address + routes.readiness).then(
        ({ ok }) => ok,
        () => false,
      ),
    crowd: {
      start: () => startClients(address, isShort ? FEW : MANY, () => asked.next().value),
      lost: () => lostOf(address, ledger),
    },
  };
}

/** Here rather than by the server, which would renew the demo world at every start of one of its processes. */
async function fill(url: string): Promise<void> {
  const database = await connectDatabase({ url });
  await migrateDatabase(database.pool);
  await saveCountries(database.db, COUNTRIES);
  await refreshDemo(database, Date.now());
  await database.close();
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
