import { afterAll, describe, expect, it } from "vitest";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { STREET_TILE } from "#tests/support/street-pack.ts";
import { startTileService } from "#tests/support/tile-service.ts";

const database = await openTestDatabase();
const { app } = await startTestApp(database);

async function drawingAt(place: string, from = app) {
  const answer = await from.inject(`/maps/${place}.svg`);
  return { status: answer.statusCode, type: answer.headers["content-type"], text: answer.body };
}

describe("a small map", () => {
  it("shows land, water and the towns around a place", async () => {
    const { status, type, text } = await drawingAt("27.9133,43.2037-light");
    expect([status, type]).toEqual([200, "image/svg+xml"]);
    expect(text).toContain(">Provadia</text>");
    expect(text).toContain('fill="#f5f4f0" d="M');
    expect(text).toContain("GeoNames");
    expect(text.length).toBeLessThan(60_000);
  });

  it("leaves the middle to the pin", async () => {
    const { text } = await drawingAt("23.3219,42.6977-light");
    expect(text).not.toContain(">Sofia</text>");
    expect(text).toContain(">Pernik</text>");
  });

  it("has night colours, and goes on beyond the antimeridian and at the poles", async () => {
    expect((await drawingAt("179.99,-16.8-dark")).text).toContain('fill="#191e2a" d="M');
    for (const edge of ["-180,0-light", "180,-90-dark", "0,90-light"])
      expect((await drawingAt(edge)).status).toBe(200);
  });

  it.each(["0,91-light", "181,0-dark", "0,0-blue", "0-light", "a,b-light"])(
    "is not drawn at %s",
    async (place) => {
      expect((await drawingAt(place)).status).toBe(400);
    },
  );
});

describe("a small map where streets are to be had", () => {
  it("shows the streets, and the region again when their service falls ill", async () => {
    const service = await startTileService(STREET_TILE);
    afterAll(() => service.stop());
    const streets = await startTestApp(database, { STREET_TILES_URL: service.url });
    const { text } = await drawingAt("23.3219,42.6977-light", streets.app);
    expect(text).toContain("© OpenStreetMap contributors");
    expect(text).toContain('stroke="#ffffff" stroke-width="84" d="M');
    service.mood = "tiles fail";
    const elsewhere = await drawingAt("24.7453,42.1354-light", streets.app);
    expect(elsewhere.text).toContain("GeoNames");
  });
});
