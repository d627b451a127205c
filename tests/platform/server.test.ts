import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { EventsCount, VenueWithEvents } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";
import { newFolder, newPostgresDatabase } from "#tests/support/databases.ts";
import { startServerProcess } from "#tests/support/server-process.ts";

const WORLD = { west: -180, south: -90, east: 180, north: 90 };

async function ask<T extends z.ZodType>(address: string, path: string, shape: T): Promise<z.infer<T>> {
  const answer = await fetch(address + path);
  expect(answer.status).toBe(200);
  return shape.parse(await answer.json());
}

describe("OPS-01 a start with nothing configured", () => {
  it("fills the demo world, says where everything is, and finds it again the next time", async () => {
    const dataDir = join(newFolder(), "a folder with spaces");
    const first = startServerProcess({ DATA_DIR: dataDir });
    const address = await first.address;
    expect(first.output()).toContain(dataDir);
    expect(first.output()).toContain("DATABASE_URL");
    const [{ totalEventsCount }] = await ask(address, "/api/all-events-count", EventsCount);
    expect(totalEventsCount).toBeGreaterThan(10_000);
    first.child.kill("SIGINT");
    expect(await first.ended).toBe(0);

    const second = startServerProcess({ DATA_DIR: dataDir });
    const [again] = await ask(await second.address, "/api/all-events-count", EventsCount);
    expect(again.totalEventsCount).toBe(totalEventsCount);
  });

  it("leaves a PostgreSQL alone unless told to fill it", async () => {
    const server = startServerProcess({ DATABASE_URL: await newPostgresDatabase() });
    const [{ totalEventsCount }] = await ask(await server.address, "/api/all-events-count", EventsCount);
    expect(totalEventsCount).toBe(0);
  });
});

describe("OPS-07 a graceful stop", () => {
  it("finishes an answer that is on its way, and takes no new request", async () => {
    const server = startServerProcess({ DATA_DIR: join(newFolder(), "data") });
    const address = await server.address;
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
});

describe("OPS-06 a start that cannot be", () => {
  it("lists every wrong setting at once", async () => {
    const server = startServerProcess({ PORT: "a", DEMO: "b", DATABASE_URL: "c" });
    expect(await server.ended).toBe(1);
    for (const name of ["PORT", "DEMO", "DATABASE_URL"]) expect(server.output()).toContain(name);
    expect(server.output()).not.toMatch(/\bat .*\.ts:\d+/);
  });

  it("says which port is taken", async () => {
    const first = startServerProcess({ DATA_DIR: join(newFolder(), "data"), DEMO: "off" });
    const port = new URL(await first.address).port;
    const second = startServerProcess({ DATA_DIR: join(newFolder(), "data"), DEMO: "off", PORT: port });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Port ${port} is in use by another program`);
  });
});
