import { WebAddress } from "#contract/admin.ts";
import type { ImportCounts, ImportRow } from "#contract/admin-import.ts";
import { type Problem, sentenceOf } from "#contract/error-messages.ts";
import { endsAtMs, listedUntilMs } from "#domain/event/phase.ts";
import type { RowStatus } from "#domain/event-import.ts";
import { MAX_NAME } from "#domain/event-limits.ts";
import { fold } from "#domain/fold.ts";
import { slugify } from "#domain/slug.ts";
import { isSkippedTime, startsAtMs, wallTimeAt } from "#domain/time.ts";
import type { EventToAdd, EventToChange } from "#server/catalog/write/many.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { type Draft, type End, type ReadRow, type Start, shortUid } from "#server/sources/formats/draft.ts";
import type { PlaceBook } from "#server/sources/places.ts";
import type { YieldIfDue } from "#server/sources/yield-if-due.ts";
import { listKnown, type Origin, type Placed, type PlacedEnd } from "./known.ts";

/** A row of the answer; of what is wrong with it, the type knows the code. */
export type PlannedRow = ImportRow & { problem?: Problem | undefined };

export interface Plan {
  rows: PlannedRow[];
  counts: ImportCounts;
  /** Events at new venues have the venue's negative id. */
  toAdd: EventToAdd[];
  toChange: EventToChange[];
}

/** What importing these rows would do: nothing is written yet. */
export async function planImport(
  db: Database["db"] | Transaction,
  origin: Origin,
  read: readonly ReadRow[],
  places: PlaceBook,
  nowMs: number,
  yieldIfDue: YieldIfDue,
): Promise<Plan> {
  const plan: Plan = {
    rows: [],
    counts: { new: 0, changed: 0, same: 0, duplicate: 0, past: 0, wrong: 0 },
    toAdd: [],
    toChange: [],
  };
  const placed: Placed[] = [];
  const tell = (row: PlannedRow) => {
    plan.rows.push(row);
    plan.counts[row.status]++;
  };
  for (const row of read) {
    const found = "problem" in row ? row.problem : place(row.row, row.draft, places);
    if ("code" in found) tell(wrongRow(row, found));
    else if (isPast(found, nowMs)) tell(rowOf(found, "past"));
    else placed.push(found);
    await yieldIfDue();
  }

  const known = await listKnown(db, origin, placed, yieldIfDue);
  for (const item of placed) {
    const verdict = known.judge(item);
    if (verdict.add) plan.toAdd.push(verdict.add);
    if (verdict.change) plan.toChange.push(verdict.change);
    tell(rowOf(item, verdict.status, verdict.problem, verdict.changes));
    await yieldIfDue();
  }
  plan.rows.sort((a, b) => a.row - b.row || compare(a.date, b.date) || compare(a.time, b.time));
  return plan;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function isPast({ startsAtMs: startMs, end }: Placed, nowMs: number): boolean {
  return listedUntilMs({ startMs, endMs: end?.atMs ?? null }) <= nowMs;
}

function place(row: number, draft: Draft, places: PlaceBook): Placed | Problem {
  const { title } = draft.facts;
  if (title === "") return { code: "rowNoTitle" };
  if (title.length > MAX_NAME) return { code: "rowTitleTooLong", params: { max: MAX_NAME } };
  const facts = { ...draft.facts };
  for (const field of ["link", "image"] as const) {
    const address = WebAddress.safeParse(facts[field]);
    if (!address.success) return { code: "rowBadLink", params: { field } };
    facts[field] = address.data;
  }
  const found = places.find(facts);
  if ("code" in found) return found;
  const wall = "atMs" in draft.start ? wallTimeAt(draft.start.atMs, found.timeZone) : draft.start;
  if (wall.date < "1970-01-01" || wall.date > "2199-12-31") return { code: "rowDateOutOfRange" };
  if (isSkippedTime(wall.date, wall.time, found.timeZone))
    return { code: "skippedTime", params: { date: wall.date, time: wall.time, zone: found.timeZone } };
  const startMs = instantOf(draft.start, found.timeZone);
  return {
    row,
    facts,
    place: found,
    // Rows without a name of their own are known by title and venue.
    uid: shortUid(facts.uid || `${slugify(title)}@${fold(found.name)}, ${fold(found.city)}`),
    ...wall,
    startsAtMs: startMs,
    end: draft.end && placedEnd(draft.end, found.timeZone),
    sourceStartMs: draft.sourceStart ? instantOf(draft.sourceStart, found.timeZone) : startMs,
  };
}

function instantOf(start: Start, timeZone: string): number {
  return "atMs" in start ? start.atMs : startsAtMs(start.date, start.time, timeZone);
}

function placedEnd(end: End, timeZone: string): PlacedEnd {
  if ("atMs" in end) return { ...end, ...wallTimeAt(end.atMs, timeZone) };
  return { ...end, atMs: endsAtMs(end.date, end.time, timeZone)! };
}

function rowOf(
  { row, facts, place, date, time }: Placed,
  status: RowStatus,
  problem?: Problem,
  changes: string[] = [],
): PlannedRow {
  const { name: venue, city, isNew: isNewVenue } = place;
  return {
    row,
    status,
    title: facts.title,
    date,
    time,
    venue,
    city,
    isNewVenue,
    changes,
    ...because(problem),
  };
}

function because(problem: Problem | undefined) {
  return problem ? { reason: sentenceOf(problem), problem } : { reason: "" };
}

function wrongRow(read: ReadRow, problem: Problem): PlannedRow {
  const draft = "draft" in read ? read.draft : undefined;
  const wall = draft && "date" in draft.start ? draft.start : { date: "", time: "" };
  return {
    row: read.row,
    status: "wrong",
    title: (draft?.facts.title ?? ("title" in read ? read.title : "")).slice(0, MAX_NAME),
    ...wall,
    venue: draft?.facts.place.name ?? "",
    city: draft?.facts.place.cities[0]?.name ?? "",
    isNewVenue: false,
    changes: [],
    ...because(problem),
  };
}
