import { useMemo } from "react";
import { type DateRange, datePresets, type Preset, type Weekday } from "#domain/date-presets.ts";
import { useToday, weekendEndOf, weekStartOf } from "./visitor-calendar.ts";

/** The date presets by the visitor's calendar; none before hydration. */
export function useDatePresets(): Record<Preset, DateRange> | undefined {
  const today = useToday();
  return useMemo(() => (today && presetsOf(today, weekStartOf(navigator.language))) || undefined, [today]);
}

/** Those that are the same wherever a week begins: the map's first view asks for these, and to learn that takes a phone 20 ms. */
export function useDayPresets(): Omit<Record<Preset, DateRange>, "thisWeek" | "nextWeek"> | undefined {
  const today = useToday();
  return useMemo(() => (today && presetsOf(today, 1)) || undefined, [today]);
}

function presetsOf(today: string, weekStart: Weekday): Record<Preset, DateRange> {
  return datePresets(today, weekStart, weekendEndOf(navigator.language));
}

export function isSameRange(range: DateRange | undefined, { from, to }: Partial<DateRange>): boolean {
  return range !== undefined && range.from === from && range.to === to;
}
