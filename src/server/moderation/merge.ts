import { AppError } from "#contract/app-error.ts";
import { DETAIL_ROWS, isNothing } from "#domain/event/event-fields.ts";
import { distanceM } from "#domain/geo.ts";
import { MERGE_PARTS, type MergePart, PART_FIELDS } from "#domain/moderation.ts";
import { isLikeTitle } from "#domain/source/match.ts";
import { chosenVenue } from "#server/catalog/named-venue.ts";
import type { CatalogReader } from "#server/catalog/read.ts";
import type { EventTableRow } from "#server/catalog/tables.ts";
import { eventChange } from "#server/catalog/write/event-form.ts";
import { type EventInput, type EventRecord, inputOf } from "#server/catalog/write/event-input.ts";
import type { VenueRecord } from "#server/catalog/write/venues.ts";
import type { StoredSubmission } from "./stored-submission.ts";

const isEmpty = (value: unknown) => value === false || isNothing(value);

/** A venue that is not listed yet is the same place as one that is listed within this distance. */
const SAME_PLACE_M = 300;

/** Refuses to merge into another event: it must take place there, and on that day or under a like name. */
export async function requireSameEvent(
  read: CatalogReader,
  { event, venue }: { event: EventRecord; venue: VenueRecord },
  form: StoredSubmission,
): Promise<void> {
  const isSameTime = event.date === form.date || isLikeTitle(event.name, form.title);
  if (!isSameTime || !(await isThere(read, venue, form)))
    throw new AppError("conflict", { code: "mergeElsewhere" });
}

async function isThere(read: CatalogReader, venue: VenueRecord, form: StoredSubmission): Promise<boolean> {
  if (form.newVenue) {
    const [longitude, latitude] = form.newVenue.coordinates!;
    return distanceM({ longitude, latitude }, venue) <= SAME_PLACE_M;
  }
  const chosen = (await chosenVenue(read, form)).venue;
  const { cityId, name, longitude, latitude } = venue;
  const isSpot = chosen.longitude === longitude && chosen.latitude === latitude;
  return chosen.id === venue.id || (isSpot && chosen.cityId === cityId && chosen.name === name);
}

/** What an event takes over from a submission: the parts that are named, or those that it lacks. */
export function mergedChange(
  event: EventRecord,
  form: StoredSubmission,
  take: readonly MergePart[] | undefined,
): Partial<EventInput> {
  const current = { ...inputOf(event), organizer: event.organizerId === null ? null : "known" };
  const brought = eventChange(form);
  const lacks = (part: MergePart) => PART_FIELDS[part].every((name) => isEmpty(current[name]));
  const parts = MERGE_PARTS.filter((part) => (take ? take.includes(part) : lacks(part)));
  const names = parts.flatMap((part) => PART_FIELDS[part]).filter((name) => name in brought);
  const isBrought = (part: MergePart) => PART_FIELDS[part].some((name) => !isEmpty(brought[name]));
  const kept = names.filter((name) =>
    parts.some((part) => PART_FIELDS[part].includes(name) && isBrought(part)),
  );
  return Object.fromEntries(kept.map((name) => [name, brought[name]]));
}

/** The price is sent as four fields. */
const SENT_ROWS = DETAIL_ROWS.filter(({ kind, part }) => part && kind !== "price");

/** An event's fields as a submission has them, to be compared. */
export function formOfEvent({ name, date, time, link, image, description, details }: EventTableRow) {
  const { price, organizer } = details;
  const fields = SENT_ROWS.map(({ key }) => {
    const value = details[key];
    return [key, Array.isArray(value) ? value.join(", ") : value];
  });
  return {
    title: name,
    date,
    time,
    link,
    image,
    description,
    ...Object.fromEntries(fields),
    isFree: price?.isFree,
    priceFrom: price?.from,
    priceTo: price?.to,
    currency: price?.currency,
    organizer: organizer?.name,
  };
}
