import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { ImportLine } from "../src/contract/admin-import.ts";
import { routes } from "../src/contract/urls.ts";
import { ADMIN_ROLE } from "../src/domain/account.ts";
import { DAY_MS, dateOfDay } from "../src/domain/time.ts";
import { readConfig } from "../src/server/config.ts";
import type { Database } from "../src/server/platform/db/connect.ts";
import { sessions, users } from "../src/server/platform/db/schema/accounts.ts";
import { digestOf, newSecret } from "../src/server/platform/secrets.ts";
import { startServer } from "../src/server/server.ts";
import { fillDatabase } from "./fill-database.ts";
import { whileAsking } from "./meanwhile.ts";
import { startProgram } from "./program.ts";
import type { Benchmark, Figure } from "./report.ts";
import { timeEachAsync } from "./timing.ts";

const GROUP = "Administration";
const EVENTS = 20_000;
const VENUES = 400;
const SAVES = 60;

interface ImportBenchmarkOptions {
  venues: number;
  postgresUrl: string;
}

interface Stage {
  name: string;
  city: string;
  country: string;
  slug: string;
  category: string;
}

/** Importing a calendar of 20,000 events while others are answered, and saving one event, in a world of many venues on both databases. */
export function importBenchmark({ venues, postgresUrl }: ImportBenchmarkOptions): Benchmark {
  return async (say) => {
    const folder = mkdtempSync(join(tmpdir(), "whereabouts-bench-"));
    try {
      const figures: Figure[] = [];
      for (const hasWebhook of [false, true]) {
        const suffix = hasWebhook ? " with a webhook" : "";
        const dataDir = join(folder, `data${suffix}`);
        await fillDatabase({ dataDir }, venues, say);
        figures.push(...(await measure({ DATA_DIR: dataDir }, `embedded${suffix}`, say, hasWebhook)));
        const url = await newDatabase(postgresUrl, hasWebhook ? "webhook" : "plain");
        await fillDatabase({ url }, venues, say);
        const settings = { DATABASE_URL: url, DATA_DIR: join(folder, "mail") };
        figures.push(...(await measure(settings, `PostgreSQL${suffix}`, say, hasWebhook)));
      }
      return figures;
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}

async function newDatabase(postgresUrl: string, suffix: string): Promise<string> {
  const client = new pg.Client(postgresUrl);
  await client.connect();
  const name = `bench_import_${process.pid}_${suffix}`;
  await client.query(`create database ${name}`);
  await client.end();
  return postgresUrl.replace(/\/postgres$/, `/${name}`);
}

async function measure(
  environment: Record<string, string>,
  name: string,
  say: (progress: string) => void,
  hasWebhook: boolean,
): Promise<Figure[]> {
  const receiver = hasWebhook ? await startProgram("bench/inbox-server.ts", [], {}) : undefined;
  const config = readConfig({
    PORT: "0",
    DEMO: "off",
    LOG_LEVEL: "error",
    STREET_TILES_URL: "",
    PRIVATE_NETWORK: "allow",
    ...environment,
  });
  const server = await startServer(config, undefined);
  try {
    const cookie = await signIn(server.database);
    const stages = await someStages(server.database);
    const post = async (route: string, type: string, body: string) => {
      const headers = { cookie, "content-type": type };
      const answer = await fetch(server.address + route, { method: "POST", headers, body });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.text();
    };

    if (receiver) await post(routes.webhooks, "application/json", JSON.stringify({ url: receiver.address }));
    say(`${name}: importing ${EVENTS.toLocaleString("en")} events`);
    const calendar = calendarOf(stages);
    const [event] = (
      await server.database.pool.query<{ id: number }>(
        "select id from events where starts_at > now() + interval '1 day' order by id limit 1",
      )
    ).rows;
    const [page] = await server.database.pool
      .query<{ path: string }>(
        `select concat_ws('/', v.slug, v.category, e.slug, e.date) as path
         from events e join venues v on v.id = e.venue_id where e.id = $1`,
        [event?.id],
      )
      .then(({ rows }) => rows);
    const headers = { cookie, "content-type": "application/json" };
    const body = JSON.stringify({ id: String(event?.id) });
    const requests = {
      readiness: [{ url: server.address + routes.readiness }],
      "an event": [{ url: `${server.address}/api/${page?.path}` }],
      "a favourite": [routes.addFavorite, routes.removeFavorite].map((route) => ({
        url: server.address + route,
        method: "POST",
        headers,
        body,
      })),
    };
    const importing = await whileAsking(requests, () => post(routes.importApply, "text/calendar", calendar));
    const last = ImportLine.parse(JSON.parse(importing.result.trim().split("\n").at(-1) ?? ""));
    if (!("counts" in last) || last.counts.new !== EVENTS) throw new Error(JSON.stringify(last));

    const telling = receiver && (await untilTold(receiver.address));
    say(`${name}: saving events one by one`);
    const forms = Array.from({ length: SAVES }, (_, at) =>
      eventForm(stages[at % stages.length] as Stage, at),
    );
    const saving = await timeEachAsync(forms, (form) =>
      post(routes.addEvent, "application/json", JSON.stringify(form)),
    );
    const names = stages.slice(0, SAVES).map(({ name }) => name.slice(2, 9));
    const finding = await timeEachAsync(names, async (q) => {
      const answer = await fetch(`${server.address}${routes.adminVenues}?q=${encodeURIComponent(q)}`, {
        headers: { cookie },
      });
      await answer.text();
    });
    const what = `Import of ${EVENTS.toLocaleString("en")} events, ${name}`;
    const figure = (what: string, unit: Figure["unit"], ours: number, target?: string): Figure => ({
      group: GROUP,
      what,
      unit,
      ours,
      peers: [],
      ...(target && { target }),
    });
    return [
      figure(what, "s", importing.wallS, "≤ 30 s"),
      ...(telling === undefined
        ? []
        : [figure(`${what}, until all are told`, "s", importing.wallS + telling)]),
      figure(`${what}, processor time`, "s", importing.processorS),
      ...[...importing.waits].map(([request, wait]) =>
        figure(`Wait for ${request} meanwhile, ${name}, p99`, "ms", wait.p99, "≤ 100 ms"),
      ),
      figure(`Event loop late meanwhile, ${name}, p99`, "ms", importing.loop.p99Ms, "≤ 50 ms"),
      figure(`Event loop late meanwhile, ${name}, at most`, "ms", importing.loop.maxMs),
      {
        group: GROUP,
        what: `Saving an event, ${name}, p95`,
        unit: "ms",
        ours: saving.quantile(0.95),
        target: "≤ 50 ms",
        peers: [],
      },
      {
        group: GROUP,
        what: `Venues by part of a name, ${name}, p95`,
        unit: "ms",
        ours: finding.quantile(0.95),
        peers: [],
      },
    ];
  } finally {
    await server.stop();
    await receiver?.stop();
  }
}

/** How long until a webhook's receiver has every event. */
async function untilTold(receiver: string): Promise<number> {
  const start = performance.now();
  while (Number(await (await fetch(`${receiver}/arrived`)).text()) < EVENTS) await setTimeout(250);
  return (performance.now() - start) / 1_000;
}

async function signIn({ db }: Database): Promise<string> {
  const values = { email: "bench@example.org", forename: "Ada", surname: "Bench", role: ADMIN_ROLE } as const;
  const [user] = await db.insert(users).values(values).returning({ id: users.id });
  const token = newSecret();
  const expiresAt = new Date(Date.now() + 20 * DAY_MS);
  await db.insert(sessions).values({ tokenHash: digestOf(token), userId: user?.id ?? "", expiresAt });
  return `session=${token}`;
}

/** Venues that are the only ones of their name in their city. */
async function someStages({ pool }: Database): Promise<Stage[]> {
  // The generated world brings its own ids.
  await pool.query("select setval(pg_get_serial_sequence('events', 'id'), max(id)) from events");
  const { rows } = await pool.query<Stage>(`
    select min(v.name) as name, min(c.name) as city, min(n.name) as country, min(v.slug) as slug, min(v.category) as category
    from venues v join cities c on c.id = v.city_id join countries n on n.code = c.country_code
    where c.name !~ '[,;]' and (select count(*) from cities o where o.name_key = c.name_key) = 1
    group by v.city_id, lower(v.name) having count(*) = 1 order by 1, 2 limit ${VENUES}`);
  return rows;
}

function calendarOf(stages: readonly Stage[]): string {
  const day = Math.floor(Date.now() / DAY_MS);
  const events = Array.from({ length: EVENTS }, (_, at) => {
    const { name, city, country } = stages[at % stages.length] as Stage;
    const date = dateOfDay(day + 2 + (at % 300)).replaceAll("-", "");
    return [
      "BEGIN:VEVENT",
      `UID:${at}-performance@stages.example.org`,
      "DTSTAMP:20261101T090000Z",
      `DTSTART:${date}T${String(8 + (at % 12)).padStart(2, "0")}3000Z`,
      "DURATION:PT2H",
      `SUMMARY:Evening number ${at}\\, with guests`,
      `LOCATION:${name}\\, 1 Main Street\\, ${city}\\, ${country}`,
      "DESCRIPTION:Doors open an hour earlier. The house band plays until late\\, and there is",
      "  something to eat.\\nLimited seats.",
      `URL:https://stages.example.org/${at}`,
      "STATUS:CONFIRMED",
      "END:VEVENT",
    ];
  });
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Stages//EN",
    ...events.flat(),
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}

function eventForm({ country, city, category, slug }: Stage, at: number) {
  return {
    country,
    city,
    category,
    venue: slug,
    date: dateOfDay(Math.floor(Date.now() / DAY_MS) + 400),
    time: "20:00",
    title: `Saved evening ${at}`,
    link: "https://stages.example.org",
    description: "An evening.",
  };
}
