import { CITY_DAYS, type CityPart, cityAtSlug, cityUrl } from "#contract/city-url.ts";
import type { CityFacts, CityQuestion, EventFacts, PageServices, VenueFacts } from "#contract/pages.ts";
import { type EventAddress, urls } from "#contract/urls.ts";
import { CATEGORIES, isVenueCategory, type VenueCategory } from "#domain/category.ts";
import { cityLabel } from "#domain/city.ts";
import { type DateRange, datePresets } from "#domain/date-presets.ts";
import { slugify } from "#domain/slug.ts";
import { isDate } from "#domain/time.ts";
import { upcomingEvents } from "#domain/upcoming.ts";
import { COUNTRIES, findCountry } from "#server/geo/countries.ts";
import { timeZoneAt } from "#server/geo/time-zone.ts";
import { calendarText } from "../formats/calendar.ts";
import type { AtlasLoader } from "../projection/loader.ts";
import { type PosterUrl, presentEvent, presentVenue } from "../projection/present.ts";
import type { VenueRow } from "../tables.ts";
import type { PageStore } from "./store.ts";

const MORE_EVENTS = 4;
const EVENTS_PER_PAGE = 48;
const LISTED_VENUES = 24;

type PageReads = Pick<PageServices, "eventAt" | "calendarFileAt" | "venueAt" | "cityAt">;

/** What stands at the addresses of events, venues and cities; nothing where nothing does. */
export function catalogPages(
  store: PageStore,
  catalog: Pick<AtlasLoader, "venuesByIds">,
  posterUrl: PosterUrl,
  publicUrl: string,
  now: () => number,
): PageReads {
  async function venueUrls(rows: readonly Pick<VenueRow, "id" | "slug" | "category">[]) {
    const first = await store.firstOfSlugs(rows.map(({ slug }) => slug));
    return ({ id, slug, category }: Pick<VenueRow, "id" | "slug" | "category">) =>
      urls.venuePage(slug, first.has(id) ? undefined : category);
  }

  async function findVenue(id: number): Promise<VenueFacts | undefined> {
    const [found] = await catalog.venuesByIds([id], now());
    if (!found) return undefined;
    const { venue, events } = found;
    const urlOf = await venueUrls([venue]);
    const presented = events.map((event) => presentEvent(event, venue.category, posterUrl));
    return {
      venue: { ...presentVenue(venue), events: upcomingEvents(presented, now()) },
      venueUrl: urlOf(venue),
      cityUrl: cityUrl(venue.country, venue.city),
    };
  }

  return {
    async eventAt({ location, category, name, date }: EventAddress): Promise<EventFacts | undefined> {
      if (!isVenueCategory(category) || !isDate(date)) return undefined;
      const found = await store.eventAt(location, category, name, date);
      const place = found && (await findVenue(found.venue.id));
      if (!place) return undefined;
      const { events, ...venue } = place.venue;
      const event = presentEvent(found.event, venue.category, posterUrl);
      return {
        event,
        venue,
        isOver: event.expiresAt <= now(),
        venueUrl: place.venueUrl,
        cityUrl: place.cityUrl,
        more: events.filter(({ _id }) => _id !== event._id).slice(0, MORE_EVENTS),
      };
    },

    async calendarFileAt({ location, category, name, date }) {
      if (!isVenueCategory(category) || !isDate(date)) return undefined;
      const found = await store.eventAt(location, category, name, date);
      const row = found && (await store.exchangedEvent(found.event.id));
      return row && { fileName: `${row.event.slug}.ics`, text: calendarText([row], publicUrl) };
    },

    async venueAt(slug, category) {
      const isMeant = (venue: { category: VenueCategory }) =>
        category === undefined || venue.category === category;
      const known =
        (await store.venuesOfSlug(slug)).find(isMeant) ??
        (await store.venuesOfFormerSlug(slug)).find(isMeant);
      return known && findVenue(known.id);
    },

    async cityAt(question: CityQuestion): Promise<CityFacts | undefined> {
      const country = countryOfSlug(question.country);
      const city = country && cityAtSlug(question.city, await store.citiesOf(country.code));
      const part = question.part === undefined ? undefined : cityPart(question.part);
      if (!city || (question.part !== undefined && part === undefined)) return undefined;

      const label = cityLabel(city);
      const nowMs = now();
      const choice = { cityId: city.id, ...narrowing(part, localDate(city, nowMs)) };
      const [total, categories, venues] = await Promise.all([
        store.countEventsOfCity(choice, nowMs),
        store.categoriesOfCity(city.id, nowMs),
        store.busiestVenuesOfCity(choice, nowMs, LISTED_VENUES),
      ]);
      const pageCount = Math.max(1, Math.ceil(total / EVENTS_PER_PAGE));
      if (question.page > pageCount) return undefined;
      const offset = (question.page - 1) * EVENTS_PER_PAGE;
      const rows = await store.eventsOfCity(choice, nowMs, EVENTS_PER_PAGE, offset);
      const urlOf = await venueUrls(venues);
      const parts = [undefined, ...CITY_DAYS, ...CATEGORIES.filter((each) => categories.includes(each))];
      return {
        country: country.name,
        city: label,
        longitude: city.longitude,
        latitude: city.latitude,
        part,
        page: question.page,
        pageCount,
        total,
        events: rows.map(({ venue, event }) => ({
          venue: presentVenue(venue),
          event: presentEvent(event, venue.category, posterUrl),
        })),
        parts: parts.map((each) => ({ part: each, url: cityUrl(country.name, label, each) })),
        venues: venues.map((venue) => ({ name: venue.name, url: urlOf(venue), events: venue.events })),
      };
    },
  };
}

function countryOfSlug(slug: string) {
  return findCountry(slug) ?? COUNTRIES.find(({ name }) => slugify(name, "country") === slug.toLowerCase());
}

function cityPart(text: string): CityPart | undefined {
  return [...CITY_DAYS, ...CATEGORIES].find((part) => part === text.toLowerCase());
}

/** Days are the city's own. */
function localDate({ longitude, latitude }: { longitude: number; latitude: number }, nowMs: number): string {
  const zone = timeZoneAt(longitude, latitude);
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(nowMs))
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString();
}

function narrowing(
  part: CityPart | undefined,
  today: string,
): { days?: DateRange; category?: VenueCategory } {
  const presets = datePresets(today, 1);
  if (part === undefined) return {};
  if (part === "today") return { days: presets.today };
  if (part === "this-weekend") return { days: presets.thisWeekend };
  return { category: part };
}
