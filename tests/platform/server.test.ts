import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { EventsCount, VenueWithEvents } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { events } from "#server/platform/db/schema/catalog.ts";
import { newDataDir, newFolder, newPostgresDatabase } from "#tests/support/databases.ts";
import { runScript } from "#tests/support/run-script.ts";
import { startServerProcess } from "#tests/support/server-process.ts";

const WORLD = { west: -180, south: -90, east: 180, north: 90 };

async function ask<T extends z.ZodType>(address: string, path: string, shape: T): Promise<z.infer<T>> {
  const answer = await fetch(address + path);
  expect(answer.status).toBe(200);
  return shape.parse(await answer.json());
}

/** A server that fills a demo world takes its time: these follow each other in one data folder. */
describe("a start with nothing configured", () => {
  const dataDir = join(newFolder(), "a folder with spaces");
  const backupFile = join(newFolder(), "backup.gz");
  let total: number;

  it("OPS-01 fills the demo world, says where everything is, and stops when told", async () => {
    const server = startServerProcess({ DATA_DIR: dataDir });
    const address = await server.address;
    expect(server.output()).toContain(dataDir);
    expect(server.output()).toContain("DATABASE_URL");
    [{ totalEventsCount: total }] = await ask(address, "/api/all-events-count", EventsCount);
    expect(total).toBeGreaterThan(10_000);
    server.child.kill("SIGINT");
    expect(await server.ended).toBe(0);
  });

  it("OPS-01 OPS-07 OPS-08 finds it again, is backed up, and finishes an answer on its way before it stops", async () => {
    const server = startServerProcess({ DATA_DIR: dataDir });
    const address = await server.address;
    const [{ totalEventsCount }] = await ask(address, "/api/all-events-count", EventsCount);
    expect(totalEventsCount).toBe(total);
    const { stdout } = await runScript("backup", { DATA_DIR: dataDir }, backupFile);
    expect(stdout).toContain("It contains the demo world");
    const whole = await (await fetch(address + urls.venuesInBounds(WORLD, 0))).text();

    // Nothing is read yet, so most of the answer still waits in the server.
    const request = get(address + urls.venuesInBounds(WORLD, 0));
    const [slow] = (await once(request, "response")) as [IncomingMessage];
    server.child.kill("SIGTERM");
    const isTaken = () =>
      fetch(`${address}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isTaken).toBe(false);
    const body = await text(slow);
    expect(body).toBe(whole);
    expect(z.array(VenueWithEvents).parse(JSON.parse(body)).length).toBeGreaterThan(1_000);
    expect(await server.ended).toBe(0);
  });

  it("OPS-08 is whole in the backup that was taken beside it", async () => {
    const target = newDataDir();
    await runScript("restore", { DATA_DIR: target }, backupFile);
    const restored = await connectDatabase({ dataDir: target });
    onTestFinished(() => restored.close());
    expect(await restored.db.$count(events)).toBe(total);
    const [admin] = await restored.db.select().from(users).where(eq(users.role, "golqmprezident"));
    expect(admin?.passwordHash).toContain("$argon2id$");
  });

  it("OPS-47 loses the demo world by a command, while it runs and for good", async () => {
    const env = { DATA_DIR: dataDir, STREET_TILES_URL: "" };
    const server = startServerProcess(env);
    const shown = async (at: string) =>
      (await ask(at, "/api/all-events-count", EventsCount))[0].totalEventsCount;
    const address = await server.address;
    await expect(runScript("demo", env, "remove")).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("add --yes"),
    });
    expect(await shown(address)).toBe(total);
    const { stdout } = await runScript("demo", env, "remove", "--yes");
    expect(stdout).toMatch(/^Removed \d{5} events, \d{4} venues and \d{3} cities\./);
    await expect.poll(() => shown(address)).toBe(0);
    server.child.kill("SIGTERM");
    await server.ended;

    const again = startServerProcess(env);
    expect(await shown(await again.address)).toBe(0);
  });
});

it("OPS-01 OPS-42 a PostgreSQL is not filled unless told to, and has an administrator", async () => {
  const url = await newPostgresDatabase();
  const server = startServerProcess({ DATABASE_URL: url });
  const [{ totalEventsCount }] = await ask(await server.address, "/api/all-events-count", EventsCount);
  expect(totalEventsCount).toBe(0);
  const database = await connectDatabase({ url });
  onTestFinished(() => database.close());
  expect(await database.db.$count(users, eq(users.role, "golqmprezident"))).toBe(1);
});

describe("OPS-06 a start that cannot be", () => {
  it("lists every wrong setting at once", async () => {
    const server = startServerProcess({ PORT: "a", DEMO: "b", DATABASE_URL: "c" });
    expect(await server.ended).toBe(1);
    for (const name of ["PORT", "DEMO", "DATABASE_URL"]) expect(server.output()).toContain(name);
    expect(server.output()).not.toMatch(/\bat .*\.ts:\d+/);
  });

  it("says which port is taken", async () => {
    const first = startServerProcess({ DATA_DIR: newDataDir(), DEMO: "off" });
    const port = new URL(await first.address).port;
    const second = startServerProcess({ DATA_DIR: newDataDir(), DEMO: "off", PORT: port });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Port ${port} is in use by another program`);
  });

  it("OPS-403 makes no administrator before the port is taken, so that the next start names the password", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void taken.close());
    await once(taken, "listening");
    const { port } = taken.address() as AddressInfo;
    const dataDir = newDataDir();
    const refused = startServerProcess({ DATA_DIR: dataDir, DEMO: "off", PORT: String(port) });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain(`Port ${port} is in use by another program`);
    expect(existsSync(join(dataDir, "first-admin.txt"))).toBe(false);

    const started = startServerProcess({ DATA_DIR: dataDir, DEMO: "off" });
    await started.address;
    expect(started.output()).toContain("Admin password: in ");
    expect(readFileSync(join(dataDir, "first-admin.txt"), "utf8")).toMatch(/^Password: \S+$/m);
  });

  it("OPS-404 names a HOST that is not an address of this machine", async () => {
    // A range for documents, which no machine has.
    const server = startServerProcess({ DATA_DIR: newDataDir(), HOST: "192.0.2.1", PORT: "8080" });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain("HOST is 192.0.2.1, which is not an address of this machine");
  });
});
