import type { Source, SourceChange, SourceRun } from "#contract/admin-sources.ts";
import { formatEvery, isCleanHistory } from "#domain/source/source.ts";
import { catalogMatches } from "#server/catalog/match.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { changedFields } from "#server/sources/apply.ts";
import type { PlannedChange } from "#server/sources/planned-change.ts";
import { countWaiting, foundInEach, leftOutBySource, recentRuns } from "#server/sources/runs/store.ts";
import { type ChangeRow, type RunRow, type SourceRow, sourceStore } from "#server/sources/store.ts";

const MAX_REASONS = 5;

/** Sources and rows of runs as calls answer them. */
export function sourcePresenter(db: Database["db"]) {
  async function shown(rows: SourceRow[]): Promise<Source[]> {
    const events = await catalogMatches.eventsBySource(db);
    const runs = await sourceStore.lastRuns(db);
    // What waits for review still does after runs that found nothing new.
    const telling = await sourceStore.lastRuns(db, "unchanged");
    const reviewed = [...telling.values()].filter(({ state }) => state === "review");
    const waiting = await countWaiting(
      db,
      reviewed.map(({ id }) => id),
    );
    const recent = await recentRuns(db);
    const leftOut = await leftOutBySource(db);
    const venueIds = rows.flatMap(({ venueId }) => venueId ?? []);
    const slugs = new Map((await catalogMatches.placesById(db, venueIds)).map(({ id, slug }) => [id, slug]));
    return rows.map((row) => {
      const run = runs.get(row.id);
      const left = leftOut.get(row.id);
      const health = healthOf(row, run, telling.get(row.id)?.state === "review", left !== undefined);
      const history = recent.get(row.id) ?? [];
      return {
        id: row.id,
        name: row.name,
        url: row.url,
        format: row.format,
        country: row.country,
        city: row.city,
        category: row.category,
        language: row.language,
        timeZone: row.timeZone,
        createsVenues: row.createsVenues,
        publishes: row.publishes,
        mapping: row.mapping,
        state: row.state,
        problem: row.problem,
        venue: slugs.get(row.venueId ?? -1) ?? null,
        every: row.everySeconds === null ? null : formatEvery(row.everySeconds),
        health,
        offersPublishing:
          health === "ok" && !row.publishes && !row.declinesPublishing && isCleanHistory(history),
        failingSince: row.failingSince?.toISOString() ?? null,
        nextRunAt: row.state === "active" ? (row.nextRunAt?.toISOString() ?? null) : null,
        events: events.get(row.id) ?? 0,
        waiting: health === "review" ? (waiting.get(telling.get(row.id)!.id) ?? 0) : 0,
        leftOut: left ? { rows: left.rows, of: left.of, reasons: left.reasons.slice(0, MAX_REASONS) } : null,
        lastRun: run ? runOf(run) : null,
        recent: foundInEach(history),
      };
    });
  }

  /** Rows with what they would change, or have changed. */
  async function shownChanges(rows: readonly (ChangeRow | PlannedChange)[]): Promise<SourceChange[]> {
    const touched = rows.filter(({ fields }) => fields !== null);
    const found = await catalogMatches.eventsById(
      db,
      touched.flatMap(({ eventId }) => eventId ?? []),
    );
    const events = new Map(found.map((event) => [event.record.id, changedFields(event)]));
    const here = new Map(
      touched.flatMap((row) => {
        const event = events.get(row.eventId ?? -1);
        return event ? [[row, { ...event, ...("before" in row ? row.before : {}) }] as const] : [];
      }),
    );
    const venueIds = [...new Set([...here.values()].map(({ venueId }) => venueId))];
    const names = new Map((await catalogMatches.placesById(db, venueIds)).map(({ id, name }) => [id, name]));
    return rows.map((row) => {
      const fields = here.get(row);
      return {
        ...changeOf(row),
        here: fields ? { ...fields, venue: names.get(fields.venueId) ?? "" } : null,
      };
    });
  }

  return { shown, shownChanges };
}

function healthOf(
  source: SourceRow,
  run: RunRow | undefined,
  isWaiting: boolean,
  leavesOut: boolean,
): Source["health"] {
  if (source.state !== "active") return source.state;
  if (source.failures > 0) return "failing";
  if (isWaiting) return "review";
  if (leavesOut) return "partial";
  return run ? "ok" : "new";
}

export function runOf({ id, state, startedAt, finishedAt, counts, problem }: RunRow): SourceRun {
  return {
    id,
    state,
    counts,
    problem,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

function changeOf(row: ChangeRow | PlannedChange): Omit<SourceChange, "here"> {
  const { kind, line, eventId, title, date, time, venue, newVenue, fields, said, problem } = row;
  return {
    id: "id" in row ? row.id : null,
    state: "state" in row ? row.state : "open",
    kind,
    line,
    title,
    date,
    time,
    venue,
    problem,
    eventId: eventId === null ? null : String(eventId),
    isNewVenue: newVenue !== null,
    fields: fields as SourceChange["fields"],
    said: said as SourceChange["said"],
  };
}
