import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { startServer } from "#server/server.ts";
import { prepareTemplate } from "#tests/support/template.ts";
import { SUNDAY } from "./sunday.ts";
import { builtPages, testConfig, untilPlacesAreFound } from "./test-config.ts";

/**
 * Real servers for browser tests, each on a database of its own, their clock set to a Sunday noon in Sofia: `demo` has
 * the demo world, `empty` has nothing, and `broken` has lost its events. `live` has the demo world of the real present,
 * for browsers whose clock cannot be set.
 */
const folder = mkdtempSync(join(tmpdir(), "whereabouts-browser-"));
// A database takes seconds to make, and none to copy.
const template = join(folder, "template");
await prepareTemplate({ dataDir: template });
const startedAt = performance.now();
const now = () => Math.floor(SUNDAY.getTime() + performance.now() - startedAt);

async function start(kind: "demo" | "empty" | "broken" | "live") {
  const dataDir = join(folder, kind);
  cpSync(template, dataDir, { recursive: true });
  const config = testConfig(dataDir, {
    DEMO: kind === "demo" || kind === "live" ? "on" : "off",
    LOG_LEVEL: kind === "broken" ? "silent" : "error",
  });
  return { config, ...(await startServer(config, builtPages, kind === "live" ? {} : { now })) };
}

const servers = await Promise.all([start("demo"), start("empty"), start("broken"), start("live")]);
const [demo, empty, broken, live] = servers;
// The demo world has no past.
await demo.database.db.execute(sql`
  insert into events (venue_id, name, slug, date, time, starts_at, link, description)
  select id, 'Last Summer', 'last-summer', '2026-07-01', '20:00', '2026-07-01T17:00:00Z', 'https://tickets.example', ''
  from venues where category = 'theater'`);
await broken.database.db.execute(sql`drop table events cascade`);
await Promise.all([demo, live].map(({ address }) => untilPlacesAreFound(address)));

process.stdout.write(
  [
    `demo at ${demo.address}, mails in ${demo.config.mail.folder}, empty at ${empty.address}, broken at ${broken.address}`,
    `live at ${live.address}, mails in ${live.config.mail.folder}\n`,
  ].join(", "),
);
const parent = process.ppid;
const abandoned = new Promise<void>((resolve) => {
  setInterval(() => process.ppid !== parent && resolve(), 500);
});
await Promise.race([once(process, "SIGTERM"), once(process, "SIGINT"), abandoned]);
await Promise.all(servers.map((server) => server.stop()));
rmSync(folder, { recursive: true });
process.exit(0);
