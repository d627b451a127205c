import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";
import { chunksOf } from "#domain/chunks.ts";
import { fold } from "#domain/fold.ts";
import type { ChangeKind, ChangeState, RunCounts, RunState, SourceProblem } from "#domain/source/source.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import {
  sourceChanges,
  sourcePlaces,
  sourceRecords,
  sourceRuns,
  sources,
} from "#server/platform/db/schema/sources.ts";
import type { KnownRecord, PlannedChange, RecordUpdate } from "./plan.ts";

type Handle = Database["db"] | Transaction;

export type SourceRow = typeof sources.$inferSelect;
export type NewSource = typeof sources.$inferInsert;
export type RunRow = typeof sourceRuns.$inferSelect;
export type ChangeRow = typeof sourceChanges.$inferSelect;

export type ChangeUpdate = Pick<ChangeRow, "id" | "state" | "eventId" | "before" | "after" | "problem">;

/** How long a process keeps a source or a run to itself without saying that it is still at it. */
const CLAIM_MS = 60_000;
/** Many rows travel as one JSON text: the embedded database charges by the row. */
const ROWS_AT_ONCE = 1_000;

/** The tables of sources: what they are, their runs, and what they said. */
export const sourceStore = {
  async add(db: Handle, source: NewSource): Promise<SourceRow> {
    const [row] = await db.insert(sources).values(source).returning();
    return row!;
  },

  list(db: Handle): Promise<SourceRow[]> {
    return db
      .select()
      .from(sources)
      .orderBy(asc(sql`lower(${sources.name})`), asc(sources.id));
  },

  async find(db: Handle, id: number): Promise<SourceRow | undefined> {
    const [row] = await db.select().from(sources).where(eq(sources.id, id));
    return row;
  },

  async findByName(db: Handle, name: string): Promise<SourceRow | undefined> {
    const [row] = await db
      .select()
      .from(sources)
      .where(eq(sources.name, name))
      .orderBy(asc(sources.id))
      .limit(1);
    return row;
  },

  async change(db: Handle, id: number, change: Partial<NewSource>, at: Date): Promise<void> {
    await db
      .update(sources)
      .set({ ...change, updatedAt: at })
      .where(eq(sources.id, id));
  },

  async remove(db: Handle, id: number): Promise<void> {
    await db.delete(sources).where(eq(sources.id, id));
  },

  /** The ids of the events that a source brought or knows. */
  async eventIds(db: Handle, sourceId: number): Promise<number[]> {
    const rows = await db
      .select({ id: sourceRecords.eventId })
      .from(sourceRecords)
      .where(eq(sourceRecords.sourceId, sourceId));
    return rows.flatMap(({ id }) => id ?? []);
  },

  async countEvents(db: Handle): Promise<Map<number, number>> {
    const rows = await db
      .select({ id: sourceRecords.sourceId, events: sql<number>`count(${sourceRecords.eventId})::int` })
      .from(sourceRecords)
      .groupBy(sourceRecords.sourceId);
    return new Map(rows.map(({ id, events }) => [id, events]));
  },

  /** Takes the source that is due first; no other process gets it while the claim lasts. */
  async claimDue(db: Handle, at: Date): Promise<SourceRow | undefined> {
    const due = db
      .select({ id: sources.id })
      .from(sources)
      .where(
        and(
          eq(sources.state, "active"),
          lte(sources.nextRunAt, at),
          or(isNull(sources.claimedUntil), lte(sources.claimedUntil, at)),
        ),
      )
      .orderBy(asc(sources.nextRunAt))
      .limit(1)
      .for("update", { skipLocked: true });
    const [row] = await db
      .update(sources)
      .set({ claimedUntil: new Date(at.getTime() + CLAIM_MS) })
      .where(inArray(sources.id, due))
      .returning();
    return row;
  },

  /** Takes one source, unless a run of it is under way. */
  async claim(db: Handle, id: number, at: Date): Promise<boolean> {
    const { rowCount } = await db
      .update(sources)
      .set({ claimedUntil: new Date(at.getTime() + CLAIM_MS) })
      .where(and(eq(sources.id, id), or(isNull(sources.claimedUntil), lte(sources.claimedUntil, at))));
    return rowCount === 1;
  },

  async renewClaim(db: Handle, id: number, at: Date): Promise<void> {
    await db
      .update(sources)
      .set({ claimedUntil: new Date(at.getTime() + CLAIM_MS) })
      .where(eq(sources.id, id));
  },

  async startRun(db: Handle, run: typeof sourceRuns.$inferInsert): Promise<number> {
    const [row] = await db.insert(sourceRuns).values(run).returning({ id: sourceRuns.id });
    return row!.id;
  },

  async changeRun(
    db: Handle,
    id: number,
    change: { state?: RunState; counts?: RunCounts; problem?: SourceProblem | null; finishedAt?: Date },
  ): Promise<void> {
    await db.update(sourceRuns).set(change).where(eq(sourceRuns.id, id));
  },

  async findRun(db: Handle, id: number): Promise<RunRow | undefined> {
    const [row] = await db.select().from(sourceRuns).where(eq(sourceRuns.id, id));
    return row;
  },

  /** The newest first. */
  runs(db: Handle, sourceId: number, limit: number, before?: number): Promise<RunRow[]> {
    return db
      .select()
      .from(sourceRuns)
      .where(
        and(
          eq(sourceRuns.sourceId, sourceId),
          before === undefined ? undefined : sql`${sourceRuns.id} < ${before}`,
        ),
      )
      .orderBy(desc(sourceRuns.id))
      .limit(limit);
  },

  async lastRuns(db: Handle, without?: RunState): Promise<Map<number, RunRow>> {
    const rows = await db
      .selectDistinctOn([sourceRuns.sourceId])
      .from(sourceRuns)
      .where(without && ne(sourceRuns.state, without))
      .orderBy(asc(sourceRuns.sourceId), desc(sourceRuns.id));
    return new Map(rows.map((row) => [row.sourceId, row]));
  },

  /** Whether a later run has made a plan of its own. */
  async isOutdated(db: Handle, { id, sourceId }: Pick<RunRow, "id" | "sourceId">): Promise<boolean> {
    const rows = await db
      .select({ id: sourceRuns.id })
      .from(sourceRuns)
      .where(
        and(
          eq(sourceRuns.sourceId, sourceId),
          gt(sourceRuns.id, id),
          inArray(sourceRuns.state, ["review", "done"]),
        ),
      )
      .limit(1);
    return rows.length > 0;
  },

  /** Runs that a process left in the middle. */
  async interruptedRun(db: Handle, sourceId: number): Promise<RunRow | undefined> {
    const [row] = await db
      .select()
      .from(sourceRuns)
      .where(and(eq(sourceRuns.sourceId, sourceId), eq(sourceRuns.state, "running")))
      .orderBy(desc(sourceRuns.id))
      .limit(1);
    return row;
  },

  async savePlan(db: Handle, runId: number, changes: readonly PlannedChange[]): Promise<void> {
    for (const some of chunksOf(changes, ROWS_AT_ONCE))
      await db.execute(sql`
        insert into source_changes (run_id, kind, line, uid, recurrence, record_id, event_id, title, date, time, venue, said,
          new_venue, fields, problem)
        select ${runId}, kind, line, uid, recurrence, "recordId", "eventId", title, date, time, venue, said, "newVenue",
          fields, problem
        from json_to_recordset(${JSON.stringify(some)}::json) as given (kind text, line int, uid text, recurrence text,
          "recordId" bigint, "eventId" int, title text, date text, time text, venue text, said jsonb, "newVenue" jsonb, fields jsonb,
          problem jsonb)`);
  },

  /** Rows of a plan in their order. */
  changes(
    db: Handle,
    runId: number,
    {
      kind,
      state,
      after = 0,
      limit,
    }: { kind?: ChangeKind; state?: ChangeState; after?: number; limit: number },
  ): Promise<ChangeRow[]> {
    return db
      .select()
      .from(sourceChanges)
      .where(
        and(
          eq(sourceChanges.runId, runId),
          sql`${sourceChanges.id} > ${after}`,
          kind && eq(sourceChanges.kind, kind),
          state && eq(sourceChanges.state, state),
        ),
      )
      .orderBy(asc(sourceChanges.id))
      .limit(limit);
  },

  async changesByIds(db: Handle, runId: number, ids: readonly number[]): Promise<ChangeRow[]> {
    if (ids.length === 0) return [];
    return db
      .select()
      .from(sourceChanges)
      .where(and(eq(sourceChanges.runId, runId), inArray(sourceChanges.id, [...ids])))
      .orderBy(asc(sourceChanges.id));
  },

  /** Rows that wait for a choice; a problem waits for the source. */
  async countOpen(db: Handle, runId: number): Promise<number> {
    const [row] = await db
      .select({ open: sql<number>`count(*)::int` })
      .from(sourceChanges)
      .where(
        and(
          eq(sourceChanges.runId, runId),
          eq(sourceChanges.state, "open"),
          ne(sourceChanges.kind, "problem"),
        ),
      );
    return row!.open;
  },

  async saveChanges(db: Handle, list: readonly ChangeUpdate[]): Promise<void> {
    await db.execute(sql`
      update source_changes set state = given.state, event_id = given."eventId", before = given.before, after = given.after,
        problem = given.problem
      from json_to_recordset(${JSON.stringify(list)}::json) as given (id bigint, state text, "eventId" int, before jsonb,
        after jsonb, problem jsonb)
      where source_changes.id = given.id`);
  },

  async chooseFields(db: Handle, id: number, fields: ChangeRow["fields"]): Promise<void> {
    await db.update(sourceChanges).set({ fields }).where(eq(sourceChanges.id, id));
  },

  async records(db: Handle, sourceId: number): Promise<KnownRecord[]> {
    const { rows } = await db.execute<{ list: string | null }>(sql`
      select json_agg(json_build_object('id', id, 'uid', uid, 'recurrence', recurrence, 'date', date, 'eventId', event_id,
        'said', said, 'missing', missing))::text as list from source_records where source_id = ${sourceId}`);
    return JSON.parse(rows[0]?.list ?? "[]") as KnownRecord[];
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
          where source_records.id = given."recordId"`);
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

  async countMissing(db: Handle, ids: readonly number[], at: Date): Promise<void> {
    if (ids.length === 0) return;
    await db.execute(sql`
      update source_records set missing = missing + 1, updated_at = ${at}::timestamptz
      where id = any(${sql.param([...ids])}::bigint[])`);
  },

  /** Venues by what the source calls them, as it was answered once. */
  async rememberedPlaces(db: Handle, sourceId: number): Promise<Map<string, number>> {
    const rows = await db.select().from(sourcePlaces).where(eq(sourcePlaces.sourceId, sourceId));
    return new Map(rows.map(({ nameKey, venueId }) => [nameKey, venueId]));
  },

  async rememberPlace(db: Handle, sourceId: number, name: string, venueId: number): Promise<void> {
    await db
      .insert(sourcePlaces)
      .values({ sourceId, nameKey: fold(name), venueId })
      .onConflictDoUpdate({ target: [sourcePlaces.sourceId, sourcePlaces.nameKey], set: { venueId } });
  },
};
