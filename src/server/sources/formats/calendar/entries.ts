import type { CalendarBlock, CalendarHeader } from "./blocks.ts";
import { firstOf, propertyText, readComponent } from "./component.ts";

/** What an entry is called, and how new it is. */
export interface CalendarEntry {
  block: CalendarBlock;
  uid: string;
  isRepeating: boolean;
  start: string;
  /** Empty where it is no exception to a series. */
  recurrenceId: string;
  sequence: number;
  modified: string;
}

export function entryOf(block: CalendarBlock): CalendarEntry {
  const event = readComponent(block);
  const written = (name: string) => {
    const property = firstOf(event, name);
    return property ? `${property.parameters.get("TZID") ?? ""}:${property.value}` : "";
  };
  return {
    block,
    uid: propertyText(event, "UID"),
    isRepeating: ["RRULE", "RDATE", "EXDATE"].some((name) => event.properties.has(name)),
    start: written("DTSTART"),
    recurrenceId: written("RECURRENCE-ID"),
    sequence: Number.parseInt(propertyText(event, "SEQUENCE"), 10) || 0,
    modified: propertyText(event, "LAST-MODIFIED") || propertyText(event, "DTSTAMP"),
  };
}

/**
 * An entry may occur several times in a calendar: the highest SEQUENCE counts, and among equals the last change. Programs
 * also give one UID to several events: what starts otherwise, or in another calendar of the file, is another event.
 */
export function newestOf(entries: readonly CalendarEntry[]): {
  masters: CalendarEntry[];
  exceptions: Map<string, CalendarEntry[]>;
} {
  const newest = new Map<CalendarHeader, Map<string, number>>();
  for (const { block, uid, recurrenceId, sequence } of entries) {
    if (recurrenceId !== "") continue;
    const sequences = newest.get(block.calendar) ?? new Map<string, number>();
    newest.set(block.calendar, sequences.set(uid, Math.max(sequences.get(uid) ?? 0, sequence)));
  }
  const masters: CalendarEntry[] = [];
  const byName = new Map<string, CalendarEntry>();
  for (const entry of entries) {
    const { block, uid, recurrenceId, start, sequence } = entry;
    if (uid === "" && recurrenceId === "") masters.push(entry);
    else if (recurrenceId !== "" || sequence === newest.get(block.calendar)!.get(uid)) {
      const key = JSON.stringify([uid, recurrenceId, recurrenceId === "" ? start : ""]);
      const other = byName.get(key);
      if (!other || isNewer(entry, other)) byName.set(key, entry);
    }
  }
  const exceptions = new Map<string, CalendarEntry[]>();
  for (const entry of byName.values()) {
    if (entry.recurrenceId === "") {
      masters.push(entry);
      continue;
    }
    const others = exceptions.get(entry.uid);
    if (others) others.push(entry);
    else exceptions.set(entry.uid, [entry]);
  }
  return { masters: masters.sort((a, b) => a.block.line - b.block.line), exceptions };
}

export function isNewer(entry: CalendarEntry, other: CalendarEntry): boolean {
  if (entry.sequence !== other.sequence) return entry.sequence > other.sequence;
  return entry.modified >= other.modified;
}
