import MiniSearch from "minisearch";
import pg from "pg";
import { fold, words } from "../src/domain/fold.ts";
import type { BenchVenue } from "./texts.ts";
import { type Timing, timeEach, timeEachAsync } from "./timing.ts";

const LOADED_AT_ONCE = 5_000;

/** MiniSearch over the same texts by the same rules, as far as it has them: prefixes, one typo, every word. */
export function timeMiniSearch(venues: readonly BenchVenue[], queries: readonly string[]): Timing {
  const index = new MiniSearch<{ id: number; name: string; rest: string }>({
    fields: ["name", "rest"],
    processTerm: fold,
    searchOptions: {
      combineWith: "AND",
      prefix: true,
      fuzzy: (term) => (term.length >= 4 ? 1 : false),
      boost: { name: 2 },
    },
  });
  for (const venue of venues) {
    for (const { id, name, description } of venue.events) {
      index.add({ id, name, rest: `${description} ${venue.words}` });
    }
  }
  for (const query of queries.slice(0, 3)) index.search(query);
  return timeEach(queries, (query) => index.search(query).slice(0, 10));
}

/** PostgreSQL full text over the same texts, folded beforehand: prefixes and exact totals, but no typos. */
export async function timePostgresText(
  connectionString: string,
  venues: readonly BenchVenue[],
  queries: readonly string[],
): Promise<Timing> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await load(client, venues);
    for (const query of queries.slice(0, 3)) await client.query(SEARCH_SQL, [tsqueryOf(query)]);
    return await timeEachAsync(queries, (query) => client.query(SEARCH_SQL, [tsqueryOf(query)]));
  } finally {
    await client.query("drop schema if exists search_bench cascade").catch(() => {});
    await client.end();
  }
}

const SCHEMA_SQL = `
  drop schema if exists search_bench cascade;
  create schema search_bench;
  create unlogged table search_bench.events (
    id int primary key, venue_id int not null, starts_at_ms float8 not null, words tsvector not null
  )`;

const LOAD_SQL = `
  insert into search_bench.events
  select id, venue_id, starts_at_ms,
    setweight(to_tsvector('simple', name), 'A') || to_tsvector('simple', rest)
  from unnest($1::int[], $2::int[], $3::float8[], $4::text[], $5::text[]) as t(id, venue_id, starts_at_ms, name, rest)`;

const SEARCH_SQL = `
  select venue_id, events, count(*) over () as total
  from (
    select venue_id, max(ts_rank(words, query)) as rank, min(starts_at_ms) as soonest,
      array_agg(id order by starts_at_ms) as events
    from search_bench.events, to_tsquery('simple', $1) as query
    where words @@ query
    group by venue_id
  ) as venues
  order by rank desc, soonest, venue_id
  limit 10`;

function tsqueryOf(query: string): string {
  return words(query)
    .map((word) => `${word}:*`)
    .join(" & ");
}

async function load(client: pg.Client, venues: readonly BenchVenue[]): Promise<void> {
  await client.query(SCHEMA_SQL);
  const rows = venues.flatMap((venue) => venue.events.map((event) => ({ ...event, venue })));
  for (let from = 0; from < rows.length; from += LOADED_AT_ONCE) {
    const batch = rows.slice(from, from + LOADED_AT_ONCE);
    await client.query(LOAD_SQL, [
      batch.map((row) => row.id),
      batch.map((row) => row.venue.id),
      batch.map((row) => row.startsAtMs),
      batch.map((row) => fold(row.name)),
      batch.map((row) => fold(`${row.description} ${row.venue.words}`)),
    ]);
  }
  await client.query("create index on search_bench.events using gin (words)");
  await client.query("vacuum analyze search_bench.events");
}
