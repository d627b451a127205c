import { describe, expect, it } from "vitest";
import { z } from "zod";
import { MergedVenues } from "#contract/admin-merge.ts";
import { SingleEvent, VenueWithEvents } from "#contract/catalog.ts";
import { routes, urls } from "#contract/urls.ts";
import { favorites } from "#server/platform/db/schema/visitors.ts";
import { signedIn, startAdmin } from "#tests/support/admin.ts";
import { calendar, startSourceServer } from "#tests/support/source-server.ts";

const { app, account, admin, clock, database, get, world } = await startAdmin({ PRIVATE_NETWORK: "allow" });
clock.nowMs = Date.parse("2026-11-15T12:00:00Z");
const headers = { cookie: account.cookie, "sec-fetch-site": "same-origin" };
const WORLD = { west: -180, south: -90, east: 180, north: 90 };
const SOFIA = { country: "Bulgaria", city: "Sofia" };
const EVENT = { time: "20:00", image: "", link: "", description: "" };
const choice = (venue: string, category = "concert") => ({ ...SOFIA, category, venue });
const addEvent = (venue: object, title: string, date = "2026-12-12", more: object = {}) =>
  admin.submit(routes.addEvent, { ...venue, ...EVENT, title, date, ...more });
const venues = async () => get(urls.venuesInBounds(WORLD, 0), z.array(VenueWithEvents));
const eventsAt = async (name: string) =>
  (await venues())
    .filter((venue) => venue.name === name)
    .flatMap(({ category, events }) => events.map((event) => `${category} ${event.name}`))
    .sort();
async function merge(url: string, keep: string, merged: string): Promise<MergedVenues> {
  const answer = await admin.post(url, { keep: choice(keep), merge: choice(merged) });
  expect(answer.statusCode, answer.body).toBe(200);
  return MergedVenues.parse(answer.json());
}

describe("ADM-50 two venues that are one", () => {
  it("are merged with their events, favourites and addresses; doubles are one event, and are told", async () => {
    await world.addVenue({ name: "Arena" });
    await world.addVenue({ name: "The Arena", longitude: 23.331 });
    await addEvent(choice("arena"), "Gala");
    await addEvent(choice("the-arena"), "Gala Night");
    await addEvent(choice("the-arena"), "Ballet", "2026-12-13");
    await addEvent(choice("the-arena"), "Hamlet", "2026-12-14", { eventCategory: "theater" });
    const all = (await venues()).flatMap(({ events }) => events);
    const idOf = (title: string) => Number(all.find(({ name }) => name === title)!._id);
    const fan = await signedIn(database, "user", "Fan", clock.nowMs);
    await database.db.insert(favorites).values([
      { userId: fan.id, eventId: idOf("Gala Night") },
      { userId: fan.id, eventId: idOf("Ballet") },
    ]);

    const wanted = {
      events: 2,
      doubles: [{ title: "Gala Night", date: "2026-12-12", time: "20:00" }],
      favorites: { events: 2, people: 1 },
      // A place has a record, and an address, for each category.
      addresses: 2,
      sources: 0,
    };
    expect(await merge(routes.previewMerge, "arena", "the-arena")).toMatchObject(wanted);
    expect(await eventsAt("The Arena")).toHaveLength(3);
    expect(await merge(routes.mergeVenues, "arena", "the-arena")).toMatchObject(wanted);

    expect(await eventsAt("The Arena")).toEqual([]);
    expect(await eventsAt("Arena")).toEqual(["concert Ballet", "concert Gala", "theater Hamlet"]);
    const kept = await database.db.select().from(favorites);
    const mine = kept.filter(({ userId }) => userId === fan.id).map(({ eventId }) => eventId);
    expect(mine).toEqual(expect.arrayContaining([idOf("Gala"), idOf("Ballet")]));
    const at = (name: string, date: string, category: "concert" | "theater" = "concert") =>
      get(urls.singleEvent({ location: "the-arena", category, name, date }), SingleEvent);
    const addresses = [
      await at("gala-night", "2026-12-12"),
      await at("ballet", "2026-12-13"),
      await at("hamlet", "2026-12-14", "theater"),
    ];
    expect(addresses.map(([[event], venue]) => [event.name, venue.slug])).toEqual([
      ["Gala", "arena"],
      ["Ballet", "arena"],
      ["Hamlet", "arena"],
    ]);
  });

  it("are one to the sources that name them, also in their next run", async () => {
    await world.addVenue({ name: "Club" });
    await world.addVenue({ name: "Club West", longitude: 23.35 });
    const town = await startSourceServer();
    const jam = ["UID:jam@town", "SUMMARY:Jam", "DTSTART:20261201T180000Z", "LOCATION:Club West\\, Sofia"];
    town.put("/t.ics", calendar(jam));
    const body = {
      name: "Town",
      url: `${town.origin}/t.ics`,
      publishes: true,
      ...SOFIA,
      category: "concert",
    };
    const { id } = (await admin.post(routes.adminSources, body)).json();
    const run = async () =>
      (await app.inject({ method: "POST", url: `${routes.adminSources}/${id}/run`, headers })).json();
    await run();
    expect(await eventsAt("Club West")).toEqual(["concert Jam"]);
    expect(await merge(routes.mergeVenues, "club", "club-west")).toMatchObject({ sources: 1, addresses: 1 });
    expect(await run()).toMatchObject({ counts: { same: 1, new: 0, moved: 0, problem: 0 } });
    expect([await eventsAt("Club"), await eventsAt("Club West")]).toEqual([["concert Jam"], []]);
  });

  it("are refused where they are one already, or unknown", async () => {
    await world.addVenue({ name: "House" });
    const same = await admin.post(routes.mergeVenues, { keep: choice("house"), merge: choice("house") });
    expect([same.statusCode, same.json().code]).toEqual([400, "sameVenue"]);
    const none = await admin.post(routes.mergeVenues, { keep: choice("house"), merge: choice("nowhere") });
    expect([none.statusCode, Object.keys(none.json().fields)]).toEqual([400, ["merge"]]);
  });
});

describe("SRC-110 a merge that is undone", () => {
  const undo = () => admin.submit(routes.undoDeletion, {});
  const everything = async () => {
    const { rows } = await database.pool.query(`
      select 'event' as kind, e.name, v.name as venue, v.category, e.slug, e.date::text as date, e.starts_at::text as detail,
        e.withdrawn_at is null as here from events e join venues v on v.id = e.venue_id
      union all select 'favorite', e.name, u.forename, '', '', '', '', true
        from favorites f join events e on e.id = f.event_id join users u on u.id = f.user_id
      union all select 'place', p.name, v.name, p.answer, '', '', p.name_key, true
        from source_places p left join venues v on v.id = p.venue_id
      union all select 'record', r.uid, v.name, v.category, e.name, e.date::text, '', true from source_records r
        join events e on e.id = r.event_id join venues v on v.id = (r.said ->> 'venueId')::int
      union all select 'follow', f.identity, f.followed ->> 'name', k.key, f.followed ->> 'venue', '', '', true
        from follows f join follow_keys k on k.follow_id = f.id
      union all select 'grant', u.email, v.name, v.category, '', '', '', true from venue_organizers g
        join users u on u.id = g.user_id join venues v on v.id = g.venue_id
      union all select 'venue', name, slug, category, '', '', '', true from venues where withdrawn_at is null
      order by 1, 2, 3, 4, 5`);
    return rows;
  };

  it("is as before: events, doubles, favourites, followers, sources and addresses", async () => {
    await world.addVenue({ name: "Opera" });
    await world.addVenue({ name: "The Opera", longitude: 23.332 });
    await addEvent(choice("opera"), "Aida");
    await addEvent(choice("the-opera"), "Aida Night");
    await addEvent(choice("the-opera"), "Tosca", "2026-12-13");
    await addEvent(choice("the-opera"), "Faust", "2026-12-14", { eventCategory: "theater" });
    const town = await startSourceServer();
    const entry = ["UID:norma@opera", "SUMMARY:Norma", "DTSTART:20261203T180000Z"];
    town.put("/o.ics", calendar([...entry, "LOCATION:The Opera\\, Sofia"]));
    const source = { name: "Opera", url: `${town.origin}/o.ics`, publishes: true, category: "concert" };
    const { id } = (await admin.post(routes.adminSources, { ...source, ...SOFIA })).json();
    await app.inject({ method: "POST", url: `${routes.adminSources}/${id}/run`, headers });
    const all = (await venues()).flatMap(({ events }) => events);
    const idOf = (title: string) => Number(all.find(({ name }) => name === title)!._id);
    const fan = await signedIn(database, "user", "Ora", clock.nowMs);
    await database.db.insert(favorites).values([
      { userId: fan.id, eventId: idOf("Aida Night") },
      { userId: fan.id, eventId: idOf("Tosca") },
    ]);
    const followed = { kind: "venue", venue: "the-opera", category: "concert", how: "now", by: ["mail"] };
    const asFan = { cookie: fan.cookie, "sec-fetch-site": "same-origin" };
    const follow = await app.inject({
      method: "POST",
      url: routes.follow,
      headers: asFan,
      payload: followed,
    });
    expect(follow.statusCode, follow.body).toBeLessThan(300);
    const { rows } = await database.pool.query("select email from users where id = $1", [fan.id]);
    const grant = { email: rows[0].email, venue: "concert/the-opera" };
    expect((await admin.post(routes.organizerGrants, grant)).statusCode).toBe(200);

    const before = await everything();
    await merge(routes.mergeVenues, "opera", "the-opera");
    const merged = await everything();
    expect(merged).not.toEqual(before);
    expect(merged.filter(({ kind }) => kind === "follow")).toMatchObject([{ venue: "Opera", slug: "opera" }]);
    expect(merged.filter(({ kind }) => kind === "grant")).toMatchObject([{ venue: "Opera" }]);
    expect(await undo()).toBe("Merge Undone");

    expect(await everything()).toEqual(before);
    const at = (location: string) =>
      get(
        urls.singleEvent({ location, category: "concert", name: "tosca", date: "2026-12-13" }),
        SingleEvent,
      );
    for (const [, venue] of [await at("the-opera"), await at("opera")]) expect(venue.slug).toBe("the-opera");
    expect(await eventsAt("The Opera")).toContain("concert Tosca");
    await merge(routes.mergeVenues, "opera", "the-opera");
  });

  it("leaves alone what was deleted since then", async () => {
    await world.addVenue({ name: "Hall" });
    await world.addVenue({ name: "The Hall", longitude: 23.333 });
    await addEvent(choice("the-hall"), "Polka");
    await addEvent(choice("the-hall"), "Waltz");
    await merge(routes.mergeVenues, "hall", "the-hall");
    const { rows } = await database.pool.query("select id from events where name = 'Polka'");
    await database.pool.query("delete from events where id = $1", [rows[0].id]);
    expect(await undo()).toBe("Merge Undone");
    expect(await eventsAt("The Hall")).toEqual(["concert Waltz"]);
    expect(await eventsAt("Hall")).toEqual([]);
  });
});
