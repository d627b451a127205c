import { isOutside, pictureUrl } from "#contract/pictures.ts";
import { urls } from "#contract/urls.ts";
import type { Price } from "#domain/event/event.ts";
import { DETAIL_ROWS, FURTHER_ROWS, NO_DETAILS, pickDetails } from "#domain/event/event-fields.ts";
import { furtherSchemaFields } from "#domain/event/schema-org.ts";
import { priceWord } from "#domain/event/words.ts";
import { DEFAULT_LOCALE, type Locale, localeOf } from "#domain/locale.ts";
import { DAY_MS } from "#domain/time.ts";
import { withoutEnd } from "#domain/without-end.ts";
import { escapeXml } from "#domain/xml.ts";
import { detailText } from "#messages/field-label.ts";
import { priceText, translatorFor } from "#messages/server.ts";
import { whenText } from "#server/catalog/formats/mail-card.ts";
import type { ExchangedEvent, VenueTableRow } from "#server/catalog/tables.ts";
import { type FederationAddresses, SITE_ACTOR } from "./addresses.ts";

export type Json = Record<string, unknown>;

export const PUBLIC = "https://www.w3.org/ns/activitystreams#Public";

const terms = (prefix: string, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, `${prefix}:${name}`]));

/** The terms beyond ActivityStreams, with Mobilizon's IRIs. Inline: no reader has to fetch a context of ours. */
const FEDERATED_ROWS = DETAIL_ROWS.filter(({ isFederated }) => isFederated);
const FEDERATED_KEYS = FEDERATED_ROWS.map(({ key }) => key);
const SCHEMA_TERMS = FEDERATED_ROWS.flatMap(({ schemaOrg }) =>
  schemaOrg && schemaOrg !== "additionalProperty" ? schemaOrg : [],
);

export const EVENT_CONTEXT = [
  "https://www.w3.org/ns/activitystreams",
  {
    sc: "http://schema.org#",
    mz: "https://joinmobilizon.org/ns#",
    pt: "https://joinpeertube.org/ns#",
    Hashtag: "as:Hashtag",
    status: "http://www.w3.org/2002/12/cal/ical#status",
    ...terms(
      "sc",
      "PostalAddress",
      "address",
      "streetAddress",
      "addressLocality",
      "addressRegion",
      "addressCountry",
    ),
    ...terms("sc", "alternateName", "organizer"),
    ...terms("sc", "eventStatus", "Offer", "offers", "price", "lowPrice", "highPrice", "priceCurrency"),
    ...terms("sc", "additionalProperty", "PropertyValue", "value", ...SCHEMA_TERMS),
    ...terms("mz", "timezone", "joinMode", "externalParticipationUrl"),
    ...terms("pt", "commentsEnabled"),
  },
];

/** Details for which ActivityPub has no term, as schema.org writes them. */
function schemaTerms({ event, venue }: ExchangedEvent): Json {
  const details = { ...NO_DETAILS, ...pickDetails(event.details, FEDERATED_KEYS) };
  const start = { time: event.time, startsAt: event.startsAt.toISOString() };
  return typed(furtherSchemaFields({ ...details, ...start }, (atMs) => atVenue(atMs, venue.timeZone)));
}

/** JSON-LD's `@type` is `type` here. */
function typed(fields: Json): Json {
  const plain = ({ "@type": type, ...rest }: Json) => ({ type, ...rest });
  const { additionalProperty, ...others } = fields;
  if (additionalProperty === undefined) return fields;
  return { ...others, additionalProperty: [additionalProperty as Json | Json[]].flat().map(plain) };
}

const STATUS = { scheduled: "CONFIRMED", cancelled: "CANCELLED", postponed: "TENTATIVE" } as const;
/** TENTATIVE is said of what is not sure yet, too: other copies of this program read this. */
const SCHEMA_STATUS = {
  scheduled: "https://schema.org/EventScheduled",
  cancelled: "https://schema.org/EventCancelled",
  postponed: "https://schema.org/EventPostponed",
} as const;
const MAX_PICTURE = 1_280;
/** FEP-8a8e demands an end; calendars of ours assume the same. */
const ASSUMED_MS = 2 * 3_600_000;

interface Presenting {
  publicUrl: string;
  addresses: FederationAddresses;
}

export function eventPageUrl({ event, venue }: ExchangedEvent, publicUrl: string): string {
  const address = { location: venue.slug, category: venue.category, name: event.slug, date: event.date };
  return publicUrl + urls.eventPage(address);
}

/**
 * An event by FEP-8a8e. `attachment` and `tag` stay lists with any number of members and every attachment has a media type,
 * or Gancio refuses it; `image` is what Mobilizon shows, `name`, `summary` and the attachment what Mastodon does.
 */
export function eventObject(found: ExchangedEvent, { publicUrl, addresses }: Presenting): Json {
  const { event, venue } = found;
  const { details } = event;
  const page = eventPageUrl(found, publicUrl);
  // One owner for ever, whoever tells it: cities and organizers change.
  const by = addresses.actor(SITE_ACTOR);
  const startMs = event.startsAt.getTime();
  const endMs = details.endsAtMs ?? startMs + (event.time === "" ? DAY_MS : ASSUMED_MS);
  const picture = { ...pictureOf(found, publicUrl), name: event.name };
  const content = contentOf(found, page);
  return {
    id: addresses.event(event.id),
    type: "Event",
    ...namesOf(event),
    url: page,
    attributedTo: by,
    // Mobilizon reads the organizer here.
    actor: by,
    to: [PUBLIC],
    cc: [addresses.followers(SITE_ACTOR)],
    startTime: atVenue(startMs, venue.timeZone),
    endTime: endOf(endMs, event.time, venue.timeZone),
    timezone: venue.timeZone,
    status: STATUS[details.status],
    eventStatus: SCHEMA_STATUS[details.status],
    published: new Date(event.publishedAtS * 1000).toISOString(),
    updated: event.updatedAt.toISOString(),
    mediaType: "text/html",
    content,
    ...(details.language && { contentMap: { [details.language]: content } }),
    // What was written, without what the content says of time and place.
    source: { mediaType: "text/plain", content: event.description },
    summary: summaryOf(found),
    ...(details.organizer && organizerOf(details.organizer, publicUrl)),
    joinMode: "external",
    externalParticipationUrl: event.link || page,
    commentsEnabled: false,
    ...(details.price && offersOf(details.price)),
    ...schemaTerms(found),
    location: placeObject(venue, addresses),
    image: { type: "Image", ...picture },
    attachment: [{ type: "Document", ...picture }],
    tag: [
      hashtag(venue.category, publicUrl + urls.mapOfCategory(venue.category)),
      ...details.tags.map((tag) => hashtag(tag, publicUrl + urls.mapWith({ tags: tag }))),
    ].filter(({ name }) => name !== "#"),
  };
}

/** Lists of others show titles alone, and many ignore the status. Other copies of this program read the name itself. */
function namesOf(event: ExchangedEvent["event"]): Json {
  const { name, details } = event;
  if (details.status !== "cancelled") return { name };
  return { name: `${wordsOf(event).status}: ${name}`, alternateName: name };
}

/** The event's own picture, through this server; else the card that shares of it have, since others read no SVG. */
function pictureOf({ event: { id, image } }: ExchangedEvent, publicUrl: string): Json {
  const type = /\.(png|jpe?g|webp|avif)$/i.exec(image)?.[1]?.toLowerCase().replace("jpg", "jpeg");
  if (isOutside(image)) {
    const own = pictureUrl({ owner: { event: String(id) }, image }, MAX_PICTURE, "webp");
    return image.startsWith(`${publicUrl}/`) && type
      ? { mediaType: `image/${type}`, url: image }
      : { mediaType: "image/webp", url: publicUrl + own };
  }
  if (image.startsWith("/") && type) return { mediaType: `image/${type}`, url: publicUrl + image };
  return { mediaType: "image/png", url: publicUrl + urls.shareImage(String(id)) };
}

function organizerOf({ name, slug }: { name: string; slug: string }, publicUrl: string): Json {
  return { organizer: { type: "Organization", name, url: publicUrl + urls.organizerPage(slug) } };
}

/** Whole days end with the last of them: midnight would be read as an hour of the next one. */
function endOf(endMs: number, time: string, timeZone: string): string {
  const end = atVenue(endMs, timeZone);
  return time === "" && end.includes("T00:00:00") ? atVenue(endMs - 1_000, timeZone) : end;
}

export function placeObject(venue: VenueTableRow, addresses: FederationAddresses): Json {
  return {
    id: addresses.place(venue.id),
    type: "Place",
    name: venue.name,
    address: {
      type: "PostalAddress",
      streetAddress: venue.address,
      addressLocality: venue.city,
      ...(venue.region && { addressRegion: venue.region }),
      addressCountry: venue.country,
    },
    latitude: withFraction(venue.latitude),
    longitude: withFraction(venue.longitude),
  };
}

/** What is left of an event that was taken back. */
export function tombstone(id: string, at: Date | null): Json {
  return { id, type: "Tombstone", formerType: "Event", ...(at && { deleted: at.toISOString() }) };
}

/** Mobilizon drops a whole number: a degree more or less in the fifth place is a metre. */
function withFraction(degrees: number): number {
  return Number.isInteger(degrees) ? degrees + 0.00001 : degrees;
}

function atVenue(atMs: number, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(atMs).toString({ timeZone, smallestUnit: "second" });
}

/** In one line: the status first, then when and where. Mastodon shows it below the name. */
function summaryOf({ event, venue }: ExchangedEvent): string {
  const { locale, status, price } = wordsOf(event);
  const when = whenText({ ...event, ...event.details }, locale);
  return [status, when, `${venue.name}, ${venue.city}`, price].filter(Boolean).join(" · ");
}

/**
 * The status is said here, too: many readers ignore the field. Time and place are not: events have fields for them, and the
 * summary has both for who shows no fields.
 */
function contentOf({ event }: ExchangedEvent, page: string): string {
  const { locale, status, price } = wordsOf(event);
  const { room, organizer } = event.details;
  const by = organizer && translatorFor(locale)("assistant.organizer", { name: organizer.name });
  const lines = [room, price, by, ...furtherLines(event, locale)].filter((line) => typeof line === "string");
  const paragraphs = event.description.split(/\n{2,}/).filter((text) => text.trim() !== "");
  return [
    status && `<p><strong>${escapeXml(status)}</strong></p>`,
    lines.length > 0 && `<p>${lines.map(escapeXml).join("<br>")}</p>`,
    ...paragraphs.map((text) => `<p>${escapeXml(text.trim()).replaceAll("\n", "<br>")}</p>`),
    `<p><a href="${escapeXml(page)}">${escapeXml(page)}</a></p>`,
  ]
    .filter(Boolean)
    .join("");
}

function furtherLines({ details }: ExchangedEvent["event"], locale: Locale): string[] {
  const t = translatorFor(locale);
  return FURTHER_ROWS.filter(({ isFederated }) => isFederated).flatMap((row) => {
    const text = detailText(row, details[row.key], t);
    return text === "" ? [] : `${t(`field.${row.key}`)}: ${text}`;
  });
}

/** In the language of the event where there are texts in it. */
function wordsOf({ details }: ExchangedEvent["event"]) {
  const locale = localeOf(details.language?.slice(0, 2)) ?? DEFAULT_LOCALE;
  const t = translatorFor(locale);
  const word = priceWord(details.price);
  const soldOut = details.isSoldOut ? t("event.sold-out") : undefined;
  const status = details.status === "scheduled" ? soldOut : t(`event.${details.status}`);
  return { locale, status, price: word ? priceText(word, locale) : undefined };
}

function offersOf({ isFree, from, to, currency }: Price): Json {
  if (isFree) return { offers: { type: "Offer", price: 0 } };
  if (currency === null || (from === null && to === null)) return {};
  const range = { ...(from !== null && { lowPrice: from }), ...(to !== null && { highPrice: to }) };
  return { offers: { type: "Offer", ...(from === to ? { price: from } : range), priceCurrency: currency } };
}

function hashtag(tag: string, href: string) {
  const word = withoutEnd(tag.replace(/[^\p{L}\p{N}]+/gu, "_").replace(/^_+/, ""), /_/);
  return { type: "Hashtag", name: `#${word}`, href };
}
