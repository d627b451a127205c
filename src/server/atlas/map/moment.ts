import { dayAsked, type When, windowOf } from "#domain/event/when.ts";
import { MINUTE_MS, OPEN_DAYS, QUARTER_MS } from "./event-row.ts";
import { isOnDays } from "./event-test.ts";
import type { VenueTable } from "./venue-table.ts";

/** Offsets are kept in eight bits with a sign. */
const OFFSETS = 256;
const MOST_BEHIND = 128;

/** Now or tonight, worked out once for each UTC offset instead of for each event. */
export class Moment {
  /** The minute before which an event must start, and the one after which it must end. */
  readonly #startBefore = new Float64Array(OFFSETS);
  readonly #endAfter = new Float64Array(OFFSETS);
  readonly #day = new Int32Array(OFFSETS);

  constructor(when: When, nowMs: number) {
    for (let at = 0; at < OFFSETS; at++) {
      const offsetMs = (at - MOST_BEHIND) * QUARTER_MS;
      const { beginMs, endMs } = windowOf(when, nowMs, offsetMs);
      this.#startBefore[at] = Math.ceil(endMs / MINUTE_MS);
      this.#endAfter[at] = Math.floor(beginMs / MINUTE_MS);
      this.#day[at] = dayAsked(when, nowMs, offsetMs);
    }
  }

  /** Whether an event that is not over is on at this moment. */
  isOn(table: VenueTable, e: number): boolean {
    const at = table.eventOffset[e] + MOST_BEHIND;
    if (table.eventStart[e] >= this.#startBefore[at] || table.eventOver(e) <= this.#endAfter[at])
      return false;
    if ((table.eventFlags[e] & OPEN_DAYS) === 0) return !table.eventDays.isNone(e);
    return isOnDays(table, e, this.#day[at], this.#day[at]);
  }
}
