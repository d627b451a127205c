import { type WordedProblem, worded } from "#contract/error-messages.ts";
import { canonicalJson } from "#domain/canonical-json.ts";
import { fold } from "#domain/fold.ts";
import { isSuspiciousLoss, matchOccurrences, nameOf, type Occurrence } from "#domain/source/match.ts";
import { type FieldGroup, mergeFields, type SourceFields } from "#domain/source/merge.ts";
import { type ChangeKind, NO_COUNTS, type RunCounts } from "#domain/source/source.ts";
import type { YieldIfDue } from "#server/platform/yield-if-due.ts";
import type { EntryProblem, entriesOf, SourceEntry } from "./entries.ts";
import { withLocalValues } from "./local-values.ts";
import {
  type EventHere,
  goneChange,
  type KnownRecord,
  type PlannedChange,
  plannedChange,
  problemChange,
} from "./planned-change.ts";

/** Something to remember of a source that changes no event. */
export interface RecordUpdate extends Occurrence {
  recordId: number | null;
  eventId: number | null;
  said: SourceFields;
}

/** What becomes of one entry of the answer. */
export interface Verdict {
  entry: SourceEntry;
  /** `twice`: the answer holds it already; `known`: it is here under another name. */
  outcome: ChangeKind | "same" | "past" | "kept" | "twice" | "known";
  here: EventHere | undefined;
  change: PlannedChange | undefined;
}

export interface SourcePlan {
  verdicts: Verdict[];
  problems: readonly EntryProblem[];
  /** Entries that are over, wherever they took place. */
  past: readonly EntryProblem[];
  changes: PlannedChange[];
  updates: RecordUpdate[];
  /** Records that a complete answer no longer holds, too new for a consequence. */
  missing: number[];
  counts: RunCounts;
  /** Set where so much is gone that nothing is withdrawn. */
  warning: WordedProblem | null;
}

export interface PlanContext {
  records: readonly KnownRecord[];
  events: ReadonlyMap<number, EventHere>;
  /** The event of the catalogue that is our own export under this uid. */
  ownEvent(entry: SourceEntry): EventHere | undefined;
  /** An event that other hands or sources brought: same venue, same start, a like title. */
  findTwin(entry: SourceEntry): EventHere | undefined;
  /** Whether the answer holds all that the source lists: only then is what it lacks gone. */
  isComplete: boolean;
  /** Whether an administrator knows that what is gone is gone, however much it is. */
  acceptsLoss?: boolean;
  today: string;
}

const GONE_AFTER = 2;

/** What a run is to do; nothing is written here. */
export async function planRun(
  { entries, problems, past }: Awaited<ReturnType<typeof entriesOf>>,
  context: PlanContext,
  yieldIfDue: YieldIfDue,
): Promise<SourcePlan> {
  const plan: SourcePlan = {
    verdicts: [],
    problems,
    past,
    changes: [],
    updates: [],
    missing: [],
    counts: { ...NO_COUNTS, past: past.length },
    warning: null,
  };
  for (const each of problems) add(plan, problemChange(each));
  const unique = firstOfEach(plan, entries);
  const pairs = matchOccurrences(context.records, unique);
  const titles = new Set<string>();
  for (const entry of unique) {
    const record = pairs.get(entry);
    const { outcome, here, change, remember } = judge(entry, record, context, titles);
    if (change) add(plan, change);
    else plan.counts[outcome === "known" ? "same" : (outcome as keyof RunCounts)]++;
    if (remember !== undefined)
      plan.updates.push({ ...entry, recordId: record?.id ?? null, eventId: remember });
    plan.verdicts.push({ entry, outcome, here, change });
    await yieldIfDue();
  }
  planGone(plan, unique, new Set(pairs.values()), context);
  return plan;
}

function firstOfEach(plan: SourcePlan, entries: readonly SourceEntry[]): SourceEntry[] {
  const seen = new Set<string>();
  return entries.filter((each) => {
    const key = nameOf(each);
    const isFirst = !seen.has(key);
    seen.add(key);
    if (!isFirst) plan.verdicts.push({ entry: each, outcome: "twice", here: undefined, change: undefined });
    return isFirst;
  });
}

interface Judgement extends Omit<Verdict, "entry"> {
  /** The event to remember with what the source says; absent: nothing is to be remembered. */
  remember?: number | null;
}

function judge(
  entry: SourceEntry,
  record: KnownRecord | undefined,
  context: PlanContext,
  titles: Set<string>,
): Judgement {
  const own = record ? undefined : context.ownEvent(entry);
  const known = record?.eventId == null ? undefined : context.events.get(record.eventId);
  const twin = record || own ? undefined : context.findTwin(entry);
  const here = known ?? own ?? twin;
  const leave = (outcome: Verdict["outcome"], remember?: number | null): Judgement => ({
    outcome,
    here,
    change: undefined,
    ...(remember !== undefined && { remember }),
  });
  const change = (kind: ChangeKind, fields: PlannedChange["fields"] = null): Judgement => ({
    outcome: kind,
    here,
    change: { ...plannedChange(kind, entry, record, here), fields },
  });
  const isBack = record !== undefined && record.missing >= GONE_AFTER && here?.isWithdrawn;
  if (record && isUnchanged(record, entry)) {
    if (isBack) return change("new");
    if (here?.isWithdrawn) return leave("kept");
    return record.missing > 0 ? leave("same", record.eventId) : leave("same");
  }
  if (!here) {
    // Its event was removed for good: a hand deletion stays one.
    if (record) return leave("kept", null);
    if (entry.isOver || entry.said.status === "cancelled") return leave("past");
    const title = `${entry.place.id} ${entry.date} ${entry.time} ${fold(entry.said.name ?? "")}`;
    if (titles.has(title)) return leave("known");
    titles.add(title);
    return change("new");
  }
  // A venue that was replaced takes its events along.
  const isMovable = here.isVenueGone && entry.said.venueId !== here.fields.venueId;
  if (here.isWithdrawn && !isMovable) return isBack ? change("new") : leave("kept", here.id);
  const merged = mergeFields(own ? here.fields : record?.said, withLocalValues(entry, here), here.fields);
  const { changed, conflicts } = merged;
  const sides = (groups: readonly FieldGroup[], side: "source" | "here") =>
    Object.fromEntries(groups.map((group) => [group, side]));
  if (conflicts.length > 0)
    return change("conflict", { ...sides(changed, "source"), ...sides(conflicts, "here") });
  if (changed.length === 0) return leave(twin ? "known" : "same", here.id);
  return change(kindOf(merged.change, changed), sides(changed, "source"));
}

function kindOf(change: SourceFields, changed: readonly FieldGroup[]): ChangeKind {
  if (change.status === "cancelled") return "cancelled";
  return changed.includes("start") || changed.includes("venue") ? "moved" : "changed";
}

function planGone(
  plan: SourcePlan,
  entries: readonly SourceEntry[],
  paired: ReadonlySet<KnownRecord>,
  { records, events, isComplete, acceptsLoss = false, today }: PlanContext,
): void {
  if (!isComplete) return;
  const alive = records.flatMap((record) => {
    const here = record.eventId === null ? undefined : events.get(record.eventId);
    return here && !here.isWithdrawn && !here.isOver && record.date >= today ? [{ record, here }] : [];
  });
  // An entry with a problem is there still.
  const unclear = new Set(plan.problems.map(({ uid }) => uid));
  const gone = alive.filter(({ record }) => !paired.has(record) && !unclear.has(record.uid));
  const uids = new Set(entries.map(({ uid }) => uid));
  const dropped = gone.filter(({ record }) => !uids.has(record.uid));
  if (!acceptsLoss && isSuspiciousLoss(alive.length, dropped.length)) {
    const params = { gone: dropped.length, known: alive.length };
    plan.warning = worded({ code: "sourceLostTooMuch", params });
    return;
  }
  for (const { record, here } of gone) {
    // An occurrence that a living series left out (EXDATE) does not take place.
    if (uids.has(record.uid)) {
      if (here.fields.status === "cancelled") continue;
      const fields = { status: "source" as const };
      add(plan, {
        ...goneChange("cancelled", record, here),
        said: { ...record.said, status: "cancelled" },
        fields,
      });
    } else if (!acceptsLoss && record.missing + 1 < GONE_AFTER) {
      if (record.id !== null) plan.missing.push(record.id);
    } else add(plan, goneChange("withdrawn", record, here));
  }
}

function isUnchanged(record: KnownRecord, entry: SourceEntry): boolean {
  return record.recurrence === entry.recurrence && canonicalJson(record.said) === canonicalJson(entry.said);
}

function add(plan: SourcePlan, change: PlannedChange): void {
  plan.changes.push(change);
  plan.counts[change.kind]++;
}
