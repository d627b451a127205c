import { MAX_OPEN_DAYS, MAX_TAGS } from "#domain/event/check.ts";
import { isCurrency } from "#domain/event/currency.ts";
import type { EventStatus, Price } from "#domain/event/event.ts";
import { DETAIL_ROWS, type DetailRow } from "#domain/event/event-fields.ts";
import { choicesIn, timeIn } from "#domain/event/field-text.ts";
import { DAY_MS, isDate } from "#domain/time.ts";
import type { DraftDetails } from "./draft.ts";
import { first, jsonLdText, type Thing } from "./json-ld-value.ts";
import { collapseToOneLine } from "./plain-text.ts";
import { firstPrice, readPrice } from "./written-price.ts";

/** Further fields of a schema.org event; invalid ones count as missing. */
export function schemaDetails(event: Thing): DraftDetails {
  const offers = [event.offers].flat().map(first);
  const hasHour = /T\d{2}:/.test(jsonLdText(event.startDate).replace(" ", "T"));
  return {
    ...furtherDetails(event),
    status: statusOf(jsonLdText(event.eventStatus)),
    isSoldOut: isSoldOut(offers),
    price: priceOf(event, offers),
    tags: tagsOf(event.keywords),
    language: jsonLdText(event.inLanguage) || jsonLdText(first(event.inLanguage).alternateName) || undefined,
    organizer:
      collapseToOneLine(jsonLdText(first(event.organizer).name) || jsonLdText(event.organizer)) || undefined,
    room: propertyOf(first(event.location), "room") || undefined,
    isAllDay: hasHour ? false : propertyOf(event, "isAllDay") === "true" || undefined,
    openDays: openDaysOf(first(event.eventSchedule)),
  };
}

/** Details that are written by their rows alone. */
function furtherDetails(event: Thing): DraftDetails {
  const rows = DETAIL_ROWS.filter(({ schemaOrg }) => schemaOrg);
  return Object.fromEntries(
    rows.map((row) => {
      const isProperty = row.schemaOrg === "additionalProperty";
      const written = isProperty ? propertyOf(event, row.key) : jsonLdText(event[row.schemaOrg!]);
      return [row.key, valueIn(row, written)];
    }),
  );
}

function valueIn(row: DetailRow, written: string): unknown {
  if (row.kind === "time") return timeIn(written) || undefined;
  if (row.kind === "age") {
    const age = /^(\d{1,3})\s*[-+]/.exec(written)?.[1];
    return age === undefined ? undefined : Number(age);
  }
  if (row.kind !== "choices") return collapseToOneLine(written) || undefined;
  const chosen = choicesIn(row, written);
  return chosen.length > 0 ? chosen : undefined;
}

function statusOf(written: string): EventStatus | undefined {
  const [, word] =
    /(?:^|\/)Event(Scheduled|Rescheduled|Cancelled|Postponed|MovedOnline)$/.exec(written) ?? [];
  if (word === undefined) return undefined;
  return word === "Cancelled" ? "cancelled" : word === "Postponed" ? "postponed" : "scheduled";
}

function isSoldOut(offers: readonly Thing[]): boolean | undefined {
  const told = offers.map((offer) => jsonLdText(offer.availability)).filter(Boolean);
  return told.length === 0 ? undefined : told.every((word) => /SoldOut$/.test(word));
}

function priceOf(event: Thing, offers: readonly Thing[]): Price | undefined {
  const amounts: number[] = [];
  let from: number | null = null;
  let to: number | null = null;
  let currency: string | null = null;
  for (const offer of offers) {
    const range = first(offer.priceSpecification);
    const lowest = amountOf(offer.price ?? offer.lowPrice ?? range.minPrice ?? range.price);
    const highest = amountOf(offer.highPrice ?? range.maxPrice);
    const told = jsonLdText(offer.priceCurrency) || jsonLdText(range.priceCurrency);
    const code = (told || (priceIn(jsonLdText(offer.price))?.currency ?? "")).toUpperCase();
    if (currency !== null && code !== "" && code !== currency) return undefined;
    if (isCurrency(code)) currency = code;
    if (lowest !== undefined) amounts.push(lowest);
    if (highest !== undefined) to = Math.max(to ?? 0, highest);
  }
  if (amounts.length > 0) from = Math.min(...amounts);
  if (amounts.length > 1) to = Math.max(to ?? 0, ...amounts);
  const isFree = event.isAccessibleForFree === true || /true$/i.test(jsonLdText(event.isAccessibleForFree));
  if (isFree || (from === 0 && (to ?? 0) === 0))
    return { isFree: true, from: null, to: null, currency: null };
  if ((from === null && to === null) || currency === null) return undefined;
  return { isFree: false, from, to, currency };
}

function amountOf(value: unknown): number | undefined {
  const written = jsonLdText(value).trim();
  const amount = written === "" ? Number.NaN : Number(written);
  if (Number.isFinite(amount)) return amount >= 0 ? amount : undefined;
  const price = priceIn(written);
  return price?.isFree ? 0 : (price?.from ?? undefined);
}

/** A price that is written as people do. */
function priceIn(written: string): Price | undefined {
  return readPrice(written) ?? firstPrice(written);
}

function tagsOf(keywords: unknown): string[] | undefined {
  const words = [keywords].flat().flatMap((word) => {
    const written = jsonLdText(word) || jsonLdText(first(word).name);
    // A text may be a whole list; a list has its words apart.
    return Array.isArray(keywords) ? [written] : written.split(",");
  });
  const told = words.map(collapseToOneLine).filter(Boolean).slice(0, MAX_TAGS);
  return told.length > 0 ? told : undefined;
}

function propertyOf(thing: Thing, name: string): string {
  const [found] = [thing.additionalProperty]
    .flat()
    .map(first)
    .filter((each) => each.name === name);
  const value = found?.value;
  return typeof value === "boolean" ? String(value) : collapseToOneLine(jsonLdText(value));
}

/** Only a daily run with exceptions can be given as open days. */
function openDaysOf({ startDate, endDate, repeatFrequency, exceptDate }: Thing): string[] | undefined {
  const [from, to] = [jsonLdText(startDate), jsonLdText(endDate)];
  if (jsonLdText(repeatFrequency) !== "P1D" || !isDate(from) || !isDate(to) || to < from) return undefined;
  const closed = new Set([exceptDate].flat().map((day) => jsonLdText(day).slice(0, 10)));
  const days: string[] = [];
  for (let day = Date.parse(from); day <= Date.parse(to); day += DAY_MS) {
    const date = new Date(day).toISOString().slice(0, 10);
    if (closed.has(date)) continue;
    if (days.length === MAX_OPEN_DAYS) return undefined;
    days.push(date);
  }
  return days.length > 0 ? days : undefined;
}
