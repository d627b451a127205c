import { sql } from "drizzle-orm";
import type { EventOrigin } from "#domain/event/event.ts";
import { type EventDetails, isNothing, NO_DETAILS } from "#domain/event/event-fields.ts";
import { slugify } from "#domain/slug.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import type { Handle } from "../tables.ts";
import { detailColumns } from "./event-input.ts";

const CHUNK = 4_000;

/** An event whose instants and address are worked out already. */
export interface BulkEvent extends EventDetails {
  venueId: number;
  name: string;
  slug: string;
  date: string;
  time: string;
  startsAtMs: number;
  endsAtMs: number | null;
  previousStartsAtMs: number | null;
  link: string;
  description: string;
  organizer: string | null;
  announcedAtMs: number;
  seriesId?: number;
}

/**
 * Inserts many events that need no checks, history or news, one statement for thousands of them. Events whose address is
 * taken are left out.
 */
export async function insertEvents(
  tx: Transaction,
  events: readonly BulkEvent[],
  origin: EventOrigin,
): Promise<void> {
  await insertOrganizers(tx, events);
  for (let from = 0; from < events.length; from += CHUNK) {
    const rows = events.slice(from, from + CHUNK).map(rowOf);
    await tx.execute(sql`
      insert into events (venue_id, name, slug, date, time, starts_at, end_date, end_time, ends_at, is_all_day, open_days,
        status, previous_starts_at, is_sold_out, is_free, price_from, price_to, currency, tags, min_age, room, language,
        details, organizer_id, series_id, link, description, origin, published_at, created_at)
      select "venueId", given.name, given.slug, date, time, to_timestamp("startsAtMs" / 1000), "endDate", "endTime",
        to_timestamp("endsAtMs" / 1000), coalesce("isAllDay", false), "openDays", coalesce(status, 'scheduled'),
        to_timestamp("previousStartsAtMs" / 1000), coalesce("isSoldOut", false), coalesce("isFree", false), "priceFrom", "priceTo",
        currency, coalesce(tags, '{}'), "minAge", room, language, details, organizers.id, "seriesId", link, description, ${origin},
        to_timestamp("announcedAtMs" / 1000), to_timestamp("announcedAtMs" / 1000)
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as given ("venueId" int, name text, slug text, date date, time text, "startsAtMs" float8, "endDate" date,
          "endTime" text, "endsAtMs" float8, "isAllDay" bool, "openDays" date[], status text, "previousStartsAtMs" float8,
          "isSoldOut" bool, "isFree" bool, "priceFrom" float8, "priceTo" float8, currency text, tags text[], "minAge" int, room text,
          language text, details jsonb, "organizerSlug" text, "seriesId" int, link text, description text, "announcedAtMs" float8)
      left join organizers on organizers.slug = "organizerSlug"
      on conflict do nothing`);
  }
}

const organizerSlug = (name: string) => slugify(name, "organizer");

/** The columns that differ from their defaults: most details are absent, and each name costs bytes to parse. */
function rowOf({ price, organizer, ...event }: BulkEvent): Record<string, unknown> {
  const row: Record<string, unknown> = {
    ...event,
    ...detailColumns({ ...event, price }),
    time: event.time || null,
    organizerSlug: organizer === null ? null : organizerSlug(organizer),
  };
  const usual: Readonly<Record<string, unknown>> = NO_DETAILS;
  const isUsual = (key: string, value: unknown) =>
    value === false || value === usual[key] || (typeof value !== "string" && isNothing(value));
  return Object.fromEntries(Object.entries(row).filter(([key, value]) => !isUsual(key, value)));
}

async function insertOrganizers(tx: Transaction, events: readonly BulkEvent[]): Promise<void> {
  const names = new Map(
    events.flatMap(({ organizer }) => (organizer === null ? [] : [[organizerSlug(organizer), organizer]])),
  );
  const rows = [...names].map(([slug, name]) => ({ slug, name }));
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into organizers (name, slug)
    select name, slug from json_to_recordset(${JSON.stringify(rows)}::json) as given (name text, slug text)
    on conflict do nothing`);
}

/** Gives those of many new events that have the same title at the same venue a series before they are inserted. */
export async function withSeries<Event extends BulkEvent>(
  tx: Transaction,
  events: readonly Event[],
): Promise<(Event & { seriesId?: number })[]> {
  const keyOf = ({ venueId, slug }: BulkEvent) => `${venueId}/${slug}`;
  const groups = Map.groupBy(events, keyOf);
  const repeated = [...groups].filter(([, dates]) => dates.length > 1).map(([key]) => key);
  const { rows } = await tx.execute<{ ids: number[] }>(sql`
    with added as (
      insert into event_series (rule) select null from generate_series(1, ${repeated.length}) returning id
    ) select coalesce(array_agg(id), '{}') as ids from added`);
  const ids = new Map(repeated.map((key, index) => [key, rows[0]!.ids[index]!]));
  return events.map((event) => {
    const seriesId = ids.get(keyOf(event));
    return seriesId === undefined ? event : { ...event, seriesId };
  });
}

/** Makes one series of the events of an origin that have the same title at the same venue. */
export async function joinSeries(
  tx: Transaction,
  origin: EventOrigin,
  venueIds: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    with repeated as materialized (
      select venue_id, slug, coalesce(max(series_id), nextval(pg_get_serial_sequence('event_series', 'id'))) as series_id
      from events
      where origin = ${origin} and withdrawn_at is null and venue_id = any (${sql.param([...venueIds])}::int[])
      group by venue_id, slug having count(*) > 1 and count(*) > count(series_id)
    ), added as (
      insert into event_series (id) overriding system value select series_id from repeated on conflict do nothing
    )
    update events set series_id = repeated.series_id from repeated
    where events.venue_id = repeated.venue_id and events.slug = repeated.slug and events.origin = ${origin}`);
}

/** Writes nothing where nothing is new, so that a start need not wait for the disk. */
export async function saveCountries(
  db: Handle,
  list: readonly { code: string; name: string }[],
): Promise<void> {
  await db.execute(sql`
    insert into countries (code, name)
    select given.code, given.name
    from json_to_recordset(${JSON.stringify(list)}::json) as given (code text, name text)
    left join countries known on known.code = given.code
    where known.name is distinct from given.name
    on conflict (code) do update set name = excluded.name`);
}
