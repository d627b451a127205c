import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { PMTiles } from "pmtiles";
import { afterAll, describe, expect, it } from "vitest";
import { basemapUrls, STREET_FAILURE_HEADER } from "#contract/basemap.ts";
import { openBasemap } from "#server/basemap/open-basemap.ts";
import { registerBasemapRoutes } from "#server/basemap/routes.ts";
import { registerErrors } from "#server/platform/http/errors.ts";
import { STREET_TILE, writeStreetPack } from "#tests/support/street-pack.ts";
import { startTileService } from "#tests/support/tile-service.ts";

const worldFile = join(import.meta.dirname, "../../basemap/world.pmtiles");
const folder = mkdtempSync(join(tmpdir(), "whereabouts packs "));
writeStreetPack(join(folder, "two roads.pmtiles"));
writeFileSync(join(folder, "broken.pmtiles"), "PMTiles, but not really");
writeFileSync(join(folder, "notes.txt"), "no pack");

const service = await startTileService(STREET_TILE);
const warnings: string[] = [];
const basemap = await openBasemap({
  worldFile,
  packsFolder: folder,
  streetTilesUrl: service.url,
  now: Date.now,
  log: { info: () => {}, warn: (_problem, text) => warnings.push(text) },
});
const app = Fastify();
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
registerErrors(app);
await app.register(registerBasemapRoutes, { basemap });
const origin = await app.listen({ host: "127.0.0.1", port: 0 });
const world = basemap.sources.world;
const bytes = readFileSync(worldFile);

afterAll(async () => {
  await app.close();
  await service.stop();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => fetch(origin + url, { headers });

describe("the world's file", () => {
  it("MAP-19 ships with the product, small enough for it", () => {
    expect(bytes.length).toBeLessThan(25e6);
    expect(world).toMatch(/^\/basemap\/world-[0-9a-f]{12}\.pmtiles$/);
  });

  it("MAP-19 is a map of the world, with Bulgaria's cities in Cyrillic", async () => {
    const archive = new PMTiles(origin + world);
    expect(await archive.getHeader()).toMatchObject({ minZoom: 0, maxZoom: 8, minLon: -180, maxLon: 180 });
    const tile = await archive.getZxy(8, 144, 94);
    expect(new TextDecoder().decode(tile!.data)).toContain("София");
  });

  it("comes in parts", async () => {
    const part = await get(world, { range: "bytes=100-299" });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe(`bytes 100-299/${bytes.length}`);
    expect(part.headers.get("content-length")).toBe("200");
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 300));
  });

  it("may be kept forever under its address", async () => {
    const { headers } = await get(world, { range: "bytes=0-9" });
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const etag = headers.get("etag")!;
    expect(etag).toMatch(/^"[0-9a-f]+"$/);
    expect((await get(world, { "if-none-match": etag })).status).toBe(304);
  });

  it("comes whole when the part was of another version", async () => {
    const { headers } = await get(world, { range: "bytes=0-9" });
    const range = "bytes=0-9";
    expect((await get(world, { range, "if-range": headers.get("etag")! })).status).toBe(206);
    const whole = await fetch(origin + world, { headers: { range, "if-range": '"older"' } });
    expect(whole.status).toBe(200);
    expect((await whole.arrayBuffer()).byteLength).toBe(bytes.length);
  });

  it("has no part beyond its end", async () => {
    const answer = await get(world, { range: `bytes=${bytes.length}-` });
    expect(answer.status).toBe(416);
    expect(answer.headers.get("content-range")).toBe(`bytes */${bytes.length}`);
  });

  it("tells its size without sending itself", async () => {
    const answer = await fetch(origin + world, { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-length")).toBe(`${bytes.length}`);
    expect(answer.headers.get("accept-ranges")).toBe("bytes");
    expect((await answer.arrayBuffer()).byteLength).toBe(0);
  });

  it.each([
    "/basemap/world-000000000000.pmtiles",
    "/basemap/packs/two%20roads-000000000000.pmtiles",
    "/basemap/..%2f..%2fpackage.json",
  ])("is not found at %s", async (url) => {
    const answer = await get(url);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: "This map doesn’t exist.", code: "noMap" });
  });
});

describe("MAP-21 street packs", () => {
  it("are every archive in the folder that can be read", () => {
    expect(basemap.sources.packs).toMatchObject([
      {
        minZoom: 10,
        maxZoom: 14,
        bounds: [23.203125, expect.closeTo(42.55308), 23.5546875, expect.closeTo(42.81152)],
        credits: [{ name: "OpenStreetMap contributors", href: "https://www.openstreetmap.org/copyright" }],
      },
    ]);
    expect(warnings).toEqual(["The street pack broken.pmtiles is left out: it cannot be read."]);
  });

  it("are served like the world", async () => {
    const archive = new PMTiles(origin + basemap.sources.packs[0]!.url);
    const tile = await archive.getZxy(14, 9253, 6039);
    expect(new Uint8Array(tile!.data)).toEqual(STREET_TILE);
  });

  it("in a folder that is not there stop nothing", async () => {
    const told: string[] = [];
    const other = await openBasemap({
      worldFile,
      packsFolder: join(folder, "nowhere"),
      streetTilesUrl: undefined,
      now: Date.now,
      log: { info: () => {}, warn: (_problem, text) => told.push(text) },
    });
    await other.close();
    expect(other.sources).toMatchObject({ packs: [], streetTilesUrl: null });
    expect(told).toHaveLength(1);
  });
});

describe("MAP-20 street tiles of a service", () => {
  const tileUrl = (z: number, x: number, y: number) =>
    basemapUrls.streetTiles("v").replace("{z}", `${z}`).replace("{x}", `${x}`).replace("{y}", `${y}`);

  it("come through this server", async () => {
    const status = await get(basemap.sources.streetTilesUrl!);
    expect(await status.json()).toMatchObject({ isUp: true, credits: [{ name: "OpenFreeMap" }] });
    const answer = await get(tileUrl(14, 9253, 6039));
    expect(answer.headers.get("content-type")).toBe("application/vnd.mapbox-vector-tile");
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(STREET_TILE);
    const zipped = await app.inject({ url: tileUrl(14, 9253, 6039), headers: { "accept-encoding": "gzip" } });
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    expect(new Uint8Array(gunzipSync(zipped.rawPayload))).toEqual(STREET_TILE);
  });

  it.each([tileUrl(1, 2, 0), tileUrl(30, 0, 0), tileUrl(-1, 0, 0), tileUrl(3, 1.5, 0), tileUrl(3, NaN, 1)])(
    "are refused at %s",
    async (url) => {
      const answer = await get(url);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: expect.any(String) });
    },
  );

  it("never fail as a request, only as a tile", async () => {
    service.fault = "tile 5xx";
    const answers = await Promise.all([1, 2, 3, 4].map((x) => get(tileUrl(12, x, 9))));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(answers.map(({ headers }) => headers.get(STREET_FAILURE_HEADER))).toContain("down");
    expect(answers[0]!.headers.get("cache-control")).toBe("no-store");
    expect(await (await get(basemap.sources.streetTilesUrl!)).json()).toMatchObject({ isUp: false });
  });
});
