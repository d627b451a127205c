import { AppError, wrongField } from "#contract/app-error.ts";
import { eventProblems } from "#domain/event/check.ts";
import {
  COLUMN_KEYS,
  DETAIL_ROWS,
  type DetailRow,
  type EventDetails,
  type EventInput,
  isNothing,
  NO_DETAILS,
  nothingOf,
  pickDetails,
  STORED_ROWS,
  type StoredKey,
} from "#domain/event/event-fields.ts";
import { endsAtMs } from "#domain/event/phase.ts";
import { isSkippedTime, startsAtMs } from "#domain/time.ts";
import type { EventRecord } from "../tables.ts";

export type { EventInput, EventRecord };

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
  return {
    name: event.name,
    date: event.date,
    time: event.time ?? "",
    link: event.link,
    image: event.image,
    description: event.description,
    ...(Object.fromEntries(
      DETAIL_ROWS.map((row) => [row.key, detailIn(event, row)]),
    ) as unknown as EventDetails),
    organizer: null,
  };
}

/** Entries of the history name details of the JSON column by themselves: such a state has them beside the columns. */
export function detailIn(event: EventRecord, row: DetailRow): unknown {
  if (row.kind === "price") {
    const { isFree, priceFrom: from, priceTo: to, currency } = event;
    return isFree || from !== null || to !== null ? { isFree, from, to, currency } : null;
  }
  const { key } = row;
  return (
    (key in event ? event[key as keyof EventRecord] : event.details?.[key as StoredKey]) ?? nothingOf(row)
  );
}

/** Every detail of the JSON column; null where nothing is known. */
export function storedDetails(details: EventRecord["details"]): Record<StoredKey, unknown> {
  const values = STORED_ROWS.map(({ key }) => [key, details?.[key] ?? null] as const);
  return Object.fromEntries(values) as Record<StoredKey, unknown>;
}

/** The columns that hold the details. */
export function detailColumns({ price, ...input }: EventDetails) {
  const stored = STORED_ROWS.filter(({ key }) => !isNothing(input[key]));
  return {
    ...pickDetails(input, COLUMN_KEYS),
    isFree: price?.isFree ?? false,
    priceFrom: price?.from ?? null,
    priceTo: price?.to ?? null,
    currency: price?.currency ?? null,
    details: stored.length > 0 ? Object.fromEntries(stored.map(({ key }) => [key, input[key]])) : null,
  };
}

/** The columns of an event at a venue, or what is wrong at its fields. */
export function inputColumns(input: EventInput, venue: { timeZone: string }) {
  const { date, endDate, endTime, openDays } = input;
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
    ...detailColumns(input),
    endTime: input.isAllDay ? null : endTime,
    endsAt: endMs === null ? null : new Date(endMs),
    openDays: openDays && [...new Set(openDays)].sort(),
    link: input.link,
    image: input.image,
    description: input.description,
  };
}
