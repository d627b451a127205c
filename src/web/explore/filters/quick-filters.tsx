import type { ReactNode } from "react";
import type { Category } from "#domain/category.ts";
import type { Locale } from "#domain/locale.ts";
import { formatNumber } from "#messages/format-number.ts";
import { CategoryGlyph } from "#web/listing/category-glyph.tsx";
import { OFFERED_CATEGORIES, toggled } from "#web/map-view/category-choice.ts";
import { useMapData } from "#web/map-view/map-data.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import { IconCalendar, IconChevronLeft, IconChevronRight, IconMoon } from "#web/ui/icons.ts";
import { useRovingFocus } from "#web/ui/use-roving-focus.ts";
import { useScroller } from "#web/ui/use-scroller.ts";
import { NO_DAYS, onDays, shortRange } from "./date-range.ts";
import { ExtraChips } from "./extra-chips.tsx";
import classes from "./quick-filters.module.css";
import { isSameRange, useDayPresets } from "./use-date-presets.ts";

const MAX_SHOWN = 999;
const QUICK_DATES = ["today", "tomorrow", "thisWeekend", "next7Days"] as const;

/** The most used filters as chips; they mirror the filter panel. One stop of the Tab key, with arrow keys inside. */
export function QuickFilters() {
  const { t } = useMessages();
  const { filter, setFilter } = useMapFilter();
  const { panel } = usePanels();
  const { ref, canScrollStart, canScrollEnd, scrollStart, scrollEnd } = useScroller();
  const moveFocus = useRovingFocus({ ref, items: "button", direction: "horizontal" });
  return (
    <section
      className={classes.row}
      aria-label={t("filters.quick")}
      data-covered={panel === "search" || undefined}
      data-more-before={canScrollStart || undefined}
      data-more-after={canScrollEnd || undefined}
    >
      {canScrollStart && (
        <ScrollButton className={classes.before} onScroll={scrollStart}>
          <IconChevronLeft size={18} stroke={2} aria-hidden />
        </ScrollButton>
      )}
      <div ref={ref} className={classes.chips} role="toolbar" data-chips onKeyDown={moveFocus}>
        <TonightChip />
        <ExtraChips />
        <DateChips />
        {OFFERED_CATEGORIES.map((category) => (
          <Chip
            key={category}
            category={category}
            isOn={filter.categories?.includes(category) ?? false}
            onToggle={() => setFilter(({ categories }) => ({ categories: toggled(categories, category) }))}
          >
            <CategoryGlyph category={category} size={17} />
            {t(`category.${category}`)}
          </Chip>
        ))}
      </div>
      {canScrollEnd && (
        <ScrollButton className={classes.after} onScroll={scrollEnd}>
          <IconChevronRight size={18} stroke={2} aria-hidden />
        </ScrollButton>
      )}
    </section>
  );
}

interface ScrollButtonProps {
  className: string | undefined;
  onScroll(): void;
  children: ReactNode;
}

/**
 * Scrolls the row for a mouse. It comes and goes with what is out of sight, so it never takes the focus; the arrow keys
 * scroll the row by walking through its chips.
 */
function ScrollButton({ className, onScroll, children }: ScrollButtonProps) {
  return (
    <PlainButton
      className={className}
      tabIndex={-1}
      aria-hidden
      onMouseDown={(event) => event.preventDefault()}
      onClick={onScroll}
    >
      {children}
    </PlainButton>
  );
}

/** The first answer to "what can I do": tonight, with its number in view; it keeps its place where that is none. */
function TonightChip() {
  const { t, locale } = useMessages();
  const { filter, setFilter } = useMapFilter();
  const { tonight } = useMapData();
  const isOn = filter.when === "tonight";
  const number = tonight === undefined ? undefined : shortNumber(tonight, locale);
  return (
    <Chip
      isOn={isOn}
      title={
        tonight === undefined || tonight > MAX_SHOWN
          ? undefined
          : t("filters.tonight-in-view", { count: tonight })
      }
      onToggle={() =>
        setFilter(({ when }) => (when === "tonight" ? { when: undefined } : { when: "tonight", ...NO_DAYS }))
      }
    >
      <IconMoon size={16} stroke={1.8} className={classes.moon} aria-hidden />
      {t("filters.tonight")}{" "}
      {/* Its room is kept while the number is not known: nothing may move when it comes. */}
      <span className={classes.number}>{number}</span>
    </Chip>
  );
}

function shortNumber(count: number, locale: Locale): string {
  return count > MAX_SHOWN ? `${MAX_SHOWN}+` : formatNumber(count, locale);
}

function DateChips() {
  const { t, locale } = useMessages();
  const { filter, setFilter } = useMapFilter();
  const { pickDates } = usePanels();
  const presets = useDayPresets();
  // On a Sunday two of them are the same day: both are on.
  const isOn = (name: (typeof QUICK_DATES)[number]) => isSameRange(presets?.[name], filter);
  const hasRange = Boolean(filter.from || filter.to);
  return (
    <>
      {QUICK_DATES.map((name) => (
        <Chip
          key={name}
          isOn={isOn(name)}
          onToggle={() =>
            setFilter((current) =>
              isSameRange(presets?.[name], current) ? NO_DAYS : onDays({ ...presets?.[name] }),
            )
          }
        >
          {t(`filters.${name}`)}
        </Chip>
      ))}
      <Chip isOn={hasRange && !QUICK_DATES.some(isOn)} onToggle={() => pickDates(true)} isOpener>
        <IconCalendar size={16} stroke={1.8} aria-hidden />
        {hasRange ? shortRange(filter, locale) : t("filters.dates")}
      </Chip>
    </>
  );
}

interface ChipProps {
  isOn: boolean;
  onToggle(): void;
  category?: Category;
  /** Beside a pointer that rests on it, and read after its text. */
  title?: string | undefined;
  /** Opens something instead of being on or off. */
  isOpener?: boolean;
  children: ReactNode;
}

function Chip({ isOn, onToggle, category, title, isOpener, children }: ChipProps) {
  return (
    <PlainButton
      className={classes.chip}
      style={category && { "--category": `var(--${category})`, "--category-fill": `var(--${category}-fill)` }}
      data-category={category}
      data-on={isOn || undefined}
      title={title}
      {...(isOpener ? { "aria-haspopup": "dialog" as const } : { "aria-pressed": isOn })}
      onClick={onToggle}
      onFocus={({ currentTarget }) => {
        // Chromium leaves a chip that is partly in sight where it is. A pressed one must not move under the pointer.
        if (currentTarget.matches(":focus-visible"))
          currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
      }}
    >
      {children}
    </PlainButton>
  );
}
