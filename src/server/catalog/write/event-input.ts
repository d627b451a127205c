import { AppError, wrongField } from "#contract/app-error.ts";
import { eventProblems } from "#domain/event/check.ts";
import { type EventInput, NO_DETAILS } from "#domain/event/event.ts";
import { endsAtMs } from "#domain/event/phase.ts";
import { isSkippedTime, startsAtMs } from "#domain/time.ts";
import type { events } from "#server/platform/db/schema/catalog.ts";

export type { EventInput };
export type EventRecord = typeof events.$inferSelect;

export const NEW_EVENT: Omit<EventInput, "name" | "date"> = {
  ...NO_DETAILS,
  time: "",
  link: "",
  image: "",
  description: "",
  organizer: null,
};

/** The same event on another date: an end moves along. */
export function onDate(input: EventInput, date: string): EventInput {
  if (date === input.date) return input;
  const shift = (day: string) =>
    Temporal.PlainDate.from(day).add(Temporal.PlainDate.from(input.date).until(date)).toString();
  return {
    ...input,
    date,
    endDate: input.endDate && shift(input.endDate),
    openDays: input.openDays?.map(shift) ?? null,
  };
}

/** The input that would write this event again. The organizer stays unless it is given. */
export function inputOf(event: EventRecord): EventInput {
  const { isFree, priceFrom: from, priceTo: to, currency } = event;
  return {
    name: event.name,
    date: event.date,
    time: event.time ?? "",
    link: event.link,
    image: event.image,
    description: event.description,
    endDate: event.endDate,
    endTime: event.endTime,
    isAllDay: event.isAllDay,
    openDays: event.openDays,
    status: event.status,
    isSoldOut: event.isSoldOut,
    price: isFree || from !== null || to !== null ? { isFree, from, to, currency } : null,
    tags: event.tags,
    minAge: event.minAge,
    room: event.room,
    language: event.language,
    organizer: null,
  };
}

/** The columns of an event at a venue, or what is wrong at its fields. */
export function columnsOf(input: EventInput, venue: { timeZone: string }) {
  const { date, endDate, endTime, openDays, price } = input;
  const time = input.isAllDay ? "" : input.time;
  const problems = eventProblems({ ...input, time });
  const [first] = Object.values(problems);
  if (first !== undefined) throw new AppError("invalid", first, { fields: problems });
  if (isSkippedTime(date, time, venue.timeZone))
    throw wrongField("time", { code: "skippedTime", params: { date, time, zone: venue.timeZone } });
  const endMs = endsAtMs(endDate, input.isAllDay ? null : endTime, venue.timeZone);
  return {
    name: input.name,
    date,
    time: time || null,
    startsAt: new Date(startsAtMs(date, time, venue.timeZone)),
    endDate,
    endTime: input.isAllDay ? null : endTime,
    endsAt: endMs === null ? null : new Date(endMs),
    isAllDay: input.isAllDay,
    openDays: openDays && [...new Set(openDays)].sort(),
    status: input.status,
    isSoldOut: input.isSoldOut,
    isFree: price?.isFree ?? false,
    priceFrom: price?.from ?? null,
    priceTo: price?.to ?? null,
    currency: price?.currency ?? null,
    tags: input.tags,
    minAge: input.minAge,
    room: input.room,
    language: input.language,
    link: input.link,
    image: input.image,
    description: input.description,
  };
}
