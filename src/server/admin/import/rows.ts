import type { ImportCounts, ImportRow } from "#contract/admin-import.ts";
import { type Problem, sentenceOf } from "#contract/error-messages.ts";
import { canonicalJson } from "#domain/canonical-json.ts";
import { DETAIL_ROWS } from "#domain/event/event-fields.ts";
import { PREVIEW_ROWS, type RowStatus } from "#domain/event-import.ts";
import { type EventFields, FIELD_GROUPS, type FieldGroup, type SourceFields } from "#domain/source/merge.ts";
import type { EntryProblem } from "#server/sources/entries.ts";
import type { SourcePlan, Verdict } from "#server/sources/plan.ts";
import type { PlannedChange } from "#server/sources/planned-change.ts";

/** A row of the answer; of what is wrong with it, the type knows the code. */
export type PlannedRow = ImportRow & { problem?: Problem | undefined };

const STATUSES: Record<Verdict["outcome"], RowStatus> = {
  new: "new",
  changed: "changed",
  moved: "changed",
  cancelled: "changed",
  conflict: "conflict",
  withdrawn: "withdrawn",
  problem: "wrong",
  same: "same",
  kept: "same",
  past: "past",
  twice: "duplicate",
  known: "duplicate",
};

/** Fields in the list of changes by other names than their own: those of their columns. */
const NAMES: Partial<Record<keyof EventFields, string>> = {
  ...Object.fromEntries(
    DETAIL_ROWS.flatMap(({ key, csv }) => (csv ? [[key, csv.column.replaceAll("_", " ")]] : [])),
  ),
  venueId: "venue",
  name: "title",
  endDate: "end",
  endTime: "end",
  minAge: "minimum age",
};

/** The rows of a file as an upload tells them: what a source's plan says, in the file's order. */
export function importRows(plan: SourcePlan): {
  rows: PlannedRow[];
  counts: ImportCounts;
  newVenues: number;
} {
  const rows = [
    ...plan.verdicts.map(rowOf),
    ...plan.problems.map((each) => unplacedRow(each, "wrong")),
    ...plan.past.map((each) => unplacedRow(each, "past")),
    ...plan.changes.filter(({ line }) => line === null).map(goneRow),
  ].sort((a, b) => a.row - b.row || compare(a.date, b.date) || compare(a.time, b.time));
  const counts = { new: 0, changed: 0, conflict: 0, withdrawn: 0, same: 0, duplicate: 0, past: 0, wrong: 0 };
  for (const { status } of rows) counts[status]++;
  const newVenues = new Set(plan.changes.flatMap(({ newVenue }) => newVenue?.id ?? [])).size;
  return { rows, counts, newVenues };
}

/** At most so many of each status as are shown. */
export function someOfEach(rows: readonly PlannedRow[]): PlannedRow[] {
  const shown: Partial<Record<RowStatus, number>> = {};
  return rows.filter(({ status }) => {
    shown[status] = (shown[status] ?? 0) + 1;
    return shown[status] <= PREVIEW_ROWS;
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function rowOf(verdict: Verdict): PlannedRow {
  const { entry, outcome, here, change } = verdict;
  return {
    row: entry.line,
    status: STATUSES[outcome],
    title: entry.said.name ?? "",
    date: entry.date,
    time: entry.time,
    venue: entry.place.name,
    city: entry.place.city,
    isNewVenue: entry.place.isNew,
    changes: change?.fields && here ? changesOf(change, entry.said, here.fields) : [],
    ...because(problemOf(verdict)),
  };
}

function problemOf({ entry, outcome }: Verdict): Problem | undefined {
  if (outcome === "twice") return { code: "rowTwice" };
  if (outcome === "known") return { code: "rowKnown", params: { venue: entry.place.name } };
  if (outcome === "kept") return { code: "rowDeleted" };
  if (outcome === "conflict") return { code: "rowConflict" };
  if (outcome === "past") return entry.isOver ? undefined : { code: "rowCancelled" };
  return entry.remark && { code: "sideNotRead", params: { reason: entry.remark } };
}

function because(problem: Problem | undefined) {
  return problem ? { reason: sentenceOf(problem), problem } : { reason: "" };
}

/** The fields that differ, by what people call them. */
function changesOf({ fields }: PlannedChange, said: SourceFields, here: EventFields): string[] {
  const groups = Object.keys(fields ?? {}) as FieldGroup[];
  const differing = groups
    .filter((group) => group !== "end" || !isEndMovedAlong(said, here))
    .flatMap((group): readonly (keyof EventFields)[] => FIELD_GROUPS[group])
    .filter(
      (field) => said[field] !== undefined && canonicalJson(said[field]) !== canonicalJson(here[field]),
    );
  return [...new Set(differing.map((field) => NAMES[field] ?? field))];
}

/** An end that moves along with its date is no news of its own. */
function isEndMovedAlong(said: SourceFields, here: EventFields): boolean {
  const days = (from: string | undefined, to: string | null | undefined) =>
    from && to && Date.parse(to) - Date.parse(from);
  return (
    said.date !== here.date &&
    (said.endTime ?? null) === here.endTime &&
    days(said.date, said.endDate) === days(here.date, here.endDate)
  );
}

/** A row without a venue: it is wrong, or over wherever it took place. */
function unplacedRow(entry: EntryProblem, status: "wrong" | "past"): PlannedRow {
  const { line, title, date, time, venue, city, problem } = entry;
  return {
    row: line,
    status,
    title,
    date,
    time,
    venue,
    city,
    isNewVenue: false,
    changes: [],
    ...because(status === "wrong" ? problem : undefined),
  };
}

/** Something that the file no longer lists. */
function goneRow({ kind, title, date, time, venue }: PlannedChange): PlannedRow {
  return {
    row: 0,
    status: STATUSES[kind],
    title,
    date,
    time,
    venue,
    city: "",
    isNewVenue: false,
    changes: kind === "cancelled" ? ["status"] : [],
    ...because({ code: "rowGone" }),
  };
}
