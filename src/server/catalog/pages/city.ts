import { CITY_DAYS, type CityPart, cityUrl } from "#contract/city-url.ts";
import type { CityFacts, CityQuestion } from "#contract/pages.ts";
import { urls } from "#contract/urls.ts";
import { CATEGORIES } from "#domain/category.ts";
import { datePresets } from "#domain/date-presets.ts";
import type { AtlasFilter } from "#server/atlas/atlas.ts";
import { countryOfSlug } from "#server/geo/countries.ts";
import { timeZoneAt } from "#server/geo/time-zone.ts";
import type { CityPlace } from "../projection/city-directory.ts";
import type { EventRef, Projection } from "../projection/projection.ts";
import { Top } from "../projection/top.ts";
import type { PageReadDeps } from "./actions.ts";
import { cityFinder } from "./find-city.ts";

const EVENTS_PER_PAGE = 48;
const LISTED_VENUES = 24;
const MINUTE_MS = 60_000;

/** A city's upcoming events, a page at a time. */
export function cityPages({ listed, store, now }: Pick<PageReadDeps, "listed" | "store" | "now">) {
  const findCity = cityFinder(listed, store);

  return async (question: CityQuestion): Promise<CityFacts | undefined> => {
    const part = question.part === undefined ? undefined : cityPart(question.part);
    if (question.part !== undefined && part === undefined) return undefined;
    const country = countryOfSlug(question.country);
    const city = country && (await findCity(country, question.city));
    if (!city) return undefined;

    const projection = listed();
    const place = { country: city.country, city: city.label };
    const filter = { ...place, ...narrowing(part, localDate(city, now())) };
    const last = question.page * EVENTS_PER_PAGE;
    const { total, first, byVenue } = lookThrough(projection, filter, last, now());
    const pageCount = Math.max(1, Math.ceil(total / EVENTS_PER_PAGE));
    if (question.page > pageCount) return undefined;
    const shown = first.slice(last - EVENTS_PER_PAGE, last).map(({ eventId }) => eventId);
    const categories = CATEGORIES.filter(
      (category) => projection.someEvents({ ...place, categories: [category] }, 1).length > 0,
    );
    return {
      country: city.country,
      city: city.label,
      longitude: city.longitude,
      latitude: city.latitude,
      part,
      page: question.page,
      pageCount,
      total,
      events: projection.events(shown),
      parts: [undefined, ...CITY_DAYS, ...categories].map((each) => ({
        part: each,
        url: cityUrl(city.country, city.label, each),
      })),
      venues: busiest(projection, byVenue),
    };
  };
}

/** What is over comes last; of the others, the soonest first. */
function lookThrough(projection: Projection, filter: AtlasFilter, most: number, nowMs: number) {
  const nowMinute = Math.floor(nowMs / MINUTE_MS);
  const isOver = ({ overMinute }: EventRef) => Number(overMinute <= nowMinute);
  const first = new Top<EventRef>(
    most,
    (a, b) => isOver(a) - isOver(b) || a.startMinute - b.startMinute || a.eventId - b.eventId,
  );
  const byVenue = new Map<number, number>();
  let total = 0;
  projection.visitEvents(filter, (event) => {
    total++;
    first.add(event);
    byVenue.set(event.venueId, (byVenue.get(event.venueId) ?? 0) + 1);
  });
  return { total, first: first.sorted(), byVenue };
}

function busiest(projection: Projection, byVenue: ReadonlyMap<number, number>): CityFacts["venues"] {
  const ranked = [...byVenue].sort(([, a], [, b]) => b - a);
  const least = ranked[LISTED_VENUES - 1]?.[1] ?? 0;
  return ranked
    .filter(([, events]) => events >= least)
    .flatMap(([id, events]) => {
      const venue = projection.venueAlone(id);
      return venue ? { venue, events } : [];
    })
    .sort((a, b) => b.events - a.events || (a.venue.name < b.venue.name ? -1 : 1))
    .slice(0, LISTED_VENUES)
    .map(({ venue, events }) => ({
      name: venue.name,
      url: urls.venuePage(venue.slug, projection.hasPlainAddress(venue) ? undefined : venue.category),
      events,
    }));
}

function cityPart(text: string): CityPart | undefined {
  return [...CITY_DAYS, ...CATEGORIES].find((part) => part === text.toLowerCase());
}

/** Days are the city's own. */
function localDate({ longitude, latitude }: CityPlace, nowMs: number): string {
  const zone = timeZoneAt(longitude, latitude);
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(nowMs))
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString();
}

function narrowing(part: CityPart | undefined, today: string): AtlasFilter {
  const presets = datePresets(today, 1);
  if (part === undefined) return {};
  if (part === "today") return presets.today;
  if (part === "this-weekend") return presets.thisWeekend;
  return { categories: [part] };
}
