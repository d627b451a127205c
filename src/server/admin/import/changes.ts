import { fold } from "#domain/fold.ts";
import type { ListedEvent } from "#server/catalog/match.ts";
import type { columnsOf } from "#server/catalog/write/event-input.ts";
import { changedColumns } from "#server/catalog/write/events.ts";

/** What people call the columns; those that follow from others are not told. */
const NAMES: Record<string, string> = {
  venueId: "venue",
  name: "title",
  startsAt: "",
  endDate: "end",
  endTime: "end",
  endsAt: "end",
  isAllDay: "all day",
  openDays: "open days",
  isSoldOut: "sold out",
  isFree: "price",
  priceFrom: "price",
  priceTo: "price",
  currency: "price",
  minAge: "minimum age",
};

/** The fields in which a file differs from the event that is here, in words. */
export function changesOf(
  { record, organizer: current }: ListedEvent,
  columns: ReturnType<typeof columnsOf>,
  venueId: number,
  organizer: string | null | undefined,
): string[] {
  const { after } = changedColumns(record, { venueId, ...columns });
  // An end that moves along with its date is no news of its own.
  if ("date" in after && !("endTime" in after)) {
    const days = (from: string, to: string | null) => to && Date.parse(to) - Date.parse(from);
    if (days(record.date, record.endDate) === days(columns.date, columns.endDate))
      for (const column of ["endDate", "endsAt", "openDays"]) delete after[column];
  }
  const told = Object.keys(after).map((column) => NAMES[column] ?? column);
  const isOther = organizer !== undefined && fold(organizer ?? "") !== fold(current ?? "");
  return [...new Set([...told, isOther ? "organizer" : ""])].filter(Boolean);
}
