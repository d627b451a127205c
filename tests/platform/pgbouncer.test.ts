import { readdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { VenueWithEvents } from "#contract/catalog.ts";
import { routes, urls } from "#contract/urls.ts";
import { backUp } from "#server/platform/db/backup/backup.ts";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { newFolder, newPostgresDatabase } from "#tests/support/databases.ts";
import { hasPgBouncer, startPgBouncer } from "#tests/support/pgbouncer.ts";
import { startServerProcess } from "#tests/support/server-process.ts";

const WORLD = { west: -180, south: -90, east: 180, north: 90 };
const ADMIN = { email: "admin@whereabouts.example", password: "the keys of the town" };
const SOON = { timeout: 20_000, interval: 50 };

it.skipIf(!hasPgBouncer)(
  "CORE-80 CORE-81 behind PgBouncer in transaction mode: migrations, sessions, changes, mails and backups",
  async () => {
    const direct = await newPostgresDatabase("template0");
    const pooler = await startPgBouncer(direct, onTestFinished);
    const url = pooler.through(direct);
    const dataDir = newFolder();
    const env = { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: "off", LOG_LEVEL: "error" };
    const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
    const servers = [1, 2].map(() => startServerProcess({ ...env, ...admin }));
    const [here = "", there = ""] = await Promise.all(servers.map(({ address }) => address));

    const post = async (address: string, route: string, form: object, cookie = "") => {
      const headers = { cookie, "content-type": "application/json" };
      const answer = await fetch(address + route, { method: "POST", headers, body: JSON.stringify(form) });
      expect(answer.status, await answer.clone().text()).toBe(200);
      return answer;
    };
    const signedIn = await post(here, routes.signIn, ADMIN);
    const cookie = signedIn.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
    const place = { country: "Bulgaria", city: "Sofia" };
    const hall = { ...place, category: "concert", new_name: "Hall", new_address: "1 Aksakov" };
    await post(here, routes.addCity, place, cookie);
    await post(there, routes.addVenue, hall, cookie);

    const shown = async (address: string) => {
      const answer = await fetch(address + urls.venuesInBounds(WORLD, 0));
      const venues = z.array(VenueWithEvents).parse(await answer.json());
      return venues.flatMap(({ events }) => events.map(({ name }) => name)).sort();
    };
    const event = { ...place, category: "concert", venue: "hall", date: "2099-12-12", time: "20:00" };
    const titles = Array.from({ length: 12 }, (_, number) => `Evening ${number + 10}`);
    await Promise.all(
      titles.map((title, at) => post(at % 2 ? here : there, routes.addEvent, { ...event, title }, cookie)),
    );
    for (const address of [here, there]) await expect.poll(() => shown(address), SOON).toEqual(titles);

    const visitor = { email: "elena@example.org", forename: "Elena", surname: "Petrova" };
    await post(there, routes.signUp, { ...visitor, password: "lanterns by the river" });
    await expect.poll(() => readdirSync(join(dataDir, "mail")).length, SOON).toBeGreaterThan(0);

    const database = await connectDatabase({ url });
    onTestFinished(() => database.close());
    const lines: string[] = [];
    await backUp(database.db, async (some) => void lines.push(some), Date.now(), (async function* () {})());
    for (const title of titles) expect(lines.join("")).toContain(title);

    // A session that goes from client to client must not hold what one of them left there.
    const client = new pg.Client(direct);
    await client.connect();
    onTestFinished(() => client.end());
    const { rows } = await client.query("select * from pg_locks where locktype = 'advisory'");
    expect(rows).toEqual([]);
  },
);
