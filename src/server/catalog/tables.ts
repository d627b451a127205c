import {
  and,
  type Column,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { VenueCategory } from "#domain/category.ts";
import {
  DETAIL_ROWS,
  type DetailRow,
  type EventDetails,
  NO_DETAILS,
  nothingOf,
} from "#domain/event/event-fields.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { cities, countries, events, venues } from "#server/platform/db/schema/catalog.ts";

export interface VenueTableRow {
  id: number;
  name: string;
  slug: string;
  category: VenueCategory;
  country: string;
  countryCode: string;
  /** Its label, which is unique in the country. */
  city: string;
  region: string;
  address: string;
  longitude: number;
  latitude: number;
  timeZone: string;
}

export type EventRecord = typeof events.$inferSelect;

export interface EventTableRow {
  id: number;
  name: string;
  slug: string;
  date: string;
  /** Empty where the hour is not known. */
  time: string;
  startsAt: Date;
  link: string;
  image: string;
  description: string;
  /** In seconds since 1970. */
  publishedAtS: number;
  details: RowDetails;
}

/** Rare details, kept apart: events without any of them share one object. */
export interface RowDetails extends EventDetails {
  endsAtMs: number | null;
  previousStartsAtMs: number | null;
  organizer: { name: string; slug: string } | null;
  series: { id: string; count: number } | null;
}

/** As the database answers them, without what is as usual; `more` is its JSON column. */
export type PublicDetails = Partial<RowDetails> & { more?: Partial<EventDetails> };

export const NO_ROW_DETAILS: Readonly<RowDetails> = Object.freeze({
  ...NO_DETAILS,
  endsAtMs: null,
  previousStartsAtMs: null,
  organizer: null,
  series: null,
});

export interface EventAtVenueRow {
  venue: VenueTableRow;
  event: EventTableRow;
}

/** What a city is called (`cityLabel` of the domain), over the table under this name. */
export const cityLabelIn = (table: "cities" | "c"): SQL<string> =>
  sql.raw(
    `case when ${table}.shows_region then ${table}.name || ', ' || ${table}.region else ${table}.name end`,
  ) as SQL<string>;

/** The columns of a venue, over venues, cities and countries. */
export const VENUE = {
  id: venues.id,
  name: venues.name,
  slug: venues.slug,
  category: venues.category,
  country: countries.name,
  countryCode: countries.code,
  city: cityLabelIn("cities"),
  region: cities.region,
  address: venues.address,
  longitude: venues.longitude,
  latitude: venues.latitude,
  timeZone: venues.timeZone,
};

/**
 * The details of an event as one JSON object without nulls. Written for a query over the table under its own
 * name.
 */
export const DETAILS = sql<PublicDetails>`json_strip_nulls(json_build_object(
  ${sql.raw(
    DETAIL_ROWS.filter(({ stored }) => stored === "column")
      .map(detailColumn)
      .join(", "),
  )},
  'more', events.details,
  'endsAtMs', (extract(epoch from events.ends_at) * 1000)::float8,
  'previousStartsAtMs', (extract(epoch from events.previous_starts_at) * 1000)::float8,
  'organizer', (select json_build_object('name', o.name, 'slug', o.slug) from organizers o
    where o.id = events.organizer_id),
  'series', case when events.series_id is not null then json_build_object('id', events.series_id::text, 'count', (
    -- a filter, as a condition would invite the planner to read the partial index of all events
    select count(*) filter (where sibling.withdrawn_at is null)::int from events sibling
    where sibling.series_id = events.series_id
  )) end
))`;

/** The columns of an event, over events; `fromSelected` makes a row of them. */
export const EVENT = {
  id: events.id,
  name: events.name,
  slug: events.slug,
  date: events.date,
  time: sql<string>`coalesce(events.time, '')`,
  startsAt: events.startsAt,
  link: events.link,
  image: events.image,
  description: events.description,
  publishedAtS: sql`floor(extract(epoch from events.published_at))::float8`.mapWith(Number),
  details: DETAILS.mapWith(detailsOf),
};

/** A detail in SQL, null where it is as usual. */
function detailColumn(row: DetailRow): string {
  if (row.key === "price")
    return `'price', case when events.is_free or events.price_from is not null or events.price_to is not null
      then json_build_object('isFree', events.is_free, 'from', events.price_from, 'to', events.price_to,
        'currency', events.currency) end`;
  const column = `events.${getTableColumns(events)[row.key as keyof EventRecord].name}`;
  const nothing = nothingOf(row);
  if (Array.isArray(nothing))
    return `'${row.key}', case when cardinality(${column}) > 0 then to_json(${column}) end`;
  return `'${row.key}', ${nothing === null ? column : `nullif(${column}, '${nothing}')`}`;
}

/** What travels to other calendars and back: an event with the marks by which it is known again. */
export const EXCHANGED = {
  ...EVENT,
  version: events.version,
  createdAt: events.createdAt,
  updatedAt: events.updatedAt,
};

export interface ExchangedEvent {
  venue: VenueTableRow;
  event: EventTableRow & { version: number; createdAt: Date; updatedAt: Date };
}

const NO_PRICE = { isFree: false, from: null, to: null, currency: null };

/** Columns as one JSON object: a row costs the embedded database more than its content. */
export const jsonOf = (columns: Record<string, Column | SQL>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
    sql`, `,
  )})`;

/** The driver hands JSON over parsed; a bulk read has parsed it itself. */
export function detailsOf({ more, ...told }: PublicDetails): RowDetails {
  if (more === undefined && Object.keys(told).length === 0) return NO_ROW_DETAILS;
  return {
    ...NO_ROW_DETAILS,
    ...more,
    ...told,
    price: told.price ? { ...NO_PRICE, ...told.price } : null,
  };
}

/** Published and not deleted. */
export const isPublic = (): SQL => and(isNotNull(events.publishedAt), isNull(events.withdrawnAt))!;

/** Also lets the index of category and slug be used, which leaves out deleted venues. */
export const isPublicVenue = (): SQL => isNull(venues.withdrawnAt);

/** Public, and not gone from the lists: a day after the start, or the end where that is later. */
export const isListed = (nowMs: number): SQL =>
  and(or(gt(events.startsAt, new Date(nowMs - DAY_MS)), gt(events.endsAt, new Date(nowMs))), isPublic())!;

export interface PlaceFilter {
  countryCode?: string | undefined;
  cityIds?: readonly number[] | undefined;
  category?: VenueCategory | undefined;
  /** The slug of a venue. */
  venue?: string | undefined;
  /** The name of a venue; case does not matter. */
  venueName?: string | undefined;
}

/** Whether a column holds this text; case does not matter. */
export const isText = (column: Column, text: string): SQL => sql`lower(${column}) = lower(${text})`;

export const isIn = ({ countryCode, cityIds, category, venue, venueName }: PlaceFilter): SQL | undefined =>
  and(
    countryCode === undefined ? undefined : eq(cities.countryCode, countryCode),
    cityIds && inArray(venues.cityId, [...cityIds]),
    category === undefined ? undefined : eq(venues.category, category),
    venue === undefined ? undefined : eq(venues.slug, venue),
    venueName === undefined ? undefined : isText(venues.name, venueName),
  );

export type Handle = Database["db"] | Transaction;

/** For rows of others that refer to an event, which may just have been deleted. */
export const eventExists = (id: number): SQL => sql`exists (select from events where id = ${id})`;

/** How long a deletion can be undone. */
export const WITHDRAWAL_UNDO_MS = 90 * DAY_MS;

/** For rows of others that refer to events: the ids of those that were deleted before then. */
export const withdrawnEvents = (before: Date): SQL =>
  sql`(select id from events where ${lt(events.withdrawnAt, before)})`;

/** The ids and starts of public events that take place as planned and begin then: a subquery to join others with. */
export const startingEvents = (afterMs: number, untilMs: number): SQL => sql`(
  select id, starts_at from events where ${and(
    gt(events.startsAt, new Date(afterMs)),
    lte(events.startsAt, new Date(untilMs)),
    eq(events.status, "scheduled"),
    isPublic(),
  )})`;

export const selectVenues = (db: Handle) =>
  db
    .select(VENUE)
    .from(venues)
    .innerJoin(cities, eq(cities.id, venues.cityId))
    .innerJoin(countries, eq(countries.code, cities.countryCode));

export const selectEvents = (db: Handle) =>
  db
    .select({ venue: VENUE, event: EVENT })
    .from(events)
    .innerJoin(venues, eq(venues.id, events.venueId))
    .innerJoin(cities, eq(cities.id, venues.cityId))
    .innerJoin(countries, eq(countries.code, cities.countryCode));

export const selectExchanged = (db: Handle) =>
  db
    .select({ venue: VENUE, event: EXCHANGED })
    .from(events)
    .innerJoin(venues, eq(venues.id, events.venueId))
    .innerJoin(cities, eq(cities.id, venues.cityId))
    .innerJoin(countries, eq(countries.code, cities.countryCode));
