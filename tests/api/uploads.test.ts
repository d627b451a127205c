import { beforeEach, describe, expect, it } from "vitest";
import { ImportLine, ImportPreview, type ImportResult } from "#contract/admin-import.ts";
import { RunChanges, SourceList } from "#contract/admin-sources.ts";
import { routes } from "#contract/urls.ts";
import { catalogMatches } from "#server/catalog/match.ts";
import { startAdmin } from "#tests/support/admin.ts";

const { admin, clock, database, world } = await startAdmin();
let tests = 0;
let hall = "";
let name = "";

beforeEach(async () => {
  clock.nowMs = Date.parse("2026-11-15T12:00:00Z");
  hall = `Town Hall ${++tests}`;
  name = `programme-${tests}.csv`;
  await world.addVenue({ name: hall });
});

const table = (...rows: string[]) =>
  ["id,title,date,time,venue,city,country", ...rows.map((row) => `${row},${hall},Sofia,Bulgaria`)].join("\n");
const preview = async (file: string, query: Record<string, string> = { source: name }) => {
  const answer = await admin.send(routes.importPreview, query, file);
  expect(answer.statusCode, answer.body).toBe(200);
  return ImportPreview.parse(answer.json());
};
const apply = async (file: string, query: Record<string, string> = { source: name }) => {
  const answer = await admin.send(routes.importApply, query, file);
  const last = ImportLine.parse(JSON.parse(answer.body.trim().split("\n").at(-1)!));
  expect(last, answer.body).toHaveProperty("runId");
  return last as ImportResult;
};
const sourceNamed = async (wanted: string) =>
  SourceList.parse((await admin.get(routes.adminSources)).json()).sources.filter(
    (source) => source.name === wanted,
  );
const listed = async () => {
  const { rows } = await database.pool.query<{ event: string }>(
    `select concat_ws(' ', e.name, e.date, e.time, e.status) as event from events e join venues v on v.id = e.venue_id
     where v.name = $1 and e.withdrawn_at is null order by e.date, e.time, e.name`,
    [hall],
  );
  return rows.map(({ event }) => event);
};

describe("SRC-90 an uploaded file is a source", () => {
  it("named after it, whose import is a run with its rows, which is undone as a whole", async () => {
    const { runId, sourceId } = await apply(table("1,Jazz,2026-12-01,20:00", "2,Blues,2026-12-02,20:00"));
    expect(await sourceNamed(name)).toMatchObject([{ id: sourceId, url: null, events: 2, health: "ok" }]);
    const run = RunChanges.parse((await admin.get(routes.sourceRun.replace(":run", String(runId)))).json());
    expect(run).toMatchObject({ run: { state: "done", counts: { new: 2 } } });
    expect(run.rows.map(({ title, state }) => [title, state])).toEqual([
      ["Jazz", "applied"],
      ["Blues", "applied"],
    ]);
    expect((await admin.post(routes.undoRun.replace(":run", String(runId)), {})).json()).toMatchObject({
      undone: 2,
    });
    expect(await listed()).toEqual([]);
  });

  it("sent again, it follows what changed in it and keeps what was changed here", async () => {
    await apply(table("1,Jazz,2026-12-01,20:00", "2,Blues,2026-12-02,20:00"));
    await database.pool.query("update events set name = 'Blues, sold out' where name = 'Blues'");
    const changed = table("1,Late Jazz,2026-12-01,21:00", "2,Blues,2026-12-02,20:00");
    expect((await preview(changed)).rows).toMatchObject([
      { status: "changed", changes: ["title", "time"] },
      { status: "same" },
    ]);
    await apply(changed);
    const both = table("1,Late Jazz,2026-12-01,21:00", "2,Rhythm and Blues,2026-12-02,20:00");
    expect(await preview(both)).toMatchObject({
      isKnownSource: true,
      rows: [
        { status: "same" },
        { status: "conflict", reason: expect.stringMatching(/changed both here and in the file/) },
      ],
    });
    expect(await apply(both)).toMatchObject({ counts: { conflict: 1, changed: 0 } });
    expect(await sourceNamed(name)).toMatchObject([{ health: "review" }]);
    expect(await listed()).toEqual([
      "Late Jazz 2026-12-01 21:00 scheduled",
      "Blues, sold out 2026-12-02 20:00 scheduled",
    ]);
  });

  it("says what it no longer lists, and withdraws it when that is so twice", async () => {
    const all = ["1,A,2026-12-01,20:00", "2,B,2026-12-02,20:00", "3,C,2026-12-03,20:00"];
    await apply(table(...all));
    expect(await apply(table(...all.slice(0, 2)))).toMatchObject({ counts: { withdrawn: 0 } });
    expect((await preview(table(...all.slice(0, 2)))).rows[0]).toMatchObject({
      row: 0,
      status: "withdrawn",
      title: "C",
      reason: "The file no longer lists it.",
    });
    expect(await apply(table(...all.slice(0, 2)))).toMatchObject({ counts: { withdrawn: 1 } });
    expect(await listed()).toHaveLength(2);
  });

  it("of another name has other numbers, and one without a name has none", async () => {
    await apply(table("1,Jazz,2026-12-01,20:00"));
    const chess = table("1,Chess,2026-12-05,18:00");
    expect((await preview(chess, { source: `club-${tests}.csv` })).counts).toMatchObject({ new: 1 });
    expect(await apply(chess, {})).toMatchObject({ counts: { new: 1 } });
    const bridge = table("1,Bridge,2026-12-06,18:00");
    expect(await preview(bridge, {})).toMatchObject({
      source: "Unnamed file",
      counts: { new: 1, changed: 0 },
    });
    for (let times = 0; times < 3; times++) await apply(bridge, {});
    expect(await listed()).toHaveLength(3);
  });

  it("that is refused leaves no source behind", async () => {
    const answer = await admin.send(routes.importApply, { source: name }, table("1,Jazz,2026-13-01,20:00"));
    expect(answer.body).toContain("rowWrong");
    expect(await sourceNamed(name)).toEqual([]);
    await apply(table("1,Jazz,2026-12-01,20:00"));
    await admin.send(routes.importApply, { source: name }, table("1,Jazz,2026-13-01,20:00"));
    expect(await apply(table("1,Jazz,2026-12-01,20:00"))).toMatchObject({ counts: { same: 1 } });
  });

  it("of the time before sources is known again by what its events say", async () => {
    await apply(table("1,Jazz,2026-12-01,20:00", "2,Blues,2026-12-02,20:00"));
    await database.pool.query(
      `update events e set source = $1, source_uid = r.uid, source_start = e.starts_at
       from source_records r join sources s on s.id = r.source_id where r.event_id = e.id and s.name = $1`,
      [name],
    );
    await database.pool.query("delete from sources where name = $1", [name]);
    expect(await catalogMatches.eventsOfUpload(database.db, name)).toHaveLength(2);
    const moved = table("1,Jazz,2026-12-01,21:00", "2,Blues,2026-12-02,20:00");
    expect(await apply(moved)).toMatchObject({ counts: { new: 0, changed: 1, same: 1 } });
    expect(await listed()).toEqual(["Jazz 2026-12-01 21:00 scheduled", "Blues 2026-12-02 20:00 scheduled"]);
  });

  it("may list one title twice a day", async () => {
    const rows = [",Hamlet,2026-12-01,15:00", ",Hamlet,2026-12-01,20:00"];
    expect(await apply(table(...rows))).toMatchObject({ counts: { new: 2 } });
    expect(await apply(table(...rows))).toMatchObject({ counts: { new: 0, same: 2 } });
    expect(await listed()).toHaveLength(2);
  });
});
