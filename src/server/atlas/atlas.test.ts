import fc from "fast-check";
import { expect, it } from "vitest";
import { type Event, Timeline } from "#contract/catalog.ts";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { EVENING_HALF_HOURS, eveningStartMs, halfHourOf } from "#domain/event/evening.ts";
import { EVENT_STATUSES } from "#domain/event/event.ts";
import { CHOICE_ROWS, type ChoiceKey } from "#domain/event/event-fields.ts";
import { type EventFilter, isCounted, narrowVenues } from "#domain/event/filter.ts";
import { endsAtMs, listedUntilMs, overMs, spanOf } from "#domain/event/phase.ts";
import { TIMES_OF_DAY } from "#domain/event/time-of-day.ts";
import { utcOffsetMs, WHENS } from "#domain/event/when.ts";
import { DAY_MS, dateOfDay, dayNumber, startsAtMs } from "#domain/time.ts";
import { publicEvent } from "#tests/support/events.ts";
import { fuzzRuns } from "#tests/support/fuzz-runs.ts";
import { Atlas, type AtlasVenue } from "./atlas.ts";

const WORLD = { west: -180, south: -90, east: 180, north: 90 };
// Sofia's clocks go back on 2026-10-25, New York's a week later.
const TODAY = dayNumber("2026-10-24");
const ZONES = ["Europe/Sofia", "America/New_York", "Pacific/Kiritimati", "Asia/Kathmandu", "UTC"];

// Spellings of a few places, among them such as only differ in case, accents or spaces.
const COUNTRIES = ["Bulgaria", "Côte d'Ivoire", "Åland", "USA"];
const CITIES = ["София", "Sofia", "Zürich", "Йокохама", "All", "Øster", "Portland", "Portland, Maine"];
const REGIONS = ["", "Oregon", "Maine", "Łódź"];
// A city may be asked for by its label or with any region.
const ASKED = [
  ...CITIES,
  ...["Portland", "Portland, Maine", "Sofia"].flatMap((city) =>
    REGIONS.map((region) => `${city}, ${region}`),
  ),
];
const spelled = (names: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...names, "all", "Nowhere"), fc.constantFrom(0, 1, 2, 3))
    .map(([name, way]) => [name, name.toUpperCase(), ` ${name.toLowerCase()} `, name.normalize("NFD")][way]);

const amount = fc.constantFrom(0, 5, 12.5, 20);
const currency = fc.constantFrom("EUR", "USD");
/** Some keys of each set. */
function anyChoices(maxLength?: number): fc.Arbitrary<Pick<Event, ChoiceKey>> {
  const sets = CHOICE_ROWS.map(({ key, choices }) => [
    key,
    fc.subarray([...choices], { maxLength: maxLength ?? choices.length }),
  ]);
  return fc.record(Object.fromEntries(sets));
}
const event = fc.record({
  day: fc.integer({ min: -4, max: 5 }),
  time: fc.constantFrom("", "00:00", "01:30", "03:30", "12:00", "17:00", "20:15", "23:30"),
  days: fc.constantFrom(null, null, 0, 1, 2, 7),
  endTime: fc.constantFrom(null, "00:00", "02:30", "04:59", "23:45"),
  open: fc.option(fc.subarray([0, 1, 2, 3, 4, 5, 6, 7]), { freq: 3 }),
  status: fc.constantFrom("scheduled" as const, ...EVENT_STATUSES),
  price: fc.option(
    fc.record({ isFree: fc.boolean(), from: fc.option(amount), to: fc.option(amount), currency }),
  ),
  tags: fc.subarray(["family", "jazz", "late"]),
  minAge: fc.option(fc.constantFrom(0, 6, 18)),
  choices: anyChoices(),
  organizer: fc.option(fc.constantFrom("club", "city-hall").map((slug) => ({ name: slug, slug }))),
});
type DraftEvent = typeof event extends fc.Arbitrary<infer T> ? T : never;
const venue = fc.record({
  category: fc.constantFrom(...VENUE_CATEGORIES.slice(0, 3)),
  country: fc.constantFrom(...COUNTRIES),
  city: fc.constantFrom(...CITIES),
  region: fc.constantFrom(...REGIONS),
  zone: fc.constantFrom(...ZONES),
  drafts: fc.array(event, { maxLength: 5 }),
});
type Draft = typeof venue extends fc.Arbitrary<infer T> ? T : never;
const world = fc.array(venue, { maxLength: 10 });
const date = fc.integer({ min: -3, max: 6 }).map((day) => dateOfDay(TODAY + day));
const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
const filter = fc
  .record({
    from: rarely(date),
    to: rarely(date),
    categories: rarely(fc.subarray(VENUE_CATEGORIES.slice(0, 3))),
    country: rarely(spelled(COUNTRIES)),
    city: rarely(spelled(ASKED)),
    when: rarely(fc.constantFrom(...WHENS)),
    times: rarely(fc.subarray([...TIMES_OF_DAY])),
    age: rarely(fc.constantFrom(0, 5, 6, 17, 99)),
    choices: rarely(anyChoices(1)),
    free: rarely(fc.constant(true)),
    most: rarely(fc.record({ maxPrice: amount, currency })),
    tags: rarely(fc.subarray(["family", "jazz", "unheard"], { minLength: 1 })),
    organizer: rarely(fc.constantFrom("club", "nobody")),
    status: rarely(fc.constantFrom(...EVENT_STATUSES)),
  })
  .map(({ most, choices, ...rest }) => ({ ...rest, ...most, ...choices }));
const moment = fc
  .integer({ min: -3 * 96, max: 4 * 96 })
  .map((quarters) => TODAY * DAY_MS + quarters * 900_000);

function eventOf(draft: DraftEvent, id: number, zone: string): Event {
  const { day, time, days, open, tags, minAge, status, price, organizer, choices } = draft;
  const date = dateOfDay(TODAY + day);
  const endDate = days === null ? null : dateOfDay(TODAY + day + days);
  const isEndKnown = endDate !== null && (days! > 0 || (time !== "" && (draft.endTime ?? "") > time));
  const endTime = isEndKnown ? draft.endTime : null;
  const startMs = startsAtMs(date, time, zone);
  const endMs = endsAtMs(endDate, endTime, zone);
  const openDays = open
    ?.filter((offset) => offset <= (days ?? 0))
    .map((offset) => dateOfDay(TODAY + day + offset));
  return publicEvent({
    _id: `${id}`,
    date,
    time,
    endDate,
    endTime,
    tags,
    minAge,
    status,
    price,
    organizer,
    ...choices,
    openDays: openDays?.length ? openDays : null,
    startsAt: new Date(startMs).toISOString(),
    endsAt: endMs === null ? null : new Date(endMs).toISOString(),
    expiresAt: listedUntilMs({ startMs, endMs }),
  });
}

function venuesOf(drafts: Draft[]) {
  return drafts.map(({ drafts: events, zone, ...place }, index) => ({
    ...place,
    id: index + 1,
    events: events.map((draft, e) => eventOf(draft, index * 10 + e, zone)),
  }));
}

function atlasOf(venues: ReturnType<typeof venuesOf>, nowMs: number): Atlas {
  const atlas = new Atlas();
  atlas.put(
    venues.map(
      ({ id, events, ...place }): AtlasVenue => ({
        ...place,
        id,
        name: `Venue ${id}`,
        longitude: id,
        latitude: id,
        json: JSON.stringify({ id }),
        events: events.map((event) => ({ ...event, id: Number(event._id), json: JSON.stringify(event) })),
      }),
    ),
  );
  atlas.expire(nowMs);
  return atlas;
}

function halfHoursOf(events: readonly Event[], nowMs: number): number[] {
  const numbers = Array.from({ length: EVENING_HALF_HOURS }, () => 0);
  for (const event of events) {
    const { startMs } = spanOf(event);
    const eveningMs = eveningStartMs(nowMs, utcOffsetMs(event.date, event.time, startMs));
    numbers[halfHourOf(startMs, eveningMs)]++;
  }
  return numbers;
}

it("CTY-04 FIL-08 FIL-09 FIL-20 FIL-21 CORE-10 API-30 the atlas and the browser narrow and count alike, whatever the world, filter and moment", () => {
  fc.assert(
    fc.property(world, filter, moment, fc.boolean(), (drafts, filter, nowMs, includeEmpty) => {
      const venues = venuesOf(drafts);
      const atlas = atlasOf(venues, nowMs);
      const inBrowser = narrowVenues(venues, filter, { includeEmpty, nowMs });
      const onServer: { id: number; events: { _id: string }[] }[] = JSON.parse(
        atlas.venuesIn(WORLD, filter, { limit: 0, includeEmpty }).toString(),
      );
      const facts = (venues: typeof onServer) =>
        venues
          .map(({ id, events }) => [id, events.map(({ _id }) => _id).sort()] as const)
          .sort(([a], [b]) => a - b);
      expect(facts(onServer)).toEqual(facts(inBrowser));
      const counted = JSON.parse(atlas.overview(WORLD, 2, filter, { includeEmpty }).toString());
      const events = inBrowser.flatMap(({ events }) => events.filter((event) => isCounted(event, filter)));
      expect([counted.venues, counted.events]).toEqual([inBrowser.length, events.length]);
      const { days, halfHours } = Timeline.parse(JSON.parse(atlas.timeline(WORLD, 5, filter).toString()));
      expect(halfHours?.map(({ events }) => events)).toEqual(
        filter.when === "tonight" ? halfHoursOf(events, nowMs) : undefined,
      );
      for (const { date, ...numbers } of days) {
        const isAsked = date <= (filter.to ?? date);
        const onDay = isAsked
          ? narrowVenues(venues, { ...filter, from: date, to: date }, visitorAt(nowMs))
          : [];
        expect(numbers).toEqual(numbersOf(onDay, filter));
      }
    }),
    { numRuns: fuzzRuns(400) },
  );
});

it("TIME-10 TIME-201 what is over is listed by its date where no date is asked for, and left out by every date filter", () => {
  const [venue] = venuesOf([{ ...PLACE, drafts: [draft({ time: "12:00" }), draft({ time: "20:15" })] }]);
  const nowMs = TODAY * DAY_MS + 18 * 3_600_000;
  expect(overMs(spanOf(venue.events[0]))).toBeLessThan(nowMs);
  const atlas = atlasOf([venue], nowMs);
  const ids = (filter: object) =>
    JSON.parse(atlas.venuesIn(WORLD, filter, { limit: 0, includeEmpty: false }).toString()).flatMap(
      ({ events }: { events: Event[] }) => events.map(({ _id }) => _id),
    );
  expect(ids({})).toEqual(["0", "1"]);
  for (const filter of [{ from: dateOfDay(TODAY) }, { to: dateOfDay(TODAY) }, { when: "tonight" }])
    expect(ids(filter)).toEqual(["1"]);
});

it("CORE-11 a venue with only cancelled events is listed and counted as a venue, its events are not", () => {
  const atlas = atlasOf(venuesOf([{ ...PLACE, drafts: [draft({ status: "cancelled" })] }]), TODAY * DAY_MS);
  const overview = (filter: object) =>
    JSON.parse(atlas.overview(WORLD, 2, filter, { includeEmpty: false }).toString());
  expect(overview({})).toMatchObject({ venues: 1, events: 0 });
  expect(overview({ status: "cancelled" })).toMatchObject({ venues: 1, events: 1 });
  expect(overview({ status: "scheduled" })).toMatchObject({ venues: 0, events: 0 });
});

const visitorAt = (nowMs: number) => ({ includeEmpty: false, nowMs });

function numbersOf(venues: ReturnType<typeof venuesOf>, filter: EventFilter) {
  const categories: Record<string, number> = {};
  let sum = 0;
  for (const { category, events } of venues) {
    const count = events.filter((event) => isCounted(event, filter)).length;
    if (count > 0) categories[category] = (categories[category] ?? 0) + count;
    sum += count;
  }
  return { events: sum, categories };
}

const PLACE = { category: VENUE_CATEGORIES[0], country: "Bulgaria", city: "Sofia", region: "", zone: "UTC" };

function draft(given: Partial<DraftEvent>): DraftEvent {
  const none = {
    days: null,
    endTime: null,
    open: null,
    price: null,
    tags: [],
    minAge: null,
    choices: {} as DraftEvent["choices"],
    organizer: null,
  };
  return { day: 0, time: "20:15", status: "scheduled", ...none, ...given };
}
