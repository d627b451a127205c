import { DAY_MS } from "#domain/time.ts";
import { saveCountries } from "#server/catalog/write/bulk.ts";
import { writeCatalog } from "#server/catalog/write.ts";
import { COUNTRIES } from "#server/geo/countries.ts";
import { openGazetteer } from "#server/geo/gazetteer.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { findFact } from "#server/platform/db/site-facts.ts";
import { DEMO_ACTOR, DEMO_LINK } from "./programme.ts";
import { announcedEvents } from "./season.ts";
import { addDemoSources, stageConflict } from "./sources/sources.ts";
import { demoVenues } from "./world.ts";

const HOUR_MS = 3_600_000;
const KEEP_PAST_MS = 31 * DAY_MS;

/**
 * Builds the demo world where there is none, adds the events announced since the last refresh, and deletes those long past.
 * What was deleted or changed in between stays so; a demo world that was removed stays removed.
 */
export function refreshDemo(database: Pick<Database, "transaction">, nowMs: number): Promise<void> {
  return writeCatalog(database, { actor: DEMO_ACTOR, at: new Date(nowMs) }, async (write, tx) => {
    if (await findFact(tx, "demo-removed")) return;
    const demo = write.demo(DEMO_LINK);
    const lastAnnouncedMs = await demo.lastAnnouncedMs();
    await addDemoSources(tx, nowMs);
    // A server that restarts often need not work half a year out again each time.
    if (lastAnnouncedMs > nowMs - HOUR_MS) return;
    let venues = await demo.venues();
    const isNew = venues.length === 0;
    if (isNew) {
      const world = demoVenues(openGazetteer());
      await saveCountries(tx, COUNTRIES);
      await demo.addPlaces(world.cities, world.venues);
      venues = await demo.venues();
    }
    await demo.addEvents(announcedEvents(venues, lastAnnouncedMs, nowMs), isNew);
    await demo.deleteEvents(nowMs - KEEP_PAST_MS);
    await stageConflict(tx, venues, nowMs);
  });
}
