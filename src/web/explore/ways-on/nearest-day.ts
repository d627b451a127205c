import type { Timeline } from "#contract/catalog.ts";
import type { EventFilter } from "#domain/event/filter.ts";

type Day = Timeline["days"][number];

/** The day with events that is next to the days or the moment asked for: the first one after them, or else the last before. */
export function nearestDay(
  days: readonly Day[],
  { from, to, when }: Pick<EventFilter, "from" | "to" | "when">,
  today: string,
): { day: Day; isAfter: boolean } | undefined {
  const busy = days.filter(({ events }) => events > 0);
  const isAfter = ({ date }: Day) => {
    if (when !== undefined) return when === "now" ? date >= today : date > today;
    return to !== undefined && date > to;
  };
  const after = busy.find(isAfter);
  if (after) return { day: after, isAfter: true };
  const before = from === undefined ? undefined : busy.findLast(({ date }) => date < from);
  return before && { day: before, isAfter: false };
}
