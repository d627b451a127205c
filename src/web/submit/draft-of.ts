import type { SubmittedPlace } from "#contract/submission-calls.ts";
import { fieldsOf } from "#contract/submission-form.ts";
import type { SubmissionDraft } from "./draft.ts";

/** The form with an event as it was sent. */
export function submissionDraft(
  form: Record<string, unknown>,
  place: SubmittedPlace | null,
): SubmissionDraft {
  const fields = fieldsOf(form);
  const isNewVenue = fields.venue === "";
  if (isNewVenue || !place) return { fields, isNewVenue };
  const { name, address, city, timeZone } = place;
  return { fields, isNewVenue, venue: { venue: fields.venue, name, address, city, timeZone } };
}
