import assert from "node:assert/strict";
import pg from "pg";
import Supercluster from "supercluster";
import { mercatorX, mercatorY } from "../src/domain/geo.ts";
import type { MapFilter } from "../src/server/atlas/map/venue-map.ts";
import type { MapColumns } from "./map-columns.ts";
import { type Timing, timeEach, timeEachAsync } from "./timing.ts";

const WORLD: [number, number, number, number] = [-180, -85, 180, 85];
interface Totals {
  venues: number;
  events: number;
}

const LOADED_AT_ONCE = 100_000;

/** What supercluster has to do for a new filter: choose the points, load them, cluster the view. */
export function timeSupercluster(world: MapColumns, filters: readonly MapFilter[], zoom: number): Timing {
  const points = world.id.map((id, v) => ({
    type: "Feature" as const,
    properties: { id },
    geometry: { type: "Point" as const, coordinates: [world.longitude[v], world.latitude[v]] },
  }));
  return timeEach(filters, (filter) => {
    const index = new Supercluster({ radius: 15, maxZoom: 15 });
    index.load(points.filter((_, v) => world.matches(v, filter)));
    index.getClusters(WORLD, zoom);
  });
}

/** The same overview by SQL, with the grid column and row stored and every useful index; its totals must be ours. */
export async function timePostgres(
  connectionString: string,
  world: MapColumns,
  filters: readonly MapFilter[],
  level: number,
  count: (filter: MapFilter) => { venues: number; events: number },
): Promise<Timing> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await loadPostgres(client, world);
    for (const filter of filters) {
      const { rows } = await client.query<Totals>(OVERVIEW_SQL, overviewParameters(filter, level));
      const totals = { venues: 0, events: 0 };
      for (const { venues, events } of rows) {
        totals.venues += venues;
        totals.events += events;
      }
      assert.deepEqual(totals, count(filter));
    }
    return await timeEachAsync(filters, (filter) =>
      client.query(OVERVIEW_SQL, overviewParameters(filter, level)),
    );
  } finally {
    await client.query("drop schema if exists map_bench cascade").catch(() => {});
    await client.end();
  }
}

// A filter that does not narrow is spelled so that the planner still sees plain comparisons.
const OVERVIEW_SQL = `
  with matching as (
    select v.id, v.grid_column >> $5 as x, v.grid_row >> $5 as y, v.category, v.longitude, v.latitude,
      count(*)::int as events
    from map_bench.venues v join map_bench.events e on e.venue_id = v.id
    where e.day <= $2 and e.last_day >= $1 and v.category = any($3::int[]) and ($4::int is null or v.country = $4)
    group by v.id
  ), by_category as (
    select x, y, category, count(*)::int as venues, sum(events)::int as events,
      sum(longitude) as longitudes, sum(latitude) as latitudes, min(id) as venue_id
    from matching group by x, y, category
  )
  select x, y, sum(venues)::int as venues, sum(events)::int as events,
    sum(longitudes) / sum(venues) as longitude, sum(latitudes) / sum(venues) as latitude,
    json_object_agg(category, venues) as mix, min(venue_id) as venue_id
  from by_category group by x, y`;

function overviewParameters(
  { fromDay, toDay, categories = -1, country }: MapFilter,
  level: number,
): unknown[] {
  const chosen = Array.from({ length: 12 }, (_, c) => c).filter((c) => (categories >> c) & 1);
  return [fromDay ?? 0, toDay ?? 3_000_000, chosen, country ?? null, 16 - level];
}

async function loadPostgres(client: pg.Client, world: MapColumns): Promise<void> {
  await client.query(`
    drop schema if exists map_bench cascade;
    create schema map_bench;
    create unlogged table map_bench.venues (
      id int primary key, category int not null, country int not null, city int not null,
      longitude float8 not null, latitude float8 not null, grid_column int not null, grid_row int not null
    );
    create unlogged table map_bench.events (venue_id int not null, day int not null, last_day int not null)`);
  const grid = (share: number) => Math.min(65_535, Math.floor(share * 65_536));
  for (let from = 0; from < world.length; from += LOADED_AT_ONCE) {
    const part = <T>(column: readonly T[]) => column.slice(from, from + LOADED_AT_ONCE);
    const longitude = part(world.longitude);
    const latitude = part(world.latitude);
    await client.query(
      `insert into map_bench.venues select * from unnest(
        $1::int[], $2::int[], $3::int[], $4::int[], $5::float8[], $6::float8[], $7::int[], $8::int[])`,
      [
        part(world.id),
        part(world.category),
        part(world.country),
        part(world.city),
        longitude,
        latitude,
        longitude.map((degrees) => grid(mercatorX(degrees))),
        latitude.map((degrees) => grid(mercatorY(degrees))),
      ],
    );
    const owners: number[] = [];
    const days: number[] = [];
    const lastDays: number[] = [];
    for (let v = from; v < Math.min(world.length, from + LOADED_AT_ONCE); v++) {
      for (let e = world.firstEvent[v]; e < world.firstEvent[v + 1]; e++) {
        owners.push(world.id[v]);
        days.push(world.eventDay[e]);
        lastDays.push(world.eventLast[e]);
      }
    }
    await client.query("insert into map_bench.events select * from unnest($1::int[], $2::int[], $3::int[])", [
      owners,
      days,
      lastDays,
    ]);
  }
  await client.query(`
    create index on map_bench.events (day, last_day, venue_id);
    create index on map_bench.events (venue_id, day);
    create index on map_bench.venues (category, country);
    create index on map_bench.venues (country)`);
  await client.query("vacuum analyze map_bench.venues");
  await client.query("vacuum analyze map_bench.events");
}
