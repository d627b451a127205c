import { dayAsked, type When, windowOf } from "#domain/event/when.ts";
import { isOnDays } from "./event-days.ts";
import { MINUTE_MS, OPEN_DAYS, QUARTER_MS } from "./event-facts.ts";
import type { MinuteWindows } from "./event-spans.ts";
import type { VenueTable } from "./venue-table.ts";

/** Offsets are kept in eight bits with a sign. */
const OFFSETS = 256;
const MAX_BEHIND = 128;

/** Now or tonight, worked out once for each UTC offset instead of for each event. */
export class Moment implements MinuteWindows {
  readonly startBefore = new Float64Array(OFFSETS);
  readonly endAfter = new Float64Array(OFFSETS);
  readonly #day = new Int32Array(OFFSETS);

  constructor(when: When, nowMs: number) {
    for (let at = 0; at < OFFSETS; at++) {
      const offsetMs = (at - MAX_BEHIND) * QUARTER_MS;
      const { beginMs, endMs } = windowOf(when, nowMs, offsetMs);
      this.startBefore[at] = Math.ceil(endMs / MINUTE_MS);
      this.endAfter[at] = Math.floor(beginMs / MINUTE_MS);
      this.#day[at] = dayAsked(when, nowMs, offsetMs);
    }
  }

  /** Whether an event that is not over is on at this moment. */
  isOn(table: VenueTable, e: number): boolean {
    const at = table.eventOffset[e] + MAX_BEHIND;
    if (table.eventStart(e) >= this.startBefore[at] || table.eventOver(e) <= this.endAfter[at]) return false;
    return !table.eventDays.isNone(e) && this.isOpen(table, e);
  }

  /** Keeps those events of an ascending list that are on at this moment, and returns how many there are. */
  keep(table: VenueTable, list: Uint32Array, length: number): number {
    const during = table.eventSpans.keep(list, length, table.eventOffset, this);
    let kept = 0;
    for (let i = 0; i < during; i++)
      if (!table.eventDays.isNone(list[i]) && this.isOpen(table, list[i])) list[kept++] = list[i];
    return kept;
  }

  /** Whether an event that is not over is open on the day of this moment. */
  isOpen(table: VenueTable, e: number): boolean {
    if ((table.eventFlags[e] & OPEN_DAYS) === 0) return true;
    const day = this.#day[table.eventOffset[e] + MAX_BEHIND];
    return isOnDays(table, e, day, day);
  }
}
