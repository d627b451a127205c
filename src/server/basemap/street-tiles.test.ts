import { gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { type Fault, startTileService } from "#tests/support/tile-service.ts";
import { StreetTiles } from "./street-tiles.ts";

/** Short enough to wait for a service that hangs, long enough for one that answers on a busy machine. */
const TIMEOUT_MS = 1_500;
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function start() {
  const service = await startTileService();
  stops.push(service.stop);
  const clock = { nowMs: 1_000_000 };
  const reports: string[] = [];
  const streets = new StreetTiles({
    url: service.url,
    now: () => clock.nowMs,
    report: (text) => reports.push(text),
    timeoutMs: TIMEOUT_MS,
  });
  return { service, clock, reports, streets };
}

const tileAt = (x: number) => ({ z: 13, x, y: 5 });
const read = (tile: unknown) => (tile instanceof Uint8Array ? gunzipSync(tile).toString() : tile);

describe("street tiles of another service", { timeout: 20_000 }, () => {
  it("are handed on, asked for once", async () => {
    const { service, streets } = await start();
    expect(await streets.status()).toMatchObject({
      isUp: true,
      maxZoom: 14,
      credits: [{ name: "OpenFreeMap", href: "https://openfreemap.org" }],
    });
    const before = service.asked.length;
    const tiles = await Promise.all([streets.tile(tileAt(7)), streets.tile(tileAt(7))]);
    expect(tiles.map(read)).toEqual(["tile", "tile"]);
    expect(read(await streets.tile(tileAt(7)))).toBe("tile");
    expect(service.asked.slice(before)).toEqual(["/13/7/5.pbf"]);
  });

  it("are empty where the service has none, and beyond its zooms without asking it", async () => {
    const { service, streets } = await start();
    expect(await streets.tile(tileAt(0))).toHaveLength(0);
    const before = service.asked.length;
    expect(await streets.tile({ z: 15, x: 1, y: 1 })).toHaveLength(0);
    expect(service.asked).toHaveLength(before);
  });

  it.each<Fault>(["reset", "5xx", "timeout", "malformed", "tile 5xx", "tile timeout", "tile is html"])(
    "MAP-20 are down while the first answer is %s, and up when the service recovers",
    async (fault) => {
      const { service, clock, reports, streets } = await start();
      service.fault = fault;
      const status = await streets.status();
      expect(status).toEqual({ isUp: false, retryInMs: 5_000 });
      expect(await streets.tile(tileAt(7))).toBe("down");
      service.fault = "none";
      const before = service.asked.length;
      expect(await streets.status()).toMatchObject({ isUp: false });
      expect(service.asked).toHaveLength(before);
      clock.nowMs += 5_000;
      expect(await streets.status()).toMatchObject({ isUp: true });
      expect(reports).toEqual([
        "The street tile service does not answer.",
        "The street tile service answers.",
      ]);
    },
  );

  it("MAP-20 are down when nobody listens", async () => {
    const { service, streets } = await start();
    await service.stop();
    stops.length = 0;
    expect(await streets.status()).toMatchObject({ isUp: false });
  });

  it.each<Fault>(["tile 5xx", "tile timeout"])(
    "MAP-20 go down when %s after some came, and come back with them",
    async (fault) => {
      const { service, clock, streets } = await start();
      expect(read(await streets.tile(tileAt(1)))).toBe("tile");
      service.fault = fault;
      const failed = await Promise.all([2, 3, 4].map((x) => streets.tile(tileAt(x))));
      expect(failed).toContain("down");
      expect(await streets.status()).toMatchObject({ isUp: false });
      // The service still answers for itself; only a tile shows whether it is well.
      clock.nowMs += 5_000;
      expect(await streets.status()).toMatchObject({ isUp: false });
      service.fault = "none";
      clock.nowMs += 10_000;
      expect(await streets.status()).toMatchObject({ isUp: true });
      expect(read(await streets.tile(tileAt(3)))).toBe("tile");
    },
  );

  it("stay up when one tile fails among others", async () => {
    const { service, streets } = await start();
    await streets.status();
    for (const x of [1, 2, 3, 4]) {
      service.fault = "tile 5xx";
      expect(await streets.tile(tileAt(10 + x))).toBe("failed");
      service.fault = "none";
      expect(read(await streets.tile(tileAt(x)))).toBe("tile");
    }
  });

  it("leave a service that stays down alone for longer and longer", async () => {
    const { service, clock, streets } = await start();
    service.fault = "5xx";
    const pauses: number[] = [];
    for (let round = 0; round < 9; round++) {
      const status = await streets.status();
      const pauseMs = status.isUp ? 0 : status.retryInMs;
      pauses.push(pauseMs);
      clock.nowMs += pauseMs;
    }
    expect(pauses).toEqual([5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000, 300_000]);
  });
});
