import type { OpenedPart } from "#domain/organizer.ts";
import { ownedPages } from "#server/catalog/owned-pages.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { organizerStore } from "./store.ts";

/** More than a person opens between two batches. */
const MAX_PER_ADDRESS = 60;
/** More events between two batches are not counted: memory stays bounded. */
const MAX_EVENTS = 5_000;
const ROBOTS = /bot\b|bot[/;]|crawl|spider|slurp|preview|fetch|monitor|archiver/i;

export type OpeningCounter = ReturnType<typeof openingCounter>;

/**
 * Counts openings of events and of their ticket links in memory and adds them to the day's sums in batches. Nothing about visitors is stored; how many
 * came from an address is forgotten with each batch.
 */
export function openingCounter({ database: { db }, now }: { database: Database; now: () => number }) {
  let opened = new Map<number, Record<OpenedPart, number>>();
  let byAddress = new Map<string, number>();

  function add(eventId: number, times: Readonly<Record<OpenedPart, number>>): void {
    const known = opened.get(eventId) ?? { event: 0, tickets: 0 };
    if (!opened.has(eventId) && opened.size >= MAX_EVENTS) return;
    opened.set(eventId, {
      event: known.event + times.event,
      tickets: known.tickets + times.tickets,
    });
  }

  return {
    note(eventId: number, address: string, browser = "", what: OpenedPart = "event"): void {
      const count = (byAddress.get(address) ?? 0) + 1;
      if (count > MAX_PER_ADDRESS || browser === "" || ROBOTS.test(browser)) return;
      byAddress.set(address, count);
      add(eventId, { event: 0, tickets: 0, [what]: 1 });
    },

    /** What could not be written is in the next batch. */
    async write(): Promise<void> {
      const batch = opened;
      opened = new Map();
      byAddress = new Map();
      if (batch.size === 0) return;
      try {
        const ids = await ownedPages(db).existing([...batch.keys()]);
        const day = new Date(now()).toISOString().slice(0, 10);
        // In one order, so that batches of several processes cannot deadlock.
        const sums = ids
          .toSorted((a, b) => a - b)
          .map((id) => {
            const { event, tickets } = batch.get(id)!;
            return { eventId: id, opened: event, tickets };
          });
        if (sums.length > 0) await organizerStore(db).addOpenings(day, sums);
      } catch (error) {
        for (const [id, times] of batch) add(id, times);
        throw error;
      }
    },
  };
}
