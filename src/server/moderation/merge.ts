import { MERGE_PARTS, type MergePart } from "#domain/moderation.ts";
import type { EventRow } from "#server/catalog/tables.ts";
import { eventChange } from "#server/catalog/write/event-form.ts";
import { type EventInput, type EventRecord, inputOf } from "#server/catalog/write/event-input.ts";
import type { StoredSubmission } from "./stored-submission.ts";

const PARTS: Record<MergePart, (keyof EventInput)[]> = {
  title: ["name"],
  time: ["time", "isAllDay"],
  end: ["endDate", "endTime"],
  price: ["price"],
  image: ["image"],
  link: ["link"],
  description: ["description"],
  tags: ["tags"],
  minAge: ["minAge"],
  room: ["room"],
  language: ["language"],
  organizer: ["organizer"],
};

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === "" ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** What an event takes over from a submission: the parts that are named, or those that it lacks. */
export function mergedChange(
  event: EventRecord,
  form: StoredSubmission,
  take: readonly MergePart[] | undefined,
): Partial<EventInput> {
  const current = { ...inputOf(event), organizer: event.organizerId === null ? null : "known" };
  const brought = eventChange(form);
  const lacks = (part: MergePart) => PARTS[part].every((name) => isEmpty(current[name]));
  const parts = MERGE_PARTS.filter((part) => (take ? take.includes(part) : lacks(part)));
  const names = parts.flatMap((part) => PARTS[part]).filter((name) => name in brought);
  const isBrought = (part: MergePart) => PARTS[part].some((name) => !isEmpty(brought[name]));
  const kept = names.filter((name) => parts.some((part) => PARTS[part].includes(name) && isBrought(part)));
  return Object.fromEntries(kept.map((name) => [name, brought[name]]));
}

/** An event's fields as a submission has them, to be compared. */
export function formOfEvent({ name, date, time, link, image, description, details }: EventRow) {
  const { endDate, endTime, isAllDay, price, tags, minAge, room, language, organizer } = details;
  return {
    ...{ title: name, date, time, link, image, description, endDate, endTime, isAllDay },
    ...{ isFree: price?.isFree, priceFrom: price?.from, priceTo: price?.to, currency: price?.currency },
    ...{ tags: tags.join(", "), minAge, room, language, organizer: organizer?.name },
  };
}
