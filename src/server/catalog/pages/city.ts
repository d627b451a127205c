import { CITY_DAYS, type CityPart, cityUrl } from "#contract/city-url.ts";
import type { CityFactsData, CityQuestion } from "#contract/pages.ts";
import { urls } from "#contract/urls.ts";
import { CATEGORIES } from "#domain/category.ts";
import { datePresets } from "#domain/date-presets.ts";
import type { AtlasFilter } from "#server/atlas/atlas.ts";
import { countryOfSlug } from "#server/geo/countries.ts";
import { timeZoneAt } from "#server/geo/time-zone.ts";
import { weekendEndIn } from "#server/geo/weekend.ts";
import type { CityPlace } from "../projection/city-directory.ts";
import type { Projection } from "../projection/projection.ts";
import { filterReads, type Note } from "../projection/reads.ts";
import { lookThrough, pageEventRows, ROWS_PER_PAGE } from "./event-rows.ts";
import { cityFinder } from "./find-city.ts";
import type { PageStore } from "./store.ts";

const LISTED_VENUES = 24;

interface CityPageDeps {
  listed: () => Projection;
  store: Pick<PageStore, "citiesOf" | "formerCitiesOf">;
  now: () => number;
  note: Note;
}

/** A city's upcoming events, a page at a time. */
export function cityPages({ listed, store, now, note }: CityPageDeps) {
  const findCity = cityFinder(listed, store);

  return async (question: CityQuestion): Promise<CityFactsData | undefined> => {
    const part = question.part === undefined ? undefined : cityPart(question.part);
    if (question.part !== undefined && part === undefined) return undefined;
    note(filterReads({ city: question.city }));
    const country = countryOfSlug(question.country);
    const city = country && (await findCity(country, question.city));
    if (!city) return undefined;
    note(filterReads({ city: city.label }));

    const projection = listed();
    const place = { country: city.country, city: city.label };
    const filter = { ...place, ...narrowing(part, localDate(city, now()), city.countryCode) };
    const last = question.page * ROWS_PER_PAGE;
    const { total, rowCount, first, byVenue } = lookThrough(projection, filter, last, now());
    const pageCount = Math.max(1, Math.ceil(rowCount / ROWS_PER_PAGE));
    if (question.page > pageCount) return undefined;
    const categories = CATEGORIES.filter(
      (category) => projection.someEvents({ ...place, categories: [category] }, 1).length > 0,
    );
    return {
      country: city.country,
      city: city.label,
      longitude: city.longitude,
      latitude: city.latitude,
      weekendEnd: weekendEndIn(city.countryCode),
      part,
      page: question.page,
      pageCount,
      total,
      rows: pageEventRows(projection, first.slice(last - ROWS_PER_PAGE, last)),
      parts: [undefined, ...CITY_DAYS, ...categories].map((each) => ({
        part: each,
        url: cityUrl(city.country, city.label, each),
      })),
      venues: busiest(projection, byVenue, note),
    };
  };
}

function busiest(
  projection: Projection,
  byVenue: ReadonlyMap<number, number>,
  note: Note,
): CityFactsData["venues"] {
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
    .map(({ venue, events }) => {
      note({ slugs: [venue.slug] });
      return {
        name: venue.name,
        url: urls.venuePage(venue.slug, projection.hasPlainAddress(venue) ? undefined : venue.category),
        events,
      };
    });
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

function narrowing(part: CityPart | undefined, today: string, countryCode: string): AtlasFilter {
  const presets = datePresets(today, 1, weekendEndIn(countryCode));
  if (part === undefined) return {};
  if (part === "today") return presets.today;
  if (part === "this-weekend") return presets.thisWeekend;
  return { categories: [part] };
}
