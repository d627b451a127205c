import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { Source, SourceList, SourcePreview, SourceRun } from "#contract/admin-sources.ts";
import { type Event, VenueWithEvents } from "#contract/catalog.ts";
import { routes, urls } from "#contract/urls.ts";
import { sourceStore } from "#server/sources/store.ts";
import { startAdmin } from "#tests/support/admin.ts";
import { calendar, startSourceServer } from "#tests/support/source-server.ts";

const { app, account, admin, clock, database, get, world } = await startAdmin({ PRIVATE_NETWORK: "allow" });
let town: Awaited<ReturnType<typeof startSourceServer>>;
const headers = { cookie: account.cookie, "sec-fetch-site": "same-origin" };
const WORLD = { west: -180, south: -90, east: 180, north: 90 };
const DAY = 86_400_000;
let tests = 0;
let venue = "";
let path = "";

beforeEach(async () => {
  clock.nowMs = Date.parse("2026-11-15T12:00:00Z");
  tests++;
  venue = `house-${tests}`;
  path = "/town.ics";
  town = await startSourceServer();
  await world.addVenue({ name: `House ${tests}` });
});

const place = () => ({ country: "Bulgaria", city: "Sofia", category: "concert", venue });
async function addSource(fields: object = {}): Promise<Source> {
  const body = {
    name: `Town ${tests}`,
    url: town.origin + path,
    every: "PT1H",
    publishes: true,
    ...place(),
    ...fields,
  };
  const answer = await admin.post(routes.adminSources, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return Source.parse(answer.json());
}
const ask = async (method: "GET" | "POST" | "PATCH" | "DELETE", url: string, payload?: object) =>
  app.inject({ method, url: `${routes.adminSources}/${url}`, headers, ...(payload && { payload }) });
async function run(id: number): Promise<SourceRun> {
  const answer = await ask("POST", `${id}/run`);
  expect(answer.statusCode, answer.body).toBe(200);
  return SourceRun.parse(answer.json());
}
const listed = async (): Promise<Event[]> => {
  const venues = await get(urls.venuesInBounds(WORLD, 0), z.array(VenueWithEvents));
  return venues.filter(({ slug }) => slug === venue).flatMap(({ events }) => events);
};
const names = async () =>
  (await listed()).map(({ name, date, time, status }) => `${name} ${date} ${time} ${status}`);
const editEvent = async (change: object) => {
  const [event] = await listed();
  const form = {
    title: event!.name,
    date: event!.date,
    time: event!.time,
    image: "",
    link: "",
    description: "",
  };
  await admin.submit(routes.editEvent, {
    ...place(),
    event: event!.slug,
    old_date: event!.date,
    ...form,
    ...change,
  });
};

const GALA = ["UID:gala@town", "SUMMARY:Gala", "DTSTART:20261201T180000Z", "DTEND:20261201T200000Z"];
const FAIR = ["UID:fair@town", "SUMMARY:Fair", "DTSTART;VALUE=DATE:20261205"];
const JAM = ["UID:jam@town", "SUMMARY:Jam", "DTSTART:20261202T170000Z", "RRULE:FREQ=WEEKLY;COUNT=3"];

describe("SRC-40 a source", () => {
  it("is added, run, listed with its health, and writes its events", async () => {
    town.put(path, calendar(GALA, FAIR, JAM));
    const source = await addSource();
    expect(source).toMatchObject({ health: "new", every: "PT1H", venue, state: "active" });
    expect(await run(source.id)).toMatchObject({ state: "done", counts: { new: 5, problem: 0 } });
    expect(await names()).toEqual([
      "Gala 2026-12-01 20:00 scheduled",
      "Jam 2026-12-02 19:00 scheduled",
      "Fair 2026-12-05  scheduled",
      "Jam 2026-12-09 19:00 scheduled",
      "Jam 2026-12-16 19:00 scheduled",
    ]);
    const { sources } = SourceList.parse((await admin.get(routes.adminSources)).json());
    expect(sources.find(({ id }) => id === source.id)).toMatchObject({ health: "ok", events: 5 });
  });

  it("costs one conditional request and writes nothing when it has not changed", async () => {
    town.put(path, calendar(GALA));
    const { id } = await addSource();
    await run(id);
    // By hand it is read anyway; by schedule it is asked whether it changed.
    expect(await run(id)).toMatchObject({ state: "done", counts: { same: 1, new: 0, changed: 0 } });
    expect(await names()).toHaveLength(1);
  });

  it("brings changes, cancellations and dropped dates of a series", async () => {
    town.put(path, calendar(GALA, JAM));
    const { id } = await addSource();
    await run(id);
    town.put(
      path,
      calendar(
        [...GALA, "STATUS:CANCELLED"],
        [
          "UID:jam@town",
          "SUMMARY:Jam Session",
          "DTSTART:20261202T180000Z",
          "RRULE:FREQ=WEEKLY;COUNT=3",
          "EXDATE:20261209T180000Z",
        ],
      ),
    );
    expect(await run(id)).toMatchObject({ state: "done", counts: { new: 0, moved: 2, cancelled: 2 } });
    expect(await names()).toEqual([
      "Gala 2026-12-01 20:00 cancelled",
      "Jam Session 2026-12-02 20:00 scheduled",
      "Jam 2026-12-09 19:00 cancelled",
      "Jam Session 2026-12-16 20:00 scheduled",
    ]);
  });

  it("withdraws what is gone twice in a row, and brings it back when it returns", async () => {
    town.put(path, calendar(GALA, FAIR, JAM));
    const { id } = await addSource();
    await run(id);
    town.put(path, calendar(GALA, JAM));
    expect(await run(id)).toMatchObject({ counts: { withdrawn: 0 } });
    expect(await names()).toHaveLength(5);
    expect(await run(id)).toMatchObject({ counts: { withdrawn: 1 } });
    expect(await names()).toHaveLength(4);
    town.put(path, calendar(GALA, JAM, FAIR));
    expect(await run(id)).toMatchObject({ counts: { new: 1 } });
    expect(await names()).toHaveLength(5);
  });

  it("that loses more than a third at once is broken, and loses nothing here", async () => {
    town.put(path, calendar(GALA, FAIR, JAM, ["UID:x@town", "SUMMARY:X", "DTSTART:20261210T170000Z"]));
    const { id } = await addSource();
    await run(id);
    town.put(path, calendar(GALA));
    for (let times = 0; times < 3; times++)
      expect(await run(id)).toMatchObject({
        counts: { withdrawn: 0 },
        problem: { code: "sourceLostTooMuch" },
      });
    expect(await names()).toHaveLength(6);
  });

  it("SRC-100 a loss that an administrator accepts is withdrawn at once, and the source is well again", async () => {
    town.put(path, calendar(GALA, FAIR, JAM, ["UID:x@town", "SUMMARY:X", "DTSTART:20261210T170000Z"]));
    const { id } = await addSource();
    await run(id);
    town.put(path, calendar(GALA));
    await run(id);
    expect((await ask("GET", String(id))).json()).toMatchObject({ health: "failing" });
    const accepted = await ask("POST", `${id}/run?acceptLoss=true`);
    expect(accepted.json(), accepted.body).toMatchObject({
      state: "done",
      counts: { withdrawn: 5 },
      problem: null,
    });
    expect(await names()).toEqual(["Gala 2026-12-01 20:00 scheduled"]);
    expect((await ask("GET", String(id))).json()).toMatchObject({ health: "ok", problem: null });
    expect(await run(id)).toMatchObject({ state: "done", counts: { same: 1, withdrawn: 0 } });
  });
});

describe("SRC-41 what people did stays", () => {
  it("SRC-55 a hand edit while the source repeats itself, a conflict where both changed", async () => {
    town.put(path, calendar(GALA));
    const { id } = await addSource();
    await run(id);
    await editEvent({ title: "Gala (sold out)" });
    expect(await run(id)).toMatchObject({ counts: { same: 1, changed: 0 } });
    expect(await names()).toEqual(["Gala (sold out) 2026-12-01 20:00 scheduled"]);
    town.put(path, calendar(["UID:gala@town", "SUMMARY:Winter Gala", ...GALA.slice(2), "DESCRIPTION:Come!"]));
    const reviewed = await run(id);
    expect(reviewed).toMatchObject({ state: "review", counts: { conflict: 1 } });
    expect((await listed())[0]).toMatchObject({ name: "Gala (sold out)" });
    const { rows } = (await ask("GET", `runs/${reviewed.id}`)).json();
    expect(rows[0]).toMatchObject({
      kind: "conflict",
      fields: { title: "here", description: "source" },
      said: { name: "Winter Gala" },
      here: { name: "Gala (sold out)", description: "", venue: `House ${tests}` },
    });
    const choices = [{ row: rows[0].id, fields: { title: "source" } }];
    const applied = await ask("POST", `runs/${reviewed.id}/apply`, { rows: [rows[0].id], choices });
    expect(applied.json(), applied.body).toMatchObject({ state: "done" });
    expect((await listed())[0]).toMatchObject({ name: "Winter Gala", description: "Come!" });
  });

  it("a hand deletion", async () => {
    town.put(path, calendar(GALA));
    const { id } = await addSource();
    await run(id);
    const [event] = await listed();
    await admin.submit(routes.deleteEvent, { ...place(), event: event!.slug, old_date: event!.date });
    expect(await run(id)).toMatchObject({ counts: { new: 0 } });
    town.put(path, calendar([...GALA, "LOCATION:"]));
    expect(await run(id)).toMatchObject({ counts: { new: 0 } });
    expect(await names()).toEqual([]);
  });

  it("an event that is here under another name is not doubled: it has two origins", async () => {
    town.put(path, calendar(GALA));
    const { id } = await addSource();
    await run(id);
    town.put(
      "/other.ics",
      calendar(["UID:77@club", "SUMMARY:The Gala", ...GALA.slice(2), "DESCRIPTION:With dinner"]),
    );
    const other = await addSource({ name: `Club ${tests}`, url: `${town.origin}/other.ics` });
    expect(await run(other.id)).toMatchObject({ counts: { new: 0, changed: 1 } });
    expect(await listed()).toMatchObject([{ name: "Gala", description: "With dinner" }]);
    expect(await run(other.id)).toMatchObject({ counts: { new: 0, changed: 0, same: 1 } });
  });
});

describe("SRC-42 review and undo", () => {
  it("a source that does not publish by itself waits for review", async () => {
    town.put(path, calendar(GALA, FAIR));
    const { id } = await addSource({ publishes: false });
    const waiting = await run(id);
    expect(waiting).toMatchObject({ state: "review", counts: { new: 2 } });
    expect(await names()).toEqual([]);
    const preview = SourcePreview.parse((await ask("POST", `${id}/preview`)).json());
    expect(preview).toMatchObject({ format: "ics", counts: { new: 2 } });
    expect((await ask("POST", `runs/${waiting.id}/apply`, {})).json()).toMatchObject({ state: "done" });
    expect(await names()).toHaveLength(2);
  });

  it("a run with problems alone waits for no choice", async () => {
    town.put(path, calendar(GALA, ["UID:x@town", "DTSTART:20261210T170000Z"]));
    const { id } = await addSource();
    expect(await run(id)).toMatchObject({ state: "done", counts: { new: 1, problem: 1 } });
  });

  it("SRC-54 still waits for review after runs that found nothing new", async () => {
    town.put(path, calendar(GALA));
    const { id } = await addSource({ publishes: false });
    const { counts } = await run(id);
    const startedAt = new Date(clock.nowMs);
    await sourceStore.startRun(database.db, { sourceId: id, state: "unchanged", startedAt, counts });
    expect((await ask("GET", `${id}`)).json()).toMatchObject({
      health: "review",
      lastRun: { state: "unchanged" },
    });
  });

  it("of two runs that wait, only the newer one can be applied: nothing is doubled", async () => {
    town.put(path, calendar(GALA));
    const { id } = await addSource({ publishes: false });
    const [first, second] = [await run(id), await run(id)];
    expect((await ask("POST", `runs/${second.id}/apply`, {})).json()).toMatchObject({ state: "done" });
    const refused = await ask("POST", `runs/${first.id}/apply`, {});
    expect([refused.statusCode, refused.json().code]).toEqual([409, "runOutdated"]);
    expect(await names()).toHaveLength(1);
  });

  it("a run is undone as a whole, and does not come back by itself", async () => {
    town.put(path, calendar(GALA));
    const { id } = await addSource();
    await run(id);
    town.put(path, calendar([...GALA.slice(0, 2), "DTSTART:20261201T190000Z"], FAIR));
    const second = await run(id);
    expect(second).toMatchObject({ counts: { moved: 1, new: 1 } });
    const undone = await ask("POST", `runs/${second.id}/undo`);
    expect(undone.json(), undone.body).toMatchObject({ undone: 2 });
    expect(await names()).toEqual(["Gala 2026-12-01 20:00 scheduled"]);
    expect(await run(id)).toMatchObject({ counts: { moved: 0, new: 0 } });
    expect((await ask("POST", `${id}/runs/${second.id}/undo`)).statusCode).toBe(409);
  });
});

describe("SRC-43 a source that fails", () => {
  it.each([
    ["an error", { body: "", status: 500 }, "fetchStatus"],
    [
      "half an answer",
      { body: calendar(GALA, FAIR, JAM), headers: { "content-length": "9999" }, isCut: true },
      "fetchIncomplete",
    ],
    ["a page instead", { body: "<html><h1>Sorry</h1></html>", type: "text/html" }, "jsonNone"],
    ["nothing", { body: "" }, "fileEmpty"],
  ])("with %s says so, loses nothing and recovers", async (_kind, answer, code) => {
    town.put(path, calendar(GALA, FAIR));
    const { id } = await addSource();
    await run(id);
    town.put(path, answer);
    expect(await run(id)).toMatchObject({ state: "failed", problem: { code } });
    expect(Source.parse((await ask("GET", `${id}`)).json())).toMatchObject({
      health: "failing",
      problem: { code },
    });
    expect(await names()).toHaveLength(2);
    town.put(path, calendar(GALA, FAIR));
    expect(await run(id)).toMatchObject({ state: "done", counts: { same: 2 } });
    expect(Source.parse((await ask("GET", `${id}`)).json())).toMatchObject({
      health: "ok",
      failingSince: null,
    });
  });
});

describe("SRC-44 a source", () => {
  it("is paused, changed and deleted, with or without its events", async () => {
    town.put(path, calendar(GALA));
    const { id } = await addSource();
    await run(id);
    const paused = await ask("PATCH", `${id}`, { state: "paused", every: "P2D" });
    expect(paused.json(), paused.body).toMatchObject({ health: "paused", every: "PT48H", nextRunAt: null });
    expect((await ask("DELETE", `${id}?events=withdraw`)).statusCode).toBe(200);
    expect(await names()).toEqual([]);
    expect((await ask("GET", `${id}`)).statusCode).toBe(404);
  });

  it("is refused with a sentence at each wrong field, and to anyone else", async () => {
    const answer = await admin.post(routes.adminSources, {
      name: "",
      url: "ftp://x",
      every: "PT1M",
      publishes: true,
    });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields).sort()).toEqual(["every", "name", "url"]);
    expect(
      (
        await admin.post(routes.adminSources, {
          name: "A",
          venue: "nowhere",
          country: "Bulgaria",
          city: "Sofia",
        })
      ).statusCode,
    ).toBe(400);
    expect((await app.inject({ url: routes.adminSources })).statusCode).toBe(404);
  });
});

it("SRC-45 a month of a town's calendar ends as the calendar does", async () => {
  const { id } = await addSource();
  let gala = [...GALA];
  for (let day = 0; day < 30; day += 3) {
    clock.nowMs = Date.parse("2026-11-01T12:00:00Z") + day * DAY;
    if (day === 9) town.put(path, { body: "down", status: 503 });
    else if (day === 12)
      town.put(path, calendar(["UID:gala@town", "SUMMARY:Gala", "DTSTART:20261203T180000Z"], FAIR, JAM));
    else if (day === 21)
      gala = ["UID:gala@town", "SUMMARY:Gala", "DTSTART:20261203T180000Z", "STATUS:CANCELLED"];
    if (day !== 9 && day !== 12) town.put(path, calendar(gala, FAIR, JAM));
    await run(id);
  }
  expect(await names()).toEqual(
    [
      "Gala 2026-12-03 20:00 cancelled",
      "Jam 2026-12-02 19:00 scheduled",
      "Fair 2026-12-05  scheduled",
      "Jam 2026-12-09 19:00 scheduled",
      "Jam 2026-12-16 19:00 scheduled",
    ].sort((a, b) => a.match(/2026\S+/)![0].localeCompare(b.match(/2026\S+/)![0])),
  );
});
