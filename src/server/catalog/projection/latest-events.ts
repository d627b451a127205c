import { Top } from "./top.ts";

interface LatestEvent {
  venueId: number;
  eventId: number;
  createdAtS: number;
}

interface LatestList {
  events: LatestEvent[];
  /** Whether no event that belongs here is missing. */
  isComplete: boolean;
}

const KEPT = 100;
const MAX_LISTS = 1_000;
const byNews = (a: LatestEvent, b: LatestEvent) => b.createdAtS - a.createdAtS || b.eventId - a.eventId;

/** The newest events by key, memoized for each key that was requested and updated incrementally. */
export class LatestEvents {
  readonly #lists = new Map<string, LatestList>();

  /** A venue has these events now, those of the key included where it has any. */
  put(venueId: number, key: string, events: readonly { id: number; createdAtS: number }[]): void {
    this.remove(venueId);
    const list = this.#lists.get(key);
    if (!list) return;
    const oldest = list.isComplete ? undefined : list.events.at(-1);
    const top = new Top(KEPT + 1, byNews);
    for (const event of list.events) top.add(event);
    for (const { id, createdAtS } of events) {
      const event = { venueId, eventId: id, createdAtS };
      // Below the last one that is known there may be others.
      if (list.isComplete || (oldest && byNews(event, oldest) < 0)) top.add(event);
    }
    this.#keep(list, top.sorted());
  }

  remove(venueId: number): void {
    for (const list of this.#lists.values()) {
      if (list.events.some((event) => event.venueId === venueId))
        list.events = list.events.filter((event) => event.venueId !== venueId);
    }
  }

  /** The latest events of a key that are still there. `visitAll` is asked only where too few are known. */
  find(
    key: string,
    most: number,
    isThere: (venueId: number, eventId: number) => boolean,
    visitAll: (visit: (event: LatestEvent) => void) => void,
  ): LatestEvent[] {
    const known = this.#lists.get(key);
    if (known) {
      known.events = known.events.filter(({ venueId, eventId }) => isThere(venueId, eventId));
      if (known.isComplete || known.events.length >= most) return known.events.slice(0, most);
    }
    const top = new Top(KEPT + 1, byNews);
    visitAll((event) => top.add(event));
    const list = { events: [], isComplete: true };
    this.#keep(list, top.sorted());
    if (this.#lists.size >= MAX_LISTS) this.#lists.clear();
    this.#lists.set(key, list);
    return this.#lists.get(key)!.events.slice(0, most);
  }

  #keep(list: LatestList, events: LatestEvent[]): void {
    list.isComplete &&= events.length <= KEPT;
    list.events = events.slice(0, KEPT);
  }
}
