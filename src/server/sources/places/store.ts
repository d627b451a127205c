import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { type WordedProblem, worded } from "#contract/error-messages.ts";
import { placeKey } from "#domain/city.ts";
import type { FoundPlace } from "#domain/source/place.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { sourceChanges, sourcePlaces, sourceRuns } from "#server/platform/db/schema/sources.ts";
import type { NamedPlace, PlaceAnswer } from "./place.ts";

type Handle = Database["db"] | Transaction;

export type SourcePlaceRow = typeof sourcePlaces.$inferSelect;

/** Rows that referred to a venue and refer to another one since both were merged. */
export interface FollowedVenue {
  from: number;
  to: number;
  sources: number[];
  places: { sourceId: number; nameKey: string }[];
  /** Places that had no answer. */
  answered: { sourceId: number; nameKey: string }[];
  /** Records by id, and the fields of changes. */
  said: number[];
  changes: Record<(typeof CHANGE_FIELDS)[number], number[]>;
  /** Records of events that both venues had. */
  records: { id: number; eventId: number }[];
}

const CHANGE_FIELDS = ["said", "before", "after"] as const;

/** The table of what sources call their places. */
export const placeStore = {
  /** What is unclear first, then by number of events. */
  list(db: Handle, sourceId: number): Promise<SourcePlaceRow[]> {
    const { answer, events, found, name } = sourcePlaces;
    return db
      .select()
      .from(sourcePlaces)
      .where(eq(sourcePlaces.sourceId, sourceId))
      .orderBy(
        sql`${answer} is not null or ${found} -> 'takenFor' is distinct from 'null'::jsonb`,
        sql`${events} desc`,
        asc(name),
      );
  },

  /** By `placeKey`. */
  async answers(db: Handle, sourceId: number): Promise<Map<string, PlaceAnswer>> {
    const rows = await db
      .select()
      .from(sourcePlaces)
      .where(and(eq(sourcePlaces.sourceId, sourceId), isNotNull(sourcePlaces.answer)));
    return new Map(
      rows.flatMap(({ nameKey, answer, venueId, room }): [string, PlaceAnswer][] => {
        if (answer === "venue") return venueId === null ? [] : [[nameKey, { kind: answer, venueId, room }]];
        return answer ? [[nameKey, { kind: answer }]] : [];
      }),
    );
  },

  /** Remembers what a run found; what it no longer names stays only where it was answered. */
  async replace(db: Handle, sourceId: number, named: readonly NamedPlace[]): Promise<void> {
    const keys = sql.param(named.map(({ key }) => key));
    const isGone = sql`source_id = ${sourceId} and name_key <> all (${keys}::text[])`;
    await db.execute(sql`delete from source_places where ${isGone} and answer is null`);
    await db.execute(sql`update source_places set events = 0, found = null where ${isGone}`);
    await placeStore.save(db, sourceId, named);
  },

  async save(db: Handle, sourceId: number, named: readonly NamedPlace[]): Promise<void> {
    const rows = named.map((place) => ({ ...place, found: foundPlace(place) }));
    await db.execute(sql`
      insert into source_places (source_id, name_key, name, city, events, found)
      select ${sourceId}, key, name, city, events, found from json_to_recordset(${JSON.stringify(rows)}::json)
        as given (key text, name text, city text, events int, found jsonb)
      on conflict (source_id, name_key) do update set name = excluded.name, city = excluded.city,
        events = excluded.events, found = excluded.found`);
  },

  async answer(
    db: Handle,
    place: Pick<SourcePlaceRow, "sourceId" | "nameKey" | "name" | "city">,
    answer: Pick<SourcePlaceRow, "answer" | "venueId" | "room">,
  ): Promise<void> {
    await db
      .insert(sourcePlaces)
      .values({ ...place, ...answer })
      .onConflictDoUpdate({ target: [sourcePlaces.sourceId, sourcePlaces.nameKey], set: answer });
  },

  /** The last run that made a plan. */
  async plannedRun(db: Handle, sourceId: number) {
    const [run] = await db
      .select()
      .from(sourceRuns)
      .where(and(eq(sourceRuns.sourceId, sourceId), inArray(sourceRuns.state, ["review", "done"])))
      .orderBy(desc(sourceRuns.id))
      .limit(1);
    return run;
  },

  /** Rows of a plan that wait for what a place is. */
  waitingRows(db: Handle, runId: number, places: readonly string[]) {
    return db
      .select()
      .from(sourceChanges)
      .where(
        and(
          eq(sourceChanges.runId, runId),
          eq(sourceChanges.state, "open"),
          inArray(sourceChanges.place, [...places]),
          isNotNull(sourceChanges.draft),
        ),
      )
      .orderBy(asc(sourceChanges.id));
  },

  async removeRows(db: Handle, ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await db.delete(sourceChanges).where(inArray(sourceChanges.id, [...ids]));
  },

  /** Open rows that would add a venue which was said to be a known one, where its hours are the same. */
  async moveNewRows(
    db: Handle,
    run: { id: number; sourceId: number },
    places: readonly string[],
    venues: readonly { id: number; name: string; timeZone: string }[],
  ): Promise<void> {
    await db.execute(sql`
      update source_changes c set venue = v.name, new_venue = null,
        said = c.said || jsonb_build_object('venueId', v.id)
          || case when p.room is null or c.said ->> 'room' is not null then '{}' else jsonb_build_object('room', p.room) end
      from source_places p join json_to_recordset(${JSON.stringify(venues)}::json) as v (id int, name text, "timeZone" text)
        on v.id = p.venue_id
      where c.run_id = ${run.id} and c.kind = 'new' and c.state = 'open' and c.event_id is null
        and c.place = any (${sql.param([...places])}::text[]) and p.source_id = ${run.sourceId} and p.answer = 'venue'
        and (p.name_key = c.place or p.name_key = split_part(c.place, E'\\n', 1) || E'\\n')
        and c.new_venue ->> 'timeZone' = v."timeZone"`);
  },

  /** The sources that name a venue. */
  async sourcesOf(db: Handle, venueId: number): Promise<number[]> {
    const { rows } = await db.execute<{ id: number }>(sql`
      select id from sources where venue_id = ${venueId}
      union select source_id from source_records where (said ->> 'venueId')::int = ${venueId}
      union select source_id from source_places
        where venue_id = ${venueId} or answer is null and (found -> 'takenFor' ->> 'venueId')::int = ${venueId}`);
    return rows.map(({ id }) => id);
  },

  /**
   * What referred to a venue that was merged refers to the one that stays, and its name is remembered as that. Returns
   * what `unfollowVenue` takes.
   */
  async followVenue(
    db: Handle,
    { from, to, doubles }: { from: number; to: number; doubles: readonly { id: number; keptId: number }[] },
  ): Promise<FollowedVenue> {
    const ids = async (query: SQL) =>
      (await db.execute<{ id: number }>(sql`${query} returning id`)).rows.map(({ id }) => Number(id));
    const keys = async (query: SQL) =>
      (
        await db.execute<{ sourceId: number; nameKey: string }>(
          sql`${query} returning source_id as "sourceId", name_key as "nameKey"`,
        )
      ).rows;
    const moved = sql`jsonb_build_object('venueId', ${to}::int)`;
    const changes = {} as FollowedVenue["changes"];
    for (const column of CHANGE_FIELDS)
      changes[column] =
        await ids(sql`update source_changes set ${sql.identifier(column)} = ${sql.identifier(column)} || ${moved}
        where (${sql.identifier(column)} ->> 'venueId')::int = ${from}`);
    const { rows: records } = await db.execute<{ id: number; eventId: number }>(sql`
      update source_records r set event_id = given."keptId"
      from json_to_recordset(${JSON.stringify(doubles)}::json) as given (id int, "keptId" int)
      where event_id = given.id returning r.id, given.id as "eventId"`);
    return {
      from,
      to,
      sources: await ids(sql`update sources set venue_id = ${to} where venue_id = ${from}`),
      places: await keys(sql`update source_places set venue_id = ${to} where venue_id = ${from}`),
      answered: await keys(sql`update source_places set answer = 'venue', venue_id = ${to}
        where answer is null and (found -> 'takenFor' ->> 'venueId')::int = ${from}`),
      said: await ids(
        sql`update source_records set said = said || ${moved} where (said ->> 'venueId')::int = ${from}`,
      ),
      changes,
      records: records.map(({ id, eventId }) => ({ id: Number(id), eventId })),
    };
  },

  /** The opposite, for what still refers to the venue that stayed. */
  async unfollowVenue(db: Handle, followed: FollowedVenue): Promise<void> {
    const { from, to, sources, places, answered, said, changes, records } = followed;
    const back = sql`jsonb_build_object('venueId', ${from}::int)`;
    const given = (keys: FollowedVenue["places"]) =>
      sql`json_to_recordset(${JSON.stringify(keys)}::json) as given ("sourceId" int, "nameKey" text)
        where source_id = given."sourceId" and name_key = given."nameKey" and venue_id = ${to}`;
    await db.execute(sql`
      update sources set venue_id = ${from} where venue_id = ${to} and id = any (${sql.param(sources)}::int[])`);
    await db.execute(sql`update source_places set venue_id = ${from} from ${given(places)}`);
    await db.execute(sql`update source_places set answer = null, venue_id = null from ${given(answered)}`);
    await db.execute(sql`
      update source_records set said = said || ${back}
      where id = any (${sql.param(said)}::bigint[]) and (said ->> 'venueId')::int = ${to}`);
    for (const column of CHANGE_FIELDS)
      await db.execute(sql`
        update source_changes set ${sql.identifier(column)} = ${sql.identifier(column)} || ${back}
        where id = any (${sql.param(changes[column])}::bigint[]) and (${sql.identifier(column)} ->> 'venueId')::int = ${to}`);
    await db.execute(sql`
      update source_records r set event_id = given."eventId"
      from json_to_recordset(${JSON.stringify(records)}::json) as given (id bigint, "eventId" int) where r.id = given.id`);
  },

  /** What was said of places of a city that was merged is said of those of another one. Returns what was renamed. */
  async renameCity(db: Handle, from: string, to: string): Promise<{ sourceId: number; nameKey: string }[]> {
    const { rows } = await db.execute<{ sourceId: number; nameKey: string }>(sql`
      update source_places p set city = ${to}, name_key = split_part(name_key, E'\\n', 1) || E'\\n' || ${placeKey(to)}
      where split_part(name_key, E'\\n', 2) = ${placeKey(from)} and not exists (
        select from source_places o where o.source_id = p.source_id
          and o.name_key = split_part(p.name_key, E'\\n', 1) || E'\\n' || ${placeKey(to)})
      returning source_id as "sourceId", name_key as "nameKey"`);
    return rows;
  },

  /** The opposite, for what is still there. */
  async renameBack(
    db: Handle,
    from: string,
    renamed: readonly { sourceId: number; nameKey: string }[],
  ): Promise<void> {
    await db.execute(sql`
      update source_places p set city = ${from}, name_key = split_part(p.name_key, E'\\n', 1) || E'\\n' || ${placeKey(from)}
      from json_to_recordset(${JSON.stringify(renamed)}::json) as given ("sourceId" int, "nameKey" text)
      where p.source_id = given."sourceId" and p.name_key = given."nameKey"`);
  },

  /** Forgets answers; places that no run names are forgotten with them. */
  async forget(db: Handle, sourceId: number, keys: readonly string[]): Promise<void> {
    const which = and(eq(sourcePlaces.sourceId, sourceId), inArray(sourcePlaces.nameKey, [...keys]));
    await db.delete(sourcePlaces).where(and(which, sql`${sourcePlaces.found} is null`));
    await db.update(sourcePlaces).set({ answer: null, venueId: null, room: null }).where(which);
  },
};

function foundPlace({
  address,
  point,
  found,
  suggestions,
}: Pick<NamedPlace, "address" | "point" | "found" | "suggestions">): FoundPlace<WordedProblem> {
  const isClear = "id" in found;
  return {
    address,
    point,
    suggestions,
    takenFor: isClear ? { venueId: found.isNew ? null : found.id, name: found.name, city: found.city } : null,
    problem: isClear ? null : worded(found),
  };
}
