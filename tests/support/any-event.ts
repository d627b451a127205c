import fc from "fast-check";
import { FURTHER_ROWS, type FurtherKey } from "#domain/event/event-fields.ts";
import { dateOfDay, dayNumber } from "#domain/time.ts";
import { type EventInput, NEW_EVENT } from "#server/catalog/write/event-input.ts";

export const dayLater = (date: string, days = 1) => dateOfDay(dayNumber(date) + days);

const word = fc.stringMatching(/^[a-zа-я0-9]{1,12}$/);
const name = fc
  .array(fc.oneof(word, fc.constantFrom("<b>", "&amp;", "„Нощ“", "a,b;c", "\\n", '"', "🎻", "50%")), {
    minLength: 1,
    maxLength: 5,
  })
  .map((words) => ["Night", ...words].join(" "));
const hour = fc
  .integer({ min: 0, max: 47 })
  .map((half) => `${String(half >> 1).padStart(2, "0")}:${half % 2 ? "30" : "00"}`);
const price = fc.oneof(
  fc.constant({ isFree: true, from: null, to: null, currency: null }),
  fc
    .tuple(fc.integer({ min: 1, max: 4_000 }), fc.option(fc.integer({ min: 0, max: 4_000 })))
    .map(([cents, more]) => ({
      isFree: false,
      from: cents / 100,
      to: more === null ? null : (cents + more) / 100,
      currency: "EUR",
    })),
);
/** Details that have no place of their own, by their kinds. */
const anyFurther = fc.record(
  Object.fromEntries(
    FURTHER_ROWS.map(({ key, kind, choices = [] }) => [
      key,
      kind === "choices" ? fc.subarray([...choices]) : fc.option(kind === "time" ? hour : word),
    ]),
  ),
) as fc.Arbitrary<Pick<EventInput, FurtherKey>>;
/** Any event that may be listed, none in the hour that clocks skip. */
export const anyEvent: fc.Arbitrary<EventInput> = fc
  .record({
    name,
    start: fc.integer({ min: 1, max: 120 }),
    time: fc.option(hour),
    isAllDay: fc.boolean(),
    run: fc.option(fc.integer({ min: 0, max: 20 })),
    endTime: fc.option(hour),
    hasOpenDays: fc.boolean(),
    status: fc.constantFrom("scheduled" as const, "cancelled" as const, "postponed" as const),
    isSoldOut: fc.boolean(),
    price: fc.option(price),
    tags: fc.uniqueArray(word, { maxLength: 3 }),
    minAge: fc.option(fc.integer({ min: 0, max: 21 })),
    room: fc.option(name),
    language: fc.constantFrom(null, "bg", "en", "zh-Hant"),
    organizer: fc.option(word),
    description: fc.option(fc.array(name, { maxLength: 4 }).map((lines) => lines.join("\n"))),
    link: fc.constantFrom("", "https://tickets.example.org/1?a=1,2;3"),
    further: anyFurther,
    image: fc.constantFrom("", "https://pictures.example.org/a.jpg"),
  })
  .map(({ start, time, run, endTime, hasOpenDays, description, further, ...rest }) => {
    const date = dayLater("2026-11-15", start);
    const startTime = rest.isAllDay ? "" : (time ?? "");
    const endDate = run === null ? null : dayLater(date, run);
    const canEndAt =
      endDate !== null && !rest.isAllDay && (run! > 0 || (startTime !== "" && (endTime ?? "") > startTime));
    return {
      ...NEW_EVENT,
      ...rest,
      ...further,
      date,
      time: startTime,
      endDate,
      endTime: canEndAt ? endTime : null,
      openDays: hasOpenDays && run ? [date, dayLater(date, run)] : null,
      description: description?.trim() ?? "",
    };
  });
