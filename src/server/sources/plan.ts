import { canonicalJson } from "#domain/canonical-json.ts";
import { fold } from "#domain/fold.ts";
import { isSuspiciousLoss, matchOccurrences, type Occurrence } from "#domain/source/match.ts";
import { type EventFields, type FieldGroup, mergeFields, type SaidFields } from "#domain/source/merge.ts";
import { type ChangeKind, NO_COUNTS, type RunCounts, type SourceProblem } from "#domain/source/source.ts";
import type { NewPlace, NewRecord } from "./places.ts";
import type { Told, ToldProblem } from "./told.ts";

/** What a source said last about an occurrence, and the event that it became. */
export interface KnownRecord extends Occurrence {
  id: number;
  eventId: number | null;
  said: SaidFields;
  missing: number;
}

/** An event of the catalogue as a plan compares it. */
export interface EventHere {
  id: number;
  fields: EventFields;
  venue: string;
  isWithdrawn: boolean;
  isOver: boolean;
}

export interface PlannedChange {
  kind: ChangeKind;
  line: number | null;
  uid: string;
  recurrence: string;
  recordId: number | null;
  eventId: number | null;
  title: string;
  date: string;
  time: string;
  venue: string;
  said: SaidFields | null;
  newVenue: NewPlace | NewRecord | null;
  fields: Partial<Record<FieldGroup, "source" | "here">> | null;
  problem: SourceProblem | null;
}

/** Something to remember of a source that changes no event. */
export interface RecordUpdate extends Occurrence {
  recordId: number | null;
  eventId: number | null;
  said: SaidFields;
}

export interface SourcePlan {
  changes: PlannedChange[];
  updates: RecordUpdate[];
  /** Records that a complete answer no longer holds, too new for a consequence. */
  missing: number[];
  counts: RunCounts;
  /** Set where so much is gone that nothing is withdrawn. */
  warning: SourceProblem | null;
}

export interface PlanContext {
  records: readonly KnownRecord[];
  events: ReadonlyMap<number, EventHere>;
  /** The event of the catalogue that is our own export of this uid. */
  ownEvent(uid: string): EventHere | undefined;
  /** An event that other hands or sources brought: same venue, same start, a like title. */
  findTwin(told: Told): EventHere | undefined;
  /** Whether the answer holds all that the source lists: only then is what it lacks gone. */
  isComplete: boolean;
  today: string;
}

const GONE_AFTER = 2;

/** What a run is to do; nothing is written here. */
export function planRun(
  told: readonly Told[],
  problems: readonly ToldProblem[],
  context: PlanContext,
): SourcePlan {
  const plan: SourcePlan = {
    changes: [],
    updates: [],
    missing: [],
    counts: { ...NO_COUNTS },
    warning: null,
  };
  for (const each of problems) add(plan, problemChange(each));
  const unique = firstOfEach(told);
  const pairs = matchOccurrences(context.records, unique);
  for (const each of unique) planTold(plan, each, pairs.get(each), context);
  planGone(plan, unique, new Set(pairs.values()), context);
  return plan;
}

function firstOfEach(told: readonly Told[]): Told[] {
  const seen = new Set<string>();
  return told.filter(({ uid, recurrence }) => {
    const key = `${recurrence}\n${uid}`;
    return !seen.has(key) && seen.add(key);
  });
}

function planTold(plan: SourcePlan, told: Told, record: KnownRecord | undefined, context: PlanContext): void {
  const own = record ? undefined : context.ownEvent(told.uid);
  const known = record?.eventId == null ? undefined : context.events.get(record.eventId);
  const here = known ?? own ?? (record ? undefined : context.findTwin(told));
  const update = (eventId: number | null) =>
    plan.updates.push({ ...told, recordId: record?.id ?? null, eventId });
  if (record && isSameSaid(record, told)) {
    plan.counts.same++;
    if (record.missing > 0 && !here?.isWithdrawn) update(record.eventId);
    else if (record.missing >= GONE_AFTER && here) add(plan, changeOf("new", told, record, here));
    return;
  }
  if (!here) {
    if (record) {
      // Its event was removed for good: a hand deletion stays one.
      plan.counts.kept++;
      update(null);
    } else if (told.isOver || told.said.status === "cancelled") plan.counts.past++;
    else add(plan, { ...changeOf("new", told, undefined, undefined) });
    return;
  }
  if (here.isWithdrawn) {
    if (record && record.missing >= GONE_AFTER) add(plan, changeOf("new", told, record, here));
    else {
      plan.counts.kept++;
      update(here.id);
    }
    return;
  }
  const { change, changed, conflicts } = mergeFields(
    own ? here.fields : record?.said,
    told.said,
    here.fields,
  );
  if (conflicts.length > 0) {
    const fields = Object.fromEntries([
      ...changed.map((group) => [group, "source"]),
      ...conflicts.map((group) => [group, "here"]),
    ]);
    add(plan, { ...changeOf("conflict", told, record, here), fields });
  } else if (changed.length === 0) {
    plan.counts.same++;
    update(here.id);
  } else {
    const fields = Object.fromEntries(changed.map((group) => [group, "source" as const]));
    add(plan, { ...changeOf(kindOf(change, changed), told, record, here), fields });
  }
}

function kindOf(change: SaidFields, changed: readonly FieldGroup[]): ChangeKind {
  if (change.status === "cancelled") return "cancelled";
  return changed.includes("start") || changed.includes("venue") ? "moved" : "changed";
}

function planGone(
  plan: SourcePlan,
  told: readonly Told[],
  paired: ReadonlySet<KnownRecord>,
  { records, events, isComplete, today }: PlanContext,
): void {
  if (!isComplete) return;
  const alive = records.flatMap((record) => {
    const here = record.eventId === null ? undefined : events.get(record.eventId);
    return here && !here.isWithdrawn && !here.isOver && record.date >= today ? [{ record, here }] : [];
  });
  const gone = alive.filter(({ record }) => !paired.has(record));
  const uids = new Set(told.map(({ uid }) => uid));
  const dropped = gone.filter(({ record }) => !uids.has(record.uid));
  if (isSuspiciousLoss(alive.length, dropped.length)) {
    const params = { gone: dropped.length, known: alive.length };
    plan.warning = {
      code: "source.lost-too-much",
      message: `${params.gone} of ${params.known} events are gone at once: nothing was withdrawn.`,
      params,
    };
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
    } else if (record.missing + 1 < GONE_AFTER) plan.missing.push(record.id);
    else add(plan, goneChange("withdrawn", record, here));
  }
}

function isSameSaid(record: KnownRecord, told: Told): boolean {
  return record.recurrence === told.recurrence && canonicalJson(record.said) === canonicalJson(told.said);
}

function add(plan: SourcePlan, change: PlannedChange): void {
  plan.changes.push(change);
  plan.counts[change.kind]++;
}

function changeOf(
  kind: ChangeKind,
  told: Told,
  record: KnownRecord | undefined,
  here: EventHere | undefined,
): PlannedChange {
  const { line, uid, recurrence, date, time, place, said } = told;
  return {
    kind,
    line,
    uid,
    recurrence,
    recordId: record?.id ?? null,
    eventId: here?.id ?? null,
    title: said.name ?? here?.fields.name ?? "",
    date,
    time,
    venue: place.name,
    said,
    newVenue: place.isNew ? (place as NewPlace | NewRecord) : null,
    fields: null,
    problem: null,
  };
}

function goneChange(kind: ChangeKind, record: KnownRecord, { id, fields, venue }: EventHere): PlannedChange {
  const { uid, recurrence, said } = record;
  const { name: title, date, time } = fields;
  return {
    ...{
      kind,
      line: null,
      uid,
      recurrence,
      recordId: record.id,
      eventId: id,
      title,
      date,
      time,
      venue,
      said,
    },
    ...{ newVenue: null, fields: null, problem: null },
  };
}

function problemChange({ line, title, date, time, venue, problem }: ToldProblem): PlannedChange {
  return {
    ...{
      kind: "problem",
      line,
      uid: "",
      recurrence: "",
      recordId: null,
      eventId: null,
      title,
      date,
      time,
      venue,
    },
    ...{ said: null, newVenue: null, fields: null, problem },
  };
}

/** Whether two titles at one venue and hour are one event: the same words, or all words of the shorter one. */
export function isLikeTitle(a: string, b: string): boolean {
  const [short, long] = [wordsOf(a), wordsOf(b)].sort((x, y) => x.length - y.length) as [string[], string[]];
  return (
    short.length > 0 && short.every((word) => long.includes(word)) && long.length <= short.length * 2 + 1
  );
}

function wordsOf(title: string): string[] {
  return fold(title).match(/[\p{L}\p{N}]+/gu) ?? [];
}
