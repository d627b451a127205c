import { FURTHER_ROWS } from "#domain/event/event-fields.ts";
import type { Locale } from "#domain/locale.ts";
import { detailText } from "#messages/field-label.ts";
import { dateText, type Translate, translatorFor } from "#messages/server.ts";
import type {
  EventOutput,
  EventsOutput,
  PlacesOutput,
  ShortEvent,
  SubmitOutput,
  VenueOutput,
} from "./output.ts";

export function placesText({ places }: PlacesOutput, locale: Locale): string {
  const t = translatorFor(locale);
  const lines = places.map((place) => {
    const where = [place.name, place.region, place.country].filter(
      (part, at, all) => all.indexOf(part) === at,
    );
    return line([where.filter(Boolean).join(", "), t("embedded.count", { count: place.events }), place.link]);
  });
  return lines.join("\n") || t("assistant.no-places");
}

export function eventsText(
  { place, from, to, total, page, hasMore, events }: EventsOutput,
  limit: number,
  locale: Locale,
): string {
  const t = translatorFor(locale);
  const first = (page - 1) * limit + 1;
  const days = [...new Set([from, to])].filter((date) => date !== null).map((date) => dateText(date, locale));
  const isPart = events.length > 0 && events.length < total;
  const head = line([
    total === 0 ? t("assistant.no-events") : t("embedded.count", { count: total }),
    place ?? "",
    days.join(" – "),
    isPart ? t("assistant.shown", { first, last: first + events.length - 1 }) : "",
  ]);
  const more = hasMore ? [t("assistant.more", { page: page + 1 })] : [];
  return [head, ...events.map((event) => shortLine(event, locale)), ...more].join("\n");
}

export function eventText(event: EventOutput, locale: Locale): string {
  const t = translatorFor(locale);
  return [
    shortLine(event, locale),
    oneLine([event.address, event.venue.city, event.venue.country].filter(Boolean).join(", ")),
    event.organizer && oneLine(t("assistant.organizer", { name: event.organizer })),
    event.minAge !== null && t("assistant.from-age", { age: event.minAge }),
    ...furtherLines(event, t),
    event.description && oneLine(event.description) + (event.isDescriptionCut ? "…" : ""),
    event.moreAt && oneLine(event.moreAt),
  ]
    .filter(Boolean)
    .join("\n");
}

/** Details for assistants that have no line of their own. */
function furtherLines(event: EventOutput, t: Translate): string[] {
  return FURTHER_ROWS.filter(({ isForAssistants }) => isForAssistants).flatMap((row) => {
    const text = detailText(row, event[row.key], t);
    return text === "" ? [] : `${t(`field.${row.key}`)}: ${text}`;
  });
}

export function venueText(venue: VenueOutput, locale: Locale): string {
  const t = translatorFor(locale);
  const left = venue.total - venue.events.length;
  return [
    line([venue.name, [venue.address, venue.city, venue.country].filter(Boolean).join(", "), venue.link]),
    venue.total === 0 ? t("assistant.no-events") : t("embedded.count", { count: venue.total }),
    ...venue.events.map((event) => shortLine(event, locale)),
    ...(venue.hasMore ? [t("assistant.more-on-page", { count: left })] : []),
  ].join("\n");
}

export function submitText({ state, link, similar }: SubmitOutput, locale: Locale): string {
  const found = similar.map(({ id, name, date, link }) =>
    line([name, dateText(date, locale), `id ${id}`, link]),
  );
  return [line([translatorFor(locale)(`assistant.${state}`), link ?? ""]), ...found].join("\n");
}

/** What matters most, such as a cancellation, comes first. */
function shortLine(event: ShortEvent, locale: Locale): string {
  const t = translatorFor(locale);
  const mark =
    event.status === "scheduled" ? (event.isOver ? t("event.over") : "") : t(`event.${event.status}`);
  const { venue } = event;
  return line([
    mark || (event.isSoldOut ? t("event.sold-out") : ""),
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
