import type { AddEvent, EditEvent } from "#contract/admin.ts";
import { wrongField } from "#contract/app-error.ts";
import type { SentKey } from "#contract/event-fields.ts";
import { endDateOf } from "#domain/event/check.ts";
import type { Price } from "#domain/event/event.ts";
import { DETAIL_ROWS, type DetailRow, nothingOf } from "#domain/event/event-fields.ts";
import { seriesDates } from "#domain/event/series.ts";
import type { EventInput } from "./event-input.ts";

const SENT_ROWS = DETAIL_ROWS.filter(({ kind }) => kind !== "price") as DetailRow<SentKey>[];

type EventForm = Omit<AddEvent, "country" | "city" | "category" | "venue"> | EditEvent;

/** The fields of a form; those that were left out are absent. */
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
    ...sentValues(form),
    ...endOf(form, time, current),
    isAllDay: form.isAllDay ?? (time === "" ? undefined : false),
    price: priceOf(form, current?.price ?? null),
    organizer: form.organizer,
  });
}

/** Details as they were sent; what is cleared holds nothing. */
function sentValues(form: EventForm): Partial<EventInput> {
  const values = SENT_ROWS.map((row) => {
    const value = form[row.key];
    return [row.key, value === null ? nothingOf(row) : value];
  });
  return Object.fromEntries(values);
}

/**
 * An hour alone means the same day or the next morning. An end that is not given moves along with the start, as far as the
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

/** The price has four fields; any of them replaces the price as a whole. */
export function priceOf(
  form: Pick<EventForm, "isFree" | "priceFrom" | "priceTo" | "currency">,
  current: Price | null,
): Price | null | undefined {
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

/** The series that a new event becomes by its rule. */
export function repeated(rule: string | undefined, date: string) {
  return rule ? { rule, dates: formDates(rule, date) } : {};
}

export function formDates(rule: string, firstDate: string): string[] {
  const series = seriesDates(rule, firstDate);
  if ("problem" in series) throw wrongField("repeat", series.problem);
  return series.dates;
}
