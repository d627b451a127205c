import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { STREET_TILE, writeStreetPack } from "#tests/support/street-pack.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { startTileService } from "#tests/support/tile-service.ts";

const database = await openTestDatabase();
const { app } = await startTestApp(database);

async function drawingAt(place: string, from = app) {
  const answer = await from.inject(`/maps/${place}.svg`);
  return { status: answer.statusCode, type: answer.headers["content-type"], text: answer.body };
}

describe("a small map", () => {
  it("I18N-23 shows land, water and the towns around a place at the scale of a city", async () => {
    const { status, type, text } = await drawingAt("27.9133,43.2037-street-light-en");
    expect([status, type]).toEqual([200, "image/svg+xml"]);
    expect(text).toContain(">Aksakovo</text>");
    // Forty kilometres away.
    expect(text).not.toContain(">Provadia</text>");
    expect(text).toContain('fill="#f5f4f0" d="M');
    expect(text).toContain("GeoNames");
    expect(text.length).toBeLessThan(60_000);
  });

  it("I18N-22 names places in the visitor's language, in our typeface", async () => {
    const { text } = await drawingAt("27.9133,43.2037-street-light-bg");
    expect(text).toContain(">Аксаково</text>");
    expect(text).toMatch(/@font-face\{font-family:Manrope;[^}]*unicode-range:U\+0301,U\+0400/);
    expect((await drawingAt("27.9133,43.2037-street-light-en")).text).not.toContain("U+0400");
  });

  it("LOOK-03 leaves the middle to a venue's pin; a city's own name stands in the middle of its map", async () => {
    const { text } = await drawingAt("23.3219,42.6977-street-light-en");
    expect(text).not.toContain(">Sofia</text>");
    expect(text).toContain(">Bozhurishte</text>");
    expect((await drawingAt("23.3219,42.6977-city-light-en")).text).toContain(">Sofia</text>");
  });

  it("has night colours, and goes on beyond the antimeridian and at the poles", async () => {
    expect((await drawingAt("179.99,-16.8-street-dark-en")).text).toContain('fill="#191e2a" d="M');
    for (const edge of ["-180,0-city-light-en", "180,-90-street-dark-bg", "0,90-street-light-en"])
      expect((await drawingAt(edge)).status).toBe(200);
  });

  it.each([
    "0,91-street-light-en",
    "181,0-street-dark-en",
    "0,0-street-blue-en",
    "0,0-street-light-xx",
    "0,0-room-light-en",
    "0-street-light-en",
    "a,b-street-light-en",
  ])("is not drawn at %s", async (place) => {
    expect((await drawingAt(place)).status).toBe(400);
  });
});

describe("a small map where streets are to be had", () => {
  it("I18N-23 shows those of a pack, and of the service where no pack is", async () => {
    const folder = temporaryFolder();
    writeStreetPack(join(folder, "sofia.pmtiles"));
    const packs = await startTestApp(database, { BASEMAP_PACKS: folder });
    const { text } = await drawingAt("23.3219,42.6977-street-light-en", packs.app);
    expect(text).toContain("© OpenStreetMap contributors");
    expect(text).toContain('stroke="#ffffff" stroke-width="220" d="M');
    const city = await drawingAt("23.3219,42.6977-city-light-en", packs.app);
    expect(city.text).toContain('stroke="#ffffff" stroke-width="44" d="M');
    expect((await drawingAt("24.7453,42.1354-street-light-en", packs.app)).text).toContain("GeoNames");
  });

  it("CORE-95 of a street pack whose tiles are damaged shows the city", async () => {
    const folder = temporaryFolder();
    const pack = join(folder, "sofia.pmtiles");
    writeStreetPack(pack);
    const bytes = readFileSync(pack);
    writeFileSync(pack, bytes.fill(0xff, bytes.length - 40));
    const packs = await startTestApp(database, { BASEMAP_PACKS: folder });
    const { status, text } = await drawingAt("23.3219,42.6977-street-light-en", packs.app);
    expect(status).toBe(200);
    expect(text).toContain("GeoNames");
  });

  it("shows the streets, and the city again when their service falls ill", async () => {
    const service = await startTileService(STREET_TILE);
    afterAll(() => service.stop());
    const streets = await startTestApp(database, { STREET_TILES_URL: service.url });
    const { text } = await drawingAt("23.3219,42.6977-street-light-en", streets.app);
    expect(text).toContain("© OpenStreetMap contributors");
    expect(text).toContain('stroke="#ffffff" stroke-width="220" d="M');
    service.fault = "tile 5xx";
    const elsewhere = await drawingAt("24.7453,42.1354-street-light-en", streets.app);
    expect(elsewhere.text).toContain("GeoNames");
  });
});
