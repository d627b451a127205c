import { DAY_MS } from "#domain/time.ts";
import { insertEvents, joinSeries, saveCountries, withSeries } from "#server/catalog/write/bulk.ts";
import { demoRows } from "#server/catalog/write/demo.ts";
import { COUNTRIES } from "#server/geo/countries.ts";
import { openGazetteer } from "#server/geo/gazetteer.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { findFact } from "#server/platform/db/site-facts.ts";
import { DEMO_LINK } from "./programme.ts";
import { announcedEvents } from "./season.ts";
import { demoVenues } from "./world.ts";

const HOUR_MS = 3_600_000;
const KEEP_PAST_MS = 31 * DAY_MS;

/**
 * Builds the demo world where there is none, adds the events announced since the last time, and drops
 * those long past. What someone has deleted or changed in between stays deleted or changed; a demo world that was
 * removed as a whole stays removed.
 */
export async function refreshDemo(tx: Transaction, nowMs: number): Promise<{ venueIds: number[] }> {
  if (await findFact(tx, "demo-removed")) return { venueIds: [] };
  const demo = demoRows(tx, DEMO_LINK);
  const lastAnnouncedMs = await demo.lastAnnouncedMs();
  // A server that restarts often need not work half a year out again each time.
  if (lastAnnouncedMs > nowMs - HOUR_MS) return { venueIds: [] };
  let stages = await demo.venues();
  const isNew = stages.length === 0;
  if (isNew) {
    const { cities, venues } = demoVenues(openGazetteer());
    await saveCountries(tx, COUNTRIES);
    await demo.addPlaces(cities, venues);
    stages = await demo.venues();
  }
  const events = announcedEvents(stages, lastAnnouncedMs, nowMs);
  const filled = [...new Set(events.map(({ venueId }) => venueId))];
  await insertEvents(tx, isNew ? await withSeries(tx, events) : events, "demo");
  if (!isNew) await joinSeries(tx, "demo", filled);
  const emptied = await demo.deleteEvents(nowMs - KEEP_PAST_MS);
  return { venueIds: [...new Set([...filled, ...emptied.venueIds])] };
}
