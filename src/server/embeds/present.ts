import { cityUrl } from "#contract/city-url.ts";
import type { EmbeddedEvent } from "#contract/embeds.ts";
import type { EventAtVenue } from "#contract/pages.ts";
import { pictureUrl, withoutWords } from "#contract/pictures.ts";
import { urls } from "#contract/urls.ts";
import { phaseOf, spanOf } from "#domain/event/phase.ts";
import { lastDayOfRun } from "#domain/event/words.ts";
import type { Locale } from "#domain/locale.ts";
import { dateText, shortMonthText, shortWeekdayText, translatorFor } from "#messages/server.ts";
import { filterSearch } from "#server/atlas/asked-filter.ts";
import { hoursText } from "#server/catalog/formats/mail-card.ts";
import type { Projection } from "#server/catalog/projection/projection.ts";
import { localName } from "#server/geo/local-name.ts";
import type { EmbedSelection } from "./select.ts";

const PICTURE_PIXELS = 320;
const CITY_ZOOM = 12;
const MAX_ZOOM = 17;

/** An event in the words of a language, at addresses without the host. */
export function presentEmbedded(
  { event, venue }: EventAtVenue,
  locale: Locale,
  nowMs: number,
): EmbeddedEvent {
  const { date } = event;
  const last = lastDayOfRun(event);
  const hours = hoursText(event, locale);
  return {
    id: event._id,
    name: event.name,
    url: urls.eventPage({ location: venue.slug, category: venue.category, name: event.slug, date }),
    date,
    day: {
      weekday: shortWeekdayText(date, locale),
      day: String(Number(date.slice(-2))),
      month: shortMonthText(date, locale),
    },
    when: last ? `${dateText(date, locale)} – ${dateText(last, locale)} · ${hours}` : hours,
    where: `${venue.name}, ${localName(locale, venue.city)}`,
    category: venue.category,
    status: event.status,
    note: noteOf(event, locale, nowMs),
    // Cut to a row, a poster would lose half of its words, which stand beside it.
    picture: withoutWords(
      pictureUrl({ owner: { event: event._id }, image: event.image }, PICTURE_PIXELS, "webp"),
    ),
  };
}

function noteOf(event: EventAtVenue["event"], locale: Locale, nowMs: number): string | null {
  const t = translatorFor(locale);
  if (event.status === "cancelled") return t("event.cancelled");
  if (event.status === "postponed") return t("event.postponed");
  if (phaseOf(spanOf(event), nowMs) === "over") return t("event.over");
  if (event.isSoldOut) return t("event.sold-out");
  return event.price?.isFree ? t("event.free") : null;
}

/** What the events have in common, as a heading. */
export function titleOf(
  listed: Projection,
  selection: EmbedSelection,
  events: readonly EventAtVenue[],
  locale: Locale,
): string {
  const t = translatorFor(locale);
  const { venue, area, filter } = selection;
  const named = venue === undefined ? undefined : listed.venueAlone(venue);
  if (named) return t("embedded.at-venue", { venue: named.name });
  // As the catalogue writes it, where there is something to read that from.
  if (filter.city)
    return t("embedded.in-city", { city: localName(locale, events[0]?.venue.city ?? filter.city) });
  return t(area ? "embedded.in-area" : "embedded.events");
}

/** The page of ours that shows all of them: a venue's or a city's where nothing else is asked for, or the map. */
export function pageOfAll(
  listed: Projection,
  { venue, area, filter }: EmbedSelection,
  events: readonly EventAtVenue[],
): string {
  const known = venue === undefined ? undefined : listed.venueAlone(venue);
  if (known) return urls.venuePage(known.slug, listed.hasPlainAddress(known) ? undefined : known.category);
  const first = events[0]?.venue;
  const { country: _, city, ...narrowing } = filter;
  const isNarrowed = Object.values(narrowing).some((value) => value !== undefined);
  if (city !== undefined && first && !isNarrowed) return cityUrl(first.country, first.city);
  const at = area ? centreOf(area) : first && cameraAt(first);
  return urls.map + filterSearch(filter, { at });
}

function cameraAt({ coordinates: [longitude, latitude] }: EventAtVenue["venue"]): string {
  return `${latitude},${longitude},${CITY_ZOOM}`;
}

/** An area may cross the date line. */
function centreOf({ west, south, east, north }: NonNullable<EmbedSelection["area"]>): string {
  const width = east >= west ? east - west : east - west + 360;
  const longitude = ((west + width / 2 + 540) % 360) - 180;
  const zoom = Math.min(MAX_ZOOM, Math.max(1, Math.round(Math.log2(360 / Math.max(width, 1e-3)))));
  return `${((south + north) / 2).toFixed(5)},${longitude.toFixed(5)},${zoom}`;
}
