import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { chunksOf } from "#domain/chunks.ts";
import { FOLLOWED_FORMAT } from "#domain/event-import.ts";
import type { ChangeKind, ChangeState, RunState } from "#domain/source/source.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { sourceChanges, sourceRecords, sourceRuns, sources } from "#server/platform/db/schema/sources.ts";
import type { PlannedChange } from "./planned-change.ts";

type Handle = Database["db"] | Transaction;

export type SourceRow = typeof sources.$inferSelect;
export type NewSource = typeof sources.$inferInsert;
export type RunRow = typeof sourceRuns.$inferSelect;
export type ChangeRow = typeof sourceChanges.$inferSelect;

export type RunChange = Partial<Pick<RunRow, "state" | "counts" | "problem" | "finishedAt">>;

export type ChangeUpdate = Pick<ChangeRow, "id" | "state" | "eventId" | "before" | "after" | "problem">;

/** Many rows travel as one JSON text: the embedded database charges by the row. */
const ROWS_AT_ONCE = 200;

/** The tables of sources: what they are, their runs, and what they said. */
export const sourceStore = {
  async add(db: Handle, source: NewSource): Promise<SourceRow> {
    const [row] = await db.insert(sources).values(source).returning();
    return row!;
  },

  /** Undefined where there is a source of files of this name already. */
  async addOfFiles(
    database: Pick<Database, "transaction">,
    source: NewSource,
  ): Promise<SourceRow | undefined> {
    return database.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('whereabouts sources of files'))`);
      return (await this.findOfFiles(tx, source.name)) ? undefined : this.add(tx, source);
    });
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

  /** The source that files of this name belong to. */
  async findOfFiles(db: Handle, name: string): Promise<SourceRow | undefined> {
    const [row] = await db
      .select()
      .from(sources)
      .where(and(eq(sources.name, name), isNull(sources.url)))
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

  /** Returns how many there are; their claims and failures stay as they are. */
  async makeAllDue(db: Handle, at: Date): Promise<number> {
    const { rowCount } = await db
      .update(sources)
      .set({ nextRunAt: at })
      .where(and(eq(sources.state, "active"), isNotNull(sources.url)));
    return rowCount ?? 0;
  },

  /** Addresses of followed servers, those that are paused too, and whether any source of them is active. */
  followed(db: Handle): Promise<{ url: string | null; isActive: boolean }[]> {
    return db
      .select({ url: sources.url, isActive: sql<boolean>`bool_or(${sources.state} = 'active')` })
      .from(sources)
      .where(eq(sources.format, FOLLOWED_FORMAT))
      .groupBy(sources.url);
  },

  /** Runs the sources of a followed server soon. */
  async makeFollowedDue(db: Handle, url: string, at: Date): Promise<void> {
    await db
      .update(sources)
      .set({ nextRunAt: at })
      .where(
        and(
          eq(sources.format, FOLLOWED_FORMAT),
          eq(sources.url, url),
          eq(sources.state, "active"),
          gt(sources.nextRunAt, at),
        ),
      );
  },

  async startRun(db: Handle, run: typeof sourceRuns.$inferInsert): Promise<number> {
    const [row] = await db.insert(sourceRuns).values(run).returning({ id: sourceRuns.id });
    return row!.id;
  },

  async changeRun(db: Handle, id: number, change: RunChange): Promise<void> {
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
          new_venue, fields, problem, place, draft)
        select ${runId}, kind, line, uid, recurrence, "recordId", "eventId", title, date, time, venue, said, "newVenue",
          fields, problem, place, draft
        from json_to_recordset(${JSON.stringify(some)}::json) as given (kind text, line int, uid text, recurrence text,
          "recordId" bigint, "eventId" int, title text, date text, time text, venue text, said jsonb, "newVenue" jsonb, fields jsonb,
          problem jsonb, place text, draft jsonb)`);
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
      .where(
        and(eq(sourceChanges.runId, runId), sql`${sourceChanges.id} = any(${sql.param([...ids])}::bigint[])`),
      )
      .orderBy(asc(sourceChanges.id));
  },

  /** Rows that may be applied now, each with whether its occurrence has an event already. */
  async openChanges(db: Handle, { id, sourceId }: Pick<RunRow, "id" | "sourceId">, ids: readonly number[]) {
    const rows = await db
      .select({
        change: sourceChanges,
        hasEvent: sql<boolean>`exists (select 1 from source_records r where r.source_id = ${sourceId}
          and r.uid = source_changes.uid and r.recurrence = source_changes.recurrence and r.event_id is not null)`,
      })
      .from(sourceChanges)
      .where(
        and(
          eq(sourceChanges.runId, id),
          sql`${sourceChanges.id} = any(${sql.param([...ids])}::bigint[])`,
          eq(sourceChanges.state, "open"),
          ne(sourceChanges.kind, "problem"),
        ),
      )
      .orderBy(asc(sourceChanges.id));
    return rows.map(({ change, hasEvent }) => ({ ...change, hasEvent }));
  },

  /** Rows that can be applied without a choice, those of one venue together. */
  async clearIds(db: Handle, runId: number): Promise<number[]> {
    const { rows } = await db.execute<{ ids: number[] | null }>(sql`
      select json_agg(id order by venue, id) as ids from source_changes
      where run_id = ${runId} and state = 'open' and kind not in ('conflict', 'problem')`);
    return rows[0]?.ids ?? [];
  },

  /** Rows that were applied, those of one venue together. */
  async appliedIds(db: Handle, runId: number): Promise<number[]> {
    const { rows } = await db.execute<{ ids: number[] | null }>(sql`
      select json_agg(id order by venue, id) as ids from source_changes
      where run_id = ${runId} and state = 'applied'`);
    return rows[0]?.ids ?? [];
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
      where source_changes.id = given.id and source_changes.id = any(${sql.param(list.map(({ id }) => id))}::bigint[])`);
  },

  async chooseFields(db: Handle, id: number, fields: ChangeRow["fields"]): Promise<void> {
    await db.update(sourceChanges).set({ fields }).where(eq(sourceChanges.id, id));
  },
};
