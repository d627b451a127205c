import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { SourcePlaces } from "#contract/admin-places.ts";
import { RunChanges, Source, SourceRun } from "#contract/admin-sources.ts";
import { VenueWithEvents } from "#contract/catalog.ts";
import { routes, urls } from "#contract/urls.ts";
import { startAdmin } from "#tests/support/admin.ts";
import { calendar, startSourceServer } from "#tests/support/source-server.ts";

const { app, account, admin, clock, get, world } = await startAdmin({ PRIVATE_NETWORK: "allow" });
const headers = { cookie: account.cookie, "sec-fetch-site": "same-origin" };
const TURIN = {
  countryCode: "IT",
  city: "Turin",
  longitude: 7.68682,
  latitude: 45.07049,
  timeZone: "Europe/Rome",
};
const WORLD = { west: -180, south: -90, east: 180, north: 90 };
// The first venue of a city gives it its center: those of the tests stand elsewhere.
await world.addVenue({ name: "Center", longitude: 23.32, latitude: 42.69 });
let town: Awaited<ReturnType<typeof startSourceServer>>;
let tests = 0;
let arena = "";

beforeEach(async () => {
  clock.nowMs = Date.parse("2026-11-15T12:00:00Z");
  tests++;
  arena = `Arena ${tests}x Sofia`;
  town = await startSourceServer();
  await world.addVenue({ name: arena, longitude: 23.3, latitude: 42.7 });
});

const event = (title: string, location: string, ...more: string[]) => [
  `UID:${title}-${tests}@town`,
  `SUMMARY:${title}`,
  "DTSTART:20261201T180000Z",
  ...(location ? [`LOCATION:${location.replaceAll(",", "\\,")}`] : []),
  ...more,
];

async function addSource(fields: object = {}): Promise<Source> {
  const place = { country: "Bulgaria", city: "Sofia", category: "concert" };
  const body = {
    name: `Town ${tests}`,
    url: `${town.origin}/town.ics`,
    publishes: true,
    ...place,
    ...fields,
  };
  const answer = await admin.post(routes.adminSources, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return Source.parse(answer.json());
}

const ask = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object) =>
  app.inject({ method, url: `${routes.adminSources}/${url}`, headers, ...(payload && { payload }) });

async function run(id: number, ...events: string[][]): Promise<SourceRun> {
  if (events.length > 0) town.put("/town.ics", calendar(...events));
  const answer = await ask("POST", `${id}/run`);
  expect(answer.statusCode, answer.body).toBe(200);
  return SourceRun.parse(answer.json());
}

/** The problems of a run by title. */
async function problems(runId: number) {
  const { rows } = RunChanges.parse((await ask("GET", `runs/${runId}?kind=problem`)).json());
  return Object.fromEntries(rows.map(({ title, problem }) => [title, problem?.code]));
}

/** Where events take place: "venue, city, category". */
async function whereIs(title: string): Promise<string | undefined> {
  const venues = await get(urls.venuesInBounds(WORLD, 0), z.array(VenueWithEvents));
  const venue = venues.find(({ events }) => events.some(({ name }) => name === title));
  return venue && `${venue.name}, ${venue.city}, ${venue.category}`;
}

describe("SRC-83 the default venue of a source", () => {
  it("is for events that name none: what is named is added, and never swallowed", async () => {
    await world.addVenue({ name: `House ${tests}` });
    const { id } = await addSource({ venue: `house-${tests}` });
    const titles = ["None", "Known", "New"].map((title) => `${title} ${tests}`);
    const [none, known, added] = titles as [string, string, string];
    await run(id, event(none, ""), event(known, `${arena}, Sofia`), event(added, `Cellar ${tests}, Sofia`));
    expect(await Promise.all(titles.map(whereIs))).toEqual([
      `House ${tests}, Sofia, concert`,
      `${arena}, Sofia, concert`,
      `Cellar ${tests}, Sofia, concert`,
    ]);
  });

  it("does not take what is unknown where no venues are added", async () => {
    await world.addVenue({ name: `House ${tests}` });
    const { id } = await addSource({ venue: `house-${tests}`, createsVenues: false });
    const { id: runId, counts } = await run(id, event("Lost", `Cellar ${tests}, Sofia`));
    expect([counts.new, await problems(runId)]).toEqual([0, { Lost: "rowUnknownVenue" }]);
  });
});

describe("SRC-80 a known venue under another name", () => {
  it("is asked about, and is not added", async () => {
    const { id } = await addSource();
    const { id: runId, counts } = await run(
      id,
      event("The", `The ${arena}, Sofia`),
      event("Hall", `${arena} (Main Hall), Sofia`),
      event("Near", `Hall ${tests}, Sofia`, "GEO:42.7005;23.3005"),
      event("Far", `Cellar ${tests}, Sofia`, "GEO:42.71;23.4"),
    );
    expect(counts).toMatchObject({ new: 1, problem: 3 });
    expect(await problems(runId)).toEqual({
      The: "rowVenueUnclear",
      Hall: "rowVenueUnclear",
      Near: "rowVenueUnclear",
    });
    const { rows } = RunChanges.parse((await ask("GET", `runs/${runId}?kind=problem`)).json());
    expect(rows[0]!.problem!.message).toBe(
      `The venue “The ${arena}” is unknown in Sofia. Did you mean ${arena}, 1 Main Street?`,
    );
  });

  it("SRC-350 is asked about by its words, and by its street and number", async () => {
    const letter = "abcdefghijklmnopqrstuvwxyz"[tests % 26];
    await world.addVenue({ name: `Club Terminal${letter}`, longitude: 23.4, latitude: 42.6 });
    const { id } = await addSource();
    const { id: runId, counts } = await run(
      id,
      event("Order", `Terminal${letter} Klub, Elsewhere Street 7, Sofia`),
      event("Street", `Basement ${tests}, Main St. 1, Sofia`),
      event("Other", `Attic ${tests}, Main St. 2, Sofia`),
    );
    expect(counts).toMatchObject({ new: 1, problem: 2 });
    expect(await problems(runId)).toEqual({ Order: "rowVenueUnclear", Street: "rowVenueUnclear" });
  });

  it("does not withdraw the events that are here already", async () => {
    const { id } = await addSource();
    const title = `Kept ${tests}`;
    await run(id, event(title, `${arena}, Sofia`));
    for (let times = 0; times < 3; times++) await run(id, event(title, `The ${arena}, Sofia`));
    expect(await whereIs(title)).toBe(`${arena}, Sofia, concert`);
  });

  it("is not asked about for what is over", async () => {
    const { id } = await addSource();
    const old = ["UID:old@town", "SUMMARY:Old", "DTSTART:20251201T180000Z", `LOCATION:The ${arena}\\, Sofia`];
    expect((await run(id, old)).counts).toMatchObject({ past: 1, problem: 0 });
  });
});

describe("SRC-81 the place of an event", () => {
  it("is in the country of the source, whatever two letters say", async () => {
    const { id } = await addSource({ country: "USA", city: null });
    const titles = ["Fillmore", "Georgia"].map((title) => `${title} ${tests}`);
    await run(
      id,
      event(titles[0]!, `Fillmore ${tests}, 1805 Geary Blvd, San Francisco, CA`),
      event(titles[1]!, `Watt ${tests}, 285 W Washington St, Athens, GA 30601`),
    );
    expect(await Promise.all(titles.map(whereIs))).toEqual([
      `Fillmore ${tests}, San Francisco, concert`,
      `Watt ${tests}, Athens, concert`,
    ]);
  });

  it("is known by states and postal codes where the source has no country", async () => {
    const { id } = await addSource({ country: null, city: null });
    const titles = ["State", "Hull", "Toronto", "Amsterdam"].map((title) => `${title} ${tests}`);
    await run(
      id,
      event(titles[0]!, `A${tests}, 247 Prince Ave, Athens, GA`),
      event(titles[1]!, `B${tests}, Walton Street, Hull, HU3 1LR`),
      event(titles[2]!, `C${tests}, 290 Bremner Blvd, Toronto ON M5V 3L9`),
      event(titles[3]!, `D${tests}, Museumplein 6, 1071 DJ Amsterdam`),
    );
    expect(await Promise.all(titles.map(whereIs))).toEqual([
      `A${tests}, Athens, concert`,
      `B${tests}, Hull, concert`,
      `C${tests}, Toronto, concert`,
      `D${tests}, Amsterdam, concert`,
    ]);
  });

  it("is in the city that it names, and in the source's where it names none", async () => {
    const { id } = await addSource();
    const titles = ["Sea", "Street"].map((title) => `${title} ${tests}`);
    await run(
      id,
      event(titles[0]!, `Theatre ${tests}, Varna`),
      event(titles[1]!, `Corner ${tests}, 1 Long Street`),
    );
    expect(await Promise.all(titles.map(whereIs))).toEqual([
      `Theatre ${tests}, Varna, concert`,
      `Corner ${tests}, Sofia, concert`,
    ]);
  });

  it("is asked for where only a town is named, unless the default venue is there", async () => {
    const { id } = await addSource({ city: null });
    const { id: runId } = await run(id, event("Town", "Plovdiv"), event("Whole", "Plovdiv, Bulgaria"));
    expect(await problems(runId)).toEqual({ Town: "rowTownAlone", Whole: "rowTownAlone" });
    await world.addVenue({ name: `House ${tests}` });
    const source = await addSource({ venue: `house-${tests}` });
    const title = `Somewhere ${tests}`;
    await run(source.id, event(title, "Sofia, Bulgaria"));
    expect(await whereIs(title)).toBe(`House ${tests}, Sofia, concert`);
  });
});

describe("SRC-82 an event on the Internet", () => {
  it("stands at the default venue, in the category virtual, with its link", async () => {
    await world.addVenue({ name: `House ${tests}` });
    const { id } = await addSource({ venue: `house-${tests}` });
    const title = `Talk ${tests}`;
    await run(
      id,
      event(title, "Zoom: https://zoom.us/j/1"),
      event("Hybrid", `${arena}, https://zoom.us/j/1`),
    );
    expect(await whereIs(title)).toBe(`House ${tests}, Sofia, virtual`);
    expect(await whereIs("Hybrid")).toBe(`${arena}, Sofia, concert`);
  });

  it("stands at the city's venue for such events where there is no default one", async () => {
    const { id } = await addSource();
    const title = `Stream ${tests}`;
    await run(id, event(title, "https://youtu.be/x"), event(`Other ${tests}`, "Microsoft Teams Meeting"));
    expect(await whereIs(title)).toBe("Online, Sofia, virtual");
    expect(await whereIs(`Other ${tests}`)).toBe("Online, Sofia, virtual");
    const source = await addSource({ city: null, createsVenues: false });
    const { id: runId } = await run(source.id);
    expect(await problems(runId)).toMatchObject({ [title]: "rowOnlineNoVenue" });
  });
});

describe("SRC-84 what a source calls a place", () => {
  const places = async (id: number) => SourcePlaces.parse((await ask("GET", `${id}/places`)).json()).places;
  async function answer(id: number, body: object) {
    const put = await ask("PUT", `${id}/places`, body);
    expect(put.statusCode, put.body).toBe(200);
    return SourcePlaces.parse(put.json()).places;
  }

  it("is listed with what it was taken for, or may be", async () => {
    const { id } = await addSource();
    await run(
      id,
      event("Hall", `${arena} (Hall 2), Sofia`, "GEO:42.7005;23.3"),
      event("Here", `${arena}, Sofia`),
      event("There", `${arena}, Sofia`),
    );
    const [hall, known] = await places(id);
    expect(hall).toMatchObject({
      place: `${arena} (Hall 2)`,
      city: "Sofia",
      events: 1,
      answer: null,
      takenFor: null,
      coordinates: [23.3, 42.7005],
      problem: { code: "rowVenueUnclear" },
    });
    // The halls of the tests before stand on the same spot, and follow.
    expect(hall?.suggestions[0]).toMatchObject({
      name: arena,
      reason: "room",
      room: "Hall 2",
      coordinates: [23.3, 42.7],
      distanceM: 56,
    });
    expect(known).toMatchObject({ place: arena, events: 2, takenFor: { name: arena }, problem: null });
  });

  it("is answered once: what waits is planned anew, and the next run remembers", async () => {
    const { id } = await addSource();
    const [first, second] = [`First ${tests}`, `Second ${tests}`];
    const { id: runId } = await run(id, event(first, "Hall 2, Sofia", "GEO:42.7005;23.3"));
    const [place] = await answer(id, { place: "Hall 2", venue: `arena-${tests}x-sofia`, room: true });
    expect(place).toMatchObject({
      answer: "venue",
      room: "Hall 2",
      takenFor: { name: arena },
      problem: null,
    });
    expect([await whereIs(first), await problems(runId)]).toEqual([`${arena}, Sofia, concert`, {}]);
    const { counts } = await run(id, event(first, "Hall 2, Sofia"), event(second, "Hall 2, Sofia"));
    expect(counts).toMatchObject({ same: 1, new: 1, problem: 0 });
    const venues = await get(urls.venuesInBounds(WORLD, 0), z.array(VenueWithEvents));
    const { events } = venues.find(({ name }) => name === arena)!;
    expect(events.map(({ name, room }) => [name, room])).toEqual([
      [first, "Hall 2"],
      [second, "Hall 2"],
    ]);
  });

  it("is a new venue, or online, where that is said", async () => {
    const { id } = await addSource({ createsVenues: false });
    const [added, online] = [`Added ${tests}`, `Online ${tests}`];
    await run(id, event(added, `The ${arena}, Sofia`), event(online, "Our Discord, Sofia"));
    await answer(id, { place: `The ${arena}`, venue: null });
    expect(await whereIs(added)).toBe(`The ${arena}, Sofia, concert`);
    expect(
      (await answer(id, { place: "our discord", isVirtual: true })).map((place) => place.answer),
    ).toContain("online");
    expect(await whereIs(online)).toBe("Online, Sofia, virtual");
  });

  it("waits for review like everything else where the source does", async () => {
    const { id } = await addSource({ publishes: false });
    const title = `Review ${tests}`;
    const { id: runId, state } = await run(id, event(title, `The ${arena}, Sofia`));
    expect(state).toBe("done");
    await answer(id, { place: `The ${arena}`, venue: `arena-${tests}x-sofia` });
    const { run: now, rows } = RunChanges.parse((await ask("GET", `runs/${runId}`)).json());
    expect([now.state, now.counts.problem, now.counts.new]).toEqual(["review", 0, 1]);
    expect(rows).toMatchObject([{ kind: "new", venue: arena, isNewVenue: false }]);
    expect(await whereIs(title)).toBeUndefined();
    expect((await ask("POST", `runs/${runId}/apply`, {})).statusCode).toBe(200);
    expect(await whereIs(title)).toBe(`${arena}, Sofia, concert`);
  });

  it("changes what was planned as a new venue", async () => {
    const { id } = await addSource({ publishes: false });
    const title = `Planned ${tests}`;
    const { id: runId } = await run(id, event(title, `Cellar ${tests}, Sofia`));
    await answer(id, { place: `Cellar ${tests}`, venue: `arena-${tests}x-sofia`, room: "Cellar" });
    await ask("POST", `runs/${runId}/apply`, {});
    expect(await whereIs(title)).toBe(`${arena}, Sofia, concert`);
  });

  it("is forgotten, and asked about again", async () => {
    const { id } = await addSource();
    await run(id, event("Forgotten", `The ${arena}, Sofia`));
    await answer(id, { place: `The ${arena}`, venue: `arena-${tests}x-sofia` });
    const gone = await ask("DELETE", `${id}/places?place=${encodeURIComponent(`The ${arena}`)}`);
    expect(gone.statusCode, gone.body).toBe(200);
    expect((await run(id, event("Again", `The ${arena}, Sofia`))).counts).toMatchObject({ problem: 1 });
    expect((await ask("DELETE", `${id}/places?place=x`)).statusCode).toBe(404);
  });

  it("is two places where two towns have one of the name", async () => {
    const { id } = await addSource();
    await world.addVenue({ name: `The Hall ${tests}z`, city: "Burgas", longitude: 27.47, latitude: 42.5 });
    const title = `Sea ${tests}`;
    await run(id, event(title, `Hall ${tests}z, Burgas`), event(`City ${tests}`, `Hall ${tests}z, Sofia`));
    await answer(id, { place: `Hall ${tests}z`, city: "Burgas", venue: `the-hall-${tests}z` });
    expect(await whereIs(title)).toBe(`The Hall ${tests}z, Burgas, concert`);
    expect(await whereIs(`City ${tests}`)).toBe(`Hall ${tests}z, Sofia, concert`);
  });

  it("is refused where there is no such venue or source, and to anyone else", async () => {
    const { id } = await addSource();
    expect((await ask("PUT", `${id}/places`, { place: "x", venue: "nowhere" })).json()).toMatchObject({
      code: "noSuchVenue",
    });
    expect((await ask("GET", "999999/places")).statusCode).toBe(404);
    expect((await app.inject({ url: `${routes.adminSources}/${id}/places` })).statusCode).toBe(404);
  });
});

describe("CTY-321 a city that is listed under another name", () => {
  it("takes the events of a source that calls it by its name in another language", async () => {
    await world.addVenue({ ...TURIN, name: `Teatro ${tests}` });
    await world.placeCity("IT", "Turin", 3165524);
    const { id } = await addSource({ country: "Italy", city: "Turin" });
    const [told, alone] = [`Told ${tests}`, `Alone ${tests}`];
    await run(id, event(told, `Circolo ${tests}, Via Roma 1, Torino`), event(alone, `Cantina ${tests}`));
    expect(await Promise.all([told, alone].map(whereIs))).toEqual([
      `Circolo ${tests}, Turin, concert`,
      `Cantina ${tests}, Turin, concert`,
    ]);
    expect(await get("/api/Italy/cities", z.array(z.string()))).toEqual(["Turin"]);
  });

  it("is not added a second time by an administrator", async () => {
    const answer = await admin.post(routes.addCity, { country: "Italy", city: "Torino" });
    expect([answer.statusCode, answer.json().code]).toEqual([400, "cityListed"]);
    expect(answer.body).toContain("Turin");
  });
});

it("SRC-321 a venue that was put at its city's center is near to nothing: others are added beside it", async () => {
  await world.addVenue({ ...TURIN, name: `Nowhere ${tests}` });
  const { id } = await addSource({ country: "Italy", city: "Turin" });
  const { counts } = await run(id, event(`Beside ${tests}`, `Posto ${tests}, Torino`, "GEO:45.0705;7.6868"));
  expect(counts).toMatchObject({ new: 1, problem: 0 });
});
