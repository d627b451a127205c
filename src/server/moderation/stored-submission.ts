import type { Submission } from "#contract/moderation.ts";
import type { GazetteerCity } from "#server/geo/gazetteer.ts";

/** A submission as it is stored: what was sent, and the city of a venue that is not listed yet. */
export type StoredSubmission = Omit<Submission, "email" | "website"> & {
  newCity?: GazetteerCity | undefined;
};
