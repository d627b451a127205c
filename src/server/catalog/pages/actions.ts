import type { Event, Venue, VenueWithEvents } from "#contract/catalog.ts";
import { cityUrl } from "#contract/city-url.ts";
import type {
  AnnouncementData,
  EventAtVenue,
  EventFactsData,
  PageServices,
  VenueFacts,
} from "#contract/pages.ts";
import { type EventAddress, urls } from "#contract/urls.ts";
import { isVenueCategory, type VenueCategory } from "#domain/category.ts";
import { phaseOf, spanOf } from "#domain/event/phase.ts";
import { foldSeries } from "#domain/event/series-rows.ts";
import { isDate } from "#domain/time.ts";
import { upcomingEvents } from "#domain/upcoming.ts";
import { weekendEndOfCountry } from "#server/geo/weekend.ts";
import { isAway } from "#server/platform/db/unreachable.ts";
import { calendarText } from "../formats/calendar.ts";
import { otherRecords, placeReadsOf } from "../projection/other-records.ts";
import { exchangedOf, type PosterUrl, presentEvent, presentVenue } from "../projection/present.ts";
import type { Projection } from "../projection/projection.ts";
import type { Note } from "../projection/reads.ts";
import type { CatalogReader } from "../read.ts";
import { cityPages } from "./city.ts";
import { nearbyEvents } from "./nearby.ts";
import { organizerPages } from "./organizer.ts";
import type { PageStore } from "./store.ts";

const MORE_EVENTS = 4;

interface PageReadDeps {
  listed: () => Projection;
  /** Asked only for what is not listed: past events, former addresses. */
  store: PageStore;
  reader: Pick<CatalogReader, "exchangedEvent" | "organizerAt">;
  posterUrl: PosterUrl;
  publicUrl: string;
  now: () => number;
  /** Told what is read of what is listed. */
  note?: Note;
}

type PageReads = Pick<
  PageServices,
  "eventAt" | "calendarFileAt" | "venueAt" | "venueWithId" | "cityAt" | "organizerAt"
>;

/** Reads by the addresses of events, venues, cities and organizers; undefined where there is none. */
export function catalogPages(deps: PageReadDeps): PageReads {
  const { listed, store, reader, posterUrl, publicUrl, now, note = () => {} } = deps;

  function venueFacts(id: number): VenueFacts | undefined {
    const venue = listed().venue(id);
    if (!venue) note({ venues: [id] });
    return venue && factsOf(venue);
  }

  function factsOf(venue: VenueWithEvents): VenueFacts {
    const projection = listed();
    note({ ...placeReadsOf(venue), slugs: [venue.slug] });
    return {
      venue: { ...venue, events: upcomingEvents(venue.events, now()) },
      others: otherRecords(projection.atlas, venue),
      venueUrl: urls.venuePage(venue.slug, projection.hasPlainAddress(venue) ? undefined : venue.category),
      cityUrl: cityUrl(venue.country, venue.city),
      weekendEnd: weekendEndOfCountry(venue.country),
    };
  }

  async function unlisted(address: EventAddress, category: VenueCategory): Promise<EventAtVenue | undefined> {
    const found = await store.eventAt(address.location, category, address.name, address.date);
    return (
      found && {
        venue: presentVenue(found.venue),
        event: presentEvent(found.event, found.venue.category, posterUrl),
      }
    );
  }

  async function findEvent(
    address: EventAddress,
  ): Promise<(EventAtVenue & { place?: VenueWithEvents }) | undefined> {
    const { location, category, name, date } = address;
    if (!isVenueCategory(category) || !isDate(date)) return undefined;
    note({ slugs: [location] });
    return listed().eventAt(location, category, name, date) ?? unlisted(address, category);
  }

  /** Nothing while the database is away: the rest of the page is known. */
  async function announcementOf(id: number): Promise<AnnouncementData | undefined> {
    return store.announcementOf(id).catch((error) => {
      if (!isAway(error)) throw error;
      return undefined;
    });
  }

  return {
    async eventAt(address): Promise<EventFactsData | undefined> {
      const found = await findEvent(address);
      if (!found) return undefined;
      const { event, venue } = found;
      note({ events: [Number(event._id)], organizers: event.organizer ? [event.organizer.slug] : [] });
      const place = found.place ? factsOf(found.place) : venueFacts(Number(venue._id));
      const { atlas } = listed();
      const isOver = event.expiresAt <= now();
      return {
        event,
        venue,
        isOver,
        venueUrl: place?.venueUrl ?? urls.venuePage(venue.slug, venue.category),
        cityUrl: cityUrl(venue.country, venue.city),
        ...(place ? eventsBeside(place, event, now()) : { dates: [], more: [] }),
        nearby: isOver ? [] : nearbyEvents(atlas, found, now(), note),
        organizerEvents: event.organizer ? atlas.count({ organizer: event.organizer.slug }).events : 0,
        announced: event.status === "scheduled" ? undefined : await announcementOf(Number(event._id)),
      };
    },

    async calendarFileAt(address) {
      const found = await findEvent(address);
      if (!found) return undefined;
      const id = Number(found.event._id);
      const marks = listed().marks.marksOf(id);
      const row = marks ? exchangedOf(found, marks) : await reader.exchangedEvent(id);
      return row && { fileName: `${row.event.slug}.ics`, text: calendarText([row], publicUrl) };
    },

    async venueAt(slug, category) {
      note({ slugs: [slug] });
      const isMeant = (venue: { category: string }) => category === undefined || venue.category === category;
      const known = listed().venuesOfSlug(slug).find(isMeant);
      if (known) return venueFacts(Number(known._id));
      const former = (await store.venuesOfFormerSlug(slug)).find(isMeant);
      return former && venueFacts(former.id);
    },

    venueWithId: venueFacts,
    cityAt: cityPages({ ...deps, note }),
    organizerAt: organizerPages({ ...deps, note }),
  };
}

/** The other dates of an event's series, and the next events of its place besides these. */
function eventsBeside({ venue, others }: VenueFacts, { _id, series }: Event, nowMs: number) {
  const recordOf = new Map<Event, Venue>();
  for (const { events, ...record } of [venue, ...others])
    for (const event of events) recordOf.set(event, record);
  const upcoming = upcomingEvents([...recordOf.keys()], nowMs);
  const isSibling = (event: Event) => series !== null && event.series?.id === series.id;
  const ahead = upcoming.filter((event) => phaseOf(spanOf(event), nowMs) !== "over");
  const more = ahead.filter((event) => event._id !== _id && !isSibling(event));
  return {
    dates: ahead.filter(isSibling),
    more: foldSeries(more, nowMs)
      .slice(0, MORE_EVENTS)
      .map(({ event }) => ({ event, venue: recordOf.get(event)! })),
  };
}
