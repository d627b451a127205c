import IconCalendar from "@tabler/icons-react/dist/esm/icons/IconCalendar.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { type KeyboardEvent, useId, useState } from "react";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import classes from "./date-field.module.css";
import { DatePresets } from "./date-presets.tsx";
import { formatRange, NO_DAYS, onDays, parseRange } from "./date-range.ts";
import { RangeCalendar } from "./range-calendar.tsx";

/** The range as a text that can be typed, with more presets and a calendar under it. */
export function DateField() {
  const { t } = useMessages();
  const { filter, setFilter } = useMapFilter();
  const { isPickingDates, pickDates } = usePanels();
  const shown = formatRange(filter);
  const [typed, setTyped] = useState<string>();
  const id = useId();

  function apply(): void {
    const range = typed?.trim() === "" ? NO_DAYS : parseRange(typed ?? "");
    if (typed !== undefined && range) setFilter(range === NO_DAYS ? NO_DAYS : onDays(range));
    setTyped(undefined);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Enter") apply();
    if (event.key === "ArrowDown") pickDates(true);
  }

  return (
    <div className={classes.field}>
      <label htmlFor={id} className="visually-hidden">
        {t("filters.date")}
      </label>
      <div className={classes.box} data-open={isPickingDates || undefined}>
        <IconCalendar size={18} stroke={1.8} aria-hidden />
        <input
          id={id}
          className={classes.input}
          role="combobox"
          // Whoever asked for the dates starts with them.
          data-autofocus={isPickingDates || undefined}
          aria-haspopup="grid"
          aria-expanded={isPickingDates}
          aria-controls={`${id}-calendar`}
          // The calendar is the phone's keyboard here.
          inputMode="none"
          autoComplete="off"
          placeholder={t("filters.date-placeholder")}
          value={typed ?? shown}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={apply}
          onClick={() => pickDates(!isPickingDates)}
          onKeyDown={onKeyDown}
        />
        {shown !== "" && (
          <PlainButton
            className={classes.clear}
            aria-label={t("filters.date-clear")}
            onClick={() => setFilter(NO_DAYS)}
          >
            <IconX size={18} stroke={1.8} aria-hidden />
          </PlainButton>
        )}
      </div>
      <div className={classes.picker} data-open={isPickingDates || undefined}>
        <DatePresets />
        <section id={`${id}-calendar`} className={classes.calendar} aria-label={t("filters.date-picker")}>
          {isPickingDates && <RangeCalendar />}
        </section>
      </div>
    </div>
  );
}
