import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { fold } from "#domain/fold.ts";
import { events } from "#server/platform/db/schema/catalog.ts";
import { orderNews } from "../news.ts";
import type { WriteDeps } from "./deps.ts";
import type { EventRecord, inputColumns } from "./event-input.ts";
import { changedColumns, eventWriter, previousStart } from "./events.ts";

interface WantedEvent {
  columns: ReturnType<typeof inputColumns>;
  venueId: number;
  slug: string;
  /** By name; null for none, absent to keep the one it has. */
  organizer: string | null | undefined;
}

export type EventToAdd = WantedEvent;

interface AddedEvent {
  id: number;
  venueId: number;
  date: string;
  slug: string;
}

export interface EventToChange extends WantedEvent {
  old: EventRecord;
}

export type ManyWriter = ReturnType<typeof manyWriter>;

const COLUMNS = getTableColumns(events);
type Key = keyof typeof COLUMNS;

/**
 * Writes hundreds of events with a few statements, each event checked by `columnsOf` before. Rows travel as one JSON text:
 * the embedded database charges by the parameter. Conditions are written so that rows are looked up by their index: for a
 * join with the given rows the planner would read whole tables.
 */
export function manyWriter(deps: WriteDeps) {
  const { tx, notify, actor, at, touched } = deps;
  const { organizerOf } = eventWriter(deps);
  const organizers = new Map<string, number | null>();

  async function organizerId(name: string | null): Promise<number | null> {
    const key = fold(name ?? "");
    const known = organizers.get(key);
    if (known !== undefined) return known;
    const id = await organizerOf(name);
    organizers.set(key, id);
    return id;
  }

  async function addMany(list: readonly EventToAdd[]): Promise<AddedEvent[]> {
    const rows: Partial<EventRecord>[] = [];
    for (const { columns, venueId, slug, organizer } of list) {
      touched.add(venueId);
      rows.push({
        ...columns,
        venueId,
        slug,
        organizerId: await organizerId(organizer ?? null),
        origin: actor.origin,
        publishedAt: at,
        createdAt: at,
        updatedAt: at,
      });
    }
    const keys = keysOf(rows);
    if (keys.length === 0) return [];
    const { rows: added } = await tx.execute<Record<string, unknown> & AddedEvent>(sql`
      insert into events (${names(keys)}) select ${quotedKeys(keys)} from ${given(rows, keys)}
      returning id, venue_id as "venueId", date::text, slug`);
    return added;
  }

  async function changeMany(list: readonly EventToChange[]): Promise<void> {
    const changed: { old: EventRecord; now: EventRecord }[] = [];
    for (const { old, columns, venueId, slug, organizer } of list) {
      const isMoved = columns.startsAt.getTime() !== old.startsAt.getTime() && columns.status === "scheduled";
      const wanted = {
        ...columns,
        venueId,
        slug,
        organizerId: organizer === undefined ? old.organizerId : await organizerId(organizer),
        previousStartsAt: isMoved ? previousStart(old, columns.startsAt) : old.previousStartsAt,
        withdrawnAt: null,
      };
      touched.add(old.venueId).add(venueId);
      changed.push({ old, now: { ...old, ...wanted, version: old.version + 1, updatedAt: at } });
    }
    if (changed.length === 0) return;
    const rows = changed.map(({ now }) => now);
    const keys = keysOf(rows);
    const written = keys.filter((key) => key !== "id");
    await tx.execute(sql`
      update events set ${assignments(written)} from ${given(rows, keys)}
      where events.id = given.id and events.id = any(${sql.param(rows.map(({ id }) => id))}::int[])`);
    await keepHistory(changed);
    await keepFormerAddresses(changed);
    await tellNews(changed);
  }

  async function keepHistory(changed: readonly { old: EventRecord; now: EventRecord }[]): Promise<void> {
    const entries = changed.map(({ old, now }) => {
      const { version: _version, updatedAt: _updatedAt, ...wanted } = now;
      return { eventId: old.id, ...changedColumns(old, wanted) };
    });
    await tx.execute(sql`
      insert into event_history (event_id, user_id, origin, action, before, after, at)
      select "eventId", ${actor.userId}::uuid, ${actor.origin}, 'changed', before, after, ${at}::timestamptz
      from json_to_recordset(${JSON.stringify(entries)}::json) as given ("eventId" int, before jsonb, after jsonb)`);
  }

  async function keepFormerAddresses(changed: readonly { old: EventRecord; now: EventRecord }[]) {
    const former = changed
      .filter(({ old, now }) => old.venueId !== now.venueId || old.date !== now.date || old.slug !== now.slug)
      .map(({ old: { id, venueId, date, slug }, now }) => ({
        id,
        venueId,
        date,
        slug,
        newVenueId: now.venueId,
        newDate: now.date,
        newSlug: now.slug,
      }));
    if (former.length === 0) return;
    // An address that is an event's own again is no former one.
    await tx.execute(sql`
      delete from former_event_slugs where ctid = any(array(
        select f.ctid
        from json_to_recordset(${JSON.stringify(former)}::json) as given ("newVenueId" int, "newDate" date, "newSlug" text)
        cross join lateral (select ctid from former_event_slugs where venue_id = given."newVenueId"
          and date = given."newDate" and slug = given."newSlug" offset 0) f))`);
    await tx.execute(sql`
      insert into former_event_slugs (venue_id, date, slug, event_id)
      select "venueId", date, slug, id
      from json_to_recordset(${JSON.stringify(former)}::json) as given (id int, "venueId" int, date date, slug text)
      on conflict (venue_id, date, slug) do update set event_id = excluded.event_id`);
  }

  /** Few of many events are favourites: only those are looked at one by one. */
  async function tellNews(changed: readonly { old: EventRecord; now: EventRecord }[]): Promise<void> {
    const byId = new Map(changed.map((each) => [each.old.id, each]));
    const { rows } = await tx.execute<{ id: number; venue: string }>(sql`
      select id, (select name from venues where venues.id = given."venueId") as venue
      from json_to_recordset(${JSON.stringify(changed.map(({ old }) => ({ id: old.id, venueId: old.venueId })))}::json)
        as given (id int, "venueId" int)
      where (select true from favorites where event_id = given.id limit 1)`);
    for (const { id, venue } of rows) {
      const { old, now } = byId.get(id)!;
      await orderNews(tx, notify, { old, now, fromVenue: venue, at });
    }
  }

  return { addMany, changeMany };
}

function keysOf(rows: readonly Partial<EventRecord>[]): Key[] {
  return Object.keys(rows[0] ?? {}) as Key[];
}

function names(keys: readonly Key[]): SQL {
  return sql.raw(keys.map((key) => `"${COLUMNS[key].name}"`).join(", "));
}

function quotedKeys(keys: readonly Key[]): SQL {
  return sql.raw(keys.map((key) => `"${key}"`).join(", "));
}

function assignments(keys: readonly Key[]): SQL {
  return sql.raw(keys.map((key) => `"${COLUMNS[key].name}" = given."${key}"`).join(", "));
}

function given(rows: readonly object[], keys: readonly Key[]): SQL {
  const types = keys.map((key) => `"${key}" ${COLUMNS[key].getSQLType()}`).join(", ");
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as given (${sql.raw(types)})`;
}
