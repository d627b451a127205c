import { beforeEach, expect, it } from "vitest";
import { SourcePreview } from "#contract/admin-sources.ts";
import { routes } from "#contract/urls.ts";
import { startAdmin } from "#tests/support/admin.ts";
import { sourceCalls } from "#tests/support/source-calls.ts";
import { calendar, startSourceServer } from "#tests/support/source-server.ts";

const { admin, clock, database, world } = await startAdmin({ PRIVATE_NETWORK: "allow" });
const sources = sourceCalls(admin);
const place = { country: "Bulgaria", city: "Sofia", category: "concert" };
const at = (path: string) => `${routes.adminSources}/${path}`;
let town: Awaited<ReturnType<typeof startSourceServer>>;
let tests = 0;

beforeEach(async () => {
  clock.nowMs = Date.parse("2026-11-15T12:00:00Z");
  town = await startSourceServer();
  tests++;
});

const jam = (uid: string, location: string, ...more: string[]) => [
  `UID:${uid}`,
  `SUMMARY:Jam ${uid}`,
  "DTSTART:20270301T180000Z",
  `LOCATION:${location}`,
  ...more,
];
const listed = async (...names: string[]) => {
  const found = await database.pool.query<{ name: string }>(
    "select name from venues where name = any($1) and withdrawn_at is null order by name",
    [names],
  );
  return found.rows.map(({ name }) => name);
};

it("SRC-345 undoing a run takes back the venues that it added, unless they have other events by now", async () => {
  const [empty, busy, known] = [`Alder Hall ${tests}`, `Birch Hall ${tests}`, `Cedar Hall ${tests}`];
  await world.addVenue({ name: known });
  town.put("/town.ics", calendar(jam("1", empty), jam("2", busy), jam("3", known)));
  const { id } = await sources.add({ name: "Town", url: `${town.origin}/town.ics`, ...place });
  const run = await sources.run(id);
  expect(run.counts.new).toBe(3);
  expect(await listed(empty, busy, known)).toEqual([empty, busy, known]);
  town.put(
    "/other.ics",
    calendar(["UID:o", "SUMMARY:Reading", "DTSTART:20270305T180000Z", `LOCATION:${busy}`]),
  );
  const other = await sources.add({ name: "Other", url: `${town.origin}/other.ics`, ...place });
  await sources.run(other.id);
  expect(await sources.show(id)).toMatchObject({ events: 3 });
  const undone = await admin.post(at(`runs/${run.id}/undo`), {});
  expect(undone.statusCode, undone.body).toBe(200);
  expect(await listed(empty, busy, known)).toEqual([busy, known]);
  expect(await sources.show(id)).toMatchObject({ events: 0 });
  expect(await sources.show(other.id)).toMatchObject({ events: 1 });
});

it("SRC-346 choices apply their rows without naming them again; one for a row that is not open is refused", async () => {
  const hall = `Dogwood Hall ${tests}`;
  await world.addVenue({ name: hall });
  town.put("/town.ics", calendar(jam("1", hall), jam("2", hall)));
  const { id } = await sources.add({ name: "Town", url: `${town.origin}/town.ics`, ...place });
  await sources.run(id);
  await database.pool.query(
    "update events set description = 'By hand' where name = 'Jam 1' and venue_id = (select id from venues where name = $1)",
    [hall],
  );
  town.put("/town.ics", calendar(jam("1", hall, "DESCRIPTION:By the source"), jam("2", hall)));
  const run = await sources.run(id);
  const [row] = await sources.changes(run.id);
  expect([run.state, row?.kind]).toEqual(["review", "conflict"]);
  const fields = { description: "source" };
  const refused = await admin.post(at(`runs/${run.id}/apply`), {
    choices: [{ row: row!.id! + 1_000, fields }],
  });
  expect([refused.statusCode, refused.json().code]).toEqual([409, "runRowNotOpen"]);
  const applied = await admin.post(at(`runs/${run.id}/apply`), { choices: [{ row: row!.id, fields }] });
  expect(applied.json()).toMatchObject({ state: "done" });
  const again = await sources.changes(run.id);
  expect(again[0]).toMatchObject({ state: "applied" });
  const { rows } = await database.pool.query(
    "select description from events where name = 'Jam 1' and description like 'By %'",
  );
  expect(rows).toEqual([{ description: "By the source" }]);
});

it("SRC-347 addresses of Subscribe buttons and without a beginning are taken, and kept as they are asked", async () => {
  const urls = ["webcal://town.example/a.ics", "webcals://town.example/a.ics", "town.example/a.ics"];
  for (const url of urls) {
    const added = await sources.add({ name: "Town", url, ...place });
    expect(added.url).toBe("https://town.example/a.ics");
  }
  const refused = await admin.post(routes.adminSources, { name: "Town", url: "no address" });
  expect(refused.json().fieldErrors.url.code).toBe("badWebAddress");
});

it("SRC-349 a source is not called after the program that wrote it", async () => {
  const name = async () => {
    const url = `${town.origin}/town.ics`;
    const answer = await admin.post(`${routes.lookAtSource}?${new URLSearchParams({ url })}`, {});
    return SourcePreview.parse(answer.json()).found.name;
  };
  town.put("/town.ics", calendar(jam("1", "Hall")));
  expect(await name()).toBe("");
  town.put("/town.ics", calendar(jam("1", "Hall")).replace("VERSION:2.0", "X-WR-CALNAME:Harbour Nights"));
  expect(await name()).toBe("Harbour Nights");
});
