import { describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/time.ts";
import { refreshDemo } from "#server/demo/refresh.ts";
import { countDemoWorld, removeDemo } from "#server/demo/remove.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const NOW = Date.parse("2026-11-15T12:00:00Z");
const database = await openTestDatabase();

const refresh = (nowMs: number) => refreshDemo(database, nowMs);

/** The venues of the last recorded change. */
async function changedVenues(): Promise<number[]> {
  const { rows } = await database.pool.query(
    "select venue_ids from catalog_changes order by seq desc limit 1",
  );
  return rows[0].venue_ids;
}

async function count(what: string, ...values: unknown[]): Promise<number> {
  const { rows } = await database.pool.query(`select count(*)::int as count from ${what}`, values);
  return rows[0].count;
}

const upcoming = (nowMs: number) => count("events where starts_at > to_timestamp($1::float8 / 1000)", nowMs);

// One story in order: the world grows older from test to test.
describe("the demo world in the database", () => {
  it("is built whole from nothing", async () => {
    await refresh(NOW);
    expect(await count("venues where is_demo")).toBeGreaterThanOrEqual(2_000);
    expect(await count("cities")).toBeGreaterThanOrEqual(150);
    expect(await upcoming(NOW)).toBeGreaterThan(10_000);
    expect((await changedVenues()).length).toBe(
      await count("(select distinct venue_id from events) as venue"),
    );
  });

  it("starts every event at the wall time of its venue", async () => {
    // Not worked out in SQL: a database may know other daylight-saving rules than this runtime.
    const { rows } = await database.pool.query(`
      select date::text, time, time_zone, starts_at from events join venues on venues.id = venue_id
      where events.id % 20 = 0`);
    const wallTimes = rows.map(({ starts_at, time_zone }) =>
      Temporal.Instant.fromEpochMilliseconds(starts_at.getTime())
        .toZonedDateTimeISO(time_zone)
        .toPlainDateTime()
        .toString(),
    );
    expect(wallTimes).toEqual(rows.map(({ date, time }) => `${date}T${time ?? "00:00"}:00`));
  });

  it("CORE-42 makes a series of what a venue repeats, and keeps to it as dates are added", async () => {
    const repeated = "(select from events group by venue_id, slug having count(*) > 1) as repeated";
    expect(await count("event_series")).toBe(await count(repeated));
    expect(await count("events where series_id is not null")).toBeGreaterThan(1_000);
    expect(await count("events where organizer_id is not null")).toBeGreaterThan(3_000);
    expect(await count("events where open_days is not null and ends_at is not null")).toBeGreaterThan(100);
    expect(await count("events where origin <> 'demo'")).toBe(0);
  });

  it("is left alone when asked again soon", async () => {
    const before = [await count("events"), await count("catalog_changes")];
    await refresh(NOW + 60_000);
    expect([await count("events"), await count("catalog_changes")]).toEqual(before);
  });

  it("grows by a day's announcements the next day, and brings nothing back that was deleted", async () => {
    const { rows } = await database.pool.query(
      "delete from events where id in (select id from events where date > '2027-01-01' order by id limit 50) returning venue_id, date::text, slug",
    );
    const before = await count("events");
    await refresh(NOW + DAY_MS);
    expect((await changedVenues()).length).toBeGreaterThan(10);
    expect(await count("events")).toBeGreaterThan(before);
    for (const { venue_id, date, slug } of rows) {
      expect(
        await count("events where venue_id = $1 and date = $2 and slug = $3", venue_id, date, slug),
      ).toBe(0);
    }
  });

  it("never runs dry, adds nothing at a venue that was deleted, and forgets what is long past", async () => {
    const later = NOW + 100 * DAY_MS;
    const deleted = await database.pool.query(
      "update venues set withdrawn_at = now() where id = (select max(id) from venues) returning id",
    );
    await refresh(later);
    const isLater = "events where venue_id = $1 and created_at > to_timestamp($2::float8 / 1000)";
    expect(await count(isLater, deleted.rows[0].id, NOW + DAY_MS)).toBe(0);
    expect(await upcoming(later)).toBeGreaterThan(10_000);
    const splitSeries =
      "(select from events group by venue_id, slug having count(distinct series_id) > 1) as split";
    expect(await count(splitSeries)).toBe(0);
    expect(
      await count("event_series where not exists (select from events where series_id = event_series.id)"),
    ).toBe(0);
    const longPast = "events where coalesce(ends_at, starts_at) < to_timestamp($1::float8 / 1000)";
    expect(await count(longPast, later - 32 * DAY_MS)).toBe(0);
  });

  it("leaves other people's events at its venues alone", async () => {
    await database.pool.query(`insert into events (venue_id, name, slug, date, time, starts_at, link, description)
      select min(id), 'Ours', 'ours', '2026-01-01', '20:00', '2026-01-01T20:00Z', 'https://whereabouts.example/ours', 'Ours'
      from venues`);
    await refresh(NOW + 101 * DAY_MS);
    expect(await count("events where slug = 'ours'")).toBe(1);
  });

  it("OPS-47 is removed apart from what other people's events need, and does not come back", async () => {
    const now = new Date(NOW + 102 * DAY_MS);
    const demo = await countDemoWorld(database.db);
    const removed = await removeDemo(database, now);
    expect(removed).toMatchObject({ events: demo.events, venues: demo.venues - 1, keptVenues: 1 });
    expect(await changedVenues()).toHaveLength(demo.venues);
    expect(await count("events")).toBe(1);
    expect(await count("venues where not is_demo")).toBe(1);
    expect(await count("venues where is_demo")).toBe(0);
    expect(await count("cities")).toBe(1);
    expect([await count("event_series"), await count("organizers")]).toEqual([0, 0]);

    await refresh(NOW + 103 * DAY_MS);
    expect(await count("venues")).toBe(1);
  });
});
