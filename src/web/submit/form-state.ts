import type { SubmissionFields } from "#contract/submission-form.ts";
import type { PlainKey } from "#messages/catalogue.ts";
import type { Draft } from "./draft.ts";

export type FieldName = keyof SubmissionFields;

/** What every section of the form is given. */
export interface FormState {
  draft: Draft;
  /** Changes fields of the form. */
  set(change: Partial<SubmissionFields>): void;
  change(change: Partial<Draft>): void;
  problemOf(field: FieldName): string | undefined;
}

/** What is missing, by field, in the order of the form. */
export function gapsOf(
  { fields, isNewVenue }: Draft,
  isGuest: boolean,
): Partial<Record<FieldName, PlainKey>> {
  const isEmpty = (name: FieldName) => fields[name].trim() === "";
  const gaps: [isMissing: boolean, field: FieldName, message: PlainKey][] = [
    [isEmpty("title"), "title", "submit.missing.title"],
    [isEmpty("category"), "category", "submit.missing.category"],
    [!isNewVenue && isEmpty("venue"), "venue", "submit.missing.venue"],
    [isNewVenue && isEmpty("newVenueName"), "newVenueName", "submit.missing.newVenueName"],
    [isNewVenue && isEmpty("newVenueAddress"), "newVenueAddress", "submit.missing.newVenueAddress"],
    [
      isNewVenue && (isEmpty("newVenueLatitude") || isEmpty("newVenueLongitude")),
      "newVenueLatitude",
      "submit.missing.point",
    ],
    [isEmpty("date"), "date", "submit.missing.date"],
    [isGuest && isEmpty("email"), "email", "submit.missing.email"],
  ];
  return Object.fromEntries(gaps.filter(([isMissing]) => isMissing).map(([, field, key]) => [field, key]));
}

/** The fields of the call that the form calls otherwise. */
const SHOWN_AT: Readonly<Record<string, FieldName>> = {
  newVenue: "newVenueName",
  repeat: "every",
  isAllDay: "hours",
  isFree: "price",
};

/** A refusal's sentences at the form's own fields, and those that belong to none of them. */
export function refusalsOf(refused: Readonly<Record<string, string>>, fields: SubmissionFields) {
  const problems: Partial<Record<FieldName, string>> = {};
  const rest: string[] = [];
  for (const [name, sentence] of Object.entries(refused)) {
    const field = SHOWN_AT[name] ?? name;
    if (field in fields) problems[field as FieldName] = sentence;
    else rest.push(sentence);
  }
  return { problems, rest };
}
