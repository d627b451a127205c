import { useId, useState } from "react";
import type { Event } from "#contract/catalog.ts";
import { weekdayOf } from "#domain/date-presets.ts";
import { lastDateOf } from "#domain/event/phase.ts";
import { wallClock } from "#domain/event/words.ts";
import { dayNumber } from "#domain/time.ts";
import { weekdayText } from "#messages/event-words.ts";
import { perLocale } from "#messages/per-locale.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { shiftMonths, weeksOf } from "#web/ui/calendar-month.ts";
import { IconChevronLeft, IconChevronRight } from "#web/ui/icons.ts";
import { useNow } from "#web/ui/use-now.ts";
import classes from "./open-days.module.css";

const MONDAY = 1;
const months = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }),
);

interface OpenDaysProps {
  event: Pick<Event, "date" | "time" | "startsAt" | "endDate" | "endTime">;
  days: readonly string[];
}

type DayState = "open" | "closed" | "outside";

/** The days of a run as a calendar, a month at a time. */
export function OpenDays({ event, days }: OpenDaysProps) {
  const { t, locale } = useMessages();
  const titleId = useId();
  const today = wallClock(event, useNow()).date;
  const first = event.date;
  const last = lastDateOf(event.date, event.endDate, event.endTime);
  const [chosen, setMonth] = useState<string>();
  const month = chosen ?? firstShown(first, last, today);
  const open = new Set(days);
  const stateOf = (date: string): DayState => {
    if (date < first || date > last) return "outside";
    return open.has(date) ? "open" : "closed";
  };
  const closed = closedWeekdays(first, last, open).map((weekday) => weekdayText(weekday, locale));
  const weeks = weeksOf(month, MONDAY);
  return (
    <section aria-labelledby={titleId} className={classes.days}>
      <div className={classes.head}>
        <h2 id={titleId} className="stretch text-h4 strong close">
          {t("event-page.open-days")}
        </h2>
        {step(-1, month.slice(0, 7) <= first.slice(0, 7))}
        {/* Servers and browsers may write a month differently. */}
        <p className={classes.month} aria-live="polite" suppressHydrationWarning>
          {months(locale).format(Date.parse(month))}
        </p>
        {step(1, month.slice(0, 7) >= last.slice(0, 7))}
      </div>
      <table className={classes.calendar}>
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col">
                {weekdayText(weekdayOf(dayNumber(date)), locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date}>{date.startsWith(month.slice(0, 7)) && day(date)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="above-8 text-small muted">
        {t("event-page.open-on", { count: days.length })}
        {closed.length > 0 && ` · ${t("event-page.closed-on", { days: closed.join(", ") })}`}
      </p>
    </section>
  );

  // Functions, not components: an element that is mounted anew would lose the focus.
  function step(months: -1 | 1, isEnd: boolean) {
    const Icon = months < 0 ? IconChevronLeft : IconChevronRight;
    return (
      <IconButton
        size={44}
        variant="subtle"
        aria-disabled={isEnd || undefined}
        className={classes.step}
        aria-label={t(months < 0 ? "calendar.previous-month" : "calendar.next-month")}
        onClick={() => isEnd || setMonth(shiftMonths(`${month.slice(0, 7)}-01`, months))}
      >
        <Icon size={18} stroke={1.8} aria-hidden />
      </IconButton>
    );
  }

  function day(date: string) {
    const state = stateOf(date);
    return (
      <time
        dateTime={date}
        className={classes.day}
        data-state={state}
        data-past={date < today || undefined}
        aria-current={date === today ? "date" : undefined}
      >
        {Number(date.slice(8))}
        {state !== "outside" && <span className="visually-hidden">, {t(`event-page.day-${state}`)}</span>}
      </time>
    );
  }
}

/** The month of today while the run lasts, else the first one. */
function firstShown(first: string, last: string, today: string): string {
  return today >= first && today <= last ? today : first;
}

/** The days of the week on which it is never open, from Monday, 1; none where it is open on a few days only. */
function closedWeekdays(first: string, last: string, open: ReadonlySet<string>) {
  if (dayNumber(last) - dayNumber(first) < 7) return [];
  const opened = new Set([...open].map((date) => weekdayOf(dayNumber(date))));
  const closed = ([1, 2, 3, 4, 5, 6, 7] as const).filter((weekday) => !opened.has(weekday));
  return closed.length <= 3 ? closed : [];
}
