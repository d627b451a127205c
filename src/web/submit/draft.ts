import type { FoundVenue } from "#contract/submission-calls.ts";
import { EMPTY_SUBMISSION, type SubmissionFields } from "#contract/submission-form.ts";

const KEY = "event-draft";

/** What the form shows of a listed venue. */
export type DraftVenue = Pick<FoundVenue, "venue" | "name" | "address" | "city" | "timeZone">;

/** The form as it is being written. */
export interface SubmissionDraft {
  fields: SubmissionFields;
  /** The listed venue that was chosen. */
  venue?: DraftVenue | undefined;
  isNewVenue: boolean;
}

export const NEW_DRAFT: SubmissionDraft = { fields: EMPTY_SUBMISSION, isNewVenue: false };

/** What was written on this device and never sent. */
export function readDraft(): SubmissionDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<SubmissionDraft> | null;
    if (!kept?.fields) return undefined;
    // A newer form may have more fields.
    return { ...NEW_DRAFT, ...kept, fields: { ...EMPTY_SUBMISSION, ...kept.fields } };
  } catch {
    return undefined;
  }
}

/** Storage may be full or forbidden; the form works without. */
export function keepDraft(draft: SubmissionDraft): void {
  try {
    if (isEmpty(draft)) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {}
}

export function forgetDraft(): void {
  keepDraft(NEW_DRAFT);
}

function isEmpty({ fields }: SubmissionDraft): boolean {
  return Object.entries(EMPTY_SUBMISSION).every(
    ([name, empty]) => name === "email" || fields[name as keyof SubmissionFields] === empty,
  );
}
