import type { SubmissionFields } from "#contract/submission-form.ts";
import type { PlainKey } from "#messages/catalogue.ts";
import type { SubmissionDraft } from "./draft.ts";

export type SubmitFieldName = keyof SubmissionFields;

/** What every section of the form is given. */
export interface FormState {
  draft: SubmissionDraft;
  /** Changes fields of the form. */
  set(change: Partial<SubmissionFields>): void;
  change(change: Partial<SubmissionDraft>): void;
  problemOf(field: SubmitFieldName): string | undefined;
}

/** What is missing, by field, in the order of the form. */
export function submissionGaps(
  { fields, isNewVenue }: SubmissionDraft,
  isGuest: boolean,
): Partial<Record<SubmitFieldName, PlainKey>> {
  const isEmpty = (name: SubmitFieldName) => fields[name].trim() === "";
  const gaps: [isMissing: boolean, field: SubmitFieldName, message: PlainKey][] = [
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
const SHOWN_AT: Readonly<Record<string, SubmitFieldName>> = {
  newVenue: "newVenueName",
  repeat: "every",
  isAllDay: "hours",
  isFree: "price",
};

/** A refusal's sentences at the form's own fields, and those that belong to none of them. */
export function refusalsOf(refused: Readonly<Record<string, string>>, fields: SubmissionFields) {
  const problems: Partial<Record<SubmitFieldName, string>> = {};
  const rest: string[] = [];
  for (const [name, sentence] of Object.entries(refused)) {
    const field = SHOWN_AT[name] ?? name;
    if (field in fields) problems[field as SubmitFieldName] = sentence;
    else rest.push(sentence);
  }
  return { problems, rest };
}
