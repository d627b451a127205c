import type { Overview, VenueWithEvents } from "#contract/catalog.ts";
import type {
  FirstViewQuestion,
  ListedVenue,
  ListQuestion,
  ViewQuestion,
  ViewSummary,
} from "#contract/pages.ts";
import { citiesInView, cityCount, FIRST_CITIES } from "#domain/cities-in-view.ts";
import { isCounted } from "#domain/event/filter.ts";
import { indexOfNext, upcomingEvents } from "#domain/upcoming.ts";
import type { Atlas } from "#server/atlas/atlas.ts";
import type { Note } from "#server/catalog/projection/reads.ts";
import { shortVenues } from "./short-venues.ts";

/** More would make the page itself slow to arrive; its list then begins with the busiest venues. */
const MAX_EVENTS = 1_500;
const MAX_VENUES = 500;
const BUSIEST = 30;
/** From here on the map and its list show venues, below it cities. */
const ALL_VENUES_ZOOM = 11;
const SHOWN_EVENTS = 2;

/** What a page of the map is rendered with, from memory and bounded in size. */
export function firstViews(atlas: () => Atlas, now: () => number, note: Note = () => {}) {
  const count = (...question: Parameters<Atlas["overview"]>): Overview =>
    JSON.parse(
      atlas()
        .overview(...question)
        .toString(),
    );
  const busiest = ({ bounds, filter, includeEmpty }: ListQuestion): ListedVenue[] => {
    const found = atlas().venuesIn(bounds, filter, { limit: BUSIEST, includeEmpty });
    return (JSON.parse(found.toString()) as VenueWithEvents[]).map((venue) => shortened(venue, now()));
  };

  return {
    /** All venues of a box as short JSON, unfiltered; undefined where they are too many for a page. */
    venuesIn({ box, includeEmpty }: FirstViewQuestion): string | undefined {
      note({ boxes: [box] });
      const { venues, events } = atlas().totalsIn(box, {}, { includeEmpty });
      if (venues > MAX_VENUES || events > MAX_EVENTS) return undefined;
      return shortVenues(atlas().venuesIn(box, {}, { limit: 0, includeEmpty }).toString());
    },

    listedIn(question: ListQuestion): ListedVenue[] {
      note({ boxes: [question.bounds] });
      return busiest(question);
    },

    busiestIn({ bounds, zoom, filter, includeEmpty }: ViewQuestion): ViewSummary {
      // Close views list venues, and cities have some beyond the view.
      note(zoom >= ALL_VENUES_ZOOM ? { boxes: [bounds] } : { all: true });
      const evening = { ...filter, when: "tonight", from: undefined, to: undefined } as const;
      const listed = busiest({ bounds, filter, includeEmpty });
      if (zoom >= ALL_VENUES_ZOOM)
        return {
          listed,
          cities: [],
          cityTotal: 0,
          totals: atlas().totalsIn(bounds, filter, { includeEmpty }),
          tonight: atlas().countIn(bounds, evening),
        };
      const inView = count(bounds, zoom, filter, { includeEmpty });
      const tonight = count(bounds, zoom, evening, { includeEmpty: false });
      const cities = citiesInView(bounds, inView.cities.map(cityCount), tonight.cities.map(cityCount));
      return {
        listed,
        cities: cities.slice(0, FIRST_CITIES),
        cityTotal: inView.cityTotal,
        totals: { venues: inView.venues, events: inView.events },
        tonight: tonight.events,
      };
    },
  };
}

/** A row tells what is next and how much there is; all events of busy venues would be most of the page. */
function shortened(venue: VenueWithEvents, nowMs: number): ListedVenue {
  const { events } = venue;
  const upcoming = upcomingEvents(events, nowMs);
  const next = indexOfNext(upcoming, nowMs);
  return {
    ...venue,
    events: upcoming.slice(next, next + SHOWN_EVENTS),
    eventCount: events.filter((event) => isCounted(event)).length,
  };
}
