import { DETAIL_ROWS, type DetailRow, type FieldKind, type KeysOfKind } from "#domain/event/event-fields.ts";
import { type Repeat, repeatOf, repeatRule } from "#domain/event/repeat-rule.ts";

/** Details that the form has as one text each; the others are made of several inputs, or are not asked for. */
const TEXT_KINDS = ["date", "time", "words", "age", "line", "language", "choices"] as const;
export type TextKey = KeysOfKind<(typeof TEXT_KINDS)[number]>;
export const TEXT_ROWS = DETAIL_ROWS.filter(({ kind }) =>
  (TEXT_KINDS as readonly FieldKind[]).includes(kind),
) as readonly DetailRow<TextKey>[];

/** The form for bringing an event with nothing filled in; every value is a text, as an HTML form sends it. */
export const EMPTY_SUBMISSION = {
  title: "",
  category: "",
  description: "",
  image: "",
  /** "category/slug"; empty where the venue is a new one. */
  venue: "",
  newVenueName: "",
  newVenueAddress: "",
  newVenueLatitude: "",
  newVenueLongitude: "",
  hours: "hours",
  date: "",
  time: "",
  every: "",
  repeatCount: "",
  repeatUntil: "",
  rule: "",
  price: "unknown",
  priceFrom: "",
  priceTo: "",
  currency: "EUR",
  link: "",
  ...(Object.fromEntries(TEXT_ROWS.map(({ key }) => [key, ""])) as Record<TextKey, string>),
  organizer: "",
  email: "",
  /** Hidden from people. */
  website: "",
};
export type SubmissionFields = typeof EMPTY_SUBMISSION;

/** The body of the call that brings an event, made of the form's fields. */
export function submissionOf(given: Partial<SubmissionFields>): Record<string, unknown> {
  const fields = { ...EMPTY_SUBMISSION, ...given };
  const { hours, price, every, repeatCount: count, repeatUntil: until, rule } = fields;
  const { title, category, description, image, date, link, organizer, email, website } = fields;
  const hasHours = hours === "hours";
  const costs = price === "costs";
  return {
    title,
    category,
    description,
    image,
    date,
    link,
    organizer,
    email,
    website,
    ...Object.fromEntries(TEXT_ROWS.map(({ key }) => [key, fields[key]])),
    ...placeOf(fields),
    time: hasHours ? fields.time : "",
    endTime: hasHours ? fields.endTime : "",
    isAllDay: hours === "all-day",
    isFree: price === "free",
    priceFrom: costs ? fields.priceFrom.replace(",", ".") : "",
    priceTo: costs ? fields.priceTo.replace(",", ".") : "",
    currency: costs && (fields.priceFrom || fields.priceTo) ? fields.currency : "",
    repeat: repeatRule({ every: every as Repeat["every"], count, until, rule }),
  };
}

function placeOf(fields: SubmissionFields): Record<string, unknown> {
  const { venue, category } = fields;
  const { newVenueName: name, newVenueAddress: address } = fields;
  const point = [fields.newVenueLongitude, fields.newVenueLatitude].map((text) => text.replace(",", "."));
  if (venue !== "" || [name, address, ...point].every((text) => text.trim() === "")) return { venue };
  const coordinates = point.every((text) => text.trim() !== "") ? point : null;
  return { newVenue: { name, address, category, coordinates } };
}

/** The form filled in with a submission as it was sent. */
export function fieldsOf(form: Record<string, unknown>): SubmissionFields {
  const text = (value: unknown) => {
    if (Array.isArray(value)) return value.join(", ");
    return value === undefined || value === null ? "" : String(value);
  };
  const kept = Object.keys(EMPTY_SUBMISSION).filter((name) => name in form);
  const newVenue = (form.newVenue ?? {}) as Record<string, unknown>;
  const [longitude, latitude] = (newVenue.coordinates ?? []) as unknown[];
  const { every, count, until, rule } = repeatOf(text(form.repeat));
  const costs = text(form.priceFrom) !== "" || text(form.priceTo) !== "";
  return {
    ...EMPTY_SUBMISSION,
    ...Object.fromEntries(kept.map((name) => [name, text(form[name])])),
    category: text(form.category ?? newVenue.category),
    newVenueName: text(newVenue.name),
    newVenueAddress: text(newVenue.address),
    newVenueLatitude: text(latitude),
    newVenueLongitude: text(longitude),
    hours: form.isAllDay ? "all-day" : text(form.time) === "" ? "unknown" : "hours",
    every,
    repeatCount: count,
    repeatUntil: until,
    rule,
    price: form.isFree ? "free" : costs ? "costs" : "unknown",
    currency: text(form.currency) || EMPTY_SUBMISSION.currency,
  };
}
