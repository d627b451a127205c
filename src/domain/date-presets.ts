export interface DateRange {
  from: string;
  to: string;
}

/** Days of the week count from Monday, 1, to Sunday, 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

type Preset =
  | "today"
  | "tomorrow"
  | "thisWeekend"
  | "thisWeek"
  | "nextWeek"
  | "next7Days"
  | "thisMonth"
  | "nextMonth"
  | "thisYear"
  | "nextYear";

/** The date ranges people ask for, from the visitor's own today and their first day of the week. */
export function datePresets(today: string, weekStart: Weekday): Record<Preset, DateRange> {
  const day = Temporal.PlainDate.from(today);
  const days = (first: Temporal.PlainDate, count: number) => range(first, first.add({ days: count - 1 }));
  const week = day.subtract({ days: (day.dayOfWeek - weekStart + 7) % 7 });
  const month = day.with({ day: 1 });
  const year = day.with({ month: 1, day: 1 });
  return {
    today: days(day, 1),
    tomorrow: days(day.add({ days: 1 }), 1),
    thisWeekend: weekend(day),
    thisWeek: days(week, 7),
    nextWeek: days(week.add({ days: 7 }), 7),
    next7Days: days(day, 7),
    thisMonth: days(month, month.daysInMonth),
    nextMonth: days(month.add({ months: 1 }), month.add({ months: 1 }).daysInMonth),
    thisYear: days(year, year.daysInYear),
    nextYear: days(year.add({ years: 1 }), year.add({ years: 1 }).daysInYear),
  };
}

/** Friday to Sunday: the one ahead, or what is left of the one that has begun. */
function weekend(day: Temporal.PlainDate): DateRange {
  const sunday = day.add({ days: 7 - day.dayOfWeek });
  const friday = sunday.subtract({ days: 2 });
  return range(Temporal.PlainDate.compare(day, friday) > 0 ? day : friday, sunday);
}

function range(from: Temporal.PlainDate, to: Temporal.PlainDate): DateRange {
  return { from: from.toString(), to: to.toString() };
}
