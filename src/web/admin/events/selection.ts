import type { TableEvent } from "#contract/admin-events.ts";

/** The chosen events by id, and the one from which Shift chooses a range. */
export interface Selection {
  events: ReadonlyMap<string, TableEvent>;
  anchor: string | undefined;
}

export const NOTHING_SELECTED: Selection = { events: new Map(), anchor: undefined };

/** Chooses an event or gives it up; with Shift everything from the anchor to it becomes what the anchor is. */
export function toggle(
  { events, anchor }: Selection,
  listed: readonly TableEvent[],
  event: TableEvent,
  isRange: boolean,
): Selection {
  const next = new Map(events);
  const from = isRange ? listed.findIndex(({ _id }) => _id === anchor) : -1;
  const to = listed.findIndex(({ _id }) => _id === event._id);
  if (from < 0 || to < 0) {
    if (!next.delete(event._id)) next.set(event._id, event);
    return { events: next, anchor: event._id };
  }
  const isChosen = events.has(anchor ?? "");
  for (const each of listed.slice(Math.min(from, to), Math.max(from, to) + 1))
    if (isChosen) next.set(each._id, each);
    else next.delete(each._id);
  return { events: next, anchor };
}

export function selectAll(events: readonly TableEvent[]): Selection {
  return { events: new Map(events.map((event) => [event._id, event])), anchor: undefined };
}

export function favoritesOf({ events }: Selection): number {
  return [...events.values()].reduce((sum, { favorites }) => sum + favorites, 0);
}
