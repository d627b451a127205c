import { beforeEach, describe, expect, it } from "vitest";
import { RunAll, Source, SourcePreview, SourceRun } from "#contract/admin-sources.ts";
import { routes } from "#contract/urls.ts";
import { NO_COUNTS } from "#domain/source/source.ts";
import { sourceStore } from "#server/sources/store.ts";
import { startAdmin } from "#tests/support/admin.ts";
import { calendar, startSourceServer } from "#tests/support/source-server.ts";

const { app, account, admin, clock, database, world } = await startAdmin({ PRIVATE_NETWORK: "allow" });
const headers = { cookie: account.cookie, "sec-fetch-site": "same-origin" };
let town: Awaited<ReturnType<typeof startSourceServer>>;
let tests = 0;

beforeEach(async () => {
  clock.nowMs = Date.parse("2026-11-15T12:00:00Z");
  tests++;
  town = await startSourceServer();
  await world.addVenue({ name: `Sheet House ${tests}` });
});

const SHEET = ["What;Day;Doors", "Jam;05/01/2027;7pm", "Gala;04/02/2027;19h30", ""].join("\n");
const COLUMNS = { title: "What", date: "Day", time: "Doors" };
const place = () => ({
  country: "Bulgaria",
  city: "Sofia",
  category: "concert",
  venue: `sheet-house-${tests}`,
});

async function look(query: Record<string, string>, file?: string): Promise<SourcePreview> {
  const answer = await app.inject({
    method: "POST",
    url: `${routes.lookAtSource}?${new URLSearchParams(query)}`,
    headers: { ...headers, ...(file !== undefined && { "content-type": "text/csv" }) },
    ...(file !== undefined && { payload: file }),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return SourcePreview.parse(answer.json());
}
async function addSource(fields: object): Promise<Source> {
  const answer = await admin.post(routes.adminSources, { name: `Sheet ${tests}`, ...place(), ...fields });
  expect(answer.statusCode, answer.body).toBe(201);
  return Source.parse(answer.json());
}
const ask = async (method: "GET" | "POST" | "PATCH", path: string, payload?: object) =>
  app.inject({ method, url: `${routes.adminSources}/${path}`, headers, ...(payload && { payload }) });
async function run(id: number): Promise<SourceRun> {
  const answer = await ask("POST", `${id}/run`);
  expect(answer.statusCode, answer.body).toBe(200);
  return SourceRun.parse(answer.json());
}
const shown = async (id: number) => Source.parse((await ask("GET", `${id}`)).json());

describe("SRC-62 an address or a file is looked at before a source is added", () => {
  it("tells what is in it, and what a run would do, and writes nothing", async () => {
    town.put("/town.ics", calendar(["UID:1@t", "SUMMARY:Gala", "DTSTART:20261201T180000Z", "LOCATION:Hall"]));
    const found = await look({ url: `${town.origin}/town.ics`, ...place() });
    expect(found).toMatchObject({
      format: "ics",
      found: {
        events: 1,
        unreadable: 0,
        first: "2026-12-01",
        last: "2026-12-01",
        venues: 1,
        tellsZone: true,
      },
      table: null,
    });
    expect(found.found.samples).toMatchObject([{ title: "Gala", start: "2026-12-01T18:00:00.000Z" }]);
    expect((await sourceStore.list(database.db)).filter(({ url }) => url?.startsWith(town.origin))).toEqual(
      [],
    );
  });

  it("asks which column is what, and how dates are written", async () => {
    const first = await look({}, SHEET);
    expect(first).toMatchObject({
      format: "csv",
      table: { missing: ["title"] },
      counts: { new: 0 },
      rows: [],
    });
    const mapped = await look({ ...place(), mapping: JSON.stringify({ columns: COLUMNS }) }, SHEET);
    expect(mapped).toMatchObject({
      found: { events: 0, unreadable: 2 },
      table: { missing: [], dates: { sample: "05/01/2027", dmy: { date: "2027-01-05" } } },
    });
    const mapping = JSON.stringify({ columns: COLUMNS, dateOrder: "dmy" });
    const answered = await look({ ...place(), mapping }, SHEET);
    expect(answered).toMatchObject({ counts: { new: 2 }, found: { events: 2, tellsZone: false } });
    expect(answered.rows.map(({ title, date, time }) => `${title} ${date} ${time}`)).toEqual([
      "Jam 2027-01-05 19:00",
      "Gala 2027-02-04 19:30",
    ]);
  });

  it("asks an address once for several looks, and again when it is told to", async () => {
    town.put("/sheet.csv", { body: SHEET, type: "text/csv" });
    const url = `${town.origin}/sheet.csv`;
    await look({ url });
    await look({ url, again: "true", mapping: JSON.stringify({ columns: COLUMNS }) });
    expect(town.asked).toHaveLength(1);
    await look({ url });
    expect(town.asked).toHaveLength(2);
  });

  it("refuses what is no web address at its field", async () => {
    const url = `${routes.lookAtSource}?url=ftp%3A%2F%2Ftown`;
    const answer = await app.inject({ method: "POST", url, headers });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ["url"]]);
  });

  it("takes the address in the body, too, as the call that adds a source does", async () => {
    const answer = await admin.post(routes.lookAtSource, { url: "ftp://town" });
    expect([answer.statusCode, Object.keys(answer.json().fields ?? {})]).toEqual([400, ["url"]]);
  });

  it("refuses a mapping that is none", async () => {
    for (const mapping of ["{", '{"columns":{"price":"A"}}', '{"columns":{},"dateOrder":"ydm"}']) {
      const url = `${routes.lookAtSource}?${new URLSearchParams({ mapping })}`;
      expect((await app.inject({ method: "POST", url, headers })).statusCode).toBe(400);
    }
  });
});

describe("SRC-60 the mapping of a source", () => {
  it("is kept and used in every run; changed columns are told and withdraw nothing", async () => {
    town.put("/sheet.csv", { body: SHEET, type: "text/csv" });
    const mapping = { columns: COLUMNS, dateOrder: "dmy" };
    const { id } = await addSource({ url: `${town.origin}/sheet.csv`, publishes: true, mapping });
    expect(await run(id)).toMatchObject({ state: "done", counts: { new: 2 } });
    expect(await shown(id)).toMatchObject({ mapping, events: 2 });
    town.put("/sheet.csv", { body: SHEET.replace("Doors", "Begins"), type: "text/csv" });
    for (let times = 0; times < 2; times++)
      expect(await run(id)).toMatchObject({
        state: "failed",
        counts: { withdrawn: 0 },
        problem: { message: expect.stringContaining("Doors can’t be found") },
      });
    expect(await shown(id)).toMatchObject({ health: "failing", events: 2 });
    const changed = { columns: { ...COLUMNS, time: "Begins" }, dateOrder: "dmy" };
    const query = new URLSearchParams({ mapping: JSON.stringify(changed) });
    expect((await ask("POST", `${id}/preview?${query}`)).json()).toMatchObject({ counts: { same: 2 } });
    expect((await ask("PATCH", `${id}`, { mapping: changed })).json()).toMatchObject({ mapping: changed });
    expect(await run(id)).toMatchObject({ state: "done", counts: { same: 2 } });
  });
});

describe("SRC-63 what a source does not say", () => {
  it("is read in its language and time zone", async () => {
    const file = "title,date,time,lang\nJam,2027-01-05,19:00,\nGala,2027-01-06,,en\n";
    const { rows } = await look({ ...place(), language: "bg", timeZone: "Europe/Berlin" }, file);
    // Sofia is an hour ahead of Berlin; a day has no zone.
    expect(rows.map(({ date, time, said }) => [date, time, said?.language])).toEqual([
      ["2027-01-05", "20:00", "bg"],
      ["2027-01-06", "", "en"],
    ]);
  });
});

describe("SRC-64 the list of sources", () => {
  it("offers to publish by itself after three clean runs, until it is declined", async () => {
    town.put("/town.ics", calendar(["UID:1@t", "SUMMARY:Gala", "DTSTART:20261201T180000Z"]));
    const { id } = await addSource({ url: `${town.origin}/town.ics` });
    const first = await run(id);
    expect(await shown(id)).toMatchObject({ waiting: 1, offersPublishing: false });
    await ask("POST", `runs/${first.id}/apply`, {});
    await run(id);
    expect(await shown(id)).toMatchObject({ waiting: 0, offersPublishing: false });
    await run(id);
    expect(await shown(id)).toMatchObject({
      offersPublishing: true,
      recent: [
        { state: "done", found: 1 },
        { state: "done", found: 1 },
        { state: "done", found: 1 },
      ],
    });
    const declined = await ask("PATCH", `${id}`, { offersPublishing: false });
    expect(declined.json(), declined.body).toMatchObject({ offersPublishing: false });
  });

  it("asks all that are not paused", async () => {
    const url = `${town.origin}/town.ics`;
    const [active, paused] = [await addSource({ url }), await addSource({ url, name: "Other" })];
    const at = new Date(clock.nowMs + 3_600_000);
    for (const { id } of [active, paused])
      await sourceStore.change(database.db, id, { nextRunAt: at }, new Date(clock.nowMs));
    await ask("PATCH", `${paused.id}`, { state: "paused" });
    const { due } = RunAll.parse((await admin.post(routes.runSources, {})).json());
    expect(due).toBeGreaterThan(0);
    expect(await shown(active.id)).toMatchObject({ nextRunAt: new Date(clock.nowMs).toISOString() });
    expect(await sourceStore.find(database.db, paused.id)).toMatchObject({ nextRunAt: at });
  });

  it("tells of runs without news what was found before", async () => {
    const { id } = await addSource({ url: `${town.origin}/town.ics` });
    const startedAt = new Date(clock.nowMs);
    for (const [state, same] of [
      ["done", 4],
      ["unchanged", 0],
      ["failed", 0],
    ] as const)
      await sourceStore.startRun(database.db, {
        sourceId: id,
        state,
        startedAt,
        counts: { ...NO_COUNTS, same },
      });
    expect((await shown(id)).recent).toEqual([
      { state: "done", found: 4 },
      { state: "unchanged", found: 4 },
      { state: "failed", found: null },
    ]);
  });
});
