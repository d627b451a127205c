import { describe, expect, it } from "vitest";
import { routes } from "#contract/urls.ts";
import { DAY_MS } from "#domain/time.ts";
import { refreshDemo } from "#server/demo/refresh.ts";
import { removeDemo } from "#server/demo/remove.ts";
import { INTERNET } from "#server/platform/http-client/http-client.ts";
import { sourceFetcher } from "#server/sources/fetch.ts";
import { adminOf, signedIn } from "#tests/support/admin.ts";
import { NOON, startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { sourceCalls } from "#tests/support/source-calls.ts";

const database = await openTestDatabase();
await refreshDemo(database, NOON);
const { app, clock } = await startTestApp(database, { DEMO: "on" });
/** Months pass: each call is of a session of its own. */
const signIn = async () => adminOf(app, (await signedIn(database, undefined, "Ada", clock.nowMs)).cookie);

const count = async (what: string) =>
  (await database.pool.query<{ count: number }>(`select count(*)::int as count from ${what}`)).rows[0]!.count;

async function ids() {
  const { rows } = await database.pool.query<{ id: number; url: string }>("select id, url from sources");
  return new Map(rows.map(({ id, url }) => [url.replace(/\?.*/, ""), id]));
}
const runOf = async (file: string) => sourceCalls(await signIn()).run((await ids()).get(`demo:${file}`)!);

// One story in order.
describe("SRC-73 the demo world's sources", () => {
  it("show a review with a conflict, one that is up to date, a problem and a failure, and change nothing", async () => {
    const events = await count("events");
    const opera = await runOf("sofia-opera.ics");
    expect(opera).toMatchObject({ state: "review", counts: { conflict: 1, new: 3, problem: 0 } });
    const conflict = (await sourceCalls(await signIn()).changes(opera.id)).find(
      ({ kind }) => kind === "conflict",
    );
    expect(conflict?.fields).toEqual({ title: "here" });
    expect(conflict?.said?.name).toMatch(/ \((gala night|гала вечер)\)$/);
    expect(conflict?.said?.name).toContain(conflict?.here?.name);

    const gallery = await runOf("sofia-gallery.html");
    expect(gallery).toMatchObject({ state: "done", counts: { new: 0, changed: 0, problem: 0 } });
    expect(gallery.counts.same).toBeGreaterThan(0);

    expect(await runOf("sofia-week.csv")).toMatchObject({ state: "review", counts: { new: 2, problem: 1 } });
    expect(await runOf("plovdiv-jazz.ics")).toMatchObject({
      state: "failed",
      problem: { message: "The server responded with status 503." },
    });
    expect(await count("events")).toBe(events);
  });

  it("never go stale: dates are counted from today, and the conflict moves on", async () => {
    clock.nowMs = NOON + 90 * DAY_MS;
    await refreshDemo(database, clock.nowMs);
    expect(await runOf("sofia-opera.ics")).toMatchObject({ counts: { conflict: 1, new: 3 } });
    expect(await runOf("sofia-week.csv")).toMatchObject({ counts: { new: 2 } });
  });

  it("SRC-111 are added once to a demo world of an earlier version, also where it is fresh", async () => {
    await database.pool.query("delete from sources");
    await refreshDemo(database, clock.nowMs + 60_000);
    expect(await count("sources")).toBe(0);
    await database.pool.query("delete from site_facts where name = 'demo-sources'");
    await refreshDemo(database, clock.nowMs + 60_000);
    expect(await count("sources")).toBe(4);
    await refreshDemo(database, clock.nowMs + DAY_MS);
    expect(await runOf("sofia-opera.ics")).toMatchObject({ state: "review", counts: { conflict: 1 } });
    expect(await count("sources")).toBe(4);
  });

  it("are the demo world's alone: the scheme is refused in calls, and read nowhere else", async () => {
    const admin = await signIn();
    const answer = await admin.post(routes.adminSources, { name: "Own", url: "demo:sofia-week.csv" });
    expect(answer.statusCode).toBe(400);
    const url = "demo:sofia-week.csv";
    const fetchSource = sourceFetcher({ network: INTERNET, userAgent: "test" });
    await expect(
      fetchSource({ url, etag: null, lastModified: null, digest: null }, false),
    ).rejects.toMatchObject({ code: "fetchNotWebAddress" });
  });

  it("go with the demo world, and so do the events that were accepted from them", async () => {
    const run = await runOf("sofia-week.csv");
    await (await signIn()).post(routes.applyRun.replace(":run", String(run.id)), {});
    expect(await count("events where name = 'Improv Night'")).toBe(1);
    await removeDemo(database, new Date(clock.nowMs));
    expect(await count("sources")).toBe(0);
    expect(await count("events")).toBe(0);
    await refreshDemo(database, clock.nowMs + DAY_MS);
    expect(await count("sources")).toBe(0);
  });
});
