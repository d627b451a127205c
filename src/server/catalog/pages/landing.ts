import { cityUrl } from "#contract/city-url.ts";
import type { CityLink, LandingFacts, LandingPlace, LandingRow } from "#contract/pages.ts";
import { type DateRange, datePresets } from "#domain/date-presets.ts";
import { hashOf } from "#domain/dice.ts";
import { distanceM, type Point } from "#domain/geo.ts";
import { DAY_MS, dateOfDay, dayNumber, startsAtMs, wallTimeAt } from "#domain/time.ts";
import type { AtlasFilter } from "#server/atlas/atlas.ts";
import { timeZoneAt } from "#server/geo/time-zone.ts";
import { weekendEndOfCountry } from "#server/geo/weekend.ts";
import type { CountedCity } from "../projection/city-directory.ts";
import type { EventRef, Projection } from "../projection/projection.ts";
import { pickEvents } from "./pick-events.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** The night belongs to the day before until this hour. */
const MORNING_MS = 5 * HOUR_MS;
/** From this hour on it is too late to go out. */
const LATE = "22:00";
const MORNING = "05:00";
const NEW_DAYS = 7;
const LEAST_EVENTS = 3;
const LISTED_CITIES = 8;
/** Suburbs have cities of their own: among those so near, the one with most venues is meant. */
const SAME_TOWN_M = 25_000;
const NEAR_M = 100_000;

interface LandingDeps {
  listed: () => Projection;
  now: () => number;
}

/** What the landing page shows of the place around a point; of its country where no city there has enough. */
export function landingPage({ listed, now }: LandingDeps) {
  return (point: Point, country: string): LandingFacts => {
    const projection = listed();
    const city = cityAround(projection, point);
    const place = placeOf(projection, city, point, country);
    const nowMs = now();
    const ofPlace = rowsOf(projection, place, nowMs);
    const isEnough = place.city === undefined || ofPlace.some(({ kind }) => kind !== "festivals");
    const shown = isEnough ? place : { ...place, city: undefined, url: undefined };
    return {
      place: shown,
      rows: isEnough ? ofPlace : rowsOf(projection, shown, nowMs),
      tonight: projection.atlas.count({ when: "tonight" }).events,
      weekend: weekendFrom(todayAt(place, nowMs), place.country),
      cities: citiesOf(projection, place),
    };
  };
}

function cityAround(projection: Projection, point: Point): CountedCity | undefined {
  const near = projection.cities
    .all()
    .map((city) => ({ city, metres: distanceM(point, city) }))
    .filter(({ metres }) => metres < NEAR_M)
    .toArray();
  const inTown = near.filter(({ metres }) => metres < SAME_TOWN_M);
  if (inTown.length > 0) return inTown.sort((a, b) => b.city.venues - a.city.venues)[0]?.city;
  return near.sort((a, b) => a.metres - b.metres)[0]?.city;
}

function placeOf(
  projection: Projection,
  city: CountedCity | undefined,
  point: Point,
  country: string,
): LandingPlace {
  if (!city) {
    const { longitude, latitude } = largestCities(projection, country)[0] ?? point;
    return { country, city: undefined, url: undefined, longitude, latitude };
  }
  const { longitude, latitude, label } = city;
  const hasEvents = projection.someEvents({ country: city.country, city: label }, 1).length > 0;
  return {
    country: city.country,
    city: hasEvents ? label : undefined,
    url: hasEvents ? cityUrl(city.country, label) : undefined,
    longitude,
    latitude,
  };
}

function largestCities(projection: Projection, country: string): CountedCity[] {
  return projection.cities
    .all()
    .filter((each) => each.country === country)
    .toArray()
    .sort((a, b) => b.venues - a.venues);
}

/** The cities of the country with most venues, the visitor's own first. */
function citiesOf(projection: Projection, { country, city }: LandingPlace): CityLink[] {
  return largestCities(projection, country)
    .sort((a, b) => Number(b.label === city) - Number(a.label === city))
    .slice(0, LISTED_CITIES)
    .map(({ label }) => ({
      name: label,
      url: cityUrl(country, label),
      events: projection.atlas.count({ country, city: label }).events,
    }))
    .filter(({ events }) => events > 0);
}

function todayAt({ longitude, latitude }: Point, nowMs: number): string {
  return wallTimeAt(Math.floor(nowMs) - MORNING_MS, timeZoneAt(longitude, latitude)).date;
}

/** The country's weekend; on its last day, when little is left of it, the next one. */
function weekendFrom(today: string, country: string): DateRange {
  const end = weekendEndOfCountry(country);
  const { thisWeekend } = datePresets(today, 1, end);
  return thisWeekend.from === thisWeekend.to
    ? datePresets(dateOfDay(dayNumber(today) + 1), 1, end).thisWeekend
    : thisWeekend;
}

/** The rows from soon to far. A row with under three events is left out, and no event is in two. */
function rowsOf(
  projection: Projection,
  { country, city, ...point }: LandingPlace,
  nowMs: number,
): LandingRow[] {
  const today = todayAt(point, nowMs);
  const { time } = wallTimeAt(Math.floor(nowMs), timeZoneAt(point.longitude, point.latitude));
  const isLate = time >= LATE || time < MORNING;
  const tomorrow = dateOfDay(dayNumber(today) + 1);
  const weekend = weekendFrom(today, country);
  const monthEnd = datePresets(today, 1).thisMonth.to;
  const newFromMs = nowMs - NEW_DAYS * DAY_MS;
  const here: AtlasFilter = { country, city, status: "scheduled" };
  const { marks } = projection;
  const isRun = ({ startMinute, overMinute }: EventRef) =>
    Number(overMinute - startMinute >= DAY_MS / MINUTE_MS);
  const hasBegun = ({ startMinute }: EventRef) => Number(startMinute * MINUTE_MS <= nowMs);
  const soonest = (a: EventRef, b: EventRef) =>
    isRun(a) - isRun(b) ||
    hasBegun(a) - hasBegun(b) ||
    a.startMinute - b.startMinute ||
    a.eventId - b.eventId;
  const byStart = (a: EventRef, b: EventRef) => a.startMinute - b.startMinute || a.eventId - b.eventId;
  const mixed = (a: EventRef, b: EventRef) =>
    isRun(a) - isRun(b) || hashOf(String(a.eventId)) - hashOf(String(b.eventId));
  const newest = (a: EventRef, b: EventRef) =>
    marks.createdAtS(b.eventId) - marks.createdAtS(a.eventId) || mixed(a, b);
  const isNew = ({ eventId, overMinute }: EventRef) =>
    marks.createdAtS(eventId) * 1000 >= newFromMs && overMinute * MINUTE_MS > nowMs;

  /** A night that goes on into a day belongs to the day before; a run of days to each of its days. */
  const isOf = (day: string) => {
    const dayMinute = startsAtMs(day, "00:00", timeZoneAt(point.longitude, point.latitude)) / MINUTE_MS;
    return (event: EventRef) => event.startMinute >= dayMinute || isRun(event) === 1;
  };

  const shown = new Set<number>();
  const rows: (Omit<LandingRow, "events" | "total"> & {
    filter: AtlasFilter;
    pick: Parameters<typeof pickEvents>[2];
  })[] = [
    isLate
      ? {
          kind: "tomorrow",
          from: tomorrow,
          to: tomorrow,
          filter: { ...here, from: tomorrow, to: tomorrow },
          pick: { order: soonest, isWanted: isOf(tomorrow) },
        }
      : {
          kind: "tonight",
          from: today,
          to: today,
          filter: { ...here, when: "tonight" },
          pick: { order: soonest },
        },
    {
      kind: "weekend",
      ...weekend,
      filter: { ...here, ...weekend },
      pick: { order: mixed, shownBy: byStart, isWanted: isOf(weekend.from) },
    },
    {
      kind: "new",
      from: wallTimeAt(Math.floor(newFromMs), timeZoneAt(point.longitude, point.latitude)).date,
      to: today,
      filter: here,
      pick: { order: newest, isWanted: isNew },
    },
    {
      kind: "festivals",
      from: today,
      to: monthEnd,
      filter: { country, status: "scheduled", categories: ["festival"], from: today, to: monthEnd },
      pick: { order: byStart },
    },
  ];
  return rows.flatMap(({ filter, pick, ...row }) => {
    const { events, total } = pickEvents(projection, filter, pick, shown);
    if (events.length < LEAST_EVENTS) return [];
    for (const id of events) shown.add(id);
    // Tonight has one number, which the map, its list and the link of this row tell as well.
    const { status: _, ...asOnMap } = filter;
    const told = row.kind === "tonight" ? projection.atlas.count(asOnMap).events : total;
    return { ...row, total: told, events: projection.events(events) };
  });
}
