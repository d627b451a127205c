import { sql } from "drizzle-orm";
import { chunksOf } from "#domain/chunks.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import type { RecordUpdate } from "../plan.ts";
import type { KnownRecord } from "../planned-change.ts";

type Handle = Database["db"] | Transaction;

/** A row of a plan that became an event, at a venue that was added with it or at the one it names. */
export interface Addition {
  id: number;
  eventId: number;
  venueId: number | null;
}

/** Many rows travel as one JSON text; so few of them hold the database for some milliseconds only. */
const ROWS_AT_ONCE = 200;
const RECORDS_AT_ONCE = 500;

/** What sources said last, by their own names for each occurrence. */
export const sourceRecordStore = {
  async records(db: Handle, sourceId: number): Promise<KnownRecord[]> {
    const found: KnownRecord[] = [];
    while (true) {
      const { rows } = await db.execute<{ list: string | null }>(sql`
        select json_agg(page)::text as list from (
          select id, uid, recurrence, date, event_id as "eventId", said, missing from source_records
          where source_id = ${sourceId} and id > ${found.at(-1)?.id ?? 0} order by id limit ${RECORDS_AT_ONCE}) page`);
      const page = JSON.parse(rows[0]?.list ?? "[]") as KnownRecord[];
      for (const record of page) found.push(record);
      if (page.length < RECORDS_AT_ONCE) return found;
    }
  },

  /** Remembers what a source says now; a record that was renamed keeps its row. */
  async saveRecords(db: Handle, sourceId: number, list: readonly RecordUpdate[], at: Date): Promise<void> {
    for (const some of chunksOf(list, ROWS_AT_ONCE)) {
      const [known, added] = [
        some.filter((each) => each.recordId !== null),
        some.filter((each) => each.recordId === null),
      ];
      if (known.length > 0)
        await db.execute(sql`
          update source_records set uid = given.uid, recurrence = given.recurrence, date = given.date,
            event_id = given."eventId", said = given.said, missing = 0, updated_at = ${at}::timestamptz
          from json_to_recordset(${JSON.stringify(known)}::json) as given ("recordId" bigint, uid text, recurrence text,
            date text, "eventId" int, said jsonb)
          where source_records.id = given."recordId"
            and source_records.id = any(${sql.param(known.map(({ recordId }) => recordId))}::bigint[])`);
      if (added.length > 0)
        await db.execute(sql`
          insert into source_records (source_id, uid, recurrence, date, event_id, said, updated_at)
          select ${sourceId}, uid, recurrence, date, "eventId", said, ${at}::timestamptz
          from json_to_recordset(${JSON.stringify(added)}::json) as given (uid text, recurrence text, date text,
            "eventId" int, said jsonb)
          on conflict (source_id, uid, recurrence) do update set event_id = excluded.event_id, said = excluded.said,
            date = excluded.date, missing = 0, updated_at = excluded.updated_at`);
    }
  },

  /** Closes rows of a plan that became events and remembers what they said, which never leaves the database. */
  async saveAdditions(db: Handle, sourceId: number, list: readonly Addition[], at: Date): Promise<void> {
    if (list.length === 0) return;
    await db.execute(sql`
      with added as (
        update source_changes c set state = 'applied', event_id = given."eventId"
        from json_to_recordset(${JSON.stringify(list)}::json) as given (id bigint, "eventId" int, "venueId" int)
        where c.id = given.id and c.id = any(${sql.param(list.map(({ id }) => id))}::bigint[])
        returning c.uid, c.recurrence, c.date, c.event_id,
          case when given."venueId" is null then c.said
            else c.said || jsonb_build_object('venueId', given."venueId") end as said)
      insert into source_records (source_id, uid, recurrence, date, event_id, said, updated_at)
      select ${sourceId}, uid, recurrence, coalesce(said ->> 'date', date), event_id, said, ${at}::timestamptz from added
      on conflict (source_id, uid, recurrence) do update set event_id = excluded.event_id, said = excluded.said,
        date = excluded.date, missing = 0, updated_at = excluded.updated_at`);
  },

  async countMissing(db: Handle, ids: readonly number[], at: Date): Promise<void> {
    for (const some of chunksOf(ids, RECORDS_AT_ONCE))
      await db.execute(sql`
        update source_records set missing = missing + 1, updated_at = ${at}::timestamptz
        where id = any(${sql.param(some)}::bigint[])`);
  },
};
