import type { Overview, VenueWithEvents } from "#contract/catalog.ts";
import type { FirstViewQuestion, ListedVenue, ViewSummary } from "#contract/pages.ts";
import { upcomingEvents } from "#domain/upcoming.ts";
import type { Atlas } from "#server/atlas/atlas.ts";

/** More would make the page itself slow to arrive; its list then begins with the busiest venues. */
const MAX_EVENTS = 1_500;
const MAX_VENUES = 500;
const BUSIEST = 30;
const SHOWN_EVENTS = 2;

/** What a page of the map is rendered with, from memory and bounded in size. */
export function firstViews(atlas: () => Atlas, now: () => number) {
  const count = (...question: Parameters<Atlas["overview"]>): Overview =>
    JSON.parse(
      atlas()
        .overview(...question)
        .toString(),
    );

  return {
    /** All venues of a box as JSON, unfiltered; undefined where they are too many for a page. */
    venuesIn({ box, zoom, includeEmpty }: FirstViewQuestion): string | undefined {
      const { venues, events } = count(box, zoom, {}, { includeEmpty });
      if (venues > MAX_VENUES || events > MAX_EVENTS) return undefined;
      return atlas().venuesIn(box, {}, { limit: 0, includeEmpty }).toString();
    },

    busiestIn({ bounds, box, zoom, filter, includeEmpty }: FirstViewQuestion): ViewSummary {
      const listed = atlas().venuesIn(bounds, filter, { limit: BUSIEST, includeEmpty });
      const { venues, events } = count(box, zoom, filter, { includeEmpty });
      const tonight = { ...filter, when: "tonight", from: undefined, to: undefined } as const;
      return {
        listed: (JSON.parse(listed.toString()) as VenueWithEvents[]).map((venue) => shortened(venue, now())),
        totals: { venues, events },
        tonight: count(bounds, zoom, tonight, { includeEmpty: false }).events,
      };
    },
  };
}

/** A row tells what is next and how much there is; all events of busy venues would be most of the page. */
function shortened(venue: VenueWithEvents, nowMs: number): ListedVenue {
  const { events } = venue;
  return {
    ...venue,
    events: upcomingEvents(events, nowMs).slice(0, SHOWN_EVENTS),
    eventCount: events.length,
  };
}
