import { type WordedProblem, worded } from "#contract/error-messages.ts";
import type { Occurrence } from "#domain/source/match.ts";
import type { EventFields, FieldGroup, SourceFields } from "#domain/source/merge.ts";
import type { ChangeKind } from "#domain/source/source.ts";
import type { EntryProblem, KeptDraft, SourceEntry } from "./entries.ts";
import type { NewRecord, NewSourceSite } from "./places/place.ts";

/** An event of the catalogue as a plan compares it. */
export interface EventHere {
  id: number;
  fields: EventFields;
  venue: string;
  endMs: number | null;
  isWithdrawn: boolean;
  /** It was withdrawn with its venue, not by itself. */
  isVenueGone: boolean;
  isOver: boolean;
}

/** What a source said last about an occurrence, and the event that it became. */
export interface KnownRecord extends Occurrence {
  /** Null where nothing is remembered yet but its event. */
  id: number | null;
  eventId: number | null;
  said: SourceFields;
  missing: number;
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
  said: SourceFields | null;
  newVenue: NewSourceSite | NewRecord | null;
  fields: Partial<Record<FieldGroup, "source" | "here">> | null;
  /** Why it is left out; of others what was left out of it. */
  problem: WordedProblem | null;
  /** What its place is remembered by, and the entry itself where that is not clear. */
  place: string | null;
  draft: KeptDraft | null;
}

export function plannedChange(
  kind: ChangeKind,
  entry: SourceEntry,
  record: KnownRecord | undefined,
  here: EventHere | undefined,
): PlannedChange {
  const { line, uid, recurrence, date, time, place, said, remark } = entry;
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
    newVenue: place.isNew ? (place as NewSourceSite | NewRecord) : null,
    fields: null,
    problem: remark ? worded({ code: "sideNotRead", params: { reason: remark } }) : null,
    place: entry.placeKey || null,
    draft: null,
  };
}

export function goneChange(
  kind: ChangeKind,
  record: KnownRecord,
  { id, fields, venue }: EventHere,
): PlannedChange {
  const { uid, recurrence, said } = record;
  const { name: title, date, time } = fields;
  return {
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
    newVenue: null,
    fields: null,
    problem: null,
    place: null,
    draft: null,
  };
}

export function problemChange(entry: EntryProblem): PlannedChange {
  const { line, title, date, time, venue, problem, placeKey: place, kept: draft } = entry;
  return {
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
    said: null,
    newVenue: null,
    fields: null,
    problem: worded(problem),
    place,
    draft,
  };
}
