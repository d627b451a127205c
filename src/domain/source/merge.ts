import { canonicalJson } from "../canonical-json.ts";
import {
  EVENT_FIELDS,
  type EventField,
  type EventInput,
  type FieldGroupName,
  isNothing,
  NO_DETAILS,
} from "../event/event-fields.ts";

/** The fields of an event and its venue, as editors and sources give them. */
export interface EventFields extends EventInput {
  venueId: number;
}

/** The fields of a source's record; an absent field is not given by the source. */
export type SourceFields = Partial<EventFields>;

export type FieldGroup = "venue" | FieldGroupName;

/** The fields of each group. */
export const FIELD_GROUPS = {
  venue: ["venueId"],
  ...Object.groupBy(
    Object.keys(EVENT_FIELDS) as (keyof EventInput)[],
    (key) => (EVENT_FIELDS[key] satisfies EventField).group,
  ),
} as unknown as Readonly<Record<FieldGroup, readonly [keyof EventFields, ...(keyof EventFields)[]]>>;
const GROUPS = Object.keys(FIELD_GROUPS) as FieldGroup[];

/** Defaults of fields that the source does not give. */
const UNTOLD: SourceFields = { ...NO_DETAILS, link: "", image: "", description: "", organizer: null };

export interface Merged {
  /** What is to be written: the source's news in fields that are as the source left them. */
  change: SourceFields;
  changed: FieldGroup[];
  /** Changed here and at the source, to different values: the value here stays until a choice is made. */
  conflicts: FieldGroup[];
}

/**
 * Three-way merge of one event: the source's last record, its present one, and the event here. Changes made here by hand
 * win over a source that repeats itself. Without an earlier statement (an event that was here before its source) only empty
 * fields are filled.
 */
export function mergeFields(before: SourceFields | undefined, now: SourceFields, here: EventFields): Merged {
  const merged: Merged = { change: {}, changed: [], conflicts: [] };
  for (const group of GROUPS) {
    if (!isTold(now, group) || isSame(now, here, group)) continue;
    if (before === undefined) {
      if (isEmpty(here, group)) take(merged, now, group);
      continue;
    }
    const last = isTold(before, group) ? before : UNTOLD;
    if (isSame(last, now, group)) continue;
    if (isSame(last, here, group)) take(merged, now, group);
    else merged.conflicts.push(group);
  }
  return merged;
}

/** The values of one group, for a choice or a comparison. */
export function valuesOf(fields: SourceFields, group: FieldGroup): SourceFields {
  return Object.fromEntries(
    FIELD_GROUPS[group].filter((field) => fields[field] !== undefined).map((field) => [field, fields[field]]),
  );
}

/** Whether any field of a group is given. */
export function isTold(fields: SourceFields, group: FieldGroup): boolean {
  return FIELD_GROUPS[group].some((field) => fields[field] !== undefined);
}

/** Compares the fields of the first; those that it leaves out make no difference. */
function isSame(said: SourceFields, other: SourceFields, group: FieldGroup): boolean {
  return FIELD_GROUPS[group].every(
    (field) =>
      said[field] === undefined ||
      other[field] === undefined ||
      canonicalJson(said[field]) === canonicalJson(other[field]),
  );
}

function isEmpty(here: EventFields, group: FieldGroup): boolean {
  return FIELD_GROUPS[group].every((field) => isNothing(here[field]));
}

function take(merged: Merged, now: SourceFields, group: FieldGroup): void {
  Object.assign(merged.change, valuesOf(now, group));
  merged.changed.push(group);
}
