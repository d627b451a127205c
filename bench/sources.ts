import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectDatabase, type Database } from "../src/server/platform/db/connect.ts";
import { migrateDatabase } from "../src/server/platform/db/migrate.ts";
import { ANY_NETWORK } from "../src/server/platform/http-client/http-client.ts";
import { sourceFetcher } from "../src/server/sources/fetch.ts";
import { openFileReader } from "../src/server/sources/formats/read-file.ts";
import { sourceRunner } from "../src/server/sources/run.ts";
import { runDueSources } from "../src/server/sources/schedule.ts";
import { sourceStore } from "../src/server/sources/store.ts";
import type { Benchmark } from "./report.ts";

const SOURCES = 200;
const EVENTS = 50;
const ETAG = '"1"';

/** Two hundred sources that are asked once an hour and have not changed: one conditional request each. */
export const sourcesBenchmark: Benchmark = async (say) => {
  const folder = mkdtempSync(join(tmpdir(), "whereabouts-bench-"));
  const database = await connectDatabase({ dataDir: join(folder, "data") });
  const reader = openFileReader();
  const server = createServer((request, response) => {
    const isKnown = request.headers["if-none-match"] === ETAG;
    response.writeHead(isKnown ? 304 : 200, { "content-type": "text/calendar", etag: ETAG });
    response.end(isKnown ? undefined : calendarOf(request.headers.host ?? ""));
  });
  try {
    await migrateDatabase(database.pool);
    await once(server.listen(0, "0.0.0.0"), "listening");
    await addSources(database, (server.address() as AddressInfo).port);
    const runner = sourceRunner({
      ...{ database, reader, publicUrl: "http://localhost", now: Date.now },
      fetchSource: sourceFetcher({ network: ANY_NETWORK, userAgent: "Whereabouts" }),
      geocoder: {
        prepare: async () => {},
        hasCity: () => false,
        cityIds: () => new Map<string, number>(),
        findCity: async () => undefined,
        findAddress: async () => undefined,
      },
    });
    const runAll = async () => {
      const due = await sourceStore.makeAllDue(database.db, new Date());
      const runs = await runDueSources({ database, runner, now: Date.now });
      if (due !== SOURCES || runs !== SOURCES) throw new Error(`${runs} of ${due} sources were run.`);
    };
    say(`reading ${SOURCES} sources`);
    await runAll();
    say("asking them again");
    const before = process.cpuUsage();
    await runAll();
    const { user, system } = process.cpuUsage(before);
    const { rows } = await database.pool.query(
      "select count(*)::int as n from source_runs where state = 'unchanged'",
    );
    if (rows[0].n !== SOURCES) throw new Error(`${rows[0].n} runs found nothing new.`);
    return [
      {
        group: "Administration",
        what: `${SOURCES} unchanged sources checked once, embedded, processor time`,
        unit: "s",
        ours: (user + system) / 1e6,
        target: "< 20 s",
        peers: [],
      },
    ];
  } finally {
    server.closeAllConnections();
    server.close();
    await reader.close();
    await database.close();
    rmSync(folder, { recursive: true });
  }
};

/** Each at an address of its own, since a host is asked once a second at most. */
async function addSources({ db }: Database, port: number): Promise<void> {
  for (let n = 1; n <= SOURCES; n++)
    await sourceStore.add(db, {
      ...{ name: `Source ${n}`, url: `http://127.0.0.${n}:${port}/all.ics`, everySeconds: 3600 },
      nextRunAt: new Date(),
      country: "Bulgaria",
      city: "Sofia",
    });
}

function calendarOf(host: string): string {
  const events = Array.from({ length: EVENTS }, (_, at) => [
    "BEGIN:VEVENT",
    `UID:${at}@${host}`,
    "DTSTAMP:20261101T090000Z",
    `SUMMARY:Evening ${at}`,
    `DTSTART:${new Date().getFullYear() + 1}1201T180000Z`,
    `LOCATION:House ${host}\\, Sofia\\, Bulgaria`,
    "END:VEVENT",
  ]);
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Bench//EN",
    ...events.flat(),
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}
