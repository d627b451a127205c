import type { Submission } from "#contract/moderation.ts";
import type { ChangeOwnEvent } from "#contract/organizers.ts";
import type { GazetteerCity } from "#server/geo/gazetteer.ts";

/** A submission as it is stored: what was sent, and the city of a venue that is not listed yet. */
export type StoredSubmission = Omit<Submission, "email" | "website"> & {
  newCity?: GazetteerCity | undefined;
  /** Of a published event that its organizer wants to move: the change to be made. */
  move?: ChangeOwnEvent | undefined;
};
