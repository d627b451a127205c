import type { AddEvent, EditEvent } from "#contract/admin.ts";
import { endDateOf } from "#domain/event/check.ts";
import type { Price } from "#domain/event/event.ts";
import type { EventInput } from "#server/catalog/write/event-input.ts";

type EventForm = AddEvent | EditEvent;

/** What a form says of an event; a field that was left out is not among it. */
export function eventChange(form: EventForm, current?: EventInput): Partial<EventInput> {
  const { title: name, date, image, link, description } = form;
  const time = form.isAllDay ? "" : form.time;
  return withoutUndefined({
    name,
    date,
    time,
    image,
    link,
    description,
    ...endOf(form, time, current),
    isAllDay: form.isAllDay ?? (time === "" ? undefined : false),
    openDays: form.openDays,
    status: form.status,
    isSoldOut: form.isSoldOut,
    price: priceOf(form, current?.price ?? null),
    tags: form.tags === null ? [] : form.tags,
    minAge: form.minAge,
    room: form.room,
    language: form.language,
    organizer: form.organizer,
  });
}

/**
 * An hour alone means the same day or the next morning. An end that is not told moves along with the start, as far as the
 * event had one.
 */
function endOf(form: EventForm, time: string, current: EventInput | undefined) {
  const { date, endTime } = form;
  if (form.endDate === undefined && endTime === undefined) {
    if (!current?.endDate || current.date === date) return {};
    const shift = Temporal.PlainDate.from(current.date).until(date);
    return { endDate: Temporal.PlainDate.from(current.endDate).add(shift).toString() };
  }
  const endDate = form.endDate ?? (endTime ? endDateOf(date, time, endTime) : null);
  return { endDate, endTime: form.isAllDay || endDate === null ? null : endTime };
}

/** Whether something is free and what it costs are told in four fields; any of them tells the price anew. */
function priceOf(form: EventForm, current: Price | null): Price | null | undefined {
  const { isFree, priceFrom, priceTo, currency } = form;
  if ([isFree, priceFrom, priceTo, currency].every((field) => field === undefined)) return undefined;
  const price = {
    isFree: isFree ?? (priceFrom || priceTo ? false : (current?.isFree ?? false)),
    from: priceFrom === undefined ? (current?.from ?? null) : priceFrom,
    to: priceTo === undefined ? (current?.to ?? null) : priceTo,
    currency: currency === undefined ? (current?.currency ?? null) : currency,
  };
  const isKnown = price.isFree || price.from !== null || price.to !== null;
  return isKnown ? price : null;
}

function withoutUndefined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
