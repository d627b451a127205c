import { DAY_MS, dateOfDay } from "#domain/time.ts";
import { catalogMatches } from "#server/catalog/match.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { findFact, noteFact } from "#server/platform/db/site-facts.ts";
import type { StageAt } from "../season.ts";
import { DEMO_SCHEME, galaUid, OPERA, operaEvent } from "./files.ts";
import { demoSourceStore } from "./store.ts";

const OPERA_FILE = `${DEMO_SCHEME}sofia-opera.ics`;
const GALA_DAYS_AHEAD = 10;
const DAY_S = 86_400;

/**
 * One source that waits with a conflict, one that is up to date, one that waits with a problem, and one that fails. They are
 * added once, also to a demo world of an earlier version: sources that were deleted stay so.
 */
export async function addDemoSources(tx: Transaction, nowMs: number): Promise<void> {
  if (await findFact(tx, "demo-sources")) return;
  const at = new Date(nowMs);
  await noteFact(tx, "demo-sources", at);
  if ((await demoSourceStore.list(tx)).length > 0) return;
  const common = {
    country: "Bulgaria",
    everySeconds: DAY_S,
    nextRunAt: at,
    createdAt: at,
    updatedAt: at,
    city: "Sofia",
    createsVenues: false,
    publishes: false,
  };
  await demoSourceStore.add(tx, [
    { ...common, name: "Sofia Opera (demo calendar)", url: OPERA_FILE },
    {
      ...common,
      name: "Sofia City Art Gallery (demo page)",
      url: `${DEMO_SCHEME}sofia-gallery.html`,
      publishes: true,
    },
    { ...common, name: "This week in Sofia (demo table)", url: `${DEMO_SCHEME}sofia-week.csv` },
    {
      ...common,
      name: "Plovdiv Jazz (demo, fails on purpose)",
      url: `${DEMO_SCHEME}plovdiv-jazz.ics`,
      city: "Plovdiv",
    },
  ]);
}

/**
 * Chooses an evening of the opera that its calendar called otherwise before it was edited here, and calls otherwise now:
 * a conflict. Another one, once that evening is over.
 */
export async function stageConflict(
  tx: Transaction,
  venues: readonly StageAt[],
  nowMs: number,
): Promise<void> {
  const opera = venues.find(({ name, city }) => name === OPERA && city === "Sofia");
  const source = (await demoSourceStore.list(tx)).find(({ url }) => url?.startsWith(OPERA_FILE));
  const today = Math.floor(nowMs / DAY_MS);
  if (!opera || !source || (source.url?.split("?")[1] ?? "") >= dateOfDay(today)) return;
  for (let day = today + GALA_DAYS_AHEAD; day < today + 2 * GALA_DAYS_AHEAD + 40; day++) {
    const date = dateOfDay(day);
    const played = operaEvent(date);
    const listed = played && (await catalogMatches.eventsOfDays(tx, [{ venueId: opera.id, date }]));
    const event = listed?.find(({ name, time }) => name === played?.name && time === played.time);
    if (!event?.time) continue;
    await demoSourceStore.change(tx, source.id, `${OPERA_FILE}?${date}`);
    const said = { venueId: opera.id, name: `${event.name} (working title)`, date, time: event.time };
    const uid = galaUid(date);
    await demoSourceStore.addRecord(tx, { sourceId: source.id, uid, date, eventId: event.id, said });
    return;
  }
}
