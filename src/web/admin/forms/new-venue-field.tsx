import { useState } from "react";
import { type ChosenVenue, choiceOf, choose } from "../choice/choice.ts";
import { VenueField } from "../choice/venue-field.tsx";
import type { ProblemOf } from "../field.tsx";

/** Moves an event to another venue of its city. */
export function NewVenueField({ venue, problemOf }: { venue: ChosenVenue; problemOf: ProblemOf }) {
  const [choice, setChoice] = useState(() =>
    choose(choose(choiceOf(venue), "category", "all"), "venue", undefined),
  );
  const { venue: target } = choice;
  return (
    <>
      <VenueField name="newVenue" choice={choice} onChoice={setChoice} problemOf={problemOf} />
      <input type="hidden" name="newVenue" value={target ? `${target.category}/${target.slug}` : ""} />
    </>
  );
}
