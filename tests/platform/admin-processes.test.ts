import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { VenueWithEvents } from "#contract/catalog.ts";
import { routes, urls } from "#contract/urls.ts";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { signedIn } from "#tests/support/admin.ts";
import { newPostgresDatabase } from "#tests/support/databases.ts";
import { startServerProcess } from "#tests/support/server-process.ts";

const WORLD = { west: -180, south: -90, east: 180, north: 90 };
const SECOND = { timeout: 1_000, interval: 20 };

it("ADM-08 an edit is on the map at once, and within a second in every other process", async () => {
  const url = await newPostgresDatabase();
  const database = await connectDatabase({ url });
  onTestFinished(() => database.close());
  const [here, there] = await Promise.all(
    [1, 2].map(() => startServerProcess({ DATABASE_URL: url, DEMO: "off" }).address),
  );
  const { cookie } = await signedIn(database, "golqmprezident", "Ada", Date.now());
  const submit = async (route: string, form: Record<string, string>) => {
    const body = JSON.stringify(form);
    const headers = { cookie, "content-type": "application/json" };
    const answer = await fetch(here + route, { method: "POST", headers, body });
    expect(answer.status, await answer.text()).toBe(200);
  };
  const shown = async (address: string) => {
    const answer = await fetch(address + urls.venuesInBounds(WORLD, 0));
    const venues = z.array(VenueWithEvents).parse(await answer.json());
    return venues.flatMap(({ name, events }) => events.map((event) => `${event.name} at ${name}`));
  };

  const sofia = { country: "Bulgaria", city: "Sofia" };
  const hall = { ...sofia, category: "concert", venue: "hall" };
  const event = { ...hall, date: "2099-12-12", time: "20:00", title: "Strings" };
  await submit(routes.addCity, sofia);
  await submit(routes.addVenue, {
    ...sofia,
    category: "concert",
    new_name: "Hall",
    new_address: "1 Aksakov",
  });
  await submit(routes.addEvent, event);
  expect(await shown(here!)).toEqual(["Strings at Hall"]);
  await expect.poll(() => shown(there!), SECOND).toEqual(["Strings at Hall"]);
  await submit(routes.editEvent, { ...event, event: "strings", old_date: "2099-12-12", title: "Brass" });
  expect(await shown(here!)).toEqual(["Brass at Hall"]);
  await expect.poll(() => shown(there!), SECOND).toEqual(["Brass at Hall"]);
  await submit(routes.deleteVenue, hall);
  expect(await shown(here!)).toEqual([]);
  await expect.poll(() => shown(there!), SECOND).toEqual([]);
});
