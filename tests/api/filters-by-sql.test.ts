import { type SQL, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { z } from "zod";
import { Overview, VenueWithEvents } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";
import { type Dice, diceOf } from "#domain/dice.ts";
import { EVENT_STATUSES } from "#domain/event/event.ts";
import { CHOICE_ROWS, chosenOf } from "#domain/event/event-fields.ts";
import { type ChoiceFilter, type EventFilter, narrowVenues } from "#domain/event/filter.ts";
import { endsAtMs } from "#domain/event/phase.ts";
import { HOURS_OF_DAY, TIMES_OF_DAY } from "#domain/event/time-of-day.ts";
import { DAY_MS, dateOfDay, dayNumber, startsAtMs } from "#domain/time.ts";
import { recordChange } from "#server/catalog/projection/changes.ts";
import { events, organizers } from "#server/platform/db/schema/catalog.ts";
import { startAdmin } from "#tests/support/admin.ts";
import { NOON } from "#tests/support/app.ts";

const WORLD = { west: -180, south: -90, east: 180, north: 90 };
const ZONES = ["Europe/Sofia", "Asia/Kathmandu", "America/New_York", "Pacific/Auckland"];
const TODAY = dayNumber("2026-11-15");
const TIMES = ["", "00:00", "09:30", "13:00", "17:00", "20:00", "23:45"];
const TAGS = ["jazz", "family", "rock"];
const MAKERS = ["gallery", "club"];

const { clock, database, get, world } = await startAdmin();
const dice = diceOf("filters by sql");

for (const slug of MAKERS) await database.db.insert(organizers).values({ name: slug, slug });
const makers = await database.db.select().from(organizers);
for (const [v, timeZone] of ZONES.entries()) {
  const venueId = await world.addVenue({ name: `Hall ${v}`, timeZone, longitude: 10 * v });
  await database.transaction(async (tx, notify) => {
    await tx
      .insert(events)
      .values(Array.from({ length: 60 }, (_, i) => anyEvent(dice, venueId, timeZone, i)));
    await recordChange(tx, notify, [venueId], new Date(NOON));
  });
}

function anyEvent(dice: Dice, venueId: number, timeZone: string, i: number) {
  const day = TODAY + dice.whole(-3, 6);
  const time = dice.pick(TIMES);
  const end = endOf(dice, day, time);
  const lastDay = end.endDate === null ? day : dayNumber(end.endDate);
  const openDays = Array.from({ length: lastDay - day + 1 }, (_, d) => dateOfDay(day + d));
  const isPriced = dice.chance(0.5);
  return {
    venueId,
    name: `Event ${venueId} ${i}`,
    slug: `event-${i}`,
    date: dateOfDay(day),
    time: time || null,
    startsAt: new Date(startsAtMs(dateOfDay(day), time, timeZone)),
    ...end,
    endsAt: end.endDate === null ? null : new Date(endsAtMs(end.endDate, end.endTime, timeZone)!),
    openDays: lastDay > day && dice.chance(0.5) ? openDays.filter((_, d) => d % 3 === 0) : null,
    status: dice.chance(0.7) ? ("scheduled" as const) : dice.pick(EVENT_STATUSES),
    isFree: !isPriced && dice.chance(0.4),
    priceFrom: isPriced ? dice.whole(0, 40) : null,
    currency: isPriced ? dice.pick(["EUR", "USD"]) : null,
    tags: TAGS.filter(() => dice.chance(0.3)),
    minAge: dice.chance(0.5) ? dice.pick([0, 6, 18]) : null,
    details: dice.chance(0.5) ? anyChoices(dice, 0.4) : null,
    organizerId: dice.chance(0.3) ? dice.pick(makers).id : null,
    link: "https://tickets.example.org/1",
    description: "",
  };
}

function endOf(dice: Dice, day: number, time: string): { endDate: string | null; endTime: string | null } {
  if (dice.chance(0.5)) return { endDate: null, endTime: null };
  const days = dice.pick([1, 1, 2, 7]);
  return {
    endDate: dateOfDay(day + days),
    endTime: time === "" ? null : dice.pick(["00:00", "02:00", "18:30", null]),
  };
}

/** Some keys of each set. */
function anyChoices(dice: Dice, share: number): ChoiceFilter {
  return Object.fromEntries(
    CHOICE_ROWS.map(({ key, choices }) => [key, choices.filter(() => dice.chance(share))] as const).filter(
      ([, chosen]) => chosen.length > 0,
    ),
  );
}

function anyFilter(dice: Dice): EventFilter {
  const sometimes = <T>(share: number, value: () => T) => (dice.chance(share) ? value() : undefined);
  const day = () => dateOfDay(TODAY + dice.whole(-2, 8));
  return {
    from: sometimes(0.4, day),
    to: sometimes(0.4, day),
    when: sometimes(0.3, () => dice.pick(["now", "tonight"] as const)),
    times: sometimes(0.2, () => TIMES_OF_DAY.filter(() => dice.chance(0.6))),
    age: sometimes(0.2, () => dice.pick([3, 6, 16, 18])),
    ...sometimes(0.3, () => anyChoices(dice, 0.2)),
    free: sometimes(0.15, () => true),
    ...sometimes(0.3, () => ({ maxPrice: dice.whole(0, 40), currency: dice.pick(["EUR", "USD"]) })),
    tags: sometimes(0.3, () => [dice.pick(TAGS)]),
    organizer: sometimes(0.2, () => dice.pick(MAKERS)),
    status: sometimes(0.2, () => dice.pick(EVENT_STATUSES)),
  };
}

/** The names of all events that a filter lets through, as the database sees it. */
async function bySql(filter: EventFilter, nowMs: number): Promise<{ name: string; status: string }[]> {
  const { from, to, when, times, free, maxPrice, currency, tags, organizer, status, age } = filter;
  const now = sql`${new Date(nowMs).toISOString()}::timestamptz`;
  const isOn = (first: SQL, last: SQL) =>
    sql`case when cardinality(open_days) > 0 then exists (select from unnest(open_days) d where d between ${first} and ${last})
      else date <= ${last} and last_day >= ${first} and ${first} <= ${last} end`;
  const asked: SQL[] = [sql`(starts_at > ${now} - interval '1 day' or ends_at > ${now})`];
  if (from !== undefined || to !== undefined)
    asked.push(
      sql`over_at > ${now}`,
      isOn(sql`${from ?? "1900-01-01"}::date`, sql`${to ?? "9999-01-01"}::date`),
    );
  if (when) {
    const night = when === "tonight" ? sql`interval '5 hours'` : sql`interval '0'`;
    const day = sql`((${now} at time zone 'UTC') + ahead - ${night})::date`;
    // Hours at the venue of the day asked about, as an instant.
    const at = (hours: number) =>
      sql`((${day} + make_interval(hours => ${sql.raw(String(hours))}) - ahead) at time zone 'UTC')`;
    if (when === "now") asked.push(sql`starts_at <= ${now} and over_at > ${now}`);
    else asked.push(sql`starts_at < ${at(29)} and over_at > greatest(${now}, ${at(17)})`);
    asked.push(sql`(coalesce(cardinality(open_days), 0) = 0 or ${day} = any (open_days))`);
  }
  if (times?.length) {
    const parts = times.map((each) => {
      const { from, to } = HOURS_OF_DAY[each];
      const hour = sql`extract(hour from time::time)`;
      const isAfter = sql`${hour} >= ${sql.raw(String(from))}`;
      const isBefore = sql`${hour} < ${sql.raw(String(to))}`;
      return from < to ? sql`(${isAfter} and ${isBefore})` : sql`(${isAfter} or ${isBefore})`;
    });
    asked.push(sql`(${sql.join(parts, sql` or `)})`);
  }
  for (const { key } of CHOICE_ROWS)
    for (const choice of chosenOf(filter, key))
      asked.push(sql`details -> ${sql.raw(`'${key}'`)} ? ${choice}`);
  if (age !== undefined) asked.push(sql`coalesce(min_age, 0) <= ${sql.raw(String(age))}`);
  if (free) asked.push(sql`is_free`);
  if (maxPrice !== undefined)
    asked.push(
      sql`(is_free or (coalesce(price_from, price_to) <= ${maxPrice}::float8 and currency = ${currency}))`,
    );
  for (const tag of tags ?? []) asked.push(sql`${tag} = any (tags)`);
  if (organizer) asked.push(sql`organizer_id = (select id from organizers where slug = ${organizer})`);
  if (status) asked.push(sql`status = ${status}`);
  const { rows } = await database.db.execute<{ name: string; status: string }>(sql`
    select name, status from (
      select *,
        coalesce(ends_at, starts_at + case when time is null then interval '1 day' else interval '3 hours' end) as over_at,
        case when end_date is null then date when end_time = '00:00' then greatest(date, end_date - 1) else end_date end
          as last_day,
        (date + coalesce(time, '00:00')::time) - (starts_at at time zone 'UTC') as ahead
      from events
    ) as events where ${sql.join(asked, sql` and `)} order by name`);
  return rows;
}

function queryOf(filter: EventFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined && String(value) !== "");
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

it("PERF-03 FIL-09 FIL-20 FIL-21 FIL-29 atlas, browser and database let the same events through, whatever is asked and whenever", async () => {
  const Venues = z.array(VenueWithEvents);
  const namesOf = (venues: z.infer<typeof Venues>) =>
    venues.flatMap((venue) => venue.events.map(({ name }) => name)).sort();
  let found = 0;
  for (let nowMs = NOON; nowMs < NOON + 2 * DAY_MS; nowMs += 5 * 3_600_000) {
    clock.nowMs = nowMs;
    const all = await get(urls.venuesInBounds(WORLD, 0), Venues);
    for (let i = 0; i < 12; i++) {
      const filter = anyFilter(dice);
      const query = queryOf(filter);
      const expected = await bySql(filter, nowMs);
      const names = expected.map(({ name }) => name).sort();
      found += names.length;
      const told = `${query} at ${new Date(nowMs).toISOString()}`;
      expect(namesOf(await get(`${urls.venuesInBounds(WORLD, 0)}?${query}`, Venues)), told).toEqual(names);
      expect(namesOf(narrowVenues(all, filter, { includeEmpty: false, nowMs })), told).toEqual(names);
      const counted = expected.filter(({ status }) => filter.status || status !== "cancelled").length;
      expect((await get(`${urls.overview(WORLD, 2)}?${query}`, Overview)).events, told).toBe(counted);
    }
  }
  expect(found).toBeGreaterThan(500);
});
