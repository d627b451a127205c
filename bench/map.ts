import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Dice, diceOf } from "../src/domain/dice.ts";
import type { Box } from "../src/domain/geo.ts";
import { DAY_MS } from "../src/domain/time.ts";
import { EXPIRED_AT_ONCE } from "../src/server/atlas/atlas.ts";
import { ROWS } from "../src/server/atlas/map/saved-map.ts";
import { type MapFilter, type MapVenue, VenueMap } from "../src/server/atlas/map/venue-map.ts";
import { openSnapshot, SnapshotWriter } from "../src/server/atlas/snapshot.ts";
import { MapColumns } from "./map-columns.ts";
import { timePostgres, timeSupercluster } from "./map-peers.ts";
import type { Benchmark, Figure } from "./report.ts";
import { Timing, timeEach } from "./timing.ts";
import {
  anyTag,
  WORLD_DAYS,
  WORLD_FIRST_DAY,
  WORLD_ORGANIZERS,
  WORLD_PRICES,
  worldBatches,
} from "./world.ts";

interface MapBenchmarkOptions {
  venues?: number;
  /** A database in which a schema of our own may be made and dropped. */
  postgresUrl?: string | undefined;
}

export const WORLD: Box = { west: -180, south: -85, east: 180, north: 85 };
/** 64 × 64 cells over the world, of which a third holds land with venues. */
export const WORLD_LEVEL = 6;
const WORLD_ZOOM = 3;
const MB = 1024 * 1024;

interface Ours {
  map: VenueMap;
  columns: MapColumns;
  someVenues: MapVenue[];
  buildS: number;
}

export function mapBenchmark({ venues = 1_000_000, postgresUrl }: MapBenchmarkOptions = {}): Benchmark {
  return async (say) => {
    const ours = build(venues, say);
    say("leaving the texts to a file");
    const folder = mkdtempSync(join(tmpdir(), "whereabouts-bench-"));
    const leaveS = await leaveTexts(ours.map, join(folder, "snapshot"));
    rmSync(folder, { recursive: true });
    const dice = diceOf("map benchmark");
    const filters = Array.from({ length: 600 }, () => anyFilter(dice));
    const peerFilters = filters.slice(0, 9);

    say("new filters over the whole world");
    const warmUp = filters.slice(0, 100);
    timeEach(warmUp, (filter) => ours.map.overview(WORLD, WORLD_LEVEL, filter));
    const overview = timeEach(filters.slice(100), (filter) => ours.map.overview(WORLD, WORLD_LEVEL, filter));
    say("the same by supercluster");
    const supercluster = timeSupercluster(ours.columns, peerFilters, WORLD_ZOOM);
    const peers = [{ name: "supercluster 9", timing: supercluster }];
    if (postgresUrl !== undefined) {
      say("the same by PostgreSQL");
      const count = (filter: MapFilter) => ours.map.count(filter);
      const postgres = await timePostgres(postgresUrl, ours.columns, peerFilters, WORLD_LEVEL, count);
      peers.push({ name: "PostgreSQL", timing: postgres });
    }
    return [
      ...overviewFigures(overview, peers),
      ...measureRefined(ours, say),
      ...measureLists(ours, filters, say),
      ...measureChanges(ours, say),
      {
        group: "Map",
        what: "Writing a snapshot and leaving it the texts",
        unit: "s",
        ours: leaveS,
        peers: [],
      },
    ];
  };
}

export function build(venues: number, say: (progress: string) => void): Ours {
  const map = new VenueMap();
  const columns = new MapColumns();
  const someVenues: MapVenue[] = [];
  let buildMs = 0;
  for (const batch of worldBatches({ venues })) {
    const start = performance.now();
    map.put(batch);
    buildMs += performance.now() - start;
    columns.add(batch);
    if (someVenues.length < 1000)
      someVenues.push(...batch.filter((venue) => venue.events.length > 0).slice(0, 20));
    if (columns.length % 100_000 === 0) say(`world of ${columns.length.toLocaleString("en")} venues`);
  }
  const start = performance.now();
  map.count({});
  buildMs += performance.now() - start;
  return { map, columns, someVenues, buildS: buildMs / 1000 };
}

/** As the server does it once it has started; how many seconds it takes. */
async function leaveTexts(map: VenueMap, path: string): Promise<number> {
  const start = performance.now();
  const writer = (await SnapshotWriter.begin(path))!;
  for (const _ of map.save(writer)) await writer.drain();
  await writer.finish({});
  const snapshot = openSnapshot(path)!;
  for (const _ of map.adoptTexts(snapshot.texts, snapshot.parts(ROWS)));
  return (performance.now() - start) / 1000;
}

/** From "tonight, everything" to "theater and concerts next month in one country", all equally likely. */
export function anyFilter(dice: Dice): MapFilter {
  const filter: MapFilter = {};
  if (!dice.chance(0.15)) {
    const days = dice.pick([1, 2, 3, 7, 14, 30, 60, 90]);
    filter.fromDay = WORLD_FIRST_DAY + (dice.chance(0.3) ? 0 : dice.whole(0, WORLD_DAYS - 1));
    filter.toDay = filter.fromDay + days - 1 + dice.whole(0, 2);
  }
  if (dice.chance(0.5)) filter.categories = dice.whole(1, 511);
  if (dice.chance(0.15)) filter.country = dice.whole(0, 60);
  return filter;
}

function overviewFigures(overview: Timing, peers: { name: string; timing: Timing }[]): Figure[] {
  const group = "Map";
  return [
    {
      group,
      what: "New filter over the whole world with its overview, p50",
      unit: "ms",
      ours: overview.p50,
      target: "≤ 2 ms; 500 × supercluster, 50 × PostgreSQL",
      peers: peers.map(({ name, timing }) => ({ name, value: timing.p50 })),
    },
    {
      group,
      what: "New filter over the whole world with its overview, p99",
      unit: "ms",
      ours: overview.p99,
      target: "≤ 5 ms",
      peers: peers.map(({ name, timing }) => ({ name, value: timing.p99 })),
    },
  ];
}

/** Filters that ask more than days, and the numbers of sixty days. */
function measureRefined({ map }: Ours, say: (progress: string) => void): Figure[] {
  say("free events, tags, organizers, now and tonight, prices and statuses");
  const dice = diceOf("map refinements");
  const overview = (filter: MapFilter) => map.overview(WORLD, WORLD_LEVEL, filter);
  const measured = (asked: () => MapFilter) => {
    const filters = Array.from({ length: 300 }, () => ({ ...anyFilter(dice), ...asked() }));
    timeEach(filters.slice(0, 50), overview);
    return timeEach(filters.slice(50), overview);
  };
  const moment = () => WORLD_FIRST_DAY * DAY_MS + dice.whole(0, 48 * 60) * 60_000;
  const free = measured(() => ({ isFree: true }));
  const tags = measured(() => ({ tags: [anyTag(dice)] }));
  const organizer = measured(() => ({ organizer: dice.whole(0, WORLD_ORGANIZERS - 1) }));
  const when = measured(() => ({ when: { kind: dice.pick(["now", "tonight"]), nowMs: moment() } }));
  const price = measured(() => ({ prices: pricesUpTo(dice.whole(0, WORLD_PRICES - 1)) }));
  const status = measured(() => ({ status: dice.pick(["scheduled", "cancelled", "postponed"]) }));
  const window = { firstDay: WORLD_FIRST_DAY, days: 60 };
  const timelines = Array.from({ length: 200 }, () => {
    const filter = anyFilter(dice);
    return { categories: filter.categories };
  });
  const timeline = timeEach(timelines, (filter) => map.timeline(WORLD, window, filter));
  const group = "Map";
  return [
    figure(group, "New filter over the world, free events, p50", free.p50, "≤ 2 ms"),
    figure(group, "New filter over the world, free events, p99", free.p99, "≤ 5 ms"),
    figure(group, "New filter over the world, a tag, p99", tags.p99, "≤ 10 ms"),
    figure(group, "New filter over the world, an organizer, p99", organizer.p99, "≤ 10 ms"),
    figure(group, "New filter over the world, now or tonight, p99", when.p99, "≤ 10 ms"),
    figure(group, "New filter over the world, a highest price, p99", price.p99, "≤ 10 ms"),
    figure(group, "New filter over the world, a status, p99", status.p99, "≤ 10 ms"),
    figure(group, "Events by the world on each of 60 days, p50", timeline.p50, "≤ 3 ms"),
  ];
}

function pricesUpTo(most: number): MapFilter["prices"] {
  return { key: `${most}`, numbers: new Set(Array.from({ length: most + 1 }, (_, price) => price)) };
}

function measureLists(
  { map, columns }: Ours,
  filters: MapFilter[],
  say: (progress: string) => void,
): Figure[] {
  say("lists of venues");
  const dice = diceOf("map boxes");
  const boxes = Array.from({ length: 2000 }, () => cityBox(dice, map, columns));
  const list = (box: Box, limit: number, filter: MapFilter) =>
    map.venuesIn(box, filter, { limit, includeEmpty: false });
  for (const box of boxes.slice(0, 200)) list(box, 0, {});
  const all = timeEach(boxes, (box) => list(box, 0, {}));
  const filtered = timeEach(
    boxes.map((box) => ({ box, filter: dice.pick(filters) })),
    ({ box, filter }) => list(box, 0, filter),
  );
  const busiest = timeEach(filters.slice(0, 200), (filter) => list(WORLD, 30, filter));
  const group = "Map";
  return [
    figure(group, "Venues of a city-sized box, p50", all.p50, "≤ 0.5 ms"),
    figure(group, "Venues of a city-sized box, p99", all.p99),
    figure(group, "Venues of a city-sized box, new filter, p50", filtered.p50, "≤ 0.5 ms"),
    figure(group, "The 30 busiest venues of the world, new filter, p50", busiest.p50),
    figure(group, "The 30 busiest venues of the world, new filter, p99", busiest.p99),
  ];
}

/** A box around some venue, halved until it holds about a hundred. */
export function cityBox(dice: Dice, map: VenueMap, columns: MapColumns): Box {
  const at = dice.whole(0, columns.length - 1);
  for (let size = 0.4; ; size /= 2) {
    const west = Math.max(-180, columns.longitude[at] - size);
    const south = Math.max(-90, columns.latitude[at] - size / 2);
    const box = {
      west,
      south,
      east: Math.min(180, west + 2 * size),
      north: Math.min(90, south + size),
    };
    const venues = map.overview(box, 0, {})[0]?.venues ?? 0;
    if (venues <= 150) return box;
  }
}

function measureChanges({ map, someVenues, buildS }: Ours, say: (progress: string) => void): Figure[] {
  say("changes");
  const { indexBytes, textBytes } = map.memory();
  const put = timeEach(someVenues, (venue) => map.put([venue]));
  const putAndRead = timeEach(someVenues, (venue) => {
    map.put([venue]);
    map.count({});
  });
  const hours = Array.from(
    { length: 72 },
    (_, hour) => (WORLD_FIRST_DAY + 1) * DAY_MS + (hour * DAY_MS) / 24,
  );
  const expire = new Timing(hours.flatMap((nowMs) => timeExpiry(map, nowMs)));
  const group = "Map";
  return [
    { group, what: "Building it, text included", unit: "s", ours: buildS, peers: [] },
    { group, what: "Memory of the index", unit: "MB", ours: indexBytes / MB, target: "≤ 230 MB", peers: [] },
    { group, what: "Memory of the text", unit: "MB", ours: textBytes / MB, target: "≤ 450 MB", peers: [] },
    figure(group, "Changing one venue, p50", put.p50, "a few ms"),
    figure(group, "Changing one venue, longest", put.quantile(1), "≤ 100 ms"),
    figure(group, "Changing one venue and counting the world, p50", putAndRead.p50),
    figure(group, "Changing one venue and counting the world, longest", putAndRead.quantile(1), "≤ 100 ms"),
    figure(group, "A round of an hour's events expiring, p50", expire.p50),
    figure(group, "A round of an hour's events expiring, longest", expire.quantile(1), "≤ 100 ms"),
  ];
}

/** As the server does it: in steps that yield to the event loop. */
function timeExpiry(map: VenueMap, nowMs: number): number[] {
  const times: number[] = [];
  for (let venues = EXPIRED_AT_ONCE; venues === EXPIRED_AT_ONCE; ) {
    const start = performance.now();
    venues = map.expire(nowMs, EXPIRED_AT_ONCE).length;
    map.count({});
    times.push(performance.now() - start);
  }
  return times;
}

function figure(group: string, what: string, ours: number, target?: string): Figure {
  return { group, what, unit: "ms", ours, peers: [], ...(target === undefined ? {} : { target }) };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [venues = "1000000", postgresUrl] = process.argv.slice(2);
  const figures = await mapBenchmark({ venues: Number(venues), postgresUrl })((progress) =>
    console.error(progress),
  );
  for (const { what, ours, unit, target, peers } of figures) {
    const beside = peers.map(
      ({ name, value }) => `${name} ${value.toFixed(1)} (${(value / ours).toFixed(0)} ×)`,
    );
    console.log([`${what}: ${ours.toFixed(3)} ${unit}`, target, ...beside].filter(Boolean).join(" | "));
  }
}
