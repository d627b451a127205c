import {
  and,
  type Column,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { ASSUMED_LENGTH_MS } from "#domain/event/phase.ts";
import type { TableOrder, TableStatus, TableWhen } from "#domain/event-table.ts";
import { DAY_MS } from "#domain/time.ts";
import { cities, countries, events, venues } from "#server/platform/db/schema/catalog.ts";
import { EVENT, type Handle, isPublic, VENUE } from "./tables.ts";

export interface TableFilter {
  /** Part of a name, as it was typed and as a slug, or the number of an event. */
  search?: { text: string; slug: string; id: number | undefined } | undefined;
  countryCode?: string | undefined;
  cityIds?: readonly number[] | undefined;
  venueId?: number | undefined;
  /** Null: events that came from no source. */
  sourceId?: number | null | undefined;
  status?: TableStatus | undefined;
  /** Days at the venue. */
  from?: string | undefined;
  to?: string | undefined;
  when?: TableWhen | undefined;
}

/** The last row of a page: its place in the order in microseconds, as text, and its id. */
export interface TableCursor {
  at: string;
  id: number;
}

/** Every event of the catalogue, past ones and deleted ones too, page by page. */
export function eventTable(db: Handle, now: () => number) {
  return {
    /** A page by keyset: its rows in their order, and the last of them where more follow. */
    async page(filter: TableFilter, order: TableOrder, cursor: TableCursor | undefined, limit: number) {
      const found = await keysOf(db, filter, order, cursor, limit + 1, now());
      const page = found.slice(0, limit);
      const rows = await selectRows(
        db,
        page.map(({ id }) => id),
      );
      const byId = new Map(rows.map((row) => [row.event.id, row]));
      return {
        rows: page.flatMap(({ id }) => byId.get(id) ?? []),
        next: found.length > limit ? page.at(-1) : undefined,
      };
    },

    /** How many match, counted no further than the limit. */
    async count(filter: TableFilter, limit: number): Promise<number> {
      const matching = db
        .select({ id: events.id })
        .from(events)
        .where(matches(filter, now()))
        .limit(limit)
        .as("matching");
      const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(matching);
      return row!.total;
    },

    async row(id: number) {
      const [row] = await selectRows(db, [id]);
      return row;
    },
  };
}

export type TableRow = Awaited<ReturnType<typeof selectRows>>[number];

/**
 * The keys of a page. What is not over, or from a day on, lies at the end of the index of starts, except for runs of days
 * that began earlier: those few are found by their ends, as else the index would be read from its beginning.
 */
async function keysOf(
  db: Handle,
  filter: TableFilter,
  order: TableOrder,
  cursor: TableCursor | undefined,
  limit: number,
  nowMs: number,
): Promise<TableCursor[]> {
  const column = order === "-changed" ? events.updatedAt : events.startsAt;
  const direction = sql.raw(order === "start" ? "asc" : "desc");
  const keys = (condition: SQL | undefined) => sql`
    select ${events.id} as id, ${column} as at from ${events}
    where ${and(matches(filter, nowMs), cursor && isAfter(column, cursor, order !== "start"), condition)}`;
  const first = (condition?: SQL) =>
    sql`(${keys(condition)} order by at ${direction}, id ${direction} limit ${limit})`;
  const since = order === "start" ? sinceOf(filter, nowMs) : undefined;
  const found = since
    ? sql`${first(gte(events.startsAt, since))}
        union all (${keys(and(gte(events.endsAt, since), lt(events.startsAt, since)))})`
    : first();
  const { rows } = await db.execute<{ id: number; at: string }>(sql`
    select id, (extract(epoch from at) * 1000000)::bigint::text as at
    from (${found}) as found order by found.at ${direction}, id ${direction} limit ${limit}`);
  return rows;
}

/** An instant that everything which matches starts or ends after. */
function sinceOf({ when, from }: TableFilter, nowMs: number): Date | undefined {
  const instants = [
    ...(when === "open" || when === "on" ? [nowMs - DAY_MS] : []),
    ...(from === undefined ? [] : [Date.parse(from) - DAY_MS]),
  ];
  return instants.length > 0 ? new Date(Math.max(...instants)) : undefined;
}

function selectRows(db: Handle, ids: readonly number[]) {
  return db
    .select({
      venue: VENUE,
      event: EVENT,
      record: events,
      source: sql<{ id: number; name: string } | null>`(
        select json_build_object('id', s.id, 'name', s.name) from source_records r join sources s on s.id = r.source_id
        where r.event_id = events.id order by r.id limit 1)`,
    })
    .from(events)
    .innerJoin(venues, eq(venues.id, events.venueId))
    .innerJoin(cities, eq(cities.id, venues.cityId))
    .innerJoin(countries, eq(countries.code, cities.countryCode))
    .where(inArray(events.id, [...ids]));
}

function isAfter(column: Column, { at, id }: TableCursor, isDescending: boolean): SQL {
  const instant = sql`timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond'`;
  return isDescending
    ? sql`(${column}, ${events.id}) < (${instant}, ${id}::int)`
    : sql`(${column}, ${events.id}) > (${instant}, ${id}::int)`;
}

function matches(filter: TableFilter, nowMs: number): SQL | undefined {
  const { search, status, venueId, when } = filter;
  return and(
    status === "deleted" ? isNotNull(events.withdrawnAt) : isPublic(),
    search && isNamed(search),
    isAtPlace(filter),
    venueId === undefined ? undefined : eq(events.venueId, venueId),
    isFrom(filter.sourceId),
    hasStatus(status),
    isBetween(filter),
    when && isAt(when, nowMs),
  );
}

/**
 * Slugs are without accents and in one alphabet; a text that no slug can tell is looked for as it is. Without an index:
 * one over parts of names would double the cost of every insert, for a search that few people use.
 */
function isNamed({ text, slug, id }: NonNullable<TableFilter["search"]>): SQL | undefined {
  return or(
    slug === "" ? sql`strpos(lower(${events.name}), lower(${text})) > 0` : like(events.slug, `%${slug}%`),
    id === undefined ? undefined : eq(events.id, id),
  );
}

function isAtPlace({ countryCode, cityIds }: TableFilter): SQL | undefined {
  if (cityIds)
    return sql`${events.venueId} in (select id from venues where city_id = any (${sql.param([...cityIds])}::int[]))`;
  if (countryCode === undefined) return undefined;
  return sql`${events.venueId} in (
    select v.id from venues v join cities c on c.id = v.city_id where c.country_code = ${countryCode})`;
}

function isFrom(sourceId: number | null | undefined): SQL | undefined {
  if (sourceId === undefined) return undefined;
  if (sourceId === null) return sql`not exists (select from source_records where event_id = ${events.id})`;
  return sql`${events.id} in (select event_id from source_records where source_id = ${sourceId}::int)`;
}

function hasStatus(status: TableStatus | undefined): SQL | undefined {
  switch (status) {
    case undefined:
      return undefined;
    case "deleted":
      // Of a deleted venue nothing can be restored by itself.
      return sql`exists (select from venues where id = ${events.venueId} and withdrawn_at is null)`;
    case "soldOut":
      return eq(events.isSoldOut, true);
    case "moved":
      return and(isNotNull(events.previousStartsAt), ne(events.previousStartsAt, events.startsAt));
    default:
      return eq(events.status, status);
  }
}

/** By days at the venue; the instants, which differ from them by a day at most, let the indexes be used. */
function isBetween({ from, to }: TableFilter): SQL | undefined {
  const dayBefore = from === undefined ? undefined : new Date(Date.parse(from) - DAY_MS);
  const dayAfter = to === undefined ? undefined : new Date(Date.parse(to) + 2 * DAY_MS);
  return and(
    dayBefore &&
      or(and(isNull(events.endsAt), gte(events.startsAt, dayBefore)), gt(events.endsAt, dayBefore)),
    from === undefined ? undefined : gte(sql`coalesce(${events.endDate}, ${events.date})`, from),
    dayAfter && lt(events.startsAt, dayAfter),
    to === undefined ? undefined : lte(events.date, to),
  );
}

/** `phaseOf` of the domain, over columns. */
function isAt(when: TableWhen, nowMs: number): SQL | undefined {
  const now = new Date(nowMs);
  const isNotOver = or(
    gt(events.endsAt, now),
    and(
      isNull(events.endsAt),
      isNotNull(events.time),
      gt(events.startsAt, new Date(nowMs - ASSUMED_LENGTH_MS)),
    ),
    and(isNull(events.endsAt), isNull(events.time), gt(events.startsAt, new Date(nowMs - DAY_MS))),
  );
  switch (when) {
    case "ahead":
      return gt(events.startsAt, now);
    case "on":
      return and(lte(events.startsAt, now), isNotOver);
    case "open":
      return isNotOver;
    case "over":
      return and(lte(events.startsAt, now), sql`(${isNotOver}) is not true`);
  }
}
