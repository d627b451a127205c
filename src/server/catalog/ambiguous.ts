import type { Problem } from "#contract/error-messages.ts";

/** A name that several venues have; each is chosen by its slug. */
export const severalVenues = (venue: string, slugs: readonly string[]): Problem => ({
  code: "venueNameAmbiguous",
  params: { venue, choices: slugs.join(", ") },
});
