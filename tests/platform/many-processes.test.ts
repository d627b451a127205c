import { readFileSync } from "node:fs";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { VenueWithEvents } from "#contract/catalog.ts";
import { cityFeedUrl, cityUrl } from "#contract/city-url.ts";
import { urls } from "#contract/urls.ts";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { newPostgresDatabase } from "#tests/support/databases.ts";
import { freePort } from "#tests/support/postgres.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { openTcpGate } from "#tests/support/tcp-gate.ts";
import { worldOf } from "#tests/support/world.ts";

const WORLD = { west: -180, south: -90, east: 180, north: 90 };

async function venueNames(address: string): Promise<string[]> {
  const answer = await fetch(address + urls.venuesInBounds(WORLD, 0));
  expect(answer.status).toBe(200);
  return z
    .array(VenueWithEvents)
    .parse(await answer.json())
    .map((venue) => venue.name);
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
}

describe("several processes on one port", () => {
  it("OPS-45 replace one that dies, are replaced without a failed request, share their metrics, and stop together", async () => {
    const server = startServerProcess({
      DATABASE_URL: await newPostgresDatabase(),
      WORKERS: "2",
      PORT: String(await freePort()),
      LOG_LEVEL: "info",
      METRICS_TOKEN: "a token of some length",
    });
    const haveListened = (processes: number) =>
      expect.poll(() => server.output().split("Server listening").length - 1).toBe(processes);
    const address = await server.address;
    const pid = server.child.pid as number;
    await haveListened(2);

    // Every new connection may reach either process, and both tell the same.
    const scrape = async () => {
      const headers = { authorization: "Bearer a token of some length", connection: "close" };
      const text = await (await fetch(`${address}/metrics`, { headers })).text();
      const read = (name: string) =>
        Number(
          text
            .split("\n")
            .find((line) => line.startsWith(`${name} `))
            ?.split(" ")
            .at(-1),
        );
      return {
        processes: read("processes"),
        ready: read('http_request_duration_seconds_count{method="GET",route="/readyz",status="200"}'),
      };
    };
    for (let n = 0; n < 6; n++) await fetch(`${address}/readyz`, { headers: { connection: "close" } });
    // A process that is busy is left out of an answer.
    for (let n = 0; n < 4; n++) await expect.poll(scrape).toEqual({ processes: 2, ready: 6 });

    const [victim = 0, survivor = 0] = childrenOf(pid);
    process.kill(victim, "SIGKILL");
    await haveListened(3);
    expect(childrenOf(pid)).toHaveLength(2);
    expect(childrenOf(pid)).toContain(survivor);

    const before = childrenOf(pid);
    server.child.kill("SIGHUP");
    let asked = 0;
    while (childrenOf(pid).some((child) => before.includes(child))) {
      // A connection of its own, as a proxy's health check makes, and one kept open, as a proxy's visitors share it.
      for (const connection of ["close", "keep-alive"]) {
        const answer = await fetch(`${address}/healthz`, { headers: { connection } });
        expect(answer.status).toBe(200);
      }
      asked++;
    }
    expect(asked).toBeGreaterThan(0);
    expect(childrenOf(pid)).toHaveLength(2);
    // What the processes that are gone have counted is still counted.
    await expect.poll(scrape).toEqual({ processes: 2, ready: 6 });

    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  });

  it("are refused on an embedded database, which serves one", async () => {
    const server = startServerProcess({ WORKERS: "2" });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain("WORKERS needs DATABASE_URL");
  });
});

describe("a database that is lost", () => {
  it("CORE-52 leaves everything listed readable, is told by /readyz, and is found again with what changed meanwhile", async () => {
    const url = new URL(await newPostgresDatabase());
    const database = await connectDatabase({ url: url.href });
    onTestFinished(() => database.close());
    const world = worldOf(database);
    const addVenue = async (name: string) => {
      const venueId = await world.addVenue({ name });
      await world.addEvent(venueId, { date: "2020-12-12" });
      return world.addEvent(venueId, { date: "2099-12-12" });
    };
    const eventPage = (date: string) =>
      urls.eventPage({ location: "before", category: "concert", name: "winter-strings", date });

    const gate = await openTcpGate(Number(url.port));
    url.port = String(gate.port);
    const server = startServerProcess({ DATABASE_URL: url.href, LOG_LEVEL: "silent" });
    const address = await server.address;
    const ready = async () => (await fetch(`${address}/readyz`)).status;
    expect(await ready()).toBe(200);
    await addVenue("Before");
    await expect.poll(() => venueNames(address)).toEqual(["Before"]);

    gate.become("shut");
    await expect.poll(ready).toBe(503);
    expect(await venueNames(address)).toEqual(["Before"]);
    const write = await fetch(`${address}/api/feedback`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        rating: "5",
        favoriteFeature: "map",
        funniestEvent: "x",
        suggestions: "y",
        email: "a@b.example",
      }),
    });
    expect(write.status).toBe(503);
    const session = { cookie: `session=${"a".repeat(43)}` };
    const pages = ["/", eventPage("2099-12-12"), urls.venuePage("before"), cityUrl("Bulgaria", "Sofia")];
    for (const path of [...pages, "/map", cityFeedUrl("Bulgaria", "Sofia", "ics"), "/sitemap.xml"])
      for (const headers of [{}, session])
        expect((await fetch(address + path, { headers })).status, path).toBe(200);
    // A page that passes by itself, for proxies and crawlers too; a session is not sent to the login.
    const away = await fetch(address + eventPage("2020-12-12"), { headers: { "accept-language": "bg" } });
    expect(away.status).toBe(503);
    expect(await away.text()).toContain("Нещо се обърка при нас.");
    expect((await fetch(address + urls.profile, { headers: session })).status).toBe(503);

    // One that takes connections and says nothing is waited for only so long, and once: the others do not wait for the
    // five seconds that a read may take.
    gate.become("hanging");
    for (const [most, headers] of [
      [20_000, session],
      [5_000, session],
      [5_000, {}],
    ] as const) {
      const startMs = performance.now();
      expect((await fetch(address + eventPage("2099-12-12"), { headers })).status).toBe(200);
      expect(performance.now() - startMs).toBeLessThan(most);
    }
    await addVenue("Meanwhile");

    gate.become("open");
    await expect.poll(ready).toBe(200);
    await expect.poll(async () => (await venueNames(address)).sort()).toEqual(["Before", "Meanwhile"]);
  });
});
