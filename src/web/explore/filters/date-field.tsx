import { type KeyboardEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import { IconCalendar, IconX } from "#web/ui/icons.ts";
import classes from "./date-field.module.css";
import { DatePresets } from "./date-presets.tsx";
import { formatRange, NO_DAYS, onDays, parseDateRange } from "./date-range.ts";
import { RangeCalendar } from "./range-calendar.tsx";

const DAY_STOP = 'table [tabindex="0"]';

/** The range as a text that can be typed, with a button for more presets and a calendar under it. */
export function DateField() {
  const { t } = useMessages();
  const { filter, setFilter } = useMapFilter();
  const { isPickingDates, pickDates } = usePanels();
  const shown = formatRange(filter);
  /** Typed over these days: other ones, chosen elsewhere, take its place. */
  const [draft, setDraft] = useState<{ over: string; text: string; isWrong: boolean }>();
  const typed = draft?.over === shown ? draft : undefined;
  const isWrong = typed?.isWrong ?? false;
  const calendar = useRef<HTMLElement>(null);
  const id = useId();

  function apply(): void {
    if (!typed) return;
    const range = typed.text.trim() === "" ? NO_DAYS : parseDateRange(typed.text);
    if (!range) {
      setDraft({ ...typed, isWrong: true });
      return;
    }
    setFilter(range === NO_DAYS ? NO_DAYS : onDays(range));
    setDraft(undefined);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Enter") apply();
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    flushSync(() => pickDates(true));
    calendar.current?.querySelector<HTMLElement>(DAY_STOP)?.focus();
  }

  return (
    <div className="above-8">
      <label htmlFor={id} className="visually-hidden">
        {t("filters.date")}
      </label>
      <div className={classes.box} data-open={isPickingDates || undefined} data-wrong={isWrong || undefined}>
        <PlainButton
          className={classes.open}
          aria-label={t("filters.date-picker")}
          aria-expanded={isPickingDates}
          aria-controls={`${id}-picker`}
          onClick={() => pickDates(!isPickingDates)}
        >
          <IconCalendar size={18} stroke={1.8} aria-hidden />
        </PlainButton>
        <input
          id={id}
          className={classes.input}
          // Whoever asked for the dates starts with them.
          data-autofocus={isPickingDates || undefined}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-form`}
          // The calendar is the phone's keyboard here.
          inputMode="none"
          autoComplete="off"
          placeholder={t("filters.date-placeholder")}
          value={typed?.text ?? shown}
          onChange={({ target }) => setDraft({ over: shown, text: target.value, isWrong: false })}
          onBlur={apply}
          onClick={() => pickDates(!isPickingDates)}
          onKeyDown={onKeyDown}
        />
        {(shown !== "" || isWrong) && (
          <PlainButton
            className={classes.clear}
            aria-label={t("filters.date-clear")}
            onClick={() => {
              setDraft(undefined);
              setFilter(NO_DAYS);
            }}
          >
            <IconX size={18} stroke={1.8} aria-hidden />
          </PlainButton>
        )}
      </div>
      {/* There from the start: a screen reader only speaks what changes in a region that it knows. */}
      <p
        id={`${id}-form`}
        className={isWrong ? "above-8 text-small semibold wrong" : "visually-hidden"}
        aria-live="polite"
      >
        {t(isWrong ? "filters.date-unreadable" : "filters.date-form")}
      </p>
      <div id={`${id}-picker`} className={classes.picker} data-open={isPickingDates || undefined}>
        <DatePresets />
        <section ref={calendar} className={classes.calendar} aria-label={t("filters.date-picker")}>
          {isPickingDates && <RangeCalendar />}
        </section>
      </div>
    </div>
  );
}
