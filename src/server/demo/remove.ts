import { demoRows } from "#server/catalog/write/demo.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { noteFact } from "#server/platform/db/site-facts.ts";
import { DEMO_CITIES } from "./data/cities.ts";
import { DEMO_LINK } from "./programme.ts";

/** What a removal would take away, for the question before it. */
export const countDemo = (db: Database["db"]) => demoRows(db, DEMO_LINK).count();

export interface RemovedDemo {
  events: number;
  venues: number;
  cities: number;
  /** Venues that stay, as the site's own, for events that are not the demo's. */
  keptVenues: number;
  /** Every venue whose events have changed. */
  venueIds: number[];
}

/** Deletes the demo world, apart from venues and cities that other events need, and keeps it from being filled again. */
export async function removeDemo(tx: Transaction, now: Date): Promise<RemovedDemo> {
  const demo = demoRows(tx, DEMO_LINK);
  const { events } = await demo.deleteEvents();
  const places = await demo.deletePlaces(DEMO_CITIES.map(([countryCode, city]) => ({ countryCode, city })));
  await noteFact(tx, "demo-removed", now);
  return { events, ...places };
}
