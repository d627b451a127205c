import { datePresets, type Weekday } from "../date-presets.ts";
import { dateOfDay, dayNumber } from "../time.ts";
import { type EventDays, stretchesOf } from "./days.ts";
import { overMs, phaseOf, spanOf, type TimedEvent } from "./phase.ts";
import { dayAsked, isDuring, utcOffsetMs } from "./when.ts";

/** The headings under which lists show events, in their order. */
export const TIME_GROUPS = [
  "on",
  "today",
  "tonight",
  "tomorrow",
  "week",
  "weekend",
  "later",
  "over",
] as const;
export type TimeGroup = (typeof TIME_GROUPS)[number];

interface DatedEvent extends TimedEvent {
  date: string;
  time: string;
  /** The days of a run on which it is open; null: all of them. */
  openDays: readonly string[] | null;
}

const MONDAY: Weekday = 1;
const SUNDAY: Weekday = 7;

/** Where an event stands in a list at a moment, by the clock of its venue and the last day of the region's weekend. */
export function timeGroupOf(event: DatedEvent, nowMs: number, weekendEnd: Weekday = SUNDAY): TimeGroup {
  const span = spanOf(event);
  const moments = {
    startMs: span.startMs,
    overMs: overMs(span),
    offsetMs: utcOffsetMs(event.date, event.time, span.startMs),
  };
  // As in all filters, the night until five in the morning belongs to the day before.
  const today = dateOfDay(dayAsked("tonight", nowMs, moments.offsetMs));
  const phase = phaseOf(span, nowMs);
  if (phase === "over") return "over";
  if (phase === "on") {
    if (!event.openDays || event.openDays.includes(today)) return "on";
    return dayGroup(
      event.openDays.find((day) => day > today),
      today,
      weekendEnd,
    );
  }
  if (event.time !== "" && isDuring("tonight", nowMs, moments)) return "tonight";
  return dayGroup(event.date, today, weekendEnd);
}

/** The items of a list under their headings, in the headings' order; within one, as they came. */
export function inTimeGroups<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => TimeGroup,
): { group: TimeGroup; items: Item[] }[] {
  const groups = Map.groupBy(items, groupOf);
  return TIME_GROUPS.flatMap((group) => {
    const members = groups.get(group);
    return members ? { group, items: members } : [];
  });
}

/** Those of the day that was asked for last: a list asks for one or two days, once for each of its rows. */
let known: { today: string; weekendEnd: Weekday; presets: ReturnType<typeof datePresets> } | undefined;

function presetsOf(today: string, weekendEnd: Weekday): ReturnType<typeof datePresets> {
  if (known?.today !== today || known.weekendEnd !== weekendEnd)
    known = { today, weekendEnd, presets: datePresets(today, MONDAY, weekendEnd) };
  return known.presets;
}

/** A run without another open day is as good as over. */
function dayGroup(date: string | undefined, today: string, weekendEnd: Weekday): TimeGroup {
  if (date === undefined) return "over";
  const { tomorrow, thisWeekend } = presetsOf(today, weekendEnd);
  if (date <= today) return "today";
  if (date === tomorrow.from) return "tomorrow";
  if (date > thisWeekend.to) return "later";
  return date < thisWeekend.from ? "week" : "weekend";
}

/** The headings of an evening, in their order. */
export const EVENING_GROUPS = ["on", "hour", "later"] as const;
export type EveningGroup = (typeof EVENING_GROUPS)[number];

const HOUR_MS = 3_600_000;

/** Where an event of tonight stands in a list. */
export function eveningGroupOf(event: TimedEvent, nowMs: number): EveningGroup {
  const { startMs } = spanOf(event);
  if (startMs <= nowMs) return "on";
  return startMs - nowMs <= HOUR_MS ? "hour" : "later";
}

/** The day under which a list that begins with a certain day has an event: the first of its days that has not passed. */
export function listedDayOf(
  event: EventDays & TimedEvent & { time: string },
  from: string | undefined,
  nowMs: number,
): string {
  const offsetMs = utcOffsetMs(event.date, event.time, spanOf(event).startMs);
  const today = dayAsked("now", nowMs, offsetMs);
  const earliest = from === undefined ? today : Math.max(today, dayNumber(from));
  const stretches = stretchesOf(event);
  const stretch = stretches.find(({ last }) => last >= earliest) ?? stretches.at(-1)!;
  return dateOfDay(Math.min(stretch.last, Math.max(stretch.first, earliest)));
}
