import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { Source, SourceRun } from "#contract/admin-sources.ts";
import type { AppError } from "#contract/app-error.ts";
import { routes } from "#contract/urls.ts";
import { ANY_NETWORK, INTERNET } from "#server/platform/http-client/http-client.ts";
import { sourceFetcher } from "#server/sources/fetch.ts";
import { startAdmin } from "#tests/support/admin.ts";
import { HOSTILE_FILES } from "#tests/support/hostile-files.ts";
import { calendar, startSourceServer } from "#tests/support/source-server.ts";

const { admin, clock, database, world } = await startAdmin({ PRIVATE_NETWORK: "allow" });
const PATH = "/town.ics";
let town: Awaited<ReturnType<typeof startSourceServer>>;
let tests = 0;

beforeEach(async () => {
  clock.nowMs = Date.parse("2026-11-15T12:00:00Z");
  town = await startSourceServer();
  await world.addVenue({ name: `Barn ${++tests}` });
});

const EVENTS = ["Gala", "Fair", "Jam"].map((title, at) => [
  `UID:${title}@town`,
  `SUMMARY:${title}`,
  `DTSTART:2026120${at + 1}T180000Z`,
]);
const GOOD = calendar(...EVENTS);

async function addSource(): Promise<number> {
  const answer = await admin.post(routes.adminSources, {
    name: `Town ${tests}`,
    url: town.origin + PATH,
    every: "PT1H",
    publishes: true,
    country: "Bulgaria",
    city: "Sofia",
    category: "concert",
    venue: `barn-${tests}`,
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return Source.parse(answer.json()).id;
}
const run = async (id: number) =>
  SourceRun.parse((await admin.post(routes.runSource.replace(":id", String(id)), {})).json());
const listed = async () => {
  const { rows } = await database.pool.query(
    `select e.name, e.status from events e join venues v on v.id = e.venue_id
     where v.name = $1 and e.withdrawn_at is null order by e.date`,
    [`Barn ${tests}`],
  );
  return rows.map(({ name, status }) => `${name} ${status}`);
};
const ALL = ["Gala scheduled", "Fair scheduled", "Jam scheduled"];

/** A ZIP archive begins so, whatever it calls itself. */
const ZIP = Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(2_000, 7)]);
const hostile = (name: string) => {
  const file = HOSTILE_FILES.find((each) => each.name === name);
  if (!file) throw new Error(name);
  return file.text();
};

describe("SRC-91 a source whose answer is of no use says so in a sentence, and loses nothing", () => {
  it.each([
    ["leads in circles", { body: "", status: 302, headers: { location: PATH } }],
    ["leads to a password", { body: "", status: 302, headers: { location: "http://a:b@127.0.0.1/" } }],
    ["answers 200 with a page that says sorry", { body: "<html><h1>503</h1></html>", type: "text/html" }],
    ["answers in another format", { body: "name;when\nGala;soon", type: "text/csv" }],
    ["sends a calendar without its end", { body: GOOD.slice(0, GOOD.indexOf("UID:Jam")) }],
    ["sends half of what it announces", { body: GOOD, headers: { "content-length": "9999" }, isCut: true }],
    ["breaks off in the middle", { body: GOOD, isCut: true }],
    ["sends an archive as a calendar", { body: ZIP }],
    ["sends an archive as a table", { body: ZIP, type: "text/csv" }],
    [
      "unpacks to more than is read",
      { body: gzipSync(Buffer.alloc(40 * 2 ** 20, " ")), headers: { "content-encoding": "gzip" } },
    ],
    ["is packed in another way", { body: Buffer.from("x"), headers: { "content-encoding": "zstd" } }],
    ["sends lists within lists", { body: hostile("JSON nested deeply"), type: "application/json" }],
    ["sends one endless line", { body: hostile("one endless line"), type: "text/csv" }],
    ["sends a calendar of beginnings", { body: hostile("a calendar of beginnings") }],
    ["sends entities within entities", { body: hostile("XML of names within names"), type: "text/xml" }],
    ["sends an empty calendar", { body: calendar() }],
  ])("and %s", async (_what, answer) => {
    town.put(PATH, GOOD);
    const id = await addSource();
    expect(await run(id)).toMatchObject({ state: "done", counts: { new: 3 } });
    town.put(PATH, answer);
    for (let times = 0; times < 3; times++) {
      const failed = await run(id);
      expect(failed).toMatchObject({ state: "failed", problem: { message: expect.stringMatching(/\.$/) } });
      const health = Source.parse((await admin.get(routes.adminSource.replace(":id", String(id)))).json());
      expect(health).toMatchObject({ health: "failing", problem: failed.problem });
    }
    expect(await listed()).toEqual(ALL);
    town.put(PATH, GOOD);
    expect(await run(id)).toMatchObject({ state: "done", problem: null, counts: { same: 3, withdrawn: 0 } });
  });

  it("and whose letters are of another alphabet is read", async () => {
    const text = GOOD.replaceAll("Gala", "Café").replaceAll("UID:Café", "UID:Gala");
    town.put(PATH, { body: Buffer.from(text, "latin1") });
    const id = await addSource();
    expect(await run(id)).toMatchObject({ state: "done", counts: { new: 3, problem: 0 } });
    expect(await listed()).toContain("Café scheduled");
  });

  it("and one entry of which cannot be read keeps the event that it told before", async () => {
    town.put(PATH, GOOD);
    const id = await addSource();
    await run(id);
    town.put(PATH, GOOD.replace("DTSTART:20261203T180000Z", "DTSTART:soon"));
    for (let times = 0; times < 3; times++)
      expect(await run(id)).toMatchObject({ state: "done", counts: { problem: 1, withdrawn: 0 } });
    expect(await listed()).toEqual(ALL);
  });
});

describe("SRC-91 a server", () => {
  const problemOf = (network: typeof INTERNET, timeoutMs?: number) =>
    sourceFetcher({ network, userAgent: "Whereabouts", timeoutMs })(
      { url: town.origin + PATH, etag: null, lastModified: null, digest: null },
      false,
    ).then(
      () => "none",
      (error: unknown) => (error as AppError).problem.code,
    );

  it("SRC-114 elsewhere is asked at most once a second, however many sources it has", async () => {
    town.put(PATH, GOOD);
    const network = { ...ANY_NETWORK, resolve: async () => [{ address: "127.0.0.1", family: 4 }] };
    const fetchSource = sourceFetcher({ network, userAgent: "Whereabouts" });
    const url = (town.origin + PATH).replace("127.0.0.1", "town.example");
    const source = { url, etag: null, lastModified: null, digest: null };
    const answeredMs = [1, 2].map(() => fetchSource(source, false).then(() => performance.now()));
    const [first, second] = await Promise.all(answeredMs);
    expect(second! - first!).toBeGreaterThan(500);
  });

  it("that says nothing is given up", async () => {
    town.put(PATH, { body: "", hangs: true });
    expect(await problemOf(ANY_NETWORK, 100)).toBe("fetchTimeout");
  });

  it("of the inside is not asked unless that is allowed", async () => {
    town.put(PATH, GOOD);
    expect(await problemOf(INTERNET)).toBe("fetchPrivateAddress");
    expect(town.asked).toEqual([]);
    expect(await problemOf(ANY_NETWORK)).toBe("none");
  });
});
