import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { MergedCities } from "#contract/admin-merge.ts";
import { Venue } from "#contract/catalog.ts";
import { routes, urls } from "#contract/urls.ts";
import { federatedReader } from "#server/catalog/federated.ts";
import { cities } from "#server/platform/db/schema/catalog.ts";
import { follows } from "#server/platform/db/schema/follows.ts";
import { auditLog } from "#server/platform/db/schema/operations.ts";
import { sourcePlaces, sources } from "#server/platform/db/schema/sources.ts";
import { startAdmin } from "#tests/support/admin.ts";

const { app, account, admin, database, get, world } = await startAdmin();
const { db } = database;
const ITALY = { countryCode: "IT", timeZone: "Europe/Rome" };
const turin = await world.addVenue({
  ...ITALY,
  city: "Turin",
  name: "Teatro",
  longitude: 7.68,
  latitude: 45.07,
});
const torino = await world.addVenue({
  ...ITALY,
  city: "Torino",
  name: "Circolo",
  longitude: 7.69,
  latitude: 45.06,
});
await world.addEvent(turin, { name: "Opera", date: "2026-12-01", time: "20:00" });
await world.addEvent(torino, { name: "Jazz", date: "2026-12-02", time: "20:00" });
const FORM = { country: "Italy", keep: { city: "Turin" }, merge: { city: "Torino" } };
const idOf = async (name: string) => (await db.select().from(cities).where(eq(cities.name, name)))[0]?.id;
const ids = { turin: (await idOf("Turin"))!, torino: (await idOf("Torino"))! };
const headers = { cookie: account.cookie, "sec-fetch-site": "same-origin" };
const merge = async (url: string) => {
  const answer = await admin.post(url, FORM);
  expect(answer.statusCode, answer.body).toBe(200);
  return MergedCities.parse(answer.json());
};
const cityNames = () => get(urls.cities("Italy"), z.array(z.string()));
const venueNames = async (city: string) =>
  (await get(urls.venuesOfCity("Italy", city), z.array(Venue))).map(({ name }) => name);
const followed = async () =>
  (await db.select().from(follows)).map(({ identity, followed: what }) => [
    identity,
    "city" in what && what.city,
  ]);

describe("CTY-322 two cities that are one", () => {
  it("are merged after a preview: venues, follows, sources' answers, names and addresses lead to the one that stays", async () => {
    const follow = { kind: "city", country: "Italy", city: "Torino", how: "daily", by: ["mail"] };
    const made = await app.inject({ method: "POST", url: routes.follow, headers, payload: follow });
    expect(made.statusCode, made.body).toBeLessThan(300);
    const [source] = await db
      .insert(sources)
      .values({ name: "Town", format: "calendar", url: "https://town.example/a.ics" } as never)
      .returning({ id: sources.id });
    await db.insert(sourcePlaces).values({
      sourceId: source!.id,
      nameKey: "circolo\ntorino",
      name: "Circolo",
      city: "Torino",
      answer: "new",
    });

    const counts = { venues: 1, events: 1, follows: 1, places: 1, venueNames: ["Circolo"] };
    expect(await merge(routes.previewCityMerge)).toMatchObject(counts);
    expect(await cityNames()).toEqual(["Torino", "Turin"]);
    expect(await merge(routes.mergeCities)).toEqual({ message: "Cities Merged", ...counts });

    expect(await cityNames()).toEqual(["Turin"]);
    expect(await venueNames("Turin")).toEqual(["Circolo", "Teatro"]);
    expect(await venueNames("Torino")).toEqual(["Circolo", "Teatro"]);
    expect(await followed()).toEqual([["city:IT/turin", "Turin"]]);
    expect(await db.select().from(sourcePlaces)).toMatchObject([
      { nameKey: "circolo\nturin", city: "Turin" },
    ]);
    for (const format of ["ics", "json"]) {
      const feed = await app.inject({ url: `/feeds/city/italy/torino.${format}` });
      expect(feed.statusCode).toBe(200);
      expect(feed.body).toContain("Opera");
    }
    expect(await db.select().from(auditLog)).toMatchObject([
      { action: "Cities Merged", subject: "Torino → Turin, Italy", userId: account.id },
    ]);
  });

  it("keep the merged one's actor of the fediverse, with the events of the other", async () => {
    const reader = federatedReader(db);
    expect(await reader.city(ids.torino)).toEqual({ id: ids.torino, label: "Torino", country: "Italy" });
    expect(await reader.cityAt("italy", "torino")).toMatchObject({ id: ids.torino });
    expect(await reader.cityIds(ids.turin)).toEqual([ids.turin, ids.torino]);
    expect(await reader.count({ cityId: ids.torino }, Date.parse("2026-11-15"))).toBe(2);
  });

  it("are not added again under the merged one's name", async () => {
    const again = await admin.post(routes.addCity, { country: "Italy", city: "Torino" });
    expect([again.statusCode, again.json().code]).toEqual([400, "cityListed"]);
  });

  it("come apart by undo, with what they had", async () => {
    expect((await admin.post(routes.undoDeletion, {})).json()).toEqual({ message: "Merge Undone" });
    expect(await cityNames()).toEqual(["Torino", "Turin"]);
    expect(await venueNames("Torino")).toEqual(["Circolo"]);
    expect(await venueNames("Turin")).toEqual(["Teatro"]);
    expect(await idOf("Torino")).toBe(ids.torino);
    expect(await followed()).toEqual([["city:IT/torino", "Torino"]]);
    expect(await db.select().from(sourcePlaces)).toMatchObject([{ nameKey: "circolo\ntorino" }]);
  });

  it("are refused where one is not known, or both are the same, at its field", async () => {
    const refused = async (form: object) => {
      const { status, fieldErrors } = await admin.refusal(routes.mergeCities, { ...FORM, ...form });
      return [status, Object.entries(fieldErrors ?? {}).map(([field, { code }]) => [field, code])];
    };
    expect(await refused({ merge: { city: "Turin" } })).toEqual([400, [["merge", "sameCity"]]]);
    expect(await refused({ keep: { city: "Atlantis" } })).toEqual([400, [["keep", "noCityYet"]]]);
    const stranger = await app.inject({ method: "POST", url: routes.mergeCities, payload: FORM });
    expect(stranger.statusCode).toBe(404);
  });
});
