import { queryOptions } from "@tanstack/react-query";
import type { EventList, VenueList } from "#contract/admin.ts";
import type { Venue } from "#contract/catalog.ts";
import { routes, urls } from "#contract/urls.ts";
import { CallFailed, get } from "#web/session/api.ts";
import { withQuery } from "../queries.ts";
import { type Choice, choiceOf, venueFields } from "./choice.ts";

/** What the button of an event card has chosen, read as an editor needs it. */
export const linkedChoice = (venueId: string, eventId: string | null) =>
  queryOptions({
    queryKey: ["linked", venueId, eventId],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }): Promise<Choice> => {
      const { country, city, category, name } = await get<Venue>(urls.venue(venueId), signal);
      const { venues } = await get<VenueList>(
        withQuery(routes.adminVenues, { country, city, category, q: name }),
        signal,
      );
      const venue = venues.find(({ _id }) => _id === venueId);
      if (!venue) throw new CallFailed(404, "");
      const choice = choiceOf(venue);
      if (eventId === null) return choice;
      const events = await get<EventList>(withQuery(routes.venueEvents, venueFields(choice)), signal);
      const event = events.find(({ _id }) => _id === eventId);
      if (!event) throw new CallFailed(404, "");
      return choiceOf(venue, event);
    },
  });
