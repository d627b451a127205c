import { describe, expect, it } from "vitest";
import { Location } from "#contract/geo.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const SOFIA = { latitude: 42.6977, longitude: 23.3219 };
const GOOGLE_DNS = "8.8.8.8"; // in North America, by any database
const database = await openTestDatabase();

describe("API-02 the caller's place", () => {
  it("is the default one for a private address", async () => {
    const { get } = await startTestApp(database);
    expect(await get("/api/location", Location)).toEqual(SOFIA);
  });

  it("can have another default", async () => {
    const { get } = await startTestApp(database, { DEFAULT_LOCATION: "-33.86,151.21" });
    expect(await get("/api/location", Location)).toEqual({ latitude: -33.86, longitude: 151.21 });
  });

  it("comes from the address that a trusted proxy tells", async () => {
    const { app } = await startTestApp(database, { TRUST_PROXY: "loopback" });
    const answer = await app.inject({ url: "/api/location", headers: { "x-forwarded-for": GOOGLE_DNS } });
    const { latitude, longitude } = Location.parse(answer.json());
    expect(longitude).toBeLessThan(-50);
    expect(latitude).toBeGreaterThan(20);
  });

  it("is not taken from anyone else's word", async () => {
    const { app } = await startTestApp(database);
    const answer = await app.inject({ url: "/api/location", headers: { "x-forwarded-for": GOOGLE_DNS } });
    expect(answer.json()).toEqual(SOFIA);
  });
});
