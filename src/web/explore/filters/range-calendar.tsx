import { useEffect, useRef, useState } from "react";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { calendarLabels } from "#web/messages/calendar-labels.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Calendar } from "#web/ui/calendar.tsx";
import { onDays } from "./date-range.ts";
import { localDate, weekStartOf } from "./visitor-calendar.ts";

/** Two touches choose a range; the map follows with the second one. */
export function RangeCalendar() {
  const { t, locale } = useMessages();
  const { filter, setFilter } = useMapFilter();
  const [begun, setBegun] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const [cursor, setCursor] = useState(() => filter.from ?? localDate(new Date()));
  const chosenHere = useRef(filter.from);
  const [from, to] = begun ? [begun, pointed ?? begun].sort() : [filter.from, filter.to];

  // A preset or a typed date brings its month into sight; a date touched here is already in it.
  useEffect(() => {
    if (filter.from && filter.from !== chosenHere.current) setCursor(filter.from);
    chosenHere.current = filter.from;
  }, [filter.from]);

  function pick(date: string): void {
    setBegun(begun ? undefined : date);
    setPointed(undefined);
    if (!begun) return;
    const [first, last] = [begun, date].sort();
    chosenHere.current = first;
    setFilter(onDays({ from: first, to: last }));
  }

  function stateOf(date: string) {
    if (date === from || date === to) return "chosen";
    return from && to && from < date && date < to ? "between" : undefined;
  }

  return (
    <Calendar
      locale={locale}
      labels={calendarLabels(t)}
      weekStart={weekStartOf(navigator.language)}
      cursor={cursor}
      onCursor={setCursor}
      stateOf={stateOf}
      onPick={pick}
      onPoint={setPointed}
    />
  );
}
