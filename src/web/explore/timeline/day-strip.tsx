import { type KeyboardEvent, memo, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { perLocale } from "#messages/per-locale.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { lineSign, stepOf } from "#web/ui/direction.ts";
import { Bar } from "./bar.tsx";
import { isWeekend, rangeBetween, type SelectedDays, type TimelineDay, tappedRange } from "./day-range.ts";
import classes from "./timeline.module.css";
import { MAX_TIMELINE_DAYS } from "./use-timeline.ts";

interface DayStripProps {
  days: readonly TimelineDay[];
  today: string;
  chosen: SelectedDays | undefined;
  onChoose(range: SelectedDays): void;
}

const STEPS: Record<string, number> = { ArrowDown: -1, ArrowUp: 1 };

/**
 * One bar for each day. A list box with one tab stop: arrows move, Enter and Space choose. Shift chooses several: with
 * the arrows, or with a click, Enter or Space on the other end.
 */
export function DayStrip({ days, today, chosen, onChoose }: DayStripProps) {
  const { t } = useMessages();
  const strip = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const [active, setActive] = useState(0);
  /** The days that are being dragged over or extended to by the keyboard. */
  const [draft, setDraft] = useState<{ anchor: number; range: SelectedDays }>();
  /** Where Shift starts from: known as soon as a day is chosen, also before the page has answered for it. */
  const anchor = useRef(chosen?.first);
  const chosenFirst = chosen?.first;
  useEffect(() => {
    anchor.current = chosenFirst;
  }, [chosenFirst]);
  const range = draft?.range ?? chosen;
  const most = Math.max(1, ...days.map(({ events }) => events));

  const dayAt = ({ clientX }: PointerEvent) => {
    const bars = [...(strip.current?.children ?? [])];
    const isLeftToRight = lineSign() > 0;
    const at = bars.findIndex((bar) => {
      const { left, right } = bar.getBoundingClientRect();
      return isLeftToRight ? clientX < right : clientX > left;
    });
    return at < 0 ? days.length - 1 : at;
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const at = dayAt(event);
    const from = event.shiftKey ? (anchor.current ?? at) : at;
    event.currentTarget.setPointerCapture(event.pointerId);
    setActive(at);
    setDraft({ anchor: from, range: rangeBetween(from, at) });
  };
  const drag = (event: PointerEvent) => {
    if (draft) setDraft({ anchor: draft.anchor, range: rangeBetween(draft.anchor, dayAt(event)) });
  };
  const choose = (range: SelectedDays) => {
    anchor.current = range.first;
    onChoose(range);
  };
  const release = ({ pointerType }: PointerEvent) => {
    if (!draft) return;
    setDraft(undefined);
    const { first, last } = draft.range;
    // A finger covers more than a day: a tap takes a whole weekend.
    choose(pointerType === "touch" && first === last ? tappedRange(days, first) : draft.range);
  };
  const key = (event: KeyboardEvent) => {
    const next = nextDay(event.key, active, days.length);
    if (next !== undefined) {
      event.preventDefault();
      const from = draft?.anchor ?? active;
      setDraft(event.shiftKey ? { anchor: from, range: rangeBetween(from, next) } : undefined);
      setActive(next);
      (strip.current?.children[next] as HTMLElement | undefined)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      setDraft(undefined);
      const from = event.shiftKey ? (anchor.current ?? active) : active;
      choose(draft?.range ?? rangeBetween(from, active));
    }
  };

  return (
    <>
      <p id={hintId} className="visually-hidden">
        {t("timeline.keys")}
      </p>
      <div
        ref={strip}
        className={classes.strip}
        role="listbox"
        aria-multiselectable
        aria-orientation="horizontal"
        aria-label={t("timeline.days")}
        aria-describedby={hintId}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={() => setDraft(undefined)}
        onKeyDown={key}
      >
        {days.map((day, at) => (
          <Day
            key={day.date}
            day={day}
            at={at}
            share={day.events / most}
            isToday={day.date === today}
            isChosen={range !== undefined && at >= range.first && at <= range.last}
            isDimmed={range !== undefined && (at < range.first || at > range.last)}
            isStop={at === active}
            onFocus={setActive}
          />
        ))}
      </div>
    </>
  );
}

/** Takes the room of the strip before its numbers are known. */
export function StripSkeleton({ days = MAX_TIMELINE_DAYS }: { days?: number }) {
  return (
    <div className={`${classes.strip} ${classes.skeleton}`} style={{ "--days": String(days) }} aria-hidden />
  );
}

function nextDay(key: string, active: number, count: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key] ?? stepOf(key);
  return step === 0 ? undefined : Math.min(count - 1, Math.max(0, active + step));
}

interface DayProps {
  day: TimelineDay;
  /** Which of the days it is. */
  at: number;
  /** Of the busiest day's events. */
  share: number;
  isToday: boolean;
  isChosen: boolean;
  isDimmed: boolean;
  isStop: boolean;
  onFocus(at: number): void;
}

const longDays = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }),
);

const Day = memo(function Day({ day, at, share, isToday, isChosen, isDimmed, isStop, onFocus }: DayProps) {
  const { t, locale } = useMessages();
  const atMs = Date.parse(`${day.date}T00:00:00Z`);
  const label = t("timeline.day", {
    day: longDays(locale).format(atMs),
    count: day.events,
  });
  const isFirst = day.date.endsWith("-01");
  return (
    <div
      className={classes.day}
      role="option"
      aria-selected={isChosen}
      aria-label={label}
      title={label}
      tabIndex={isStop ? 0 : -1}
      data-today={isToday || undefined}
      data-weekend={isWeekend(day.date) || undefined}
      data-chosen={isChosen || undefined}
      data-dimmed={isDimmed || undefined}
      data-first={isFirst || undefined}
      onFocus={() => onFocus(at)}
    >
      <Bar share={share} categories={day.categories} />
      <span className={classes.number}>{Number(day.date.slice(8))}</span>
    </div>
  );
});
