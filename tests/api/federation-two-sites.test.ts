import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { Source } from "#contract/admin-sources.ts";
import { routes } from "#contract/urls.ts";
import { recordChange } from "#server/catalog/projection/changes.ts";
import { startFederation } from "#server/federation/start.ts";
import { events } from "#server/platform/db/schema/catalog.ts";
import { federationFollowers, federationFollowing } from "#server/platform/db/schema/federation.ts";
import { ANY_NETWORK } from "#server/platform/http-client/http-client.ts";
import { adminOf, signedIn } from "#tests/support/admin.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { freePort } from "#tests/support/fediverse.ts";

const SOON = { timeout: 40_000, interval: 250 };

/** A whole site on loopback, with a database of its own. */
async function startSite(name: string) {
  const port = await freePort();
  const PUBLIC_URL = `http://127.0.0.1:${port}`;
  const database = await openTestDatabase();
  const settings = { PUBLIC_URL, FEDERATION: "on", PRIVATE_NETWORK: "allow", SITE_NAME: name };
  const { app, world, clock } = await startTestApp(database, settings);
  const now = () => clock.nowMs;
  await world.addVenue({ name: "House" });
  const account = await signedIn(database);
  await app.listen({ host: "127.0.0.1", port });
  const failures: string[] = [];
  const stop = await startFederation({
    config: { blockedHosts: [], allowedHosts: [] },
    database,
    site: { publicUrl: PUBLIC_URL } as never,
    network: ANY_NETWORK,
    now,
    onFailure: (text, facts) => failures.push(text + JSON.stringify(facts)),
  });
  const admin = adminOf(app, account.cookie);
  return { PUBLIC_URL, host: new URL(PUBLIC_URL).host, app, admin, world, clock, database, failures, stop };
}
type Site = Awaited<ReturnType<typeof startSite>>;

async function follow(here: Site, there: Site): Promise<void> {
  const place = { country: "Bulgaria", city: "Sofia", category: "concert" };
  const form = { name: "Neighbour", url: `@events@${there.host}`, publishes: true, ...place };
  const answer = await here.admin.post(routes.adminSources, form);
  expect(answer.statusCode, answer.body).toBe(201);
  expect(Source.parse(answer.json())).toMatchObject({ url: `${there.PUBLIC_URL}/federation/site` });
}

const change = ({ database, clock }: Site, id: number, values: Partial<typeof events.$inferInsert>) =>
  database.transaction(async (tx, notify) => {
    await tx
      .update(events)
      .set({ ...values, version: sql`${events.version} + 1` })
      .where(eq(events.id, id));
    await recordChange(tx, notify, [1], new Date(clock.nowMs));
  });

it("FED-17 two sites follow each other: what one adds, changes, cancels and deletes reaches the other, and nothing comes back", async () => {
  const [a, b] = [await startSite("Alpha"), await startSite("Beta")];
  await follow(b, a);
  await follow(a, b);
  const accepted = ({ database }: Site) =>
    database.db.$count(federationFollowing, eq(federationFollowing.state, "accepted"));
  await expect.poll(() => accepted(a), SOON).toBe(1);
  await expect.poll(() => accepted(b), SOON).toBe(1);
  expect(await a.database.db.$count(federationFollowers)).toBe(1);

  const { db } = b.database;
  const seen = async () =>
    (await db.select().from(events)).map(({ name, status, withdrawnAt }) => [
      name,
      status,
      withdrawnAt === null,
    ]);
  const id = await a.world.addEvent(1, {
    name: "Jazz",
    date: "2026-12-12",
    time: "20:00",
    description: "Come early",
  });
  await expect.poll(seen, SOON).toEqual([["Jazz", "scheduled", true]]);
  const [copy] = await db.select().from(events);
  expect(copy).toMatchObject({ date: "2026-12-12", time: "20:00", origin: "source" });
  expect(copy!.link).toContain(`${a.PUBLIC_URL}/event/`);
  expect(copy!.description).toContain("Come early");
  expect(copy!.description).toContain(copy!.link);

  await change(a, id, { name: "More Jazz" });
  await expect.poll(seen, SOON).toEqual([["More Jazz", "scheduled", true]]);
  await change(a, id, { status: "cancelled" });
  await expect.poll(seen, SOON).toEqual([["More Jazz", "cancelled", true]]);
  await change(a, id, { withdrawnAt: new Date(a.clock.nowMs) });
  await expect.poll(seen, SOON).toEqual([["More Jazz", "cancelled", false]]);

  expect(await a.database.db.$count(events)).toBe(1);
  await a.stop();
  await b.stop();
  expect([...a.failures, ...b.failures]).toEqual([]);
}, 180_000);
