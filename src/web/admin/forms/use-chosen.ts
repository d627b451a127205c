import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Choice, choose, findChosenEvent, NOTHING } from "../choice/choice.ts";
import { cityVenuesQuery, venueEventsQuery } from "../queries.ts";

export type Chosen = ReturnType<typeof useChosen>;

/** What a form has chosen, with the events of the chosen venue. */
export function useChosen(start: Choice) {
  const client = useQueryClient();
  const [choice, setChoice] = useState(start);
  const { data: events } = useQuery(venueEventsQuery(choice));

  /** Takes the venue as it is now, if it is still there. */
  async function reloadVenue(): Promise<void> {
    const { venue } = choice;
    if (!venue) return;
    const { venues } = await client.fetchQuery(cityVenuesQuery(choice, venue.name));
    setChoice(
      choose(
        choice,
        "venue",
        venues.find(({ _id }) => _id === venue._id),
      ),
    );
  }

  const event = findChosenEvent(choice, events ?? []);
  return {
    choice,
    setChoice,
    events,
    event,
    field: { choice, onChoice: setChoice },
    preview: { venue: choice.venue, events, currentId: event?._id },
    clear: () => setChoice(NOTHING),
    forgetVenue: () => setChoice((now) => choose(now, "venue", undefined)),
    forgetEvent: () => setChoice((now) => choose(now, "event", "")),
    reloadVenue: () => void reloadVenue(),
  };
}
