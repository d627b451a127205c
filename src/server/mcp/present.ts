import type { VenueWithEvents } from "#contract/catalog.ts";
import { cityUrl } from "#contract/city-url.ts";
import type { EventAtVenue } from "#contract/pages.ts";
import type { Place } from "#contract/places.ts";
import { urls } from "#contract/urls.ts";
import { ASSISTANT_KEYS, pickDetails } from "#domain/event/event-fields.ts";
import { phaseOf, spanOf } from "#domain/event/phase.ts";
import { priceWord } from "#domain/event/words.ts";
import type { Locale } from "#domain/locale.ts";
import { upcomingEvents } from "#domain/upcoming.ts";
import { priceText } from "#messages/server.ts";
import { whenText } from "#server/catalog/formats/mail-card.ts";
import type { CityPlace } from "#server/catalog/projection/city-directory.ts";
import { countryNameIn, localName } from "#server/geo/local-name.ts";
import type { EventOutput, PlacesOutput, ShortEvent, VenueOutput } from "./output.ts";

const MAX_DESCRIPTION = 2_000;
const EVENTS_OF_VENUE = 20;

/** A place, and the city of the catalogue that it is, if any. */
export interface PlaceForAssistants {
  place: Place;
  city?: CityPlace | undefined;
}

export interface Presenting {
  publicUrl: string;
  locale: Locale;
  nowMs: number;
  /** Whether a venue is the only one, or the first, of its slug. */
  hasPlainAddress: (venue: { _id: string; slug: string }) => boolean;
}

/** Zoom of a map that shows a place without a page. */
const PLACE_ZOOM = 12;

export function presentPlace(
  { place, city }: PlaceForAssistants,
  publicUrl: string,
): PlacesOutput["places"][number] {
  const { name, kind, region, country, events } = place;
  const [longitude, latitude] = place.coordinates;
  const page = city
    ? cityUrl(city.country, city.label)
    : urls.mapWith({ at: `${latitude},${longitude},${PLACE_ZOOM}` });
  return { name, kind, region, country, latitude, longitude, events, link: publicUrl + page };
}

export function presentShort(
  { event, venue }: EventAtVenue,
  { publicUrl, locale, nowMs }: Presenting,
): ShortEvent {
  const address = { location: venue.slug, category: venue.category, name: event.slug, date: event.date };
  const price = priceWord(event.price);
  return {
    id: event._id,
    name: event.name,
    status: event.status,
    isOver: phaseOf(spanOf(event), nowMs) === "over",
    isSoldOut: event.isSoldOut,
    when: whenText(event, locale),
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    timeZone: venue.timeZone,
    price: price && priceText(price, locale),
    category: venue.category,
    venue: { id: venue._id, name: venue.name, ...placeOf(venue, locale) },
    link: publicUrl + urls.eventPage(address),
  };
}

export function presentEventForAssistants(found: EventAtVenue, presenting: Presenting): EventOutput {
  const { event, venue } = found;
  return {
    ...presentShort(found, presenting),
    description: event.description.slice(0, MAX_DESCRIPTION),
    isDescriptionCut: event.description.length > MAX_DESCRIPTION,
    address: venue.address,
    ...pointOf(venue),
    organizer: event.organizer?.name ?? null,
    ...pickDetails(event, ASSISTANT_KEYS),
    moreAt: event.link || null,
  };
}

export function presentVenueForAssistants(
  { events, ...venue }: VenueWithEvents,
  presenting: Presenting,
): VenueOutput {
  const { publicUrl, locale, nowMs, hasPlainAddress } = presenting;
  const ahead = upcomingEvents(events, nowMs).filter((event) => phaseOf(spanOf(event), nowMs) !== "over");
  const shown = ahead.slice(0, EVENTS_OF_VENUE);
  return {
    id: venue._id,
    name: venue.name,
    category: venue.category,
    address: venue.address,
    ...placeOf(venue, locale),
    ...pointOf(venue),
    timeZone: venue.timeZone,
    link: publicUrl + urls.venuePage(venue.slug, hasPlainAddress(venue) ? undefined : venue.category),
    total: ahead.length,
    hasMore: ahead.length > shown.length,
    events: shown.map((event) => presentShort({ event, venue }, presenting)),
  };
}

function placeOf({ city, country, countryCode }: EventAtVenue["venue"], locale: Locale) {
  return {
    city: localName(locale, city),
    country: countryNameIn(locale, { code: countryCode, name: country }),
  };
}

function pointOf({ coordinates: [longitude, latitude] }: EventAtVenue["venue"]) {
  return { latitude: Number(latitude), longitude: Number(longitude) };
}
