import { useSyncExternalStore } from "react";
import { useMapData } from "#web/map-view/map-data.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import { IconChevronDown, IconChevronUp, IconX } from "#web/ui/icons.ts";
import { useIsShortTablet } from "#web/ui/use-is-wide.ts";
import { NO_DAYS, onDays, shortRange } from "../filters/date-range.ts";
import { rangeOf } from "./day-range.ts";
import { DayStrip, StripSkeleton } from "./day-strip.tsx";
import { EveningStrip } from "./evening-strip.tsx";
import classes from "./timeline.module.css";
import { useFittingDays } from "./use-fitting-days.ts";
import { MAX_TIMELINE_DAYS, useTimeline } from "./use-timeline.ts";

const COLLAPSED_KEY = "timeline-collapsed";

/** How much is on in view on each of the coming days; days are chosen by a click, a drag or the keyboard. */
export function TimelineStrip() {
  const { t, locale } = useMessages();
  const { filter, setFilter } = useMapFilter();
  const { totals } = useMapData();
  const { days: allDays, hasFailed, isEmpty, next, today } = useTimeline();
  const chosenState = useSyncExternalStore(onCollapse, readCollapsed, () => undefined);
  // Low windows have room for a button alone.
  const isShort = useIsShortTablet();
  const isCollapsed = chosenState ?? isShort;
  const hasRange = filter.from !== undefined || filter.to !== undefined;
  const isEvening = filter.when === "tonight";
  const canClear = hasRange || isEvening;
  const { ref: room, fitting } = useFittingDays(canClear);
  if (isCollapsed)
    return (
      <PlainButton
        data-timeline="collapsed"
        className={classes.pill}
        onClick={() => writeCollapsed(false)}
        aria-expanded={false}
      >
        {t("timeline.label")}
        <IconChevronUp size={16} stroke={1.8} aria-hidden />
      </PlainButton>
    );
  if (hasFailed) return <div data-no-timeline hidden />;
  const days = allDays?.slice(0, fitting);
  const chosen = days && rangeOf(days, filter);
  const choose = (from: string, to: string) => setFilter(onDays({ from, to }));
  const title = isEvening
    ? t("filters.tonight")
    : hasRange
      ? shortRange(filter, locale)
      : t("timeline.title", { count: fitting });
  return (
    <section className={classes.timeline} data-timeline="open" aria-label={t("timeline.label")}>
      <div className={classes.head}>
        <strong>{title}</strong>
        <span>
          {totals
            ? t(isEvening ? "timeline.tonight" : "timeline.in-view", { count: totals.events })
            : "\u00a0"}
        </span>
      </div>
      <div ref={room} className="grow">
        {isEvening ? (
          <EveningStrip />
        ) : !days || !today ? (
          <StripSkeleton days={fitting} />
        ) : isEmpty ? (
          <p className="muted text-small">
            {t("timeline.nothing", { count: MAX_TIMELINE_DAYS })}
            {next && (
              <PlainButton className={classes.next} onClick={() => choose(next.date, next.date)}>
                {t("timeline.next", { date: shortRange({ from: next.date, to: next.date }, locale) })}
              </PlainButton>
            )}
          </p>
        ) : (
          <DayStrip
            days={days}
            today={today}
            chosen={chosen}
            onChoose={(range) => {
              const isSame = chosen && range.first === chosen.first && range.last === chosen.last;
              if (isSame) setFilter(NO_DAYS);
              else choose(days[range.first]!.date, days[range.last]!.date);
            }}
          />
        )}
      </div>
      {canClear && (
        <PlainButton
          className={classes.button}
          aria-label={t(isEvening ? "timeline.clear-tonight" : "timeline.clear")}
          onClick={() => setFilter({ when: undefined, ...NO_DAYS })}
        >
          <IconX size={18} stroke={1.8} aria-hidden />
        </PlainButton>
      )}
      <PlainButton
        className={classes.button}
        aria-label={t("timeline.collapse")}
        aria-expanded
        onClick={() => writeCollapsed(true)}
      >
        <IconChevronDown size={18} stroke={1.8} aria-hidden />
      </PlainButton>
    </section>
  );
}

const listeners = new Set<() => void>();

function onCollapse(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let collapsedHere: boolean | undefined;

/** What the visitor chose, if anything. */
function readCollapsed(): boolean | undefined {
  try {
    const kept = localStorage.getItem(COLLAPSED_KEY);
    if (kept !== null) collapsedHere ??= kept === "true";
  } catch {
    // A browser that keeps nothing knows what was chosen since the page was opened.
  }
  return collapsedHere;
}

function writeCollapsed(isCollapsed: boolean): void {
  collapsedHere = isCollapsed;
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(COLLAPSED_KEY, String(isCollapsed));
  } catch {
    // A browser that keeps nothing shows it again on the next visit.
  }
}
