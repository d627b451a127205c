import type { Locale } from "#domain/locale.ts";
import { formatDate } from "#domain/time.ts";
import type {
  EventOutput,
  EventsOutput,
  PlacesOutput,
  ShortEvent,
  SubmitOutput,
  VenueOutput,
} from "./output.ts";
import { mcpTexts } from "./texts.ts";

export function placesText({ places }: PlacesOutput, locale: Locale): string {
  const { noPlaces, events } = mcpTexts[locale];
  const lines = places.map((place) => {
    const where = [place.name, place.region, place.country].filter(
      (part, at, all) => all.indexOf(part) === at,
    );
    return line([where.filter(Boolean).join(", "), events(place.events), place.link]);
  });
  return lines.join("\n") || noPlaces;
}

export function eventsText(
  { place, from, to, total, page, hasMore, events }: EventsOutput,
  limit: number,
  locale: Locale,
): string {
  const texts = mcpTexts[locale];
  const first = (page - 1) * limit + 1;
  const days = [...new Set([from, to])].filter((date) => date !== null).map(formatDate);
  const isPart = events.length > 0 && events.length < total;
  const head = line([
    total === 0 ? texts.noEvents : texts.events(total),
    place ?? "",
    days.join(" – "),
    isPart ? texts.shown(first, first + events.length - 1) : "",
  ]);
  const more = hasMore ? [texts.more(page + 1)] : [];
  return [head, ...events.map((event) => shortLine(event, locale)), ...more].join("\n");
}

export function eventText(event: EventOutput, locale: Locale): string {
  const texts = mcpTexts[locale];
  return [
    shortLine(event, locale),
    oneLine([event.address, event.venue.city, event.venue.country].filter(Boolean).join(", ")),
    event.organizer && oneLine(`${texts.organizer}: ${event.organizer}`),
    event.minAge !== null && texts.fromAge(event.minAge),
    event.description && oneLine(event.description) + (event.isDescriptionCut ? "…" : ""),
    event.moreAt && oneLine(event.moreAt),
  ]
    .filter(Boolean)
    .join("\n");
}

export function venueText(venue: VenueOutput, locale: Locale): string {
  const texts = mcpTexts[locale];
  const left = venue.total - venue.events.length;
  return [
    line([venue.name, [venue.address, venue.city, venue.country].filter(Boolean).join(", "), venue.link]),
    venue.total === 0 ? texts.noEvents : texts.events(venue.total),
    ...venue.events.map((event) => shortLine(event, locale)),
    ...(venue.hasMore ? [texts.moreOnPage(left)] : []),
  ].join("\n");
}

export function submitText({ state, link, similar }: SubmitOutput, locale: Locale): string {
  const found = similar.map(({ id, name, date, link }) => line([name, formatDate(date), `id ${id}`, link]));
  return [line([mcpTexts[locale][state], link ?? ""]), ...found].join("\n");
}

/** What matters most, such as a cancellation, comes first. */
function shortLine(event: ShortEvent, locale: Locale): string {
  const texts = mcpTexts[locale];
  const mark = event.status === "scheduled" ? (event.isOver ? texts.over : "") : texts[event.status];
  const { venue } = event;
  return line([
    mark || (event.isSoldOut ? texts.soldOut : ""),
    event.name,
    `${event.when} (${event.timeZone})`,
    `${venue.name}, ${venue.city}`,
    event.price ?? "",
    event.distanceM === undefined
      ? ""
      : `${(event.distanceM / 1000).toLocaleString(locale, { maximumFractionDigits: 1 })} km`,
    `id ${event.id}`,
    event.link,
  ]);
}

function line(parts: readonly string[]): string {
  return parts.filter(Boolean).map(oneLine).join(" | ");
}

/** Texts of the public make no lines of their own. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim();
}
