import { expect, it } from "vitest";
import { OwnEvents } from "#contract/organizers.ts";
import { routes } from "#contract/urls.ts";
import { ADMIN_ROLE } from "#domain/account.ts";
import { DAY_MS } from "#domain/time.ts";
import { openingCounter } from "#server/organizers/openings.ts";
import { organizersUpkeep } from "#server/organizers/store.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { organizersOf } from "#tests/support/organizers.ts";

const database = await openTestDatabase();
const { app, clock, world } = await startTestApp(database);
const { person, venueName } = organizersOf(database, app, clock);
const sums = async () =>
  (await database.pool.query("select event_id, day::text, opened from event_openings order by 1, 2")).rows;
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0";

it("ORG-40 openings are summed by day and event, in batches; robots, floods and unknown events are left out", async () => {
  const id = await world.addEvent(await world.addVenue({ name: "Counted Hall" }));
  const counter = openingCounter({ database, now: () => clock.nowMs });
  for (let count = 0; count < 3; count++) counter.note(id, "192.0.2.1", BROWSER);
  counter.note(id, "192.0.2.2", "Mozilla/5.0 (compatible; Googlebot/2.1)");
  counter.note(id, "192.0.2.2");
  counter.note(2_000_000, "192.0.2.3", BROWSER);
  expect(await sums()).toEqual([]);
  await counter.write();
  expect(await sums()).toEqual([{ event_id: id, day: "2026-11-15", opened: 3 }]);
  for (let count = 0; count < 500; count++) counter.note(id, "192.0.2.4", BROWSER);
  await Promise.all([counter.write(), counter.write()]);
  expect(await sums()).toMatchObject([{ opened: 63 }]);
  await organizersUpkeep(database.db, clock.nowMs + 365 * DAY_MS);
  expect(await sums()).toHaveLength(1);
  await organizersUpkeep(database.db, clock.nowMs + 366 * DAY_MS);
  expect(await sums()).toEqual([]);
});

it("ORG-43 openings of the ticket link are summed beside those of the event", async () => {
  const id = await world.addEvent(await world.addVenue({ name: "Ticket Hall" }));
  const other = await startTestApp(database);
  const headers = { "user-agent": BROWSER };
  const open = (payload: object) =>
    other.app.inject({ method: "POST", url: routes.openedEvent, headers, payload });
  for (const what of ["event", "tickets", "tickets"])
    expect((await open({ event: String(id), what })).statusCode).toBe(204);
  expect((await open({ event: String(id), what: "visitor" })).statusCode).toBe(400);
  await other.app.close();
  const { rows } = await database.pool.query(
    "select opened, tickets from event_openings where event_id = $1",
    [id],
  );
  expect(rows).toEqual([{ opened: 1, tickets: 2 }]);
  await database.pool.query("delete from event_openings");
});

it("ORG-40 what a server has counted when it stops is written, and a batch that failed comes again", async () => {
  const id = await world.addEvent(await world.addVenue({ name: "Stopped Hall" }));
  const other = await startTestApp(database);
  const headers = { "user-agent": BROWSER };
  const open = (payload: object) =>
    other.app.inject({ method: "POST", url: routes.openedEvent, headers, payload });
  expect((await open({ event: String(id) })).statusCode).toBe(204);
  expect((await open({ event: "x" })).statusCode).toBe(400);
  await other.app.close();
  expect(await sums()).toMatchObject([{ event_id: id, opened: 1 }]);

  const broken = { ...database, db: undefined } as unknown as typeof database;
  const faulty = openingCounter({ database: broken, now: () => clock.nowMs });
  faulty.note(id, "192.0.2.1", BROWSER);
  await expect(faulty.write()).rejects.toThrow();
  await expect(faulty.write()).rejects.toThrow();
});

it("ORG-40 organizers see how often their events were opened, kept and waited for; others see nothing of it", async () => {
  const [admin, dara, fan] = [await person(ADMIN_ROLE, "Ada"), await person(), await person("user", "Vera")];
  const venueId = await world.addVenue({ name: "Numbered Hall" });
  const id = await world.addEvent(venueId);
  await admin.post(routes.organizerGrants, { email: dara.email, venue: await venueName(venueId) });
  const counter = openingCounter({ database, now: () => clock.nowMs });
  counter.note(id, "192.0.2.1", BROWSER);
  await counter.write();
  clock.nowMs += 86_400_000;
  counter.note(id, "192.0.2.1", BROWSER, "tickets");
  counter.note(id, "192.0.2.1", BROWSER);
  await counter.write();
  clock.nowMs -= 86_400_000;
  await database.pool.query(
    "insert into favorites (user_id, event_id, reminder) values ($1, $2, true), ($3, $2, false)",
    [fan.id, id, admin.id],
  );
  const { events } = OwnEvents.parse((await dara.get(routes.ownEvents)).json());
  expect(events.map(({ numbers }) => numbers)).toEqual([
    { opened: 2, favorites: 2, reminders: 1, tickets: 1 },
  ]);
  expect(OwnEvents.parse((await fan.get(routes.ownEvents)).json()).events).toEqual([]);
  expect((await app.inject(routes.ownEvents)).statusCode).toBe(401);
});
