import type { Scope } from "#domain/event/event.ts";
import { type EventInput, type EventRecord, inputOf, onDate } from "./event-input.ts";
import type { EventWriter } from "./events.ts";

/** The occurrences that a change is about; a single event is its own scope. */
export async function inScope(write: EventWriter, event: EventRecord, scope: Scope): Promise<EventRecord[]> {
  if (scope === "this" || event.seriesId === null) return [event];
  return write.occurrences(event.seriesId, scope === "following" ? event.startsAt : undefined);
}

/**
 * What a change of one date means for another of the series: only what was changed, so that a date keeps what it has of its
 * own; days move by as many as that date was moved.
 */
export function likewise(
  other: EventRecord,
  before: EventInput,
  wanted: Partial<EventInput>,
): Partial<EventInput> {
  const changed = Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) =>
        field === "organizer" || JSON.stringify(value) !== JSON.stringify(before[field as keyof EventInput]),
    ),
  ) as Partial<EventInput>;
  const { date = before.date, endDate, openDays: _ownDays, ...rest } = changed;
  const own = onDate(inputOf(other), shifted(other.date, before.date, date));
  const end = endDate === undefined ? own.endDate : endDate && shifted(own.date, date, endDate);
  return { ...rest, date: own.date, endDate: end, openDays: own.openDays };
}

function shifted(day: string, from: string, to: string): string {
  return Temporal.PlainDate.from(day).add(Temporal.PlainDate.from(from).until(to)).toString();
}
