import { type KeyboardEvent, useId, useRef } from "react";
import { flushSync } from "react-dom";
import type { Weekday } from "#domain/date-presets.ts";
import { PlainButton } from "./button.tsx";
import classes from "./calendar.module.css";
import { dayByKey, shiftMonths, weeksOf } from "./calendar-month.ts";
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from "./icons.ts";

const STEPS = [
  { months: -12, label: "previousYear", Icon: IconChevronsLeft },
  { months: -1, label: "previousMonth", Icon: IconChevronLeft },
  { months: 1, label: "nextMonth", Icon: IconChevronRight },
  { months: 12, label: "nextYear", Icon: IconChevronsRight },
] as const;

export type CalendarLabels = Record<(typeof STEPS)[number]["label"], string>;

interface CalendarProps {
  /** A BCP 47 tag. */
  locale: string;
  labels: CalendarLabels;
  weekStart: Weekday;
  /** The day that the keyboard is on (YYYY-MM-DD); its month is shown. */
  cursor: string;
  onCursor(date: string): void;
  /** Chosen, or between two that are chosen. */
  stateOf(date: string): "chosen" | "between" | undefined;
  onPick(date: string): void;
  /** The pointer or the keyboard has come to a day. */
  onPoint?(date: string): void;
}

/** The days of a month to choose from, by the ARIA pattern of a date grid: one tab stop, arrow keys inside. */
export function Calendar(props: CalendarProps) {
  const { locale, labels, weekStart, cursor, onCursor, stateOf, onPick, onPoint } = props;
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const weeks = weeksOf(cursor, weekStart);
  const month = cursor.slice(0, 7);
  // Days first, as the site writes its dates.
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, { ...options, timeZone: "UTC" });
  const formats = {
    day: format({ day: "numeric", month: "long", year: "numeric" }),
    weekday: format({ weekday: "long" }),
    short: format({ weekday: "short" }),
  };

  function move(date: string): void {
    flushSync(() => onCursor(date));
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const next = dayByKey(cursor, event.key, event.shiftKey, weekStart);
    if (!next) return;
    event.preventDefault();
    move(next);
  }

  const step = ({ months, label, Icon }: (typeof STEPS)[number]) => (
    <PlainButton
      key={label}
      className={classes.step}
      aria-label={labels[label]}
      onClick={() => onCursor(shiftMonths(cursor, months))}
    >
      <Icon size={18} stroke={1.8} aria-hidden />
    </PlainButton>
  );
  return (
    <div className={classes.calendar}>
      <div className={classes.head}>
        {STEPS.slice(0, 2).map(step)}
        <p id={titleId} className={classes.title} aria-live="polite">
          {format({ month: "long", year: "numeric" }).format(Date.parse(cursor))}
        </p>
        {STEPS.slice(2).map(step)}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a date grid is a table with this role */}
      <table ref={grid} role="grid" aria-labelledby={titleId} className={classes.grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col" abbr={formats.weekday.format(Date.parse(date))}>
                {formats.short.format(Date.parse(date)).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => {
                const state = stateOf(date);
                return (
                  <td key={date}>
                    <PlainButton
                      className={classes.day}
                      tabIndex={date === cursor ? 0 : -1}
                      aria-label={formats.day.format(Date.parse(date))}
                      aria-pressed={state !== undefined}
                      data-state={state}
                      data-outside={!date.startsWith(month) || undefined}
                      onClick={() => {
                        onPick(date);
                        move(date);
                      }}
                      onFocus={() => onPoint?.(date)}
                      onPointerEnter={() => onPoint?.(date)}
                    >
                      {Number(date.slice(8))}
                    </PlainButton>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
