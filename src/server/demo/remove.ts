import * as demoRows from "#server/catalog/write/demo.ts";
import { writeCatalog } from "#server/catalog/write.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { noteFact } from "#server/platform/db/site-facts.ts";
import { DEMO_CITIES } from "./data/cities.ts";
import { DEMO_ACTOR, DEMO_LINK } from "./programme.ts";
import { demoSourceStore } from "./sources/store.ts";

/** What a removal would delete, for the question before it. */
export const countDemoWorld = (db: Database["db"]) => demoRows.countDemo(db, DEMO_LINK);

export interface RemovedDemo {
  events: number;
  venues: number;
  cities: number;
  /** Venues that stay, as the site's own, for events that are not the demo's. */
  keptVenues: number;
}

/** Deletes the demo world, apart from venues and cities that other events need, and keeps it from being filled again. */
export function removeDemo(database: Pick<Database, "transaction">, now: Date): Promise<RemovedDemo> {
  return writeCatalog(database, { actor: DEMO_ACTOR, at: now }, async (write, tx) => {
    const demo = write.demo(DEMO_LINK);
    await demoSourceStore.remove(tx);
    const events = await demo.deleteEvents();
    const places = await demo.deletePlaces(DEMO_CITIES.map(([countryCode, city]) => ({ countryCode, city })));
    await noteFact(tx, "demo-removed", now);
    return { events, ...places };
  });
}
