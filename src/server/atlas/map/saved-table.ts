import { EVENT_COLUMNS, VENUE_COLUMNS, VenueTable } from "./venue-table.ts";

/** A table of venues as a snapshot keeps it; its texts are addresses in the snapshot's texts. */
export type SavedTable = ReturnType<typeof saveTable>;

/** The columns without their spare room. */
export function saveTable(table: VenueTable) {
  const { length, events, eventDays, eventSpans } = table;
  const { start, minutes, longEvents, longOver, longs } = eventSpans;
  return {
    ...{ length, events },
    ...Object.fromEntries(VENUE_COLUMNS.map((name) => [name, table[name].subarray(0, length)])),
    ...Object.fromEntries(EVENT_COLUMNS.map((name) => [name, table[name].subarray(0, events)])),
    firstEvent: table.firstEvent.subarray(0, length + 1),
    facts: table.facts.subarray(0, table.firstFact(events)),
    factBlocks: table.factBlocks,
    factOffset: table.factOffset.subarray(0, events + 1),
    days: eventDays.values.subarray(0, events),
    spans: {
      ...{ start: start.subarray(0, events), minutes: minutes.subarray(0, events) },
      ...{ longEvents, longOver, longs },
    },
  };
}

export function restoreTable({ days, spans, ...columns }: SavedTable): VenueTable {
  const table: VenueTable = Object.assign(new VenueTable(), columns);
  table.eventDays.values = days;
  Object.assign(table.eventSpans, spans);
  return table;
}
