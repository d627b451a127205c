import { DatePicker } from "@mantine/dates";
import { useEffect, useRef, useState } from "react";
import "@mantine/dates/styles.css";
import "dayjs/locale/bg";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./range-calendar.module.css";
import { weekStartOf } from "./visitor-calendar.ts";

type Range = [string | null, string | null];

/** Two touches choose a range; the map follows with the second one. */
export function RangeCalendar() {
  const { t, locale } = useMessages();
  const { filter, setFilter } = useMapFilter();
  const [begun, setBegun] = useState<string>();
  const [month, setMonth] = useState(filter.from);
  const chosenHere = useRef(filter.from);
  const value: Range = begun ? [begun, null] : [filter.from ?? null, filter.to ?? null];

  // A preset or a typed date brings its month into sight; a date touched here is already in it.
  useEffect(() => {
    if (filter.from && filter.from !== chosenHere.current) setMonth(filter.from);
    chosenHere.current = filter.from;
  }, [filter.from]);

  function choose([from, to]: Range): void {
    setBegun(from && !to ? from : undefined);
    if (!from || !to) return;
    chosenHere.current = from;
    setFilter({ from, to });
  }

  return (
    <DatePicker
      type="range"
      classNames={classes}
      value={value}
      onChange={choose}
      date={month}
      onDateChange={setMonth}
      allowSingleDateInRange
      fullWidth
      withCellSpacing={false}
      locale={locale}
      firstDayOfWeek={(weekStartOf(navigator.language) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6}
      ariaLabels={{
        previousMonth: t("filters.previous-month"),
        nextMonth: t("filters.next-month"),
        previousYear: t("filters.previous-year"),
        nextYear: t("filters.next-year"),
        previousDecade: t("filters.previous-decade"),
        nextDecade: t("filters.next-decade"),
      }}
    />
  );
}
